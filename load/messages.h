// The part of the protocol (docs/protocol.md) that a random player needs, who knows no game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "kernel/rng.h"

namespace filon::load {

// None: the text is not a JSON object.
std::optional<boost::json::object> read_message(std::string_view text, boost::json::storage_ptr = {});

std::string_view type_of(const boost::json::object& message);
std::string text_in(const boost::json::object& message, std::string_view key);

// The open question in a `view` or `played`.
struct Question {
  int number = 0;  // 0: the match is over
  bool is_window = false;
};
Question question_in(const boost::json::object& message);

// Applies the change of the hand in a message, if any.
void follow_hand(const boost::json::object& message, boost::json::array& hand);

// A random legal answer; none if the message asks for no answer. Listed answers are equally likely; a described set
// counts like one answer for each card of the hand.
std::optional<boost::json::array> pick_answer(const boost::json::object& message, const boost::json::array& hand, Rng&);

// Whether it can only be answered in one way, such as the pause after a round.
bool has_one_answer(const boost::json::object& message);

// The game with this id in `welcome`, or the first if the id is empty; null if there is none.
const boost::json::object* find_game(const boost::json::object& welcome, std::string_view id);
// The nearest number of players that `advice` allows. None: there is no such number.
std::optional<int> nearest_players(const boost::json::object& game, const boost::json::object& advice, int wanted);

std::string choose_message(std::string_view game, int players);
std::string create_message(std::string_view game, int players);
std::string join_message(std::string_view table, int client);
std::string resume_message(std::string_view token, std::string_view table);
std::string answer_message(int question, const boost::json::array& answer);

}  // namespace filon::load
