// A turn: the answer, the draw, the next seat. Also lists legal answers and checks a single one.
#include "games/classic/cards/cards.h"
#include "kernel/dispatch.h"

namespace filon::classic {
namespace {

// Which questions an answer can be given to.
bool answers(Ask ask, const Action& action) {
  return dispatch(
      [&](const auto& answer) {
        using Kind = std::remove_cvref_t<decltype(answer)>;
        if constexpr (std::is_same_v<Kind, TakeGold>) return ask == Ask::TakeGold;
        if constexpr (std::is_same_v<Kind, Steal>) return ask == Ask::Steal;
        if constexpr (std::is_same_v<Kind, GoOn>) return ask == Ask::GoOn;
        if constexpr (std::is_same_v<Kind, PlayVeto>) return ask == Ask::Veto;
        if constexpr (std::is_same_v<Kind, Agree>) return ask == Ask::PayFee;
        if constexpr (std::is_same_v<Kind, CashGold>) return ask == Ask::CashGold;
        if constexpr (std::is_same_v<Kind, PickRotation>) return ask == Ask::PickRotation;
        if constexpr (std::is_same_v<Kind, PickPlace>) return ask == Ask::PickTarget || ask == Ask::PushGoal;
        if constexpr (std::is_same_v<Kind, PickPlayer>) return ask == Ask::RobHand || ask == Ask::InspectRole;
        if constexpr (std::is_same_v<Kind, PickCard>) return ask == Ask::FindCard || ask == Ask::KeepCard;
        if constexpr (std::is_same_v<Kind, Decline>)
          return ask == Ask::Steal || ask == Ask::Veto || ask == Ask::PayFee || ask == Ask::SecondPath;
        if constexpr (std::is_same_v<Kind, PlacePath>)
          return ask == Ask::TakeTurn || ask == Ask::FirstPath || ask == Ask::SecondPath;
        return ask == Ask::TakeTurn;
      },
      action);
}

void list_turn(const Rules& rules, Sight sight, Actions& out) {
  const DifferentCards cards(rules, sight.mine.hand);
  list_paths(rules, sight, cards.path_cards(), out);
  for (Card card : cards.other_cards()) {
    switch (rules.effect(card)) {
      case Effect::Break: list_breaks(rules, sight, card, out); break;
      case Effect::Mend: list_mends(rules, sight, card, out); break;
      case Effect::Rockfall: list_rockfalls(sight, card, out); break;
      case Effect::Map: list_peeks(sight, card, out); break;
      case Effect::GoalSwap: list_swaps(sight, card, out); break;
      case Effect::Diversion: list_diversions(rules, sight, card, out); break;
      case Effect::ForgottenTreasure:
      case Effect::DirectionChange:
      case Effect::Scout: list_card(rules, sight, card, out); break;
      case Effect::Veto: break;  // WC19-01
      case Effect::OnPlayer: list_plays_on(rules, sight, card, out); break;
      case Effect::Path:
      case Effect::InMaze: report_bug("these cards are never in a hand, and path cards come first");
    }
  }
  list_passes(rules, sight, cards.all(), out);
  list_clearings(rules, sight, out);
  if (rules.pawns > 0) list_recruits(rules, sight, cards.all(), out);
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
  if (!answers(question.what, action)) return Refusal::NotTheQuestion;
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
    case Ask::Veto: return list_vetoes(rules, sight, out);
    case Ask::PayFee: return list_fee_answers(rules, sight, out);
    case Ask::CashGold: return list_cashings(sight, out);
    case Ask::PickTarget:
    case Ask::PushGoal: return list_places(rules, sight, out);
    case Ask::PickRotation:
      for (Turned turned : {Turned::No, Turned::Yes}) out.push_back(PickRotation{turned});
      return;
    case Ask::RobHand:
    case Ask::InspectRole: return list_players(rules, sight, out);
    case Ask::FindCard:
    case Ask::KeepCard: return list_looked_at(rules, sight, out);
    case Ask::FirstPath: return list_first_paths(rules, sight, out);
    case Ask::SecondPath: return list_second_paths(rules, sight, out);
  }
}

namespace {

void sort(Inline<Card, most_paid>& cards) {
  Inline<Card, most_paid> sorted;
  for (Card card : cards) sorted.insert_sorted(card);
  cards = sorted;
}

}  // namespace

namespace {

bool is_symmetric(const Rules& rules, Card card) {
  return rules.face(card, Turned::No) == rules.face(card, Turned::Yes);
}

}  // namespace

Action canonical(const Rules& rules, const Table& table, const Action& action) {
  Action same = action;
  if (auto* place = std::get_if<PlacePath>(&same)) {
    if (is_symmetric(rules, place->card)) place->turned = Turned::No;
  } else if (auto* divert = std::get_if<Divert>(&same)) {
    if (!table.last_path.empty() && is_symmetric(rules, table.tunnels.at(table.last_path[0])->card))
      divert->turned = Turned::No;
  } else if (auto* discard = std::get_if<Discard>(&same)) {
    sort(discard->cards);
  } else if (auto* clear = std::get_if<ClearAway>(&same)) {
    sort(clear->paid);
  } else if (auto* swap = std::get_if<SwapGoals>(&same)) {
    if (swap->one > swap->other) std::swap(swap->one, swap->other);
  }
  return same;
}

Action as_played(const Rules& rules, const Table& table, const Action& action) {
  const bool discards = std::holds_alternative<Discard>(action) || std::holds_alternative<ClearAway>(action);
  return discards && rules.discards_in_order ? action : canonical(rules, table, action);
}

void Classic::play(Dealer& dealer, Seat by, const Action& action) {
  if (must_announce(dealer, by, action)) [[unlikely]]
    return announce(dealer, by, action);
  dispatch([&](const auto& answer) { classic::play(dealer, by, answer); }, action);
}

void draw(Dealer& dealer, Seat who, int cards) {
  const Table& table = dealer.table();
  for (int drawn = 0; drawn < cards && table.pile > 0; ++drawn) {  // BASE-TURN-03, -06; S2-TURN-14, -15
    const Card card = filon::card(dealer.pick(dealer.hidden().pile, table.pile + dealer.rules().set_aside, Source::Pile,
                                              who, dealer.rules().pile_kinds));
    dealer.tell(CardDrawn{who});
    dealer.whisper(who, GotCard{card});
  }
}

// MOD-18: what chests did in this turn comes before the usual draws, or instead of them.
void draw_step(Dealer& dealer, Seat by, int draws) {
  const Table& table = dealer.table();
  if (!table.in_play.empty()) dealer.tell(PlayEnded{});
  const TurnEffects& effects = table.effects;
  const int due = effects.no_draw ? 0 : draws + effects.extra_draws;
  const int threes = std::min<int>(effects.draw_three, due);
  if (due > threes)
    dealer.do_first({.what = Do::DrawPlain, .by = by, .draws = static_cast<std::uint8_t>(due - threes)});
  for (int n = 0; n < threes; ++n) dealer.do_first({.what = Do::DrawThree, .by = by});
  for (int n = 0; n < effects.robberies; ++n) dealer.do_first({.what = Do::Rob, .by = by});
}

void next_turn(Dealer& dealer, Seat after) {
  const Table& table = dealer.table();
  if (table.effects.any() || table.refused != 0) dealer.tell(TurnEnded{});
  bool all_empty = true;
  for (int i = 0; all_empty && i < table.seats; ++i) all_empty = table.hand_size[seat(i)] == 0;
  if (all_empty) return end_round(dealer, nobody);  // BASE-END-02, S2-END-02, MOD-29
  dealer.ask(Ask::TakeTurn, table.direction > 0 ? left_of(after, table.seats) : right_of(after, table.seats));
}

void end_turn(Dealer& dealer, Seat by, int draws) {
  const Table& table = dealer.table();
  if (table.in_play.empty() && !table.effects.any()) [[likely]] {
    draw(dealer, by, draws);
    return next_turn(dealer, by);
  }
  dealer.do_first({.what = Do::NextTurn, .by = by});
  draw_step(dealer, by, draws);
}

}  // namespace filon::classic
