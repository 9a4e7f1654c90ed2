// Dealing a round: dwarfs, mines, treasures, hands (LOST-SETUP-03..-29, LOST-MATCH-03..-09).
#include "games/lost_mines/dealer.h"

namespace filon::lost_mines {
namespace {

// LOST-TURN-01.
Seat draw_first(Dealer& dealer) {
  Bag<16> seats;
  for (int i = 0; i < dealer.rules().seats; ++i) seats.add(i);
  return seat(dealer.pick(seats, dealer.rules().seats, Source::FirstPlayer, 0));
}

void deal_mines(Dealer& dealer) {
  Bag<8> left;
  for (std::size_t i = 0; i < mines; ++i) left.add(static_cast<int>(i));
  for (std::size_t i = 0; i < mines; ++i) {
    const int kind = dealer.pick(left, static_cast<int>(mines - i), Source::MineCards, i);
    dealer.hidden().mine[i] = dealer.rules().deck.mine_cards[static_cast<std::size_t>(kind)];
  }
}

// LOST-SETUP-07..-09: one for each player; the others play no part.
Inline<Back, most_slots> deal_treasures(Dealer& dealer) {
  const Deck& deck = dealer.rules().deck;
  Treasures left = deck.treasures;
  int size = left.size();
  Inline<Back, most_slots> backs;
  dealer.hidden().values = {};
  for (std::size_t i = 0; i < static_cast<std::size_t>(dealer.rules().seats); ++i) {
    const int kind = dealer.pick(left, size--, Source::TreasureCards, i);
    const TreasureKind& treasure = deck.treasure_kinds[static_cast<std::size_t>(kind)];
    dealer.hidden().values[i] = treasure.value;
    backs.push_back(treasure.back);
  }
  return backs;
}

}  // namespace

void begin_round(Dealer& dealer, int round, Seat first) {
  const Rules& rules = dealer.rules();
  if (first == nobody) first = draw_first(dealer);
  PerSeat<Clan> clans;
  PerSeat<Role> roles;
  Dwarfs dwarfs = rules.dwarfs;
  int undealt = dwarfs.size();
  for (int i = 0; i < rules.seats; ++i) {
    const int kind = dealer.pick(dwarfs, undealt--, Source::DwarfCards, i);
    clans[seat(i)] = clan_of(kind);
    roles[seat(i)] = role_of(kind);
  }
  deal_mines(dealer);
  dealer.tell(RoundBegan{static_cast<std::uint8_t>(round), first, clans, deal_treasures(dealer)});

  // Cards that are set aside are never drawn, so they stay in the bag (LOST-SETUP-23).
  dealer.hidden().pile = rules.deck.pile;
  int left = rules.deck.pile.size();
  for (int i = 0; i < rules.seats; ++i) {
    Dealt dealt{roles[seat(i)], {}};
    for (int n = 0; n < rules.hand_size; ++n)
      dealt.hand.insert_sorted(card(dealer.pick(dealer.hidden().pile, left--, Source::Pile, i, rules.pile_kinds)));
    dealer.whisper(seat(i), dealt);
  }
  dealer.ask(Ask::TakeTurn, first);
}

// LOST-MATCH-11..-13: who begins follows from the round before.
void next_round(Dealer& dealer) {
  const Table& table = dealer.table();
  Seat last = table.first;
  if (table.last_to_discard != nobody) last = table.last_to_discard;
  if (table.last_to_play != nobody) last = table.last_to_play;
  begin_round(dealer, table.round + 1, left_of(last, table.seats));
}

}  // namespace filon::lost_mines
