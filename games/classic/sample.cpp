// Samples a world for a search: everything the seat sees stays, everything else is dealt again to fit all public
// counts.
#include "games/classic/sample.h"

#include <cstring>
#include <memory>

#include "games/classic/state.h"
#include "kernel/world_inside.h"

namespace filon::classic {
namespace {

// Deals the cards of a bag at random. A place is a card's number when all of them lie in the order of their kinds.
class Dealing {
 public:
  using Places = std::span<const std::uint8_t>;

  Dealing(const Cards& bag, int kinds) : places_(in_order) {
    Card* next = cards_.data();
    for (int kind = 0; kind < kinds; ++kind) {
      // Always writes eight copies at once; the next kind overwrites the extra ones.
      const int copies = bag.count(kind);
      for (int done = 0; done == 0 || done < copies; done += 8) std::memset(next + done, kind, 8);
      next += copies;
    }
    count_ = static_cast<int>(next - cards_.data());
  }

  // The places of cards that were not drawn before, in random order.
  Places draw(int cards, Rng& rng) {
    // Local variables: places are bytes, and writing a byte might change any member, for all the compiler knows.
    const int count = count_;
    const int first = drawn_;
    drawn_ += cards;
    for (int i = first; i < first + cards; ++i) {
      const int other = i + rng.below(count - i);
      std::swap(places_[static_cast<std::size_t>(i)], places_[static_cast<std::size_t>(other)]);
    }
    return {places_.data() + first, static_cast<std::size_t>(cards)};
  }

  Card card(std::uint8_t place) const { return cards_[place]; }

 private:
  static constexpr auto in_order = [] {
    std::array<std::uint8_t, 256> places{};
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = static_cast<std::uint8_t>(i);
    return places;
  }();

  std::array<Card, 256 + 8> cards_;
  std::array<std::uint8_t, 256> places_;  // the first drawn_ of them belong to somebody
  int count_ = 0;
  int drawn_ = 0;
};

class Sampler {
 public:
  // `seed` is for shuffles that must not change the sequence of `rng`.
  Sampler(const Rules& rules, Sight sight, State& state, Rng& rng, std::uint64_t seed)
      : rules_(rules), sight_(sight), table_(sight.table), state_(state), rng_(rng), seed_(seed) {
    state_.holdings[sight.me] = sight.mine;
  }

  void deal(const Beliefs& beliefs) {
    const Hypothesis* hypothesis = beliefs.draw(rng_);
    roles(hypothesis);
    goals(hypothesis);
    chests();
    cards();
    gold();
    intentions();
    scouted_hand();
    if (beliefs.has_looks()) knowledge(beliefs.looks());
    sealed_answers();
  }

  Hypothesis dealt() const {
    Hypothesis all;
    for (int i = 0; i < rules_.seats; ++i) all.roles[seat(i)] = state_.holdings[seat(i)].role;
    all.goals = state_.hidden.goals;
    return all;
  }

 private:
  bool is_me(int i) const { return seat(i) == sight_.me; }
  Holding& holding(int i) { return state_.holdings[seat(i)]; }

  template <int Kinds>
  int pick(Bag<Kinds>& bag) {
    const int kind = bag.nth(rng_.below(bag.size()));
    bag.take(kind);
    return kind;
  }

  void roles(const Hypothesis* hypothesis) {
    Roles& pool = state_.hidden.spare_roles;
    pool = rules_.role_pool;
    const auto settle = [&](int i, Role role) {
      pool.take(static_cast<int>(role));
      holding(i).role = role;
    };
    settle(index(sight_.me), sight_.mine.role);
    pool -= sight_.mine.roles_dropped;
    // First everything known, then the rest at random.
    for (int i = 0; i < rules_.seats; ++i) {
      if (is_me(i)) continue;
      // Without beliefs, earlier roles are random.
      if (const SeenRole& seen = sight_.mine.roles_seen[seat(i)];
          hypothesis && seen.role != Role::Unknown && seen.changes < table_.role_changes[seat(i)]) {
        pool.take(static_cast<int>(seen.role));
        dropped_[seat(i)][seen.changes] = seen.role;
      }
      if (const Role known = known_role(seat(i), hypothesis); known != Role::Unknown) settle(i, known);
    }
    if (!hypothesis) mixed_roles();
    for (int i = 0; i < rules_.seats; ++i) {
      if (is_me(i)) continue;
      if (holding(i).role == Role::Unknown) holding(i).role = static_cast<Role>(pick(pool));
      for (int n = 0; n < table_.role_changes[seat(i)]; ++n) {
        Role& dropped = dropped_[seat(i)][static_cast<std::size_t>(n)];
        if (dropped == Role::Unknown) dropped = static_cast<Role>(pick(pool));
        holding(i).roles_dropped.add(static_cast<int>(dropped));
      }
    }
  }

  // PARTY-13: roles that others certainly got lie with one of them.
  void mixed_roles() {
    Roles& pool = state_.hidden.spare_roles;
    Roles certain = sight_.mine.roles_mixed;
    for (int i = 0; i < rules_.seats; ++i)
      if (const int role = static_cast<int>(holding(i).role); !is_me(i) && certain.count(role) > 0) certain.take(role);
    while (certain.size() > 0) {
      const int role = certain.nth(0);
      certain.take(role);
      Inline<int, max_seats> open;
      for (int i = 0; i < rules_.seats; ++i)
        if (holding(i).role == Role::Unknown) open.push_back(i);
      if (open.empty() || pool.count(role) == 0) continue;  // dropped since then
      pool.take(role);
      holding(open[static_cast<std::size_t>(rng_.below(static_cast<int>(open.size())))]).role = static_cast<Role>(role);
    }
  }

  // The role of another seat, if it was shown, seen and not changed since, or believed.
  Role known_role(Seat seat, const Hypothesis* hypothesis) const {
    if (table_.role[seat] != Role::Unknown) return table_.role[seat];
    if (hypothesis && hypothesis->roles[seat] != Role::Unknown) return hypothesis->roles[seat];
    const SeenRole& seen = sight_.mine.roles_seen[seat];
    return seen.changes == table_.role_changes[seat] ? seen.role : Role::Unknown;
  }

  // The card at a goal, if this seat knows it.
  Card known_goal(std::size_t goal) const {
    return table_.goals[goal].is_face_up() ? table_.goals[goal].card : sight_.mine.goals_seen[goal];
  }

  void goals(const Hypothesis* hypothesis) {
    Inline<Card, most_goal_cards> left;
    for (Card card : rules_.deck.goals) left.push_back(card);
    auto sure = rules_.sure_goals;
    auto& goals = state_.hidden.goals;
    int cells = static_cast<int>(table_.goals.size());
    const auto settle = [&](std::size_t goal, Card card) {
      goals[goal] = card;
      Card* found = std::find(left.begin(), left.end(), card);
      check(found != left.end(), "a hypothesis names goals that can lie there");
      left.erase(found);
      if (Card* const was_sure = std::find(sure.begin(), sure.end(), card); was_sure != sure.end())
        sure.erase(was_sure);
      --cells;
    };
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (known_goal(goal) != no_card) settle(goal, known_goal(goal));
    for (std::size_t goal = 0; hypothesis && goal < table_.goals.size(); ++goal)
      if (goals[goal] == no_card && hypothesis->goals[goal] != no_card) settle(goal, hypothesis->goals[goal]);
    settle_mixed(settle);
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (goals[goal] == no_card) settle(goal, any_goal(left, sure, cells));
  }

  // WC17-10: goals that were mixed after this seat saw them lie where they still may lie.
  template <class Settle>
  void settle_mixed(Settle settle) {
    if (sight_.mine.goals_mixed.empty()) return;
    std::array<Card, most_goals> found = state_.hidden.goals;
    if (!place_mixed(0, found)) return;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (state_.hidden.goals[goal] == no_card && found[goal] != no_card) settle(goal, found[goal]);
  }
  bool place_mixed(std::size_t next, std::array<Card, most_goals>& found) {
    if (next == sight_.mine.goals_mixed.size()) return true;
    const MixedGoal& one = sight_.mine.goals_mixed[next];
    const auto goals = static_cast<int>(table_.goals.size());
    const int first = rng_.below(goals);
    // It may be turned up by now, or a hypothesis names it.
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
      if (state_.hidden.goals[goal] == one.card) return place_mixed(next + 1, found);
    for (int i = 0; i < goals; ++i) {
      const auto goal = static_cast<std::size_t>((first + i) % goals);
      if ((one.goals >> goal & 1) == 0 || found[goal] != no_card) continue;
      found[goal] = one.card;
      if (place_mixed(next + 1, found)) return true;
      found[goal] = no_card;
    }
    return false;
  }

  void chests() {
    if (table_.chests.empty()) return;
    std::vector<Card> paths = rules_.deck.black_paths, cards = rules_.deck.chests;
    auto& lying = state_.hidden.chests;
    const auto take = [](std::vector<Card>& from, Card card) { from.erase(std::find(from.begin(), from.end(), card)); };
    for (std::size_t i = 0; i < table_.chests.size(); ++i) {
      const ChestCards shown = table_.chests[i].cards, seen = sight_.mine.chests_seen[i];
      lying[i] = {shown.path != no_card ? shown.path : seen.path, shown.card != no_card ? shown.card : seen.card};
      if (lying[i].path != no_card) take(paths, lying[i].path);
      if (lying[i].card != no_card) take(cards, lying[i].card);
    }
    const auto any = [&](std::vector<Card>& from) {
      const auto which = from.begin() + rng_.below(static_cast<int>(from.size()));
      const Card card = *which;
      from.erase(which);
      return card;
    };
    for (std::size_t i = 0; i < table_.chests.size(); ++i) {
      if (lying[i].path == no_card) lying[i].path = any(paths);
      if (lying[i].card == no_card) lying[i].card = any(cards);
    }
  }

  // Who plays a scout has path cards to place (WC22-07): other cards of the hand are exchanged for some.
  void scouted_hand() {
    const Ask ask = table_.question.what;
    if ((ask != Ask::FirstPath && ask != Ask::SecondPath) || table_.question.seats.contains(sight_.me)) return;
    const Seat who = table_.question.seats.front();
    const auto legal = std::make_unique<Actions>();
    for (int tries = 0; tries < 100; ++tries) {
      legal_actions(rules_, {who, state_.table, state_.holdings[who]}, *legal);
      if (!legal->empty()) return;
      give_path(state_.holdings[who].hand);
    }
  }
  // One card of the hand for a path card of the pile or of another hand.
  void give_path(Inline<Card, most_hand>& hand) {
    const auto is_path = [&](Card card) { return rules_.effect(card) == Effect::Path; };
    Cards paths;
    for (int kind = 0; kind < kinds_; ++kind)
      if (is_path(card(kind))) paths.add(kind, state_.hidden.pile.count(kind));
    for (int i = 0; i < rules_.seats; ++i)
      if (!is_me(i) && &holding(i).hand != &hand)
        for (Card card : holding(i).hand)
          if (is_path(card)) paths.add(index(card));
    if (paths.size() == 0) return;
    const Card given = card(paths.nth(rng_.below(paths.size())));
    const Card away = hand[static_cast<std::size_t>(rng_.below(static_cast<int>(hand.size())))];
    hand.erase_sorted(away);
    hand.insert_sorted(given);
    for (int i = 0; i < rules_.seats && state_.hidden.pile.count(index(given)) == 0; ++i) {
      auto& other = holding(i).hand;
      if (is_me(i) || &other == &hand || std::find(other.begin(), other.end(), given) == other.end()) continue;
      other.erase_sorted(given);
      return other.insert_sorted(away);
    }
    from_pile(given);
    state_.hidden.pile.add(index(away));
  }

  // Whether another seat really swaps the goals that it announced to swap.
  void intentions() {
    if (!table_.announced || !std::holds_alternative<SwapGoals>(*table_.announced)) return;
    for (const Step& step : table_.agenda)
      if (step.what == Do::Resolve && step.by != sight_.me) state_.holdings[step.by].swaps = rng_.below(2) == 0;
  }

  // A random card for one of the remaining cells, with the chances of the deal.
  Card any_goal(const Inline<Card, most_goal_cards>& left, const Inline<Card, most_goals>& sure, int cells) {
    const auto count = static_cast<int>(left.size());
    if (sure.empty()) return left[static_cast<std::size_t>(rng_.below(count))];
    const auto surely = static_cast<int>(sure.size());
    const GoalWeights weights = goal_weights(surely, count - surely, cells);
    const int number = rng_.below(surely * weights.sure + (count - surely) * weights.other);
    if (number < surely * weights.sure) return sure[static_cast<std::size_t>(number / weights.sure)];
    // The other cards are the rest, without one copy of each sure card.
    int other = (number - surely * weights.sure) / weights.other;
    auto skip = sure;
    for (Card card : left) {
      if (Card* const found = std::find(skip.begin(), skip.end(), card); found != skip.end())
        skip.erase(found);
      else if (other-- == 0)
        return card;
    }
    report_bug("one of the goal cards lies there");
  }

  // All cards that this seat cannot see: the pile, the hands of others, and their face-down discards.
  Cards unseen() const {
    Cards pool = rules_.deck.pile;
    pool -= sight_.mine.discarded;
    for (const Discarded& one : table_.discard_pile)
      if (one.is_face_up()) pool.add(index(one.card), -1);
    for (Card card : sight_.mine.hand) pool.take(index(card));
    for (const Laid& laid : table_.tunnels.laid())
      if (rules_.effect(laid.card) == Effect::Path) pool.take(index(laid.card));
    for (Card card : table_.in_play) pool.take(index(card));
    if (table_.question.what == Ask::KeepCard)
      for (Card card : sight_.mine.looking) pool.take(index(card));
    for_each_seen_discard([&](std::size_t, Card card) { pool.take(index(card)); });
    for (int i = 0; i < rules_.seats; ++i)
      for (Tool tool : all_tools)
        if (table_.broken[seat(i)].has(tool)) pool.take(index(table_.broken[seat(i)][tool]));
    for (int i = 0; i < rules_.seats; ++i)
      if (table_.prison[seat(i)].holds()) pool.take(index(table_.prison[seat(i)].card));
    for (const Thief& thief : table_.thieves) pool.take(index(thief.card));
    return pool;
  }

  void cards() {
    state_.hidden.pile = unseen();
    Dealing dealing(state_.hidden.pile, kinds_);
    PerSeat<std::uint8_t> discards = classic::face_down(table_.discard_pile);
    for_each_seen_discard([&](std::size_t place, Card) {
      if (const Seat by = table_.discard_pile[place].by; by != nobody) --discards[by];
    });
    PerSeat<Dealing::Places> discarded;
    for (int i = 0; i < rules_.seats; ++i) {
      if (is_me(i)) continue;
      take_hand(holding(i).hand, dealing, dealing.draw(table_.hand_size[seat(i)], rng_));
      discarded[seat(i)] = dealing.draw(discards[seat(i)], rng_);
      for (std::uint8_t place : discarded[seat(i)]) holding(i).discarded.add(index(from_pile(dealing.card(place))));
    }
    if (rules_.discards_in_order) {
      face_down(dealing, discarded);
      remember_discards();
    }
    looking(dealing);
  }

  // The face-down cards on top of the discard pile that this seat looks at, except those it discarded itself.
  template <class Visit>
  void for_each_seen_discard(Visit visit) const {
    if (table_.question.what != Ask::FindCard || sight_.mine.looking.empty()) return;
    const auto& pile = table_.discard_pile;
    for (std::size_t i = 0; i < sight_.mine.looking.size(); ++i)
      if (const Discarded& one = pile[pile.size() - 1 - i]; !one.is_face_up() && one.by != sight_.me)
        visit(pile.size() - 1 - i, sight_.mine.looking[i]);
  }

  // What another seat looks at.
  void looking(Dealing& dealing) {
    if (table_.looking == 0 || table_.question.seats.contains(sight_.me)) return;
    Holding& asked = state_.holdings[table_.question.seats.front()];
    if (table_.question.what == Ask::KeepCard) {
      for (std::uint8_t place : dealing.draw(table_.looking, rng_))
        asked.looking.push_back(from_pile(dealing.card(place)));
      return;
    }
    const auto& pile = table_.discard_pile;
    std::size_t hidden = state_.hidden.face_down.size();
    for (std::size_t i = 0; i < table_.looking; ++i) {
      const Discarded& one = pile[pile.size() - 1 - i];
      asked.looking.push_back(one.is_face_up() ? one.card : state_.hidden.face_down[--hidden]);
    }
  }

  // Hands are sorted. Each card's position is the number of smaller places: this has no branch that chance decides.
  void take_hand(Inline<Card, most_hand>& hand, const Dealing& dealing, Dealing::Places places) {
    for (std::uint8_t place : places) {
      std::size_t position = 0;
      for (std::uint8_t other : places) position += other < place ? 1U : 0U;
      hand[position] = from_pile(dealing.card(place));
    }
    hand.grow_to(hand.data() + places.size());
  }

  // The order in which others discarded is random, like the cards themselves. A seat does not remember the order of its
  // own discards either.
  void face_down(Dealing& dealing, const PerSeat<Dealing::Places>& discarded) {
    std::array<Card, most_cards> mine;
    int left = 0;
    PerSeat<std::uint8_t> next;
    std::array<Card, most_cards> seen;  // by place in the discard pile
    seen.fill(no_card);
    for_each_seen_discard([&](std::size_t place, Card card) { seen[place] = card; });
    for (std::size_t place = 0; place < table_.discard_pile.size(); ++place) {
      const Discarded& one = table_.discard_pile[place];
      if (one.is_face_up()) continue;
      if (seen[place] != no_card) {
        state_.hidden.face_down.push_back(seen[place]);
        if (one.by != nobody) state_.holdings[one.by].discarded.add(index(seen[place]));
        continue;
      }
      if (one.by == nobody) {  // mixed, or never seen by anybody
        state_.hidden.face_down.push_back(from_pile(dealing.card(dealing.draw(1, rng_)[0])));
        continue;
      }
      if (one.by != sight_.me) {
        state_.hidden.face_down.push_back(dealing.card(discarded[one.by][next[one.by]++]));
        continue;
      }
      if (left == 0) left = shuffle_own(mine);
      state_.hidden.face_down.push_back(mine[static_cast<std::size_t>(--left)]);
    }
  }
  // The others remember the order of their last discards, too.
  void remember_discards() {
    std::size_t next = 0;
    for (const Discarded& one : table_.discard_pile) {
      if (one.is_face_up()) continue;
      const Card card = state_.hidden.face_down[next++];
      if (one.by == nobody || one.by == sight_.me) continue;
      auto& last = state_.holdings[one.by].last_discards;
      if (last.size() == last.capacity()) last.erase(last.begin());
      last.push_back(card);
    }
  }

  // From the top: the last ones as this seat remembers them, the others in random order.
  int shuffle_own(std::array<Card, most_cards>& cards) {
    Cards others = sight_.mine.discarded;
    for (Card card : sight_.mine.last_discards) others.take(index(card));
    int count = 0;
    for (std::size_t i = sight_.mine.last_discards.size(); i-- > 0;)
      cards[static_cast<std::size_t>(count++)] = sight_.mine.last_discards[i];
    const int remembered = count;
    for (int kind = 0; kind < kinds_; ++kind)
      for (int n = others.count(kind); n > 0; --n) cards[static_cast<std::size_t>(count++)] = card(kind);
    Rng order(seed_);
    for (int i = count; i > remembered + 1; --i)
      std::swap(cards[static_cast<std::size_t>(i - 1)],
                cards[static_cast<std::size_t>(remembered) + static_cast<std::size_t>(order.below(i - remembered))]);
    return count;
  }

  Card from_pile(Card card) {
    state_.hidden.pile.add(index(card), -1);
    return card;
  }

  void gold() {
    Gold& pile = state_.hidden.gold;
    pile = rules_.gold;
    pile -= sight_.mine.gold;
    pile -= sight_.mine.offered;
    pile -= table_.gold_gone;
    if (const Purse& purse = table_.purse[sight_.me]; purse.has_change)
      pile.take(purse.change_paid + sight_.mine.change);
    if (table_.is_over()) {
      for (int i = 0; i < rules_.seats; ++i) {
        if (is_me(i)) continue;
        holding(i).gold = table_.gold_shown[seat(i)];
        pile -= holding(i).gold;
      }
      check(give_change(0), "what was cashed was there");
      return;
    }
    check(pay_rewards(0), "rewards that were paid can be paid");
    for (int i = 0; i < rules_.seats; ++i) {
      if (is_me(i)) continue;
      const Purse& purse = table_.purse[seat(i)];
      for (int n = purse.reward_cards; n < purse.gold_cards; ++n) holding(i).gold.add(pick(pile));
      if (table_.gold_passing > 0 && table_.question.seats.contains(seat(i)))
        for (int n = 0; n < table_.gold_passing; ++n) holding(i).offered.add(pick(pile));
    }
  }

  // What is left of a gold card that another seat has cashed: it was worth more than what was paid of it.
  bool give_change(int i) {
    if (i == rules_.seats) return true;
    const Purse& purse = table_.purse[seat(i)];
    if (is_me(i) || !purse.has_change) return give_change(i + 1);
    Gold& pile = state_.hidden.gold;
    Gold possible;
    const int least = purse.gold_cards > 0 ? purse.change_paid : purse.change_paid + 1;
    for (int value = std::max(1, least); value < Gold::kinds(); ++value) possible.add(value, pile.count(value));
    if (possible.size() == 0) return false;
    const int value = possible.nth(rng_.below(possible.size()));
    pile.take(value);
    holding(i).change = static_cast<std::uint8_t>(value - purse.change_paid);
    if (give_change(i + 1)) return true;
    pile.add(value);
    return false;
  }

  // The number and value of reward cards are public: finds cards for seat i and all later seats.
  bool pay_rewards(int i) {
    if (i == rules_.seats) return give_change(0);
    const Purse& purse = table_.purse[seat(i)];
    if (is_me(i) || purse.reward_cards == 0) return pay_rewards(i + 1);
    return pay(i, purse.reward_cards, purse.rewards - purse.credit, Gold::kinds() - 1);
  }

  // Finds `cards` more cards worth `worth` together, none above `highest`, for seat i. A coin flip decides what is
  // tried first.
  bool pay(int i, int cards, int worth, int highest) {
    if (cards == 0) return worth == 0 && pay_rewards(i + 1);
    if (highest == 0 || worth < cards || worth > cards * highest) return false;
    Gold& pile = state_.hidden.gold;
    const auto with_highest = [&] {
      if (pile.count(highest) == 0) return false;
      pile.take(highest);
      holding(i).gold.add(highest);
      if (pay(i, cards - 1, worth - highest, highest)) return true;
      holding(i).gold.take(highest);
      pile.add(highest);
      return false;
    };
    if (rng_.below(2) == 0) return with_highest() || pay(i, cards, worth, highest - 1);
    return pay(i, cards, worth, highest - 1) || with_highest();
  }

  // What the others learned from what they looked at, in this world.
  void knowledge(const Looks& looks) {
    for (int i = 0; i < rules_.seats; ++i) {
      if (is_me(i)) continue;
      for (std::size_t goal = 0; goal < table_.goals.size(); ++goal)
        if ((looks.goals[seat(i)] >> goal & 1) != 0) holding(i).goals_seen[goal] = state_.hidden.goals[goal];
      for (std::size_t chest = 0; chest < table_.chests.size(); ++chest)
        if ((looks.chests[seat(i)] >> chest & 1) != 0) holding(i).chests_seen[chest] = state_.hidden.chests[chest];
      for (int whom = 0; whom < rules_.seats; ++whom)
        if (const int changes = looks.roles[seat(i)][seat(whom)] - 1; changes >= 0)
          holding(i).roles_seen[seat(whom)] = {role_after(whom, changes), static_cast<std::uint8_t>(changes)};
    }
  }
  // The role of a seat after `changes` role changes.
  Role role_after(int i, int changes) {
    if (changes == table_.role_changes[seat(i)]) return holding(i).role;
    if (!is_me(i)) return dropped_[seat(i)][static_cast<std::size_t>(changes)];
    // A seat does not remember the order of its dropped roles.
    const Roles& dropped = sight_.mine.roles_dropped;
    return static_cast<Role>(dropped.nth(rng_.below(dropped.size())));
  }

  void sealed_answers() {
    const Seats answered = table_.question.answered;
    if (answered.empty()) return;
    const auto legal = std::make_unique<Actions>();
    for (int i = 0; i < rules_.seats; ++i) {
      if (is_me(i) || !answered.contains(seat(i))) continue;
      state_.table.question.answered.erase(seat(i));
      legal_actions(rules_, {seat(i), state_.table, holding(i)}, *legal);
      state_.table.question.answered = answered;
      // An answer that settles the question would have closed it.
      legal->grow_to(std::remove_if(legal->begin(), legal->end(), Classic::settles));
      holding(i).sealed = (*legal)[static_cast<std::size_t>(rng_.below(static_cast<int>(legal->size())))];
    }
  }

  const Rules& rules_;
  Sight sight_;
  const Table& table_;
  State& state_;
  Rng& rng_;
  const std::uint64_t seed_;
  PerSeat<std::array<Role, role_kinds>> dropped_;  // by other seats, in order
  const int kinds_ = std::min(static_cast<int>(rules_.deck.kinds.size()), Cards::kinds());
};

}  // namespace

void Looks::hear(const Rules& rules, const Table& before, const Told& told) {
  if (std::holds_alternative<RoundBegan>(told)) *this = {};
  if (const auto* peeked = std::get_if<GoalPeeked>(&told))
    goals[peeked->by] = static_cast<std::uint8_t>(goals[peeked->by] | 1U << peeked->goal);
  if (const auto* peeked = std::get_if<ChestPeeked>(&told))
    chests[peeked->by] = static_cast<std::uint8_t>(chests[peeked->by] | 1U << peeked->chest);
  if (const auto* swapped = std::get_if<GoalsSwapped>(&told))
    for (int i = 0; i < max_seats; ++i)
      if (seat(i) != swapped->by)
        goals[seat(i)] = static_cast<std::uint8_t>(goals[seat(i)] & ~(1U << swapped->one | 1U << swapped->other));
  if (std::holds_alternative<PartyHeld>(told)) roles = {};
  if (const auto* inspected = std::get_if<RoleInspected>(&told))
    roles[inspected->by][inspected->whom] = static_cast<std::uint8_t>(before.role_changes[inspected->whom] + 1);
  if (const auto* on = std::get_if<PlayedOn>(&told); on && rules.is(on->card, OnPlayer::Inspection))
    roles[on->by][on->whom] = static_cast<std::uint8_t>(before.role_changes[on->whom] + 1);
}

Beliefs::Beliefs(std::vector<Hypothesis> hypotheses, const Looks& looks) : Beliefs(looks) {
  hypotheses_ = std::move(hypotheses);
  double sum = 0;
  for (const Hypothesis& one : hypotheses_) sums_.push_back(sum += static_cast<double>(one.weight));
  check(sum > 0, "beliefs have some weight");
}

const Hypothesis* Beliefs::draw(Rng& rng) const {
  if (hypotheses_.empty()) return nullptr;
  const auto found = std::upper_bound(sums_.begin(), sums_.end(), rng.unit() * sums_.back());
  return &hypotheses_[static_cast<std::size_t>(found - sums_.begin())];
}

World sample_world(const Rules& rules, Sight sight, const Beliefs& beliefs, Rng& rng, Hypothesis* drawn) {
  const std::uint64_t seed = rng.next();
  World world = kernel::WorldAccess<Classic>::open(rules, sight.table, seed);
  Sampler sampler(rules, sight, kernel::WorldAccess<Classic>::state(world), rng, ~seed);
  sampler.deal(beliefs);
  if (drawn) *drawn = sampler.dealt();
  return world;
}

}  // namespace filon::classic
