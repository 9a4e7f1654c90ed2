// A turn: the answer, the draw, the next seat. Also lists legal answers and checks a single one.
#include "games/classic/cards/cards.h"
#include "kernel/dispatch.h"

namespace filon::classic {
namespace {

Ask question_of(const Action& action) {
  if (std::holds_alternative<TakeGold>(action)) return Ask::TakeGold;
  if (std::holds_alternative<Steal>(action) || std::holds_alternative<Decline>(action)) return Ask::Steal;
  if (std::holds_alternative<GoOn>(action)) return Ask::GoOn;
  return Ask::TakeTurn;
}

void list_turn(const Rules& rules, Sight sight, Actions& out) {
  // Copies of a card give the same answers. Hands are sorted, and path cards come first in a deck.
  std::array<Card, most_hand + 1> different;
  std::size_t count = 0;
  std::size_t paths = 0;
  Card last = no_card;
  for (Card card : sight.mine.hand) {
    different[count] = card;
    const bool fresh = card != last;
    const bool path = rules.effect(card) == Effect::Path;
    count += fresh ? 1U : 0U;
    paths += (fresh & path) ? 1U : 0U;
    last = card;
  }
  list_paths(rules, sight, {different.data(), paths}, out);
  for (Card card : std::span(different).subspan(paths, count - paths)) {
    switch (rules.effect(card)) {
      case Effect::Break: list_breaks(rules, sight, card, out); break;
      case Effect::Mend: list_mends(rules, sight, card, out); break;
      case Effect::Rockfall: list_rockfalls(sight, card, out); break;
      case Effect::Map: list_peeks(sight, card, out); break;
      case Effect::OnPlayer: list_plays_on(rules, sight, card, out); break;
      case Effect::Path:
      case Effect::Start:
      case Effect::Treasure:
      case Effect::Stone: report_bug("start and goals are never in a hand, and path cards come first");
    }
  }
  list_passes(rules, sight, out);
  list_clearings(rules, sight, out);
}

}  // namespace

Refused refuse_card(const Rules& rules, Sight sight, Card card, Effect effect) {
  if (!sight.mine.holds(card)) return Refusal::NotInHand;
  if (rules.effect(card) != effect) return Refusal::NotThatKind;
  return {};
}

std::optional<Refusal> refuse(const Rules& rules, Sight sight, const Action& action) {
  const Question& question = sight.table.question;
  if (!question.is_open()) return Refusal::MatchOver;
  if (!question.seats.contains(sight.me)) return Refusal::NotAsked;
  if (question.answered.contains(sight.me)) return Refusal::AlreadyAnswered;
  if (question_of(action) != question.what) return Refusal::NotTheQuestion;
  return dispatch([&](const auto& answer) { return refuse(rules, sight, answer); }, action);
}

void legal_actions(const Rules& rules, Sight sight, Actions& out) {
  out.clear();
  if (!sight.table.question.waiting().contains(sight.me)) return;
  switch (sight.table.question.what) {
    case Ask::TakeTurn: return list_turn(rules, sight, out);
    case Ask::TakeGold: return list_gold(sight, out);
    case Ask::Steal: return list_thefts(rules, sight, out);
    case Ask::GoOn: return out.push_back(GoOn{});
  }
}

namespace {

void sort(Inline<Card, most_paid>& cards) {
  Inline<Card, most_paid> sorted;
  for (Card card : cards) sorted.insert_sorted(card);
  cards = sorted;
}

}  // namespace

Action canonical(const Rules& rules, const Action& action) {
  Action same = action;
  if (auto* place = std::get_if<PlacePath>(&same)) {
    if (rules.face(place->card, Turned::No) == rules.face(place->card, Turned::Yes)) place->turned = Turned::No;
  } else if (auto* discard = std::get_if<Discard>(&same)) {
    sort(discard->cards);
  } else if (auto* clear = std::get_if<ClearAway>(&same)) {
    sort(clear->paid);
  }
  return same;
}

void Classic::play(Dealer& dealer, Seat by, const Action& action) {
  dispatch([&](const auto& answer) { classic::play(dealer, by, answer); }, action);
}

void draw(Dealer& dealer, Seat who, int cards) {
  const Table& table = dealer.table();
  for (int drawn = 0; drawn < cards && table.pile > 0; ++drawn) {  // BASE-TURN-03, -06; S2-TURN-14, -15
    const Card card =
        filon::card(dealer.pick(dealer.hidden().pile, table.pile + dealer.rules().set_aside, Source::Pile, who));
    dealer.tell(CardDrawn{who});
    dealer.whisper(who, GotCard{card});
  }
}

void end_turn(Dealer& dealer, Seat by, int draws) {
  draw(dealer, by, draws);
  const Table& table = dealer.table();
  bool all_empty = table.pile == 0;
  for (int i = 0; all_empty && i < table.seats; ++i) all_empty = table.hand_size[seat(i)] == 0;
  if (all_empty) return end_round(dealer, nobody);  // BASE-END-02, S2-END-02
  dealer.ask(Ask::TakeTurn, table.direction > 0 ? left_of(by, table.seats) : right_of(by, table.seats));
}

}  // namespace filon::classic
