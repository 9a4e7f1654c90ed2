// The little of the protocol that a random player needs. Messages come by the ten thousand a second, so they are
// searched and not parsed: the rest of them may change without this noticing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/rng.h"

namespace filon::load {

bool is_of_type(std::string_view message, std::string_view type);
// The n of `played` and `view`.
std::optional<int> number_in(std::string_view message);
// The value of a key whose value is a text without quotes in it; empty where there is none.
std::string_view text_in(std::string_view message, std::string_view key);

// One of the legal answers, each as likely as the others; none if the message asks for no answer.
std::optional<std::string> pick_answer(std::string_view message, Rng&);

std::string create_message(int seats);
std::string join_message(std::string_view table, int client);
std::string answer_message(int number, std::string_view answer);

}  // namespace filon::load
