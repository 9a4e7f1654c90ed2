// Between a card and its effect: it is announced, somebody may have to pay, and others may stop it
// (docs/decisions/0013). Without such rules in play, cards take effect at once.
#include "games/classic/cards/cards.h"
#include "kernel/dispatch.h"

namespace filon::classic {
namespace {

// Path and action cards, but not what is discarded (WC19-08).
template <class Answer>
constexpr bool plays_card =
    requires(Answer answer) { answer.card; } && !std::is_same_v<Answer, Recruit> && !std::is_same_v<Answer, PlayVeto>;

Seats others_with_cards(const Table& table, Seat by) {
  Seats seats;
  for (int i = 0; i < table.seats; ++i)
    if (seat(i) != by && table.hand_size[seat(i)] > 0) seats.insert(seat(i));
  return seats;
}

// WC19-18: public facts alone decide whether somebody could stop a card.
bool has_window(const Rules& rules, const Table& table, Seat by) {
  return table.vetoes_played < rules.vetoes && !others_with_cards(table, by).empty();
}

const Pawn* pawn_in_the_way(const Table& table, const Action& action) {
  if (const auto* place = std::get_if<PlacePath>(&action)) return table.pawn_at(place->at);
  if (const auto* divert = std::get_if<Divert>(&action)) return table.pawn_at(divert->at);
  return nullptr;
}

Fee fee_of(const Action& action) {
  if (const auto* place = std::get_if<PlacePath>(&action)) return place->fee;
  if (const auto* divert = std::get_if<Divert>(&action)) return divert->fee;
  return Fee::None;
}

}  // namespace

bool must_announce(const Dealer& dealer, Seat by, const Action& action) {
  const Rules& rules = dealer.rules();
  if (rules.vetoes == 0 && rules.pawns == 0) [[likely]]
    return false;
  const bool plays =
      dispatch([](const auto& answer) { return plays_card<std::remove_cvref_t<decltype(answer)>>; }, action);
  if (!plays) return false;
  return has_window(rules, dealer.table(), by) || pawn_in_the_way(dealer.table(), action);
}

// WC19-07: fully declared, before anything else happens.
void announce(Dealer& dealer, Seat by, const Action& action) {
  dealer.tell(Announced{by, without_secrets(action)});
  dispatch(
      [&](const auto& answer) {
        if constexpr (requires { answer.card; }) dealer.whisper(by, LostCard{answer.card});
      },
      action);
  if (const auto* swap = std::get_if<SwapGoals>(&action)) dealer.whisper(by, Intended{swap->swap});
  if (fee_of(action) == Fee::Request) dealer.do_last({.what = Do::AskFee, .by = by});
  dealer.do_last({.what = Do::OpenWindow, .by = by});
  dealer.do_last({.what = Do::Resolve, .by = by});
}

void open_window(Dealer& dealer, Seat by) {
  if (has_window(dealer.rules(), dealer.table(), by)) dealer.ask(Ask::Veto, others_with_cards(dealer.table(), by));
}

// The announced card takes effect, after a pawn in its way was paid for (ROP-27).
void resolve(Dealer& dealer, Seat by) {
  const Table& table = dealer.table();
  Action action = *table.announced;
  if (const Pawn* pawn = pawn_in_the_way(table, action)) {
    const Seat payer = fee_of(action) == Fee::None ? pawn->owner : fee_of(action) == Fee::Mine ? by : table.payer;
    dealer.do_first({.what = Do::Resolve, .by = by});
    dealer.do_first({.what = Do::PayFee, .by = payer, .at = pawn->at});
    return;
  }
  if (auto* swap = std::get_if<SwapGoals>(&action)) swap->swap = dealer.holding(by).swaps;
  dispatch([&](const auto& answer) { play(dealer, by, answer); }, action);
}

// WC19-12: the first veto in turn order counts. The others stay in their hands, and nobody learns of them.
void close_window(Dealer& dealer) {
  const Table& table = dealer.table();
  const Seat active = dealer.next_step().by;
  for (int i = 1; i < table.seats; ++i) {
    const Seat who = seat((index(active) + i * table.direction + i * table.seats) % table.seats);
    const Action* answer = dealer.sealed_answer(who);
    const auto* veto = answer ? std::get_if<PlayVeto>(answer) : nullptr;
    if (!veto) continue;
    dealer.drop_agenda();
    dealer.tell(Vetoed{who, veto->card});
    dealer.whisper(who, LostCard{veto->card});
    dealer.do_last({.what = Do::Draw, .by = active, .draws = 1});    // WC19-04, -21
    dealer.do_last({.what = Do::DrawPlain, .by = who, .draws = 1});  // WC19-05
    dealer.do_last({.what = Do::NextTurn, .by = active});
    return;
  }
}

Refused refuse(const Rules& rules, Sight sight, const PlayVeto& a) {
  return refuse_card(rules, sight, a.card, Effect::Veto);
}

void list_vetoes(const Rules& rules, Sight sight, Actions& out) {
  Card last = no_card;
  for (Card card : sight.mine.hand) {
    if (card != last && rules.effect(card) == Effect::Veto) out.push_back(PlayVeto{card});
    last = card;
  }
  out.push_back(Decline{});
}

bool has_choice(const Rules& rules, Sight sight) {
  if (sight.table.question.what == Ask::PayFee) return !refuse(rules, sight, Agree{});
  if (sight.table.question.what != Ask::Veto) return false;
  return std::any_of(sight.mine.hand.begin(), sight.mine.hand.end(),
                     [&](Card card) { return rules.effect(card) == Effect::Veto; });
}

}  // namespace filon::classic
