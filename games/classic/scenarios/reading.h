// Reads the values of a scenario file for given rules. Each value has its path in the file, so that a complaint can
// name the field. After a complaint, further reading does no harm.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/fwd.hpp>

#include "decks/fields.h"
#include "games/classic/game.h"

namespace filon::classic::scenarios {

struct Node {
  const boost::json::value* value;
  std::string where;
};

class Reading {
 public:
  Reading(const classic::Rules& rules, decks::Complaint& complaint) : rules_(rules), complaint_(complaint) {}

  const classic::Rules& rules() const { return rules_; }
  bool failed() const { return complaint_.is_made(); }
  void complain(const Node& node, std::string_view what) { complaint_.about(node.where, what); }

  // The fields of an object; all must be in `known`.
  decks::Fields fields(const Node&, decks::Words known);
  static bool is_object(const Node&);
  static bool is_text(const Node&);
  static bool is_list(const Node&);
  static Node field(const decks::Fields&, std::string_view name);

  std::vector<Node> items(const Node&, std::string_view takes);
  std::vector<std::pair<std::string, Node>> members(const Node&, std::string_view takes);
  std::vector<std::pair<Seat, Node>> per_seat(const Node&);
  // By seat, or one value for every seat.
  std::vector<std::pair<Seat, Node>> each_seat(const Node&);
  std::vector<std::pair<Cell, Node>> per_cell(const Node&);

  std::string text(const Node&, std::string_view takes);
  int number(const Node&, int least, int most);
  Seat seat(const Node&);
  std::vector<Seat> seats(const Node&);
  Cell cell(const Node&);
  // Any card: of the pile, a goal or the start.
  Card card(const Node&);
  Card card(const Node&, std::string_view id);
  Card pile_card(const Node&);
  std::vector<Card> pile_cards(const Node&);
  classic::Gold gold(const Node&);
  int gold_value(const Node&);
  classic::Tool tool(const Node&);
  classic::Role role(const Node&);
  classic::Action answer(const Node&);
  // The number of the goal in this cell.
  std::size_t goal_at(const Node&, Cell);

 private:
  const classic::Rules& rules_;
  decks::Complaint& complaint_;
};

// "goal-stone-ne face up turned", "goal-gold face down", "face down".
struct GoalWords {
  Card card = no_card;  // none: any card
  bool face_up = false;
  Turned turned = Turned::No;
};
GoalWords read_goal(Reading&, const Node&);

// "b-nes turned".
struct CardWords {
  Card card = no_card;
  Turned turned = Turned::No;
};
CardWords read_lying(Reading&, const Node&);

}  // namespace filon::classic::scenarios
