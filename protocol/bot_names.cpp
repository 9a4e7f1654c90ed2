#include "protocol/bot_names.h"

#include <regex>
#include <string>

#include "protocol/letters.h"
#include "protocol/looks.h"

namespace filon::protocol {
namespace {

// Bots have no names here, only a level. These are what the web client and records call them, in every language;
// tests/server/names_test.mjs compares.
constexpr std::string_view names[] = {"bot",    "robot",   "easy",   "normal", "random",  "facile",
                                      "Brumli", "Gundar",  "Ildrun", "Oskrim", "Pelgra",  "Rolfin",
                                      "Sigdur", "Tilgrim", "Urdna",  "Veltik", "Wandril", "Yrsok"};

// What the expression below reads: the looks of letters, and blanks for all else. Whatever looks like an O or an L
// without being a letter stays, because it can be part of a number or of a word: B0T.
std::string looks_in_words(char32_t letter) {
  if (is_mark(letter)) return "";
  std::string looks = looks_of(utf8_of({&letter, 1}));
  if (is_in_words(letter)) return looks;
  return looks == "o" ? "0" : looks == "l" ? "1" : " ";
}

// The name in words, also if there is something between its letters: b o t.
std::string expression_of(std::string_view name) {
  std::string all;
  for (const char letter : looks_of(name)) {
    if (!all.empty()) all += " *";
    all += letter == 'o' ? "[o0]" : letter == 'l' ? "[l1]" : std::string(1, letter);
  }
  return all;
}

std::regex expression_of_bots() {
  const std::string numbers = "(?:[ 01]|\\b[lvx]+\\b)*";  // also Roman ones, whose I looks like an L
  std::string any;
  for (const std::string_view name : names) any += (any.empty() ? "" : "|") + expression_of(name);
  return std::regex(numbers + "(?:(?:" + any + ")" + numbers + ")+");
}

bool is_made_of_bots(std::string_view name) {
  static const std::regex bots = expression_of_bots();
  std::string words;
  for (const char32_t letter : letters_of(in_plain_style(name))) words += looks_in_words(letter);
  return std::regex_match(words, bots);
}

}  // namespace

bool is_bot_name(std::string_view name) { return is_made_of_bots(name) || is_made_of_bots(in_capitals(name)); }

}  // namespace filon::protocol
