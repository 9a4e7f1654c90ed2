// A match as the parts of its text: the deal, each answer with what chance added, and the results. Both forms use this
// structure. What a seat does not know is no_card, Role::Unknown, goal -1 or gold 0, and is written as ?.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/classic/game.h"

namespace filon::text {

// A card that a seat drew from the pile.
struct Drawn {
  Seat by;
  Card card = no_card;
  friend bool operator==(const Drawn&, const Drawn&) = default;
};

// What chance decided and nothing else tells: the source, the seat or place, and the card, role or number.
struct Chance {
  classic::Source source;
  int place = 0;
  int kind = 0;
  friend bool operator==(const Chance&, const Chance&) = default;
};

struct Step {
  Seat by;
  classic::Action action;
  std::vector<int> turned;  // goals that this answer turned
  std::vector<Drawn> drawn;
  std::vector<Chance> chance;
  Card seen = no_card;                          // heard form: the goal card that the seat saw
  classic::Role role = classic::Role::Unknown;  // drawn by a role change; heard form: also an inspected role
  std::optional<std::vector<Card>> hand;        // heard form: the seat's hand after a swap
  classic::Gold offered;                        // heard form: the gold that the seat chose from
  bool after_round = false;                     // about gold, after the result
  friend bool operator==(const Step&, const Step&) = default;
};

// Whether this is somebody's turn, and not an answer in the middle of an effect.
bool is_turn(const classic::Action&);

// Who draws after an answer: the seat that answered, or the other one that got a hand (S2-ACT-31).
Seat usual_drawer(const classic::Rules&, const Step&);

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
  std::vector<int> goals;                // indexes in the deck's list of goals
  std::vector<std::vector<Card>> hands;  // by seat, as dealt; empty: unknown
  std::vector<Chance> chance;            // what else was dealt
  std::vector<Step> steps;
  std::optional<classic::RoundResult> result;
  std::vector<classic::Role> shown;  // heard form: roles at the end, if a role has changed
  std::vector<Reward> rewards;
  std::vector<int> gold;  // drawn for sharing
  friend bool operator==(const Round&, const Round&) = default;
};

struct Score {
  int nuggets = 0;
  classic::Gold gold;
  friend bool operator==(const Score&, const Score&) = default;
};

struct Script {
  classic::Options options;
  std::optional<Seat> listener;  // who heard it (nobody: the public); none: the whole match
  std::vector<Round> rounds;
  bool window = false;        // the record ends while others can still stop or pay for a card
  std::vector<Score> scores;  // by seat; empty until the match is over
  friend bool operator==(const Script&, const Script&) = default;
};

std::string write_script(const classic::Rules&, const Script&);

// The tags in brackets at the top.
struct Header {
  classic::Options options;
  std::optional<Seat> listener;
};
// Reads the header and removes it from the text.
Result<Header> read_header(std::string_view& text);
Result<Script> read_script(const classic::Rules&, std::string_view text);

// Replays the record; returns everything, or what one listener heard.
Result<Script> script_of(const classic::Rules&, const classic::Record&, std::optional<Seat> listener);
// Fails if the script does not tell everything.
Result<classic::Record> record_of(const classic::Rules&, const Script&);

}  // namespace filon::text
