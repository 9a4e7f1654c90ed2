#include "protocol/letters.h"

#include <cstdint>

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

namespace filon::protocol {
namespace {

constexpr char32_t not_a_letter = 0xFFFF;

UChar32 icu_of(char32_t letter) { return static_cast<UChar32>(letter); }
bool has(char32_t letter, UProperty property) { return u_hasBinaryProperty(icu_of(letter), property) != 0; }

// Whether its general category is one of these.
bool is_one_of(char32_t letter, std::uint32_t categories) { return (U_GET_GC_MASK(icu_of(letter)) & categories) != 0; }

bool turns_text(char32_t letter) {
  switch (u_charDirection(icu_of(letter))) {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE: return true;
    default: return false;
  }
}

// These have a category of letters or symbols, but show nothing: Braille without a dot, the place of an object, a note
// without a head, blanks of hieroglyphs.
constexpr std::u32string_view empty_symbols = U"\u2800\uFFFC\U0001D159\U00013441\U00013442";

}  // namespace

std::u32string letters_of(std::string_view utf8) {
  std::u32string letters;
  const auto* const bytes = reinterpret_cast<const std::uint8_t*>(utf8.data());
  for (std::size_t at = 0; at < utf8.size();) {
    UChar32 letter = 0;
    // NOLINTNEXTLINE(bugprone-inc-dec-in-conditions): in ICU's macro
    U8_NEXT(bytes, at, utf8.size(), letter);
    letters.push_back(letter < 0 ? not_a_letter : static_cast<char32_t>(letter));
  }
  return letters;
}

std::string utf8_of(std::u32string_view letters) {
  std::string utf8;
  for (const char32_t letter : letters) icu::UnicodeString(icu_of(letter)).toUTF8String(utf8);
  return utf8;
}

bool is_blank(char32_t letter) { return is_one_of(letter, U_GC_ZS_MASK); }

// Digits are emoji, too, before a mark that makes them a key.
bool is_emoji(char32_t letter) {
  return has(letter, UCHAR_EXTENDED_PICTOGRAPHIC) || has(letter, UCHAR_EMOJI_PRESENTATION);
}

bool is_in_words(char32_t letter) {
  return has(letter, UCHAR_ALPHABETIC) && u_getIntPropertyValue(icu_of(letter), UCHAR_NUMERIC_TYPE) == U_NT_NONE;
}

bool is_mark(char32_t letter) { return is_one_of(letter, U_GC_M_MASK); }
bool piles_up(char32_t letter) { return is_one_of(letter, U_GC_MN_MASK | U_GC_ME_MASK); }
int kind_of_mark(char32_t letter) { return u_getIntPropertyValue(icu_of(letter), UCHAR_INDIC_SYLLABIC_CATEGORY); }

bool is_sign(char32_t mark) {
  switch (kind_of_mark(mark)) {
    case U_INSC_CONSONANT_FINAL:
    case U_INSC_CONSONANT_MEDIAL:
    case U_INSC_CONSONANT_SUBJOINED:
    case U_INSC_VOWEL_DEPENDENT: return true;
    default: return false;
  }
}

bool spoils_text(char32_t letter) {
  const bool shapes_text = letter >= 0x206A && letter <= 0x206F;       // deprecated: shapes and digits of what follows
  const bool is_between_lines = letter >= 0xFFF9 && letter <= 0xFFFB;  // text between the lines
  return is_one_of(letter, U_GC_CC_MASK | U_GC_CS_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK) || turns_text(letter) ||
         has(letter, UCHAR_NONCHARACTER_CODE_POINT) || shapes_text || is_between_lines;
}

bool is_unseen(char32_t letter) {
  // Unicode keeps places for the emoji of later years, which browsers may know before ICU does.
  const bool is_unknown = is_one_of(letter, U_GC_CN_MASK) && !is_emoji(letter);
  return is_unknown || spoils_text(letter) || is_one_of(letter, U_GC_CF_MASK | U_GC_CO_MASK) ||
         has(letter, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || empty_symbols.find(letter) != std::u32string_view::npos;
}

}  // namespace filon::protocol
