// How the fields of an "expect" become claims. Each field has one function that reads the expected value and looks up
// the real one. Tables list these functions, one table for each subject.
#pragma once

#include <span>

#include "games/classic/scenarios/notation.h"
#include "games/classic/scenarios/reading.h"
#include "games/classic/scenarios/scenario.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"

namespace filon::classic::scenarios {

std::string of_seat(std::string_view what, Seat);
const classic::Holding& holding(const classic::Match&, Seat);

class ClaimList {
 public:
  using Found = std::function<std::string(const Scene&)>;

  explicit ClaimList(Reading& reading) : reading_(reading) {}

  Reading& reading() { return reading_; }
  const classic::Rules& rules() const { return reading_.rules(); }
  std::vector<Claim> claims() && { return std::move(claims_); }

  void add(std::string about, std::string wanted, Found found) {
    claims_.push_back({std::move(about), std::move(wanted), std::move(found)});
  }
  void add(Claim claim) { claims_.push_back(std::move(claim)); }
  // `look` returns the real value: look(match), look(table) or look(match, seat).
  template <class Look>
  void number(std::string about, const Node& node, Look look) {
    add(std::move(about), std::to_string(reading_.number(node, 0, 255)),
        [look](const classic::Match& match) { return std::to_string(look(match)); });
  }
  template <class Look>
  void table_number(std::string_view about, const Node& node, Look look) {
    number(std::string(about), node,
           [look](const classic::Match& match) { return static_cast<int>(look(match.table())); });
  }
  template <class Look>
  void numbers(std::string_view about, const Node& node, Look look) {
    for (const auto& [seat, wanted] : reading_.each_seat(node))
      number(of_seat(about, seat), wanted, [look, s = seat](const classic::Match& match) { return look(match, s); });
  }
  template <class Look>
  void cards(std::string_view about, const Node& node, Look look) {
    for (const auto& [seat, wanted] : reading_.each_seat(node))
      add(of_seat(about, seat), names(rules(), reading_.pile_cards(wanted)),
          [look, s = seat](const classic::Match& match) { return names(match.rules(), look(match, s)); });
  }
  template <class Look>
  void gold(std::string_view about, const Node& node, Look look) {
    for (const auto& [seat, wanted] : reading_.each_seat(node))
      add(of_seat(about, seat), values(reading_.gold(wanted)),
          [look, s = seat](const classic::Match& match) { return values(look(match, s)); });
  }
  template <class Look>
  void role(std::string about, const Node& node, Look look) {
    add(std::move(about), std::string(classic::name(reading_.role(node))),
        [look](const classic::Match& match) { return std::string(classic::name(look(match))); });
  }

 private:
  Reading& reading_;
  std::vector<Claim> claims_;
};

struct ClaimField {
  std::string_view name;
  void (*read)(ClaimList&, const Node&);
};
std::span<const ClaimField> card_claims();       // hands, piles, discards
std::span<const ClaimField> described_claims();  // table, told, mine, secrets: described by their fields
std::span<const ClaimField> gold_claims();       // gold, purses, scores
std::span<const ClaimField> legal_claims();      // the legal answers
std::span<const ClaimField> maze_claims();       // board, goals
std::span<const ClaimField> round_claims();      // who is asked, rounds and results, roles, events heard

}  // namespace filon::classic::scenarios
