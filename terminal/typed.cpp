#include "terminal/typed.h"

#include <cctype>
#include <charconv>

namespace filon::terminal {

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  bool inside = false;
  for (char c : line) {
    if (std::isspace(static_cast<unsigned char>(c)) || c == '(' || c == ')' || c == ',') {
      inside = false;
      continue;
    }
    if (!inside) words.emplace_back();
    inside = true;
    words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return words;
}

std::optional<int> number_of(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size() || value < -100 || value > 1000) return {};
  return value;
}

std::optional<Wish> wish_of(const std::vector<std::string>& words) {
  if (words.size() != 1) return {};
  const std::string& word = words[0];
  if (word == "?" || word == "help" || word == "h") return Wish::Help;
  if (word == "rules") return Wish::Rules;
  if (word == "legal" || word == "l") return Wish::Legal;
  if (word == "board" || word == "b") return Wish::Board;
  if (word == "q" || word == "quit" || word == "exit") return Wish::Quit;
  return {};
}

}  // namespace filon::terminal
