#include "games/classic/text/reader.h"

#include <charconv>

namespace filon::text {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

void Reader::skip_blanks() {
  while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
}

bool Reader::take(char wanted) {
  if (rest_.empty() || rest_.front() != wanted) return false;
  rest_.remove_prefix(1);
  return true;
}

bool Reader::take(std::string_view wanted) {
  if (!rest_.starts_with(wanted)) return false;
  rest_.remove_prefix(wanted.size());
  return true;
}

std::optional<int> Reader::number(int least, int most) {
  int value = 0;
  const char* end = rest_.data() + rest_.size();
  const auto [stop, error] = std::from_chars(rest_.data(), end, value);
  if (error != std::errc{} || value < least || value > most) return {};
  rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
  return value;
}

std::string_view Reader::until(std::string_view stops) {
  const std::string_view taken = rest_.substr(0, rest_.find_first_of(stops));
  rest_.remove_prefix(taken.size());
  return taken;
}

std::string_view Reader::word() {
  skip_blanks();
  return until(" \t\n\r");
}

std::optional<int> number_in(std::string_view text, int least, int most) {
  Reader reader(text);
  const auto value = reader.number(least, most);
  return reader.done() ? value : std::nullopt;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::string quoted(std::string_view text) {
  constexpr std::size_t most = 40;
  std::string shown = "\"";
  for (char c : text.substr(0, most)) shown += c >= ' ' && c <= '~' ? c : '?';
  return shown + (text.size() > most ? "...\"" : "\"");
}

}  // namespace filon::text
