#include "protocol/names.h"

#include <algorithm>

#include "protocol/bot_names.h"
#include "protocol/letters.h"

namespace filon::protocol {
namespace {

// How many marks a letter may have. Vietnamese needs two of a kind, and texts with all vowels and accents of Hebrew up
// to four. Tibetan and Burmese have letters with a consonant or two below, vowels and a tone, none of which is a heap.
struct MarkLimits {
  int of_a_kind, in_all;
};
constexpr MarkLimits in_names = {2, 4}, in_talk = {4, 6};

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

bool has_too_many(std::u32string_view marks, MarkLimits most) {
  const auto is_too_many_of_a_kind = [&](char32_t one) {
    return std::count_if(marks.begin(), marks.end(), [&](char32_t other) {
             return piles_up(other) && kind_of_mark(other) == kind_of_mark(one);
           }) > most.of_a_kind;
  };
  return std::ssize(marks) > most.in_all || std::any_of(marks.begin(), marks.end(), is_too_many_of_a_kind);
}

bool piles_up_marks(std::u32string_view text, MarkLimits most) {
  for (auto at = text.begin(); at != text.end();) {
    const auto marks = std::find_if(at, text.end(), is_mark);
    at = std::find_if_not(marks, text.end(), is_mark);
    if (has_too_many({marks, at}, most)) return true;
  }
  return false;
}

bool has_a_letter_for_its_mark(std::u32string_view name, std::size_t at) {
  return !is_mark(name[at]) || (at > 0 && !is_blank(name[at - 1]));
}

bool can_be_seen(std::u32string_view name) {
  if (name.empty() || piles_up_marks(name, in_names)) return false;
  for (std::size_t at = 0; at < name.size(); ++at)
    if (!has_a_letter_for_its_mark(name, at) || (is_unseen(name[at]) && !belongs_to_emoji(name, at))) return false;
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
  bool shows_something = false, is_spoiled = piles_up_marks(letters, in_talk);
  for (const char32_t letter : letters) {
    is_spoiled = is_spoiled || spoils_text(letter);
    shows_something = shows_something || !(is_blank(letter) || is_unseen(letter) || is_mark(letter));
  }
  if (letters.size() > longest_talk || !shows_something || is_spoiled)
    return Error{"it takes 1 to 300 letters that can be seen, and none that change how other text is shown"};
  return std::string(text);
}

}  // namespace filon::protocol
