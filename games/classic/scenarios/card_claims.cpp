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

// The top cards of the discard pile, the top one first, whether they lie face up or not.
void top_discards(ClaimList& list, const Node& node) {
  std::vector<std::string> wanted;
  for (Card card : list.reading().pile_cards(node)) wanted.push_back(name(list.rules(), card));
  const std::size_t count = wanted.size();
  list.add("top_discards", joined(wanted), [count](const Match& match) {
    const auto& pile = match.table().discard_pile;
    const auto& hidden = classic::MatchTestAccess::state(match).hidden.face_down;
    std::vector<std::string> found;
    std::size_t next = hidden.size();
    for (std::size_t i = pile.size(); i-- > 0 && found.size() < count;) {
      const bool is_known = pile[i].is_face_up() || next > 0;
      const Card card = pile[i].is_face_up() ? pile[i].card : is_known ? hidden[--next] : no_card;
      found.push_back(card == no_card ? "face down" : name(match.rules(), card));
    }
    return joined(found);
  });
}

constexpr ClaimField fields[] = {
    {"top_discards", top_discards}, {"hands", hands},       {"hand_sizes", hand_sizes}, {"pile", pile},
    {"discard_pile", discard_pile}, {"discards", discards}, {"discarded", discarded},   {"played", played}};

}  // namespace

std::span<const ClaimField> card_claims() { return fields; }

}  // namespace filon::classic::scenarios
