// How names look to people: Ann, ANN, Änn and Аnn with a Cyrillic A cannot be told apart at a table.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace filon::protocol {

// Names that look the same have the same looks.
std::string looks_of(std::string_view name);

// The name or, if it looks like one of the others, the name with the first number that is free: "Ann 2".
std::string told_apart(std::string_view name, std::span<const std::string> others);

}  // namespace filon::protocol
