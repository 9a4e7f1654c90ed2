// Samples a world for a search: everything the seat sees stays, everything else is dealt again to fit all public
// counts.
#include "games/lost_mines/sample.h"

#include "games/lost_mines/state.h"
#include "kernel/world_inside.h"

namespace filon::lost_mines {
namespace {

template <int Kinds>
int draw(Bag<Kinds>& bag, Rng& rng) {
  const int kind = bag.nth(rng.below(bag.size()));
  bag.take(kind);
  return kind;
}

class Sampler {
 public:
  Sampler(const Rules& rules, Sight sight, State& state, Rng& rng)
      : rules_(rules), sight_(sight), table_(sight.table), state_(state), rng_(rng) {
    state_.holdings[sight.me] = sight.mine;
  }

  void deal(const Hypothesis& given) {
    roles(given);
    mine_cards(given);
    values();
    cards();
    looks();
  }

  Hypothesis dealt() const {
    Hypothesis all;
    for (int i = 0; i < rules_.seats; ++i) all.roles[seat(i)] = state_.holdings[seat(i)].role;
    all.mine = state_.hidden.mine;
    return all;
  }

 private:
  // The role of a seat, as far as this one knows it.
  Role known_role(const Hypothesis& given, Seat who) const {
    if (who == sight_.me) return sight_.mine.role;
    if (table_.role[who] != Role::Unknown) return table_.role[who];
    return sight_.mine.roles_seen[who] != Role::Unknown ? sight_.mine.roles_seen[who] : given.roles[who];
  }

  void roles(const Hypothesis& given) {
    std::array<Bag<8>, 2> left;  // roles by clan
    for (Clan clan : both_clans)
      for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur})
        left[static_cast<std::size_t>(clan)].add(static_cast<int>(role), rules_.dwarfs.count(dwarf_kind(clan, role)));
    const auto of = [&](Seat who) -> Bag<8>& { return left[static_cast<std::size_t>(table_.clan[who])]; };
    for (int i = 0; i < rules_.seats; ++i)
      if (const Role role = known_role(given, seat(i)); role != Role::Unknown) {
        state_.holdings[seat(i)].role = role;
        of(seat(i)).take(static_cast<int>(role));
      }
    for (int i = 0; i < rules_.seats; ++i) {
      Holding& holding = state_.holdings[seat(i)];
      if (holding.role == Role::Unknown) holding.role = static_cast<Role>(draw(of(seat(i)), rng_));
    }
  }

  void mine_cards(const Hypothesis& given) {
    Bag<8> left;
    for (std::size_t i = 0; i < mines; ++i) left.add(static_cast<int>(i));
    const auto put = [&](std::size_t mine, Card card) {
      state_.hidden.mine[mine] = card;
      for (std::size_t kind = 0; kind < mines; ++kind)
        if (rules_.deck.mine_cards[kind] == card) left.take(static_cast<int>(kind));
    };
    for (std::size_t i = 0; i < mines; ++i) {
      Card known = table_.mine[i].card;
      if (known == no_card) known = sight_.mine.mines_seen[i];
      if (known == no_card) known = given.mine[i];
      if (known != no_card) put(i, known);
    }
    for (std::size_t i = 0; i < mines; ++i)
      if (state_.hidden.mine[i] == no_card)
        state_.hidden.mine[i] = rules_.deck.mine_cards[static_cast<std::size_t>(draw(left, rng_))];
  }

  void values() {
    Treasures left = rules_.deck.treasures;
    const auto is = [&](int kind, Back back, int value) {
      const TreasureKind& treasure = rules_.deck.treasure_kinds[static_cast<std::size_t>(kind)];
      return treasure.back == back && (value == 0 || treasure.value == value);
    };
    const int kinds = static_cast<int>(rules_.deck.treasure_kinds.size());
    const auto take_one = [&](std::size_t slot, int known) {
      Treasures fitting;
      for (int kind = 0; kind < kinds; ++kind)
        if (is(kind, table_.treasures[slot].back, known)) fitting.add(kind, left.count(kind));
      const int kind = draw(fitting, rng_);
      left.take(kind);
      state_.hidden.values[slot] = rules_.deck.treasure_kinds[static_cast<std::size_t>(kind)].value;
    };
    const auto known = [&](std::size_t slot) {
      return table_.treasures[slot].value != 0 ? int{table_.treasures[slot].value} : int{sight_.mine.values[slot]};
    };
    for (std::size_t i = 0; i < table_.treasures.size(); ++i)
      if (known(i) != 0) take_one(i, known(i));
    for (std::size_t i = 0; i < table_.treasures.size(); ++i)
      if (known(i) == 0) take_one(i, 0);
  }

  void cards() {
    Cards left = rules_.deck.pile;
    left -= table_.played;
    left -= sight_.mine.discarded;
    for (Card card : sight_.mine.hand) left.take(index(card));
    table_.forest.face_up().for_each([&](Cell at) {
      const Card card = table_.forest.at(at).card;
      if (rules_.effect(card) == Effect::Path) left.take(index(card));
    });
    for (int i = 0; i < rules_.seats; ++i)
      if (table_.troll[seat(i)] != no_card) left.take(index(table_.troll[seat(i)]));
    for (int i = 0; i < rules_.seats; ++i) {
      if (seat(i) == sight_.me) continue;
      Holding& holding = state_.holdings[seat(i)];
      for (int n = 0; n < table_.hand_size[seat(i)]; ++n) holding.hand.insert_sorted(card(draw(left, rng_)));
      for (int n = 0; n < table_.discards[seat(i)]; ++n) holding.discarded.add(draw(left, rng_));
    }
    state_.hidden.pile = left;
  }

  // The others know what they have looked at, and what they have collected.
  void looks() {
    for (int i = 0; i < rules_.seats; ++i) {
      if (seat(i) == sight_.me) continue;
      Holding& holding = state_.holdings[seat(i)];
      const Looked& looked = table_.looked[seat(i)];
      for (std::size_t mine = 0; mine < mines; ++mine)
        if ((looked.mines >> mine & 1) != 0) holding.mines_seen[mine] = state_.hidden.mine[mine];
      for (std::size_t slot = 0; slot < table_.treasures.size(); ++slot)
        if (looked.has_seen_treasure(static_cast<int>(slot)) ||
            (table_.treasures[slot].owner == seat(i) && rules_.options.owner_sees_treasures))
          holding.values[slot] = state_.hidden.values[slot];
      for (int j = 0; j < rules_.seats; ++j)
        if (looked.dwarfs.contains(seat(j))) holding.roles_seen[seat(j)] = state_.holdings[seat(j)].role;
    }
  }

  const Rules& rules_;
  Sight sight_;
  const Table& table_;
  State& state_;
  Rng& rng_;
};

}  // namespace

World sample_world(const Rules& rules, Sight sight, const Hypothesis& given, Rng& rng, Hypothesis* drawn) {
  World world = WorldAccess::open(rules, sight.table, rng.next());
  Sampler sampler(rules, sight, WorldAccess::state(world), rng);
  sampler.deal(given);
  if (drawn) *drawn = sampler.dealt();
  return world;
}

}  // namespace filon::lost_mines
