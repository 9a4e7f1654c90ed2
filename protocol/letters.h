// Letters of any language, as far as it matters how they are shown. What Unicode says of them comes from ICU, which
// only letters.cpp and looks.cpp know.
#pragma once

#include <string>
#include <string_view>

namespace filon::protocol {

// A byte that is not UTF-8 becomes a letter that cannot be seen.
std::u32string letters_of(std::string_view utf8);
std::string utf8_of(std::u32string_view letters);

bool is_blank(char32_t);  // white space without control characters
bool is_emoji(char32_t);
bool is_in_words(char32_t);  // not a number, even if it is written with a letter

// Sits on the letter before it, or beside it without being one itself, as many vowels of India do.
bool is_mark(char32_t);
// Takes no room of its own, so that many of them pile up.
bool piles_up(char32_t);
// Marks of the same kind do the same for their letter. Accents of all alphabets are one kind; the scripts of India and
// its neighbours have one for vowels, one for tones, one for consonants below others, and so on.
int kind_of_mark(char32_t);
// A mark that is a vowel or a consonant: without it, it is another word.
bool is_sign(char32_t mark);

// Joins two emoji to one, and shows the one before it in colours.
inline constexpr char32_t joiner = 0x200D, in_colours = 0xFE0F;

// Ends the line, or decides how the text after it is shown.
bool spoils_text(char32_t);
// These, letters that show nothing, and those that Unicode does not have.
bool is_unseen(char32_t);

}  // namespace filon::protocol
