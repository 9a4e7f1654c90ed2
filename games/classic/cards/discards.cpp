// Taking cards from the discard pile: forgotten treasure (WC18) and chests (CHEST-40..-45). Its order is known to
// nobody: the table says which cards were played openly, Hidden::face_down which cards lie between them.
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

constexpr std::size_t most_looked_at = 5;

// The whole pile, from the bottom.
LongList<Card, most_cards> pile_of(const Dealer& dealer) {
  LongList<Card, most_cards> cards;
  std::size_t next = 0;
  for (const Discarded& one : dealer.table().discard_pile)
    cards.push_back(one.is_face_up() ? one.card : dealer.hidden().face_down[next++]);
  return cards;
}

// A seat knows which of its own discards are no longer where it put them.
PerSeat<DiscardsMixed> discards_on_top(const Dealer& dealer, std::size_t looked_at) {
  const auto& pile = dealer.table().discard_pile;
  PerSeat<DiscardsMixed> mixed;
  for (std::size_t i = pile.size() - looked_at; i < pile.size(); ++i)
    if (!pile[i].is_face_up() && pile[i].by != nobody) ++mixed[pile[i].by].count;
  return mixed;
}

// WC18-12: a forgotten treasure does not fetch another one.
bool can_keep(const Rules& rules, const Table& table, Card card) {
  const bool fetches = !table.in_play.empty() && rules.effect(table.in_play.back()) == Effect::ForgottenTreasure;
  return !fetches || rules.effect(card) != Effect::ForgottenTreasure;
}

// Takes the card at this position, counted from the top; the others keep their order (WC18-08).
void take(Dealer& dealer, Seat by, std::size_t position) {
  const std::size_t looked_at = dealer.table().looking;
  const auto cards = pile_of(dealer);
  std::size_t face_down = 0;
  for (std::size_t i = cards.size() - looked_at; i < cards.size(); ++i)
    face_down += dealer.table().discard_pile[i].is_face_up() ? 0U : 1U;
  const PerSeat<DiscardsMixed> mixed = discards_on_top(dealer, looked_at);
  auto& hidden = dealer.hidden().face_down;
  for (; face_down > 0; --face_down) hidden.pop_back();
  for (std::size_t i = looked_at; i-- > 0;)
    if (i != position) hidden.push_back(cards[cards.size() - 1 - i]);
  dealer.tell(CardFound{by, true});
  dealer.whisper(by, FoundCard{static_cast<std::uint8_t>(position)});
  for (int i = 0; i < dealer.table().seats; ++i)
    if (mixed[seat(i)].count > 0) dealer.whisper(seat(i), mixed[seat(i)]);
}

}  // namespace

void search_discards(Dealer& dealer, Seat by) {
  const auto cards = pile_of(dealer);
  const std::size_t count = std::min(cards.size(), most_looked_at);
  if (count == 0) return;  // CHEST-41
  LookedAt looked;
  bool any = false;
  for (std::size_t i = 0; i < count; ++i) {
    looked.cards.push_back(cards[cards.size() - 1 - i]);
    any |= can_keep(dealer.rules(), dealer.table(), looked.cards.back());
  }
  dealer.tell(DiscardsLooked{by, static_cast<std::uint8_t>(count)});
  dealer.whisper(by, looked);
  if (any && count > 1) return dealer.ask(Ask::FindCard, by);
  if (any) return take(dealer, by, 0);  // WC18-07
  dealer.tell(CardFound{by, false});    // WC18-12
  dealer.whisper(by, FoundCard{most_looked_at});
}

void shuffle_discards(Dealer& dealer) {
  Cards bag;
  const auto cards = pile_of(dealer);
  for (Card card : cards) bag.add(index(card));
  dealer.tell(DiscardsShuffled{});
  for (int i = 0; i < dealer.table().seats; ++i)
    if (dealer.holding(seat(i)).discarded.size() > 0) dealer.whisper(seat(i), DiscardsMixed{DiscardsMixed::all});
  auto& hidden = dealer.hidden().face_down;
  hidden.clear();
  for (int left = static_cast<int>(cards.size()); left > 0; --left)
    hidden.push_back(card(dealer.pick(bag, left, Source::Shuffled, 0)));
}

// CHEST-43, -45: as one packet, so the top card of the draw pile is now the top card of the discard pile.
void mill(Dealer& dealer, int cards) {
  Hidden& hidden = dealer.hidden();
  const int count = std::min<int>(cards, dealer.table().pile);
  if (count == 0) return;
  const std::size_t bottom = hidden.face_down.size();
  for (int n = 0; n < count; ++n)
    hidden.face_down.push_back(
        card(dealer.pick(hidden.pile, dealer.table().pile + dealer.rules().set_aside - n, Source::Milled, 0)));
  std::reverse(hidden.face_down.begin() + bottom, hidden.face_down.end());
  dealer.tell(CardsMilled{static_cast<std::uint8_t>(count)});
}

// The cards a seat looks at: of the discard pile, or drawn to keep one of them.
Refused refuse(const Rules& rules, Sight sight, const PickCard& a) {
  if (a.position >= sight.mine.looking.size()) return Refusal::NotOffered;
  if (sight.table.question.what == Ask::FindCard && !can_keep(rules, sight.table, sight.mine.looking[a.position]))
    return Refusal::CannotKeep;
  return {};
}

void list_looked_at(const Rules& rules, Sight sight, Actions& out) {
  for (std::size_t i = 0; i < sight.mine.looking.size(); ++i)
    if (const PickCard pick{static_cast<std::uint8_t>(i)}; !refuse(rules, sight, pick)) out.push_back(pick);
}

namespace {

// CHEST-37: the others are discarded in the order in which they were drawn.
void keep(Dealer& dealer, Seat by, std::uint8_t position) {
  const auto cards = dealer.holding(by).looking;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (i != position && dealer.rules().discards_in_order) dealer.hidden().face_down.push_back(cards[i]);
  dealer.tell(CardKept{by});
  dealer.whisper(by, KeptCard{position});
}

}  // namespace

void draw_three(Dealer& dealer, Seat by) {
  const int count = std::min<int>(3, dealer.table().pile);
  if (count == 0) return;  // CHEST-38
  LookedAt drawn;
  for (int n = 0; n < count; ++n)
    drawn.cards.push_back(card(dealer.pick(dealer.hidden().pile, dealer.table().pile + dealer.rules().set_aside - n,
                                           Source::SeveralDrawn, by)));
  dealer.tell(SeveralDrawn{by, static_cast<std::uint8_t>(count)});
  dealer.whisper(by, drawn);
  if (count > 1) return dealer.ask(Ask::KeepCard, by);
  keep(dealer, by, 0);
}

void play(Dealer& dealer, Seat by, const PickCard& a) {
  const bool drawn = dealer.question().what == Ask::KeepCard;
  tell_choice(dealer, by, a);
  drawn ? keep(dealer, by, a.position) : take(dealer, by, a.position);
}

}  // namespace filon::classic
