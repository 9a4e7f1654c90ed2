#include "games/classic/scenarios/claim_list.h"

namespace filon::classic::scenarios {
namespace {

using classic::Match;
using classic::Table;

void hands(ClaimList& list, const Node& node) {
  list.cards("hand", node, [](const Match& match, Seat seat) {
    const auto& hand = holding(match, seat).hand;
    return std::vector<Card>(hand.begin(), hand.end());
  });
}

void hand_sizes(ClaimList& list, const Node& node) {
  list.numbers("hand size", node, [](const Match& match, Seat seat) { return match.table().hand_size[seat]; });
}

void pile(ClaimList& list, const Node& node) {
  list.table_number("pile", node, [](const Table& table) { return table.pile; });
}

void discard_pile(ClaimList& list, const Node& node) {
  list.table_number("discard_pile", node,
                    [](const Table& table) { return static_cast<int>(table.discard_pile.size()); });
}

void discards(ClaimList& list, const Node& node) {
  list.numbers("discards", node,
               [](const Match& match, Seat seat) { return face_down(match.table().discard_pile)[seat]; });
}

void discarded(ClaimList& list, const Node& node) {
  list.cards("discarded", node, [](const Match& match, Seat seat) { return listed(holding(match, seat).discarded); });
}

void played(ClaimList& list, const Node& node) {
  list.add("played", names(list.rules(), list.reading().pile_cards(node)),
           [](const Match& match) { return names(match.rules(), listed(face_up(match.table().discard_pile))); });
}

constexpr ClaimField fields[] = {
    {"hands", hands},       {"hand_sizes", hand_sizes}, {"pile", pile},    {"discard_pile", discard_pile},
    {"discards", discards}, {"discarded", discarded},   {"played", played}};

}  // namespace

std::span<const ClaimField> card_claims() { return fields; }

}  // namespace filon::classic::scenarios
