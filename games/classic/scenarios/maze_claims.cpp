#include <algorithm>

#include "games/classic/scenarios/claim_list.h"

namespace filon::classic::scenarios {
namespace {

using classic::Match;
using classic::Tool;

// Values: "b-nes turned", "start", "empty" or "face down".
void board(ClaimList& list, const Node& node) {
  for (const auto& [at, value] : list.reading().per_cell(node)) {
    std::string wanted = list.reading().text(value, "a card as it lies, \"empty\" or \"face down\"");
    if (wanted != "empty" && wanted != "face down") {
      const CardWords words = read_lying(list.reading(), value);
      if (list.reading().failed()) return;
      wanted = lying(list.rules(), words.card, words.turned);
    }
    list.add("board at " + written(at), wanted, [where = at](const Match& match) -> std::string {
      const Tunnels& tunnels = match.table().tunnels;
      if (tunnels.is_covered(where)) return "face down";
      const Laid* laid = tunnels.at(where);
      return laid ? lying(match.rules(), laid->card, laid->turned) : "empty";
    });
  }
}

void board_cards(ClaimList& list, const Node& node) {
  list.table_number("board_cards", node, [](const classic::Table& table) {
    const auto laid = table.tunnels.laid();
    return std::count_if(laid.begin(), laid.end(), [](const Laid& card) { return !card.fixed; });
  });
}

// The sides of a card that are linked to the start.
void linked(ClaimList& list, const Node& node) {
  for (const auto& [at, value] : list.reading().per_cell(node)) {
    constexpr std::string_view takes = "letters of NESW in this order, or \"none\"";
    const auto sides = sides_written(list.reading().text(value, takes));
    if (!sides) list.reading().complain(value, "takes " + std::string(takes));
    list.add("linked at " + written(at), written(sides.value_or(0)), [where = at](const Match& match) {
      const Laid* laid = match.table().tunnels.at(where);
      return laid ? written(laid->linked) : "no card there";
    });
  }
}

// Checks the public goals; if a card is named, also the dealer's card.
void goals(ClaimList& list, const Node& node) {
  const classic::Rules& rules = list.rules();
  const auto items = list.reading().items(node, "a list of goals from north to south");
  if (items.size() != rules.goal_cells.size()) list.reading().complain(node, "takes as many goals as there are: 3");
  if (list.reading().failed()) return;
  for (std::size_t goal = 0; goal < items.size(); ++goal) {
    const GoalWords words = read_goal(list.reading(), items[goal]);
    if (list.reading().failed()) return;
    const std::string about = "goal at " + written(rules.goal_cells[goal]);
    const classic::Goal wanted{.card = words.face_up ? words.card : no_card, .turned = words.turned};
    list.add(about, lying(rules, wanted),
             [goal](const Match& match) { return lying(match.rules(), match.table().goals[goal]); });
    if (words.card != no_card)
      list.add("card of the " + about, name(rules, words.card), [goal](const Match& match) {
        return name(match.rules(), classic::MatchTestAccess::state(match).hidden.goals[goal]);
      });
  }
}

// By seat, all goals it has looked at this round: {"1": {"(8,0)": "goal-gold"}}.
void goals_seen(ClaimList& list, const Node& node) {
  Reading& reading = list.reading();
  for (const auto& [seat, value] : reading.per_seat(node)) {
    std::vector<std::string> wanted(list.rules().goal_cells.size(), "unseen");
    for (const auto& [at, card] : reading.per_cell(value))
      wanted[reading.goal_at(value, at)] = name(list.rules(), reading.card(card));
    list.add(of_seat("goals seen", seat), joined(wanted), [s = seat](const Match& match) {
      std::vector<std::string> found;
      for (std::size_t goal = 0; goal < match.table().goals.size(); ++goal) {
        const Card card = holding(match, s).goals_seen[goal];
        found.push_back(card == no_card ? "unseen" : name(match.rules(), card));
      }
      return joined(found);
    });
  }
}

template <class Has>
std::string tools(Has has) {
  std::vector<std::string> each;
  for (Tool tool : classic::all_tools)
    if (has(tool)) each.emplace_back(classic::name(tool));
  return joined(each);
}

void broken(ClaimList& list, const Node& node) {
  for (const auto& [seat, value] : list.reading().each_seat(node)) {
    std::vector<Tool> wanted;
    for (const Node& item : list.reading().items(value, "a list of tools")) wanted.push_back(list.reading().tool(item));
    list.add(
        of_seat("broken", seat), tools([&](Tool tool) { return std::count(wanted.begin(), wanted.end(), tool) > 0; }),
        [s = seat](const Match& match) { return tools([&](Tool tool) { return match.table().broken[s].has(tool); }); });
  }
}

constexpr ClaimField fields[] = {{"board", board}, {"board_cards", board_cards}, {"linked", linked},
                                 {"goals", goals}, {"goals_seen", goals_seen},   {"broken", broken}};

}  // namespace

std::span<const ClaimField> maze_claims() { return fields; }

}  // namespace filon::classic::scenarios
