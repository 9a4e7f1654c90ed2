// Letters of any language, as far as it matters how they are shown. There is no Unicode library: names need only a few
// of its properties.
#pragma once

#include <string>
#include <string_view>

namespace filon::protocol {

// A byte that is not UTF-8 becomes a letter that cannot be seen.
std::u32string letters_of(std::string_view utf8);
std::string utf8_of(std::u32string_view letters);

bool is_blank(char32_t);  // white space without control characters
bool is_mark(char32_t);   // sits on the letter before it
bool is_emoji(char32_t);

// Joins two emoji to one, and shows the one before it in colours.
inline constexpr char32_t joiner = 0x200D, in_colours = 0xFE0F;

// Ends the line, or decides how the text after it is shown.
bool spoils_text(char32_t);
// These, and letters that show nothing.
bool is_unseen(char32_t);

}  // namespace filon::protocol
