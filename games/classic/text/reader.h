// Reads a text piece by piece from its beginning, and never past its end. All notations use it.
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
  // A whole number in this range. If there is none, nothing is taken.
  std::optional<int> number(int least, int most);
  // Everything before the first of these characters, or to the end.
  std::string_view until(std::string_view stops);
  // The next word between blanks; empty at the end.
  std::string_view word();

 private:
  std::string_view rest_;
};

bool is_blank(char);
// The whole text as a number in this range.
std::optional<int> number_in(std::string_view, int least, int most);
// The parts between separators; one empty part for an empty text.
std::vector<std::string_view> split(std::string_view, char separator);
// Text from outside, safe to show in a sentence: quoted, printable, and shortened.
std::string quoted(std::string_view);

}  // namespace filon::text
