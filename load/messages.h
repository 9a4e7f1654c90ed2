// The little of the protocol that a player needs who knows no game and plays by chance (docs/protocol.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "kernel/rng.h"

namespace filon::load {

// Messages come by the ten thousand a second. None: it is no JSON object.
std::optional<boost::json::object> read_message(std::string_view text);

std::string_view type_of(const boost::json::object& message);
std::string text_in(const boost::json::object& message, std::string_view key);

// What `view` and `played` say of the open question.
struct Question {
  int number = 0;  // 0: there is none, the match is over
  bool is_window = false;
};
Question question_in(const boost::json::object& message);

// Follows the cards of a hand, which the message may change.
void follow_hand(const boost::json::object& message, boost::json::array& hand);

// One of the legal answers; none if the message asks for no answer. Listed ones are all as likely; answers that are
// described by the cards of the hand count like one answer for each card.
std::optional<boost::json::array> pick_answer(const boost::json::object& message, const boost::json::array& hand, Rng&);

// The game of this id, or the first, in the list of `welcome`; null where there is none.
const boost::json::object* find_game(const boost::json::object& welcome, std::string_view id);
// The number of players nearest to this one that `advice` calls possible. None: there is no such number.
std::optional<int> nearest_players(const boost::json::object& game, const boost::json::object& advice, int wanted);

std::string choose_message(std::string_view game, int players);
std::string create_message(std::string_view game, int players);
std::string join_message(std::string_view table, int client);
std::string answer_message(int question, const boost::json::array& answer);

}  // namespace filon::load
