#include "protocol/looks.h"

#include <algorithm>

#include "protocol/letters.h"
#include "protocol/names.h"

namespace filon::protocol {
namespace {

// Capital letters, or every other letter of a row in which each is followed by its small one.
struct Capitals {
  char32_t first, last;
  int to_small;
  bool every_other = false;
};
constexpr Capitals capitals[] = {
    {U'A', U'Z', 32},          {0xC0, 0xDE, 32},        {0x100, 0x136, 1, true}, {0x139, 0x147, 1, true},  // Latin
    {0x14A, 0x176, 1, true},   {0x178, 0x178, -121},    {0x179, 0x17D, 1, true}, {0x18F, 0x18F, 202},
    {0x1A0, 0x1A0, 1},         {0x1AF, 0x1AF, 1},       {0x1CD, 0x1DB, 1, true}, {0x1DE, 0x1EE, 1, true},
    {0x1F4, 0x1F4, 1},         {0x1F8, 0x21E, 1, true}, {0x222, 0x232, 1, true}, {0x1E00, 0x1E94, 1, true},
    {0x1EA0, 0x1EFE, 1, true}, {0x386, 0x386, 38},      {0x388, 0x38A, 37},      {0x38C, 0x38C, 64},
    {0x38E, 0x38F, 63},                                                                                    // Greek
    {0x391, 0x3AB, 32},        {0x400, 0x40F, 80},      {0x410, 0x42F, 32},      {0x460, 0x480, 1, true},  // Cyrillic
    {0x48A, 0x4BE, 1, true},   {0x4C0, 0x4C0, 15},      {0x4C1, 0x4CD, 1, true}, {0x4D0, 0x52E, 1, true},
    {0x531, 0x556, 48}};  // Armenian

char32_t small(char32_t letter) {
  for (const Capitals& row : capitals)
    if (letter >= row.first && letter <= row.last && !(row.every_other && (letter - row.first) % 2 == 1))
      return static_cast<char32_t>(static_cast<int>(letter) + row.to_small);
  return letter;
}

// Small letters that look like another one: with a mark, of another alphabet, or because their capitals do.
struct Alike {
  char32_t letter;
  std::u32string_view others;
};
constexpr Alike alike[] = {
    {U'a', U"àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặаӑӓαά"},
    {U'b', U"ḃḅḇвβ"},
    {U'c', U"çćĉċčḉсϲ"},
    {U'd', U"ďđḋḍḏḑḓԁ"},
    {U'e', U"èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệеѐёӗεέ"},
    {U'f', U"ḟ"},
    {U'g', U"ĝğġģǧǵḡ"},
    {U'h', U"ĥħȟḣḥḧḩḫẖһнηή"},
    {U'j', U"ĵǰј"},
    {U'k', U"ķǩḱḳḵкќκ"},
    {U'l', U"1|ĺļľłḷḹḻḽӏiìíîïĩīĭįıǐȉȋḭḯỉịіїιΐίϊ"},
    {U'm', U"ḿṁṃмμµ"},
    {U'n', U"ñńņňǹṅṇṉṋν"},
    {U'o', U"0òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợоӧοόօ"},
    {U'p', U"ṕṗрρ"},
    {U'q', U"ԛ"},
    {U'r', U"ŕŗřȑȓṙṛṝṟ"},
    {U's', U"śŝşšșſṡṣṥṧṩẛѕ"},
    {U't', U"ţťțŧṫṭṯṱẗтτ"},
    {U'u', U"ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"},
    {U'v', U"ṽṿѵѷ"},
    {U'w', U"ŵẁẃẅẇẉẘԝ"},
    {U'x', U"ẋẍхχ"},
    {U'y', U"ýÿŷȳẏẙỳỵỷỹуўӯӱӳүυΰϋύ"},
    {U'z', U"źżžẑẓẕζ"},
    {U'æ', U"ǣǽ"},
    {U'г', U"ѓ"},
    {U'ж', U"ӂӝ"},
    {U'з', U"ӟ"},
    {U'и', U"йѝӣӥ"},
    {U'ч', U"ӵ"},
    {U'ы', U"ӹ"},
    {U'э', U"ӭ"},
    {U'σ', U"ς"},
    {U'ω', U"ώ"},
};

// The wide letters of Asian texts, and those of formulas, which come in thirteen styles.
char32_t in_plain_style(char32_t letter) {
  if (letter >= 0xFF01 && letter <= 0xFF5E) return letter - 0xFF01 + U'!';
  if (letter >= 0x1D7CE && letter <= 0x1D7FF) return (letter - 0x1D7CE) % 10 + U'0';
  if (letter < 0x1D400 || letter > 0x1D6A3) return letter;
  const char32_t place = (letter - 0x1D400) % 52;
  return place < 26 ? place + U'A' : place - 26 + U'a';
}

char32_t look_of(char32_t letter) {
  const char32_t one = small(in_plain_style(letter));
  for (const auto& [look, others] : alike)
    if (others.find(one) != std::u32string_view::npos) return look;
  return one;
}

std::string shortened(std::string_view name, std::size_t most) {
  std::u32string letters = letters_of(name).substr(0, most);
  while (!letters.empty() && (letters.back() == U' ' || letters.back() == joiner)) letters.pop_back();
  return utf8_of(letters);
}

}  // namespace

std::string looks_of(std::string_view name) {
  std::u32string looks;
  for (const char32_t letter : letters_of(name))
    if (!is_blank(letter) && !is_mark(letter) && !is_unseen(letter)) looks.push_back(look_of(letter));
  return utf8_of(looks);
}

std::string told_apart(std::string_view name, std::span<const std::string> others) {
  const auto is_free = [&](const std::string& wanted) {
    return std::none_of(others.begin(), others.end(),
                        [looks = looks_of(wanted)](const std::string& one) { return looks_of(one) == looks; });
  };
  std::string free(name);
  for (int number = 2; !is_free(free); ++number) {
    const std::string tail = " " + std::to_string(number);
    free = shortened(name, longest_name - tail.size()) + tail;
  }
  return free;
}

}  // namespace filon::protocol
