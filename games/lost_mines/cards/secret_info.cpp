// Secret information: a look at one hidden card, of the two kinds that the card offers.
#include "games/lost_mines/cards/cards.h"

namespace filon::lost_mines {
namespace {

Refused refuse_look(const Rules& rules, Sight sight, Card card, Shows what) {
  if (const auto refusal = refuse_card(rules, sight, card, Effect::SecretInfo)) return refusal;
  return rules.deck[card].can_show(what) ? Refused() : Refusal::OptionNotOnCard;  // LOST-INFO-03
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const LookAtMine& a) {
  if (const auto refusal = refuse_look(rules, sight, a.card, Shows::Mine)) return refusal;
  if (a.mine >= mines) return Refusal::Malformed;
  return sight.table.mine[a.mine].is_face_up() ? Refused(Refusal::MineAlreadyRevealed) : Refused();  // LOST-INFO-05
}

Refused refuse(const Rules& rules, Sight sight, const LookAtTreasure& a) {
  if (const auto refusal = refuse_look(rules, sight, a.card, Shows::Treasure)) return refusal;
  if (a.slot >= rules.deck.board.slots) return Refusal::Malformed;
  if (a.slot >= sight.table.treasures.size()) return Refusal::TreasureNotAvailable;            // LOST-INFO-08
  return sight.table.treasures[a.slot].is_left() ? Refused() : Refusal::TreasureNotAvailable;  // LOST-INFO-07
}

Refused refuse(const Rules& rules, Sight sight, const LookAtDwarf& a) {
  if (const auto refusal = refuse_look(rules, sight, a.card, Shows::Dwarf)) return refusal;
  if (index(a.whom) >= rules.seats) return Refusal::Malformed;
  return a.whom == sight.me ? Refused(Refusal::OwnDwarfCard) : Refused();  // LOST-INFO-10
}

void list_looks(const Rules& rules, Sight sight, Card card, Actions& out) {
  const CardKind& kind = rules.deck[card];
  if (kind.can_show(Shows::Mine))
    for (std::uint8_t mine = 0; mine < mines; ++mine)
      if (!sight.table.mine[mine].is_face_up()) out.push_back(LookAtMine{card, mine});
  if (kind.can_show(Shows::Treasure))
    for (std::uint8_t slot = 0; slot < sight.table.treasures.size(); ++slot)
      if (sight.table.treasures[slot].is_left()) out.push_back(LookAtTreasure{card, slot});
  if (kind.can_show(Shows::Dwarf))
    for (int i = 0; i < rules.seats; ++i)
      if (seat(i) != sight.me) out.push_back(LookAtDwarf{card, seat(i)});
}

void play(Dealer& dealer, Seat by, const LookAtMine& a) {
  tell_played(dealer, MineLookedAt{by, a.card, a.mine});
  dealer.whisper(by, MineSeen{a.mine, dealer.hidden().mine[a.mine]});
  step_2(dealer, by, 1);
}

void play(Dealer& dealer, Seat by, const LookAtTreasure& a) {
  tell_played(dealer, TreasureLookedAt{by, a.card, a.slot});
  dealer.whisper(by, TreasureSeen{a.slot, dealer.hidden().values[a.slot]});
  step_2(dealer, by, 1);
}

void play(Dealer& dealer, Seat by, const LookAtDwarf& a) {
  tell_played(dealer, DwarfLookedAt{by, a.card, a.whom});
  dealer.whisper(by, RoleSeen{a.whom, dealer.holding(a.whom).role});
  step_2(dealer, by, 1);
}

}  // namespace filon::lost_mines
