// How people name a table: by its id in a link, or by its code, which they type.
#pragma once

#include <string>
#include <string_view>

namespace filon::server {

// Ids have 128 random bits, so nobody finds one by trying.
inline bool is_id(std::string_view text) { return text.size() == 22; }

// As people write a code: in small letters, with blanks or hyphens.
inline std::string code_in(std::string_view text) {
  std::string code;
  for (const char c : text)
    if (c != ' ' && c != '-') code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return code;
}

}  // namespace filon::server
