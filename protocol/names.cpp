#include "protocol/names.h"

#include "protocol/bot_names.h"
#include "protocol/letters.h"

namespace filon::protocol {
namespace {

// Vietnamese needs two marks on a letter; texts with all vowels and accents of Hebrew need up to four.
constexpr int most_marks_in_names = 2, most_marks_in_talk = 4;

std::u32string with_single_blanks(std::u32string_view text) {
  std::u32string tidy;
  for (const char32_t letter : text) {
    if (!is_blank(letter))
      tidy.push_back(letter);
    else if (!tidy.empty() && tidy.back() != U' ')
      tidy.push_back(U' ');
  }
  if (!tidy.empty() && tidy.back() == U' ') tidy.pop_back();
  return tidy;
}

// These two cannot be seen, but emoji need them: a joiner between two, the other one after one.
bool belongs_to_emoji(std::u32string_view text, std::size_t at) {
  const auto is_emoji_at = [&](std::size_t place) { return place < text.size() && is_emoji(text[place]); };
  if (text[at] == in_colours) return is_emoji_at(at - 1);
  if (text[at] != joiner) return false;
  return is_emoji_at(at + 1) && (is_emoji_at(at - 1) || (at > 1 && text[at - 1] == in_colours && is_emoji_at(at - 2)));
}

bool piles_up_marks(std::u32string_view text, int most) {
  int marks = 0;
  for (const char32_t letter : text) {
    marks = is_mark(letter) ? marks + 1 : 0;
    if (marks > most) return true;
  }
  return false;
}

bool can_be_seen(std::u32string_view name) {
  if (name.empty() || is_mark(name.front()) || piles_up_marks(name, most_marks_in_names)) return false;
  for (std::size_t at = 0; at < name.size(); ++at)
    if (is_unseen(name[at]) && !belongs_to_emoji(name, at)) return false;
  return true;
}

}  // namespace

Result<std::string> read_name(std::string_view text) {
  const std::u32string letters = letters_of(text), tidy = with_single_blanks(letters);
  if (letters.size() > longest_name || !can_be_seen(tidy))
    return Error{"it takes 1 to 24 letters that can be seen, with at most two marks on each"};
  std::string name = utf8_of(tidy);
  if (is_bot_name(name)) return Error{"it cannot be what bots are called"};
  return name;
}

Result<std::string> read_talk(std::string_view text) {
  const std::u32string letters = letters_of(text);
  bool shows_something = false, is_spoiled = piles_up_marks(letters, most_marks_in_talk);
  for (const char32_t letter : letters) {
    is_spoiled = is_spoiled || spoils_text(letter);
    shows_something = shows_something || !(is_blank(letter) || is_unseen(letter) || is_mark(letter));
  }
  if (letters.size() > longest_talk || !shows_something || is_spoiled)
    return Error{"it takes 1 to 300 letters that can be seen, and none that change how other text is shown"};
  return std::string(text);
}

}  // namespace filon::protocol
