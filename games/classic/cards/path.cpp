// Path cards: placing one, and turning the goals that a tunnel reaches.
#include <bit>

#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

// AMB-11: a turned goal joins the card that reached it; if that card is not beside it, it joins any tunnel; then the
// way round that matches more neighbours; then as printed.
Turned way_round(const Rules& rules, const Tunnels& tunnels, Cell goal, Card card, Cell last_placed) {
  const Sides entries = tunnels.entries(goal);
  Sides wanted = entries;
  for (Side side : all_sides)
    if (has(entries, side) && beside(goal, side) == last_placed) wanted = bit(side);

  const auto merit = [&](Turned turned) {
    const Sides open = rules.face(card, turned).open();
    int matching = 0;
    for (Side side : all_sides)
      if (const Laid* neighbour = tunnels.at(beside(goal, side)))
        matching += has(neighbour->face.open(), opposite(side)) == has(open, side) ? 1 : 0;
    return ((open & wanted) != 0 ? 8 : 0) + matching;
  };
  return merit(Turned::Yes) > merit(Turned::No) ? Turned::Yes : Turned::No;
}

// BASE-GOAL-02, -12..-15: turns every reached goal, and those reached through them, until nothing changes. Returns true
// if one of them is the treasure.
bool turn_reached_goals(Dealer& dealer, Cell last_placed) {
  bool treasure = false;
  for (auto reached = dealer.table().tunnels.reached(); !reached.empty(); reached = dealer.table().tunnels.reached()) {
    for (Cell at : reached) {
      std::uint8_t goal = 0;
      while (dealer.table().goals[goal].at != at) ++goal;
      const Card card = dealer.hidden().goals[goal];
      const Turned turned = way_round(dealer.rules(), dealer.table().tunnels, at, card, last_placed);
      dealer.tell(GoalTurned{goal, card, turned, true});
      treasure |= dealer.rules().effect(card) == Effect::Treasure;
    }
  }
  return treasure;
}

bool is_beside_goal(const Table& table, Cell at) {
  return std::any_of(table.goals.begin(), table.goals.end(), [&](const Goal& goal) {
    return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) { return beside(goal.at, side) == at; });
  });
}

// A ladder need not be linked: it can be placed beside any path card where it fits, but never beside a goal
// (S2-PATH-12..-16).
void list_ladders(const Rules& rules, const Table& table, Card card, Lister& list) {
  const Face printed = rules.face(card, Turned::No);
  const Face half_turn = rules.face(card, Turned::Yes);
  for (const Site& site : table.tunnels.sites()) {
    if (is_beside_goal(table, site.at)) continue;
    const Fits fit = matching_fits(site);
    list.next<PlacePath>(card, site.at, Turned::No);
    list.keep(fits(fit, printed.open()));
    list.next<PlacePath>(card, site.at, Turned::Yes);
    list.keep(printed != half_turn && fits(fit, half_turn.open()));
  }
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const PlacePath& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Path)) return wrong;
  if (sight.table.broken[sight.me].any()) return Refusal::ToolsBroken;   // BASE-PATH-19
  if (sight.table.prison[sight.me].holds()) return Refusal::Imprisoned;  // S2-PATH-28
  const Tunnels& tunnels = sight.table.tunnels;
  if (tunnels.at(a.at) || tunnels.is_covered(a.at)) return Refusal::CellTaken;  // BASE-PATH-02
  if (is_beyond(a.at)) return Refusal::TooFar;
  const Site* site = tunnels.site(a.at);
  if (!site) return Refusal::TouchesNothing;  // BASE-PATH-01
  const Face face = rules.face(a.card, a.turned);
  if (face.ladder() != 0 && is_beside_goal(sight.table, a.at)) return Refusal::BesideGoal;  // S2-PATH-13
  if (!fits(matching_fits(*site), face.open())) return Refusal::EdgesDiffer;
  if (face.ladder() == 0 && !fits(site->fits, face.open())) return Refusal::NotLinked;  // S2-PATH-14, -15
  return {};
}

namespace {

// Decks without ladders use a faster version.
template <bool HasLadders>
void list_placements(const Rules& rules, Sight sight, std::span<const Card> cards, Actions& out) {
  Fits in_hand = 0;
  std::size_t ladders = 0;
  for (Card card : cards) {
    for (Turned turned : {Turned::No, Turned::Yes})
      in_hand = static_cast<Fits>(in_hand | 1U << rules.face(card, turned).open());
    if constexpr (HasLadders) ladders += rules.face(card, Turned::No).ladder() != 0 ? 1U : 0U;
  }

  struct Opening {
    const Site* site;
    Fits fits;
  };
  std::array<Opening, Tunnels::most_sites> openings;  // only the first `count` are used
  std::size_t count = 0;
  for (const Site& site : sight.table.tunnels.sites()) {
    const Fits fit = site.fits & in_hand;
    openings[count] = {&site, fit};
    count += fit != 0 ? 1U : 0U;
  }

  Lister list(out, 2 * count * (cards.size() - ladders) + 2 * sight.table.tunnels.sites().size() * ladders);
  for (Card card : cards) {
    const Face printed = rules.face(card, Turned::No);
    if constexpr (HasLadders)
      if (printed.ladder() != 0) {
        list_ladders(rules, sight.table, card, list);
        continue;
      }
    const Face half_turn = rules.face(card, Turned::Yes);
    const bool turns = printed != half_turn;
    for (std::size_t i = 0; i < count; ++i) {
      const auto [site, fit] = openings[i];
      list.next<PlacePath>(card, site->at, Turned::No);
      list.keep(fits(fit, printed.open()));
      const bool fits_turned = fits(fit, half_turn.open());
      list.next<PlacePath>(card, site->at, Turned::Yes);
      list.keep(turns & fits_turned);
    }
  }
}

}  // namespace

void list_paths(const Rules& rules, Sight sight, std::span<const Card> cards, Actions& out) {
  if (cards.empty() || !sight.table.can_dig(sight.me)) return;  // BASE-ACT-05, S2-ACT-10
  rules.has_ladders ? list_placements<true>(rules, sight, cards, out)
                    : list_placements<false>(rules, sight, cards, out);
}

void turn_goals(Dealer& dealer, Seat by, Cell laid) {
  if (!turn_reached_goals(dealer, laid)) return;
  dealer.drop_agenda();
  end_round(dealer, by);  // BASE-GOAL-03
}

void play(Dealer& dealer, Seat by, const PlacePath& a) {
  const bool leads_to_goal = dealer.tell(PathPlaced{by, a.card, a.at, a.turned});
  dealer.whisper(by, LostCard{a.card});
  if (!leads_to_goal) return end_turn(dealer, by, 1);
  dealer.do_last({.what = Do::TurnGoals, .by = by, .at = a.at});
  dealer.do_last({.what = Do::EndTurn, .by = by, .draws = 1});
}

}  // namespace filon::classic
