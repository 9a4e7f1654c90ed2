// How names look to people: Ann, ANN, Änn and Аnn with a Cyrillic A cannot be told apart at a table.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace filon::protocol {

// Wide letters, those in circles, those of formulas and so on become plain ones, and accents marks of their own.
std::string in_plain_style(std::string_view text);
std::string in_capitals(std::string_view text);

// Letters that look the same have the same looks: without case, style, accents and blanks, in Latin letters where some
// look like it.
std::string looks_of(std::string_view text);

// Whether names look the same as they are written, or in capitals: ν looks like v, and its capital like N.
bool look_alike(std::string_view one, std::string_view other);

// The name or, if it looks like one of the others, the name with the first number that is free: "Ann 2".
std::string told_apart(std::string_view name, std::span<const std::string> others);

}  // namespace filon::protocol
