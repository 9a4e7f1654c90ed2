#include "protocol/looks.h"

#include <algorithm>
#include <vector>

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include "kernel/check.h"
#include "protocol/letters.h"
#include "protocol/names.h"

namespace filon::protocol {
namespace {

icu::UnicodeString icu_of(std::string_view utf8) {
  return icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
}

std::string as_utf8(const icu::UnicodeString& text) {
  std::string utf8;
  return text.toUTF8String(utf8);
}

icu::UnicodeString plain_style_of(const icu::UnicodeString& text) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Normalizer2* const style = icu::Normalizer2::getNFKDInstance(code);
  check(U_SUCCESS(code), "ICU has no data for normal forms");
  icu::UnicodeString plain = style->normalize(text, code);
  check(U_SUCCESS(code), "ICU found no normal form");
  return plain;
}

// What Unicode's list of look-alikes makes of it (UTS 39). It is for names in programs, where case matters.
icu::UnicodeString skeleton_of(const icu::UnicodeString& text) {
  UErrorCode code = U_ZERO_ERROR;
  static const USpoofChecker* const checker = uspoof_open(&code);  // several threads may use it
  check(checker != nullptr, "ICU has no data for look-alikes");
  icu::UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(checker, 0, text, skeleton, &code);
  check(U_SUCCESS(code), "ICU found no skeleton");
  return skeleton;
}

// Small letters in the shape of capitals, of which the list knows nothing but that Cyrillic ones look like them.
constexpr std::u32string_view small_capitals = U"ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋĸʟᴍʍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ",
                              letters_of_small_capitals = U"abcdefghijkklmmnopqrstuvwyz";
static_assert(small_capitals.size() == letters_of_small_capitals.size());

char32_t without_small_capital(char32_t letter) {
  const std::size_t place = small_capitals.find(letter);
  return place == std::u32string_view::npos ? letter : letters_of_small_capitals[place];
}

bool makes_a_difference(char32_t letter) {
  return !is_blank(letter) && !is_unseen(letter) && (!piles_up(letter) || is_sign(letter));
}

icu::UnicodeString without_details(const icu::UnicodeString& text) {
  icu::UnicodeString plain;
  for (const char32_t letter : letters_of(as_utf8(text)))
    if (makes_a_difference(letter)) plain.append(static_cast<UChar32>(without_small_capital(letter)));
  return plain.foldCase();
}

struct Looks {
  std::string as_written, in_capitals;
};
Looks looks_of_name(std::string_view name) { return {looks_of(name), looks_of(in_capitals(name))}; }
bool are_alike(const Looks& one, const Looks& other) {
  return one.as_written == other.as_written || one.in_capitals == other.in_capitals;
}

std::string shortened(std::string_view name, std::size_t most) {
  std::u32string letters = letters_of(name).substr(0, most);
  while (!letters.empty() && (letters.back() == U' ' || letters.back() == joiner)) letters.pop_back();
  return utf8_of(letters);
}

}  // namespace

std::string in_plain_style(std::string_view text) { return as_utf8(plain_style_of(icu_of(text))); }

std::string in_capitals(std::string_view text) { return as_utf8(icu_of(text).toUpper(icu::Locale::getRoot())); }

std::string looks_of(std::string_view text) {
  icu::UnicodeString looks = icu_of(text);
  // Twice, because small letters look like others than their capitals do: M like nothing else, m like rn.
  for (int i = 0; i < 2; ++i) looks = without_details(plain_style_of(skeleton_of(looks)));
  return as_utf8(looks.findAndReplace("i", "l"));  // as the capital I does
}

bool look_alike(std::string_view one, std::string_view other) {
  return are_alike(looks_of_name(one), looks_of_name(other));
}

std::string told_apart(std::string_view name, std::span<const std::string> others) {
  std::vector<Looks> taken;
  for (const std::string& other : others) taken.push_back(looks_of_name(other));
  const auto is_free = [&](const std::string& wanted) {
    const Looks looks = looks_of_name(wanted);
    return std::none_of(taken.begin(), taken.end(), [&](const Looks& other) { return are_alike(looks, other); });
  };
  std::string free(name);
  for (int number = 2; !is_free(free); ++number) {
    const std::string tail = " " + std::to_string(number);
    free = shortened(name, longest_name - tail.size()) + tail;
  }
  return free;
}

}  // namespace filon::protocol
