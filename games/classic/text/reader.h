// Reads a text from its beginning, piece by piece, without ever reading past its end. Shared by all the notations.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace filon::text {

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  std::string_view rest() const { return rest_; }
  bool done() const { return rest_.empty(); }
  char peek() const { return rest_.empty() ? '\0' : rest_.front(); }

  void skip_blanks();
  bool take(char);
  bool take(std::string_view);
  // A whole number in this range; none, and nothing is taken, if there is no such number.
  std::optional<int> number(int least, int most);
  // All before the first of these characters, or all.
  std::string_view until(std::string_view stops);
  // The next word between blanks; empty at the end.
  std::string_view word();

 private:
  std::string_view rest_;
};

bool is_blank(char);
// The whole text as a number in this range.
std::optional<int> number_in(std::string_view, int least, int most);
// The parts between the separators; one empty part for an empty text.
std::vector<std::string_view> split(std::string_view, char separator);
// A text from outside as a sentence shows it: in quotes, printable, and not longer than a sentence bears.
std::string quoted(std::string_view);

}  // namespace filon::text
