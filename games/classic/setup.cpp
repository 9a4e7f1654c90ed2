// Dealing a round: roles, goals, hands (BASE-SETUP-16..-36, BASE-MATCH-02..-07, S2-SETUP-25..-33, S2-MATCH-02..-06).
#include "games/classic/dealer.h"

namespace filon::classic {
namespace {

// Deals one goal card to each cell. A card is identified by its index in the deck's list, because the two stones
// differ. A card that is always dealt is equally likely in each remaining cell; the other cards share the rest
// (GOALS-03, -04).
void deal_goals(Dealer& dealer) {
  const Rules& rules = dealer.rules();
  Bag<most_goal_cards> sure, others;
  auto still_sure = rules.sure_goals;
  for (std::size_t i = 0; i < rules.deck.goals.size(); ++i) {
    Card* const found = std::find(still_sure.begin(), still_sure.end(), rules.deck.goals[i]);
    (found == still_sure.end() ? others : sure).add(static_cast<int>(i));
    if (found != still_sure.end()) still_sure.erase(found);
  }
  const auto cells = static_cast<int>(rules.goal_cells.size());
  for (int i = 0; i < cells; ++i) {
    const auto [sure_weight, other_weight] = goal_weights(sure.size(), others.size(), cells - i);
    Bag<most_goal_cards> chances;
    for (int place = 0; place < most_goal_cards; ++place)
      chances.add(place, sure.count(place) * sure_weight + others.count(place) * other_weight);
    const int place = dealer.pick(chances, chances.size(), Source::GoalCards, i);
    (sure.count(place) > 0 ? sure : others).take(place);
    dealer.hidden().goals[static_cast<std::size_t>(i)] = rules.deck.goals[static_cast<std::size_t>(place)];
  }
}

// A card of a list, by its index; the bag has those that are left.
Card deal_one(Dealer& dealer, const std::vector<Card>& cards, Bag<most_kinds_of_chests>& left, Source source,
              std::size_t place) {
  return cards[static_cast<std::size_t>(dealer.pick(left, left.size(), source, place))];
}

// CHEST-02, -03: both kinds are shuffled separately.
void deal_chests(Dealer& dealer) {
  const Deck& deck = dealer.rules().deck;
  Bag<most_kinds_of_chests> paths, chests;
  for (std::size_t i = 0; i < deck.black_paths.size(); ++i) paths.add(static_cast<int>(i));
  for (std::size_t i = 0; i < deck.chests.size(); ++i) chests.add(static_cast<int>(i));
  for (std::size_t i = 0; i < dealer.rules().chest_cells.size(); ++i)
    dealer.hidden().chests[i] = {deal_one(dealer, deck.black_paths, paths, Source::BlackPaths, i),
                                 deal_one(dealer, deck.chests, chests, Source::Chests, i)};
}

// VTRN-05, -06: any path card of the pile, either way round.
void lay_before(Dealer& dealer, Cell at) {
  const Rules& rules = dealer.rules();
  Cards paths;
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    if (dealer.hidden().pile.count(kind) > 0 && rules.effects[static_cast<std::size_t>(kind)] == Effect::Path)
      paths.add(kind, dealer.hidden().pile.count(kind));
  const int kind = dealer.pick(paths, paths.size(), Source::LaidBefore, 0);
  dealer.hidden().pile.take(kind);
  Bag<8> ways;
  ways.add(0);
  ways.add(1);
  const Turned turned = dealer.pick(ways, 2, Source::LaidBeforeTurned, 0) == 0 ? Turned::No : Turned::Yes;
  const Card card = filon::card(kind);
  const bool same = rules.face(card, Turned::No) == rules.face(card, Turned::Yes);
  dealer.tell(PathLaidBefore{card, at, same ? Turned::No : turned});
}

}  // namespace

void begin_round(Dealer& dealer, int round, Seat first) {
  const Rules& rules = dealer.rules();
  Hidden& hidden = dealer.hidden();
  dealer.tell(RoundBegan{static_cast<std::uint8_t>(round), first});

  PerSeat<Role> roles;
  hidden.spare_roles = rules.role_pool;
  int undealt = rules.role_pool.size();
  for (int i = 0; i < rules.seats; ++i)
    roles[seat(i)] = static_cast<Role>(dealer.pick(hidden.spare_roles, undealt--, Source::RoleCards, i));

  deal_goals(dealer);
  deal_chests(dealer);

  // Cards that are set aside are never drawn, so they stay in the bag (S2-SETUP-27, -28).
  hidden.face_down.clear();
  hidden.pile = rules.deck.pile;
  for (Cell at : rules.laid_before) lay_before(dealer, at);
  int left = hidden.pile.size();
  for (int i = 0; i < rules.seats; ++i) {
    Dealt dealt{roles[seat(i)], {}};
    for (int n = 0; n < rules.hand_size; ++n)
      dealt.hand.push_back(card(dealer.pick(hidden.pile, left--, Source::Pile, i, rules.pile_kinds)));
    std::sort(dealt.hand.begin(), dealt.hand.end());
    dealer.whisper(seat(i), dealt);
  }
  dealer.ask(Ask::TakeTurn, first);
}

}  // namespace filon::classic
