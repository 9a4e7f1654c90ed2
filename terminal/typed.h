// What a player types. Commands such as help are understood here, answers by the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace filon::terminal {

enum class Wish { Help, Rules, Legal, Board, Quit };

// Not understood; the sentence says what to type.
struct Puzzled {
  std::string sentence;
  friend bool operator==(const Puzzled&, const Puzzled&) = default;
};
// Not an answer; the screen has shown what was asked for.
struct Explained {};

template <class Action>
using Typed = std::variant<Action, Puzzled, Explained>;

// Words and numbers in lower case. Brackets and commas only separate.
std::vector<std::string> words_of(std::string_view line);
// A whole number from -100 to 1000.
std::optional<int> number_of(std::string_view word);
std::optional<Wish> wish_of(const std::vector<std::string>& words);

}  // namespace filon::terminal
