#include "games/classic/scenarios/claim_list.h"

namespace filon::classic::scenarios {
namespace {

using classic::Match;
using classic::Purse;
using classic::Table;

void gold(ClaimList& list, const Node& node) {
  list.gold("gold", node, [](const Match& match, Seat seat) { return holding(match, seat).gold; });
}

void offered(ClaimList& list, const Node& node) {
  list.gold("offered", node, [](const Match& match, Seat seat) { return holding(match, seat).offered; });
}

void shown_gold(ClaimList& list, const Node& node) {
  list.gold("shown gold", node, [](const Match& match, Seat seat) { return match.table().gold_shown[seat]; });
}

void nuggets(ClaimList& list, const Node& node) {
  list.numbers("nuggets", node, [](const Match& match, Seat seat) { return classic::nuggets(match.sight(seat)); });
}

void gold_pile(ClaimList& list, const Node& node) {
  list.table_number("gold_pile", node, [](const Table& table) { return table.gold_pile; });
}

void gold_pile_cards(ClaimList& list, const Node& node) {
  list.add("gold_pile_cards", values(list.reading().gold(node)),
           [](const Match& match) { return values(classic::MatchTestAccess::state(match).hidden.gold); });
}

void gold_passing(ClaimList& list, const Node& node) {
  list.table_number("gold_passing", node, [](const Table& table) { return table.gold_passing; });
}

void purses(ClaimList& list, const Node& node) {
  struct Part {
    std::string_view name;
    std::uint8_t Purse::* value;
  };
  static constexpr Part parts[] = {{"cards", &Purse::gold_cards},
                                   {"reward_cards", &Purse::reward_cards},
                                   {"rewards", &Purse::rewards},
                                   {"credit", &Purse::credit}};
  static constexpr std::string_view known[] = {"cards", "reward_cards", "rewards", "credit"};
  for (const auto& [seat, value] : list.reading().per_seat(node)) {
    const decks::Fields fields = list.reading().fields(value, known);
    for (const Part& part : parts)
      if (fields.has(part.name))
        list.number(of_seat("purse", seat) + ", " + std::string(part.name), Reading::field(fields, part.name),
                    [s = seat, member = part.value](const Match& match) { return match.table().purse[s].*member; });
  }
}

void scores(ClaimList& list, const Node& node) {
  list.numbers("score", node, [](const Match& match, Seat seat) { return match.table().score[seat]; });
}

std::string in_order(Seats seats) {
  std::vector<std::string> each;
  for (int i = 0; i < max_seats; ++i)
    if (seats.contains(seat(i))) each.push_back(std::to_string(i));
  return joined(each);
}

void winners(ClaimList& list, const Node& node) {
  Seats wanted;
  for (Seat seat : list.reading().seats(node)) wanted.insert(seat);
  list.add("winners", in_order(wanted), [](const Match& match) { return in_order(match.table().winners); });
}

constexpr ClaimField fields[] = {{"gold", gold},
                                 {"offered", offered},
                                 {"shown_gold", shown_gold},
                                 {"nuggets", nuggets},
                                 {"gold_pile", gold_pile},
                                 {"gold_pile_cards", gold_pile_cards},
                                 {"gold_passing", gold_passing},
                                 {"purses", purses},
                                 {"scores", scores},
                                 {"winners", winners}};

}  // namespace

std::span<const ClaimField> gold_claims() { return fields; }

}  // namespace filon::classic::scenarios
