#include "protocol/letters.h"

#include <algorithm>
#include <array>
#include <span>

namespace filon::protocol {
namespace {

constexpr char32_t not_a_letter = 0xFFFF;

struct Span {
  char32_t first, last;
};

// The spans are in order.
bool is_in(std::span<const Span> spans, char32_t letter) {
  const auto next = std::upper_bound(spans.begin(), spans.end(), letter,
                                     [](char32_t one, const Span& span) { return one < span.first; });
  return next != spans.begin() && letter <= std::prev(next)->last;
}

constexpr Span blanks[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                           {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};

// Marks that pile up: with twenty of them a letter covers the lines around it. Signs of Indian scripts are not here,
// because words need several of them on one letter, and what makes no sense is drawn side by side.
constexpr Span marks[] = {{0x0300, 0x036F}, {0x0483, 0x0489},                                      // Latin, Cyrillic
                          {0x0591, 0x05BD}, {0x05BF, 0x05BF}, {0x05C1, 0x05C2}, {0x05C4, 0x05C5},  // Hebrew
                          {0x05C7, 0x05C7}, {0x0610, 0x061A}, {0x064B, 0x065F}, {0x0670, 0x0670},  // Arabic
                          {0x06D6, 0x06DC}, {0x06DF, 0x06E4}, {0x06E7, 0x06E8}, {0x06EA, 0x06ED},
                          {0x0711, 0x0711}, {0x0730, 0x074A}, {0x0898, 0x089F}, {0x08CA, 0x08E1},  // Syriac, Arabic
                          {0x08E3, 0x08FF}, {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E},  // Thai
                          {0x0EB1, 0x0EB1}, {0x0EB4, 0x0EBC}, {0x0EC8, 0x0ECE}, {0x1AB0, 0x1AFF},  // Lao
                          {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0x3099, 0x309A},                    // for all; kana
                          {0xA66F, 0xA672}, {0xA674, 0xA67D}, {0xFE20, 0xFE2F}};

constexpr Span emoji[] = {{0xA9, 0xA9},     {0xAE, 0xAE},     {0x203C, 0x203C}, {0x2049, 0x2049}, {0x2122, 0x2122},
                          {0x2139, 0x2139}, {0x2190, 0x21FF}, {0x2300, 0x27BF}, {0x2900, 0x297F}, {0x2B00, 0x2BFF},
                          {0x3030, 0x3030}, {0x303D, 0x303D}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x1F000, 0x1FAFF}};

constexpr Span spoiling[] = {{0x00, 0x1F},       // control characters
                             {0x7F, 0x9F},       // control characters
                             {0x2028, 0x2029},   // end of line, of paragraph
                             {0x202A, 0x202E},   // direction: embedded, overridden
                             {0x2066, 0x2069},   // direction: isolated
                             {0x206A, 0x206F},   // deprecated: shapes and digits of what follows
                             {0xD800, 0xDFFF},   // surrogates are no letters
                             {0xFDD0, 0xFDEF},   // for programs only
                             {0xFFF9, 0xFFFB}};  // text between the lines

constexpr Span unseen[] = {{0xAD, 0xAD},          // soft hyphen
                           {0x034F, 0x034F},      // grapheme joiner
                           {0x0600, 0x0605},      // signs of Arabic
                           {0x061C, 0x061C},      // its mark of direction
                           {0x06DD, 0x06DD},      // more signs
                           {0x070F, 0x070F},      // Syriac
                           {0x0890, 0x0891},      // Arabic
                           {0x08E2, 0x08E2},      // Arabic
                           {0x115F, 0x1160},      // fillers of Korean
                           {0x17B4, 0x17B5},      // of Khmer
                           {0x180B, 0x180F},      // Mongolian variants
                           {0x200B, 0x200F},      // without width; direction
                           {0x2060, 0x2065},      // word joiner; in formulas
                           {0x2800, 0x2800},      // Braille without a dot
                           {0x3164, 0x3164},      // filler of Korean
                           {0xE000, 0xF8FF},      // private use
                           {0xFE00, 0xFE0F},      // variants
                           {0xFEFF, 0xFEFF},      // byte order
                           {0xFFA0, 0xFFA0},      // filler of Korean
                           {0xFFF0, 0xFFFC},      // stand-ins
                           {0x110BD, 0x110BD},    // Kaithi
                           {0x110CD, 0x110CD},    // Kaithi
                           {0x13430, 0x1345F},    // hieroglyphs
                           {0x1BCA0, 0x1BCA3},    // shorthand
                           {0x1D159, 0x1D159},    // music
                           {0x1D173, 0x1D17A},    // music
                           {0xE0000, 0xE0FFF},    // tags, more variants
                           {0xF0000, 0x10FFFF}};  // private use

constexpr bool is_in_order(std::span<const Span> spans) {
  const auto is_wrong = [](const Span& one, const Span& next) { return one.last >= next.first; };
  return std::adjacent_find(spans.begin(), spans.end(), is_wrong) == spans.end();
}
static_assert(is_in_order(blanks) && is_in_order(marks) && is_in_order(emoji) && is_in_order(spoiling) &&
              is_in_order(unseen));

}  // namespace

std::u32string letters_of(std::string_view utf8) {
  // The least letter of so many bytes: shorter ones in so many are not UTF-8.
  constexpr std::array<char32_t, 4> least = {0, 0x80, 0x800, 0x10000};
  const auto byte = [&](std::size_t at) { return at < utf8.size() ? static_cast<unsigned char>(utf8[at]) : 0U; };
  std::u32string letters;
  for (std::size_t at = 0; at < utf8.size();) {
    const unsigned first = byte(at++);
    const std::size_t more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : first >> 3 == 30 ? 3 : 4;
    char32_t letter = more == 0 ? first : first & (0x3FU >> more);
    std::size_t read = 0;
    for (; read < more && byte(at) >> 6 == 2; ++read) letter = letter << 6 | (byte(at++) & 0x3FU);
    letters.push_back(more < 4 && read == more && letter >= least[more] && letter <= 0x10FFFF ? letter : not_a_letter);
  }
  return letters;
}

std::string utf8_of(std::u32string_view letters) {
  std::string utf8;
  const auto put = [&](char32_t byte) { utf8.push_back(static_cast<char>(byte)); };
  for (const char32_t letter : letters) {
    const int more = letter < 0x80 ? 0 : letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
    put(more == 0 ? letter : (0xFF00U >> (more + 1) & 0xFFU) | letter >> (6 * more));
    for (int i = more - 1; i >= 0; --i) put(0x80U | (letter >> (6 * i) & 0x3FU));
  }
  return utf8;
}

bool is_blank(char32_t letter) { return is_in(blanks, letter); }
bool is_mark(char32_t letter) { return is_in(marks, letter); }
bool is_emoji(char32_t letter) { return is_in(emoji, letter); }
bool spoils_text(char32_t letter) { return is_in(spoiling, letter) || (letter & 0xFFFE) == 0xFFFE; }
bool is_unseen(char32_t letter) { return spoils_text(letter) || is_in(unseen, letter); }

}  // namespace filon::protocol
