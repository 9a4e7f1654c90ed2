// A turn: step 1, step 2, the draws, the next seat. Also lists legal answers and checks a single one.
#include "games/lost_mines/cards/cards.h"
#include "games/lost_mines/mines.h"
#include "games/lost_mines/unreachable.h"
#include "kernel/dispatch.h"

namespace filon::lost_mines {
namespace {

// Which question an answer can be given to.
Ask question_of(const Action& action) {
  return dispatch(
      [](const auto& answer) {
        using Kind = std::remove_cvref_t<decltype(answer)>;
        if constexpr (std::is_same_v<Kind, Walk>) return Ask::Walk;
        if constexpr (std::is_same_v<Kind, PickRotation>) return Ask::PickRotation;
        if constexpr (std::is_same_v<Kind, PickTreasure>) return Ask::PickTreasure;
        if constexpr (std::is_same_v<Kind, GoOn>) return Ask::GoOn;
        return Ask::TakeTurn;
      },
      action);
}

// All answers but those of a pause, and signals.
template <class Answer>
concept IsPlayed = !std::same_as<Answer, GoOn> && !std::same_as<Answer, SetReady>;

// LOST-END-05: any seat, at any time of a round.
Refused refuse_signal(const Rules& rules, Sight sight, const SetReady& signal) {
  if (!rules.options.allow_end_flag) return Refusal::FlagsNotAllowed;
  if (sight.table.question.what == Ask::GoOn) return Refusal::RoundOver;
  return sight.table.ready.contains(sight.me) == signal.ready ? Refused(Refusal::AlreadySo) : Refused();
}

void list_turn(const Rules& rules, Sight sight, Actions& out) {
  Card last = no_card;
  for (Card card : sight.mine.hand) {
    if (card == last) continue;
    last = card;
    switch (rules.effect(card)) {
      case Effect::Path: list_paths(rules, sight, card, out); break;
      case Effect::Tool: list_tools(rules, sight, card, out); break;
      case Effect::Trap:
      case Effect::Troll: list_tokens(rules, sight, card, out); break;
      case Effect::Storm: list_storms(rules, sight, card, out); break;
      case Effect::SecretInfo: list_looks(rules, sight, card, out); break;
      case Effect::Start:
      case Effect::Mine: report_bug("these cards are never in a hand");
    }
  }
  list_discards(sight, out);
}

// Nobody with cards waits: the seats without cards pass (LOST-TURN-19).
bool is_without_cards(const Table& table, Seat seat) { return table.hand_size[seat] == 0; }

bool is_all_collected(const Table& table) {
  return std::none_of(table.treasures.begin(), table.treasures.end(), [](const Treasure& t) { return t.is_left(); });
}

bool is_out_of_cards(const Table& table) {
  if (table.pile > 0) return false;
  for (int i = 0; i < table.seats; ++i)
    if (!is_without_cards(table, seat(i))) return false;
  return true;
}

bool is_agreed(const Rules& rules, const Table& table) { return table.ready == Seats::first(rules.seats); }

void draw(Dealer& dealer, Seat by, int cards) {
  const Table& table = dealer.table();
  for (int n = 0; n < cards && table.pile > 0; ++n) {  // LOST-DRAW-03, -04
    const Card card = filon::card(
        dealer.pick(dealer.hidden().pile, table.pile + cards_set_aside, Source::Pile, by, dealer.rules().pile_kinds));
    dealer.tell(CardDrawn{by});
    dealer.whisper(by, GotCard{card});
  }
}

}  // namespace

std::optional<Refusal> refuse(const Rules& rules, Sight sight, const Action& action) {
  const Question& question = sight.table.question;
  if (!question.is_open()) return Refusal::MatchOver;
  if (const auto* signal = std::get_if<SetReady>(&action)) return refuse_signal(rules, sight, *signal);
  if (!question.seats.contains(sight.me)) return Refusal::NotAsked;
  if (question.answered.contains(sight.me)) return Refusal::AlreadyAnswered;
  if (question_of(action) != question.what) return Refusal::NotTheQuestion;
  return dispatch(
      [&](const auto& answer) -> Refused {
        if constexpr (IsPlayed<std::remove_cvref_t<decltype(answer)>>)
          return lost_mines::refuse(rules, sight, answer);
        else
          return {};
      },
      action);
}

// All that a walk depends on is public, so nothing is learned from the refusal.
std::optional<Refusal> refuse_then(const Rules& rules, Sight sight, const Action& first, const Action& then) {
  const auto* walk = std::get_if<Walk>(&then);
  if (!walk || sight.table.question.what != Ask::TakeTurn) return Refusal::NotTheQuestion;
  Table table = sight.table;
  if (const auto* lay = std::get_if<LayPath>(&first))
    apply(rules, table, PathLaid{sight.me, lay->card, lay->at, lay->rotation});
  else if (const auto* tool = std::get_if<UseTool>(&first))
    apply(rules, table, ToolUsed{sight.me, tool->card, tool->at});
  else if (const auto* token = std::get_if<PlaceToken>(&first))
    apply(rules, table, TokenPlaced{sight.me, token->card, token->edge});
  else if (const auto* storm = std::get_if<CallStorm>(&first))
    apply(rules, table, StormCalled{sight.me, storm->card, storm->at, table.forest.at(storm->at).card});
  if (!can_step(table, sight.me)) return Refusal::NotTheQuestion;  // LOST-TURN-28
  return lost_mines::refuse(rules, table, sight.me, *walk);
}

void legal_actions(const Rules& rules, Sight sight, Actions& out) {
  out.restart();
  if (!sight.table.question.waiting().contains(sight.me)) return;
  switch (sight.table.question.what) {
    case Ask::TakeTurn: return list_turn(rules, sight, out);
    case Ask::Walk: return list_walks(rules, sight, out);
    case Ask::PickRotation:
      for (Rotation by : rotations_offered(rules, sight.table)) out.push_back(PickRotation{by});
      return;
    case Ask::PickTreasure:
      for (std::uint8_t slot : treasures_for(rules, sight.table, sight.table.dwarf[sight.me]))
        out.push_back(PickTreasure{slot});
      return;
    case Ask::GoOn: return out.push_back(GoOn{});
  }
}

Action as_played(const Rules& rules, const Table& table, const Action& action) {
  Action same = action;
  if (auto* lay = std::get_if<LayPath>(&same)) {
    if (rules.allows(lay->rotation)) lay->rotation = rules.smallest(lay->card, lay->rotation);
  } else if (auto* discard = std::get_if<Discard>(&same)) {
    Inline<Card, most_hand> sorted;
    for (Card card : discard->cards) sorted.insert_sorted(card);
    discard->cards = sorted;
  } else if (auto* pick = std::get_if<PickRotation>(&same)) {
    if (table.opening != no_mine && rules.allows(pick->rotation))
      pick->rotation = rules.smallest(table.mine[table.opening].card, pick->rotation);
  } else if (auto* walk = std::get_if<Walk>(&same)) {
    if (table.question.what == Ask::Walk) *walk = shortest(rules, table, table.question.seats.front(), *walk);
  }
  return same;
}

Action canonical(const Rules& rules, const Table& table, const Action& action) {
  Action same = as_played(rules, table, action);
  // Treasures of which the player has seen none are alike.
  if (auto* walk = std::get_if<Walk>(&same); walk && table.question.what == Ask::Walk)
    walk->slot = seen_alike(rules, table, table.question.seats.front(), *walk);
  return same;
}

void LostMines::play(Dealer& dealer, Seat by, const Action& action) {
  dispatch(
      [&](const auto& answer) {
        if constexpr (IsPlayed<std::remove_cvref_t<decltype(answer)>>) lost_mines::play(dealer, by, answer);
      },
      action);
}

void LostMines::signal(Dealer& dealer, Seat by, const Action& action) {
  dealer.tell(ReadySet{by, std::get<SetReady>(action).ready});
}

void step_2(Dealer& dealer, Seat by, int draws) {
  dealer.do_first({.what = Do::EndTurn, .by = by, .draws = static_cast<std::uint8_t>(draws)});
  if (can_step(dealer.table(), by)) return dealer.ask(Ask::Walk, by);
  collect(dealer, by, no_slot);
}

void end_turn(Dealer& dealer, Seat by, int draws) {
  const Table& table = dealer.table();
  if (is_all_collected(table)) return end_round(dealer, Because::AllCollected);  // LOST-END-01
  if (is_out_of_cards(table)) return end_round(dealer, Because::NoCards);        // LOST-END-02, -03
  draw(dealer, by, draws);
  next_turn(dealer, by);
}

void next_turn(Dealer& dealer, Seat after) {
  const Rules& rules = dealer.rules();
  const Table& table = dealer.table();
  for (Seat by = left_of(after, table.seats);; by = left_of(by, table.seats)) {
    if (is_agreed(rules, table)) return end_round(dealer, Because::Agreed);  // LOST-END-06
    if (rules.options.auto_end_unreachable && is_hopeless(rules, table))
      return end_round(dealer, Because::Unreachable);            // LOST-END-08
    if (table.troll[by] != no_card) dealer.tell(TrollLeft{by});  // LOST-TURN-22
    if (!is_without_cards(table, by)) return dealer.ask(Ask::TakeTurn, by);
    dealer.tell(Passed{by});                                             // LOST-TURN-19
    if (rules.options.collect_while_passing) collect_first(dealer, by);  // LAMB-07
    if (is_all_collected(table)) return end_round(dealer, Because::AllCollected);
  }
}

}  // namespace filon::lost_mines
