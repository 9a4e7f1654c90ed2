// A match as the tokens of its text: what was dealt, each answer with what chance added to it, and what came of it.
// One structure for both forms; what a seat does not know is no_card, Role::Unknown, goal -1 or gold 0, and prints as
// ?.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/classic/game.h"

namespace filon::text {

struct Step {
  Seat by;
  classic::Action action;
  std::vector<int> turned;  // the goals that this answer turned
  std::vector<Card> drawn;
  Card seen = no_card;                          // heard form: the goal that the seat looked at
  classic::Role role = classic::Role::Unknown;  // drawn by a change of role; heard form: also the one inspected
  std::optional<std::vector<Card>> hand;        // heard form: what the seat holds after a swap
  classic::Gold offered;                        // heard form: the gold that the seat chose from
  friend bool operator==(const Step&, const Step&) = default;
};

// Answers about gold, which come after the result.
inline bool is_after_round(const classic::Action& action) {
  return std::holds_alternative<classic::TakeGold>(action) || std::holds_alternative<classic::Steal>(action) ||
         std::holds_alternative<classic::Decline>(action);
}

struct Reward {
  Seat whom;
  int nuggets = 0;
  std::vector<int> cards;
  int credit = 0;
  friend bool operator==(const Reward&, const Reward&) = default;
};

struct Round {
  int number = 0;
  Seat first;
  std::vector<classic::Role> roles;  // by seat
  classic::Role spare = classic::Role::Unknown;
  std::vector<int> goals;                // places in the deck's list of goals
  std::vector<std::vector<Card>> hands;  // by seat, as dealt; empty: not known
  std::vector<Step> steps;
  std::optional<classic::RoundResult> result;
  std::vector<classic::Role> shown;  // heard form: at the end, where a role has changed
  std::vector<Reward> rewards;
  std::vector<int> gold;  // drawn to be shared
  friend bool operator==(const Round&, const Round&) = default;
};

struct Score {
  int nuggets = 0;
  classic::Gold gold;
  friend bool operator==(const Score&, const Score&) = default;
};

struct Script {
  classic::Options options;
  std::optional<Seat> listener;  // who heard it (nobody: the table); none: it tells everything
  std::vector<Round> rounds;
  std::vector<Score> scores;  // by seat; empty while the match runs
  friend bool operator==(const Script&, const Script&) = default;
};

std::string write_script(const classic::Rules&, const Script&);

// What stands between the brackets at the top.
struct Header {
  classic::Options options;
  std::optional<Seat> listener;
};
// Takes the header from the text and leaves the rest.
Result<Header> read_header(std::string_view& text);
Result<Script> read_script(const classic::Rules&, std::string_view text);

// Everything, or what one listener heard; by playing the record again.
Result<Script> script_of(const classic::Rules&, const classic::Record&, std::optional<Seat> listener);
// The error says that the script does not tell everything.
Result<classic::Record> record_of(const classic::Rules&, const Script&);

}  // namespace filon::text
