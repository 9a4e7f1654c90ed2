#include "terminal/second_person.h"

#include <cctype>
#include <string_view>
#include <utility>

namespace filon::terminal {

std::string in_second_person(std::string sentence) {
  static constexpr std::pair<std::string_view, std::string_view> forms[] = {
      {"you's", "your"},
      {"you is", "you are"},
      {"you was", "you were"},
      {"you has", "you have"},
      {"you gets", "you get"},
      {"you wins", "you win"},
      {"you plays", "you play"},
      {"you places", "you place"},
      {"you takes", "you take"},
      {"you makes", "you make"},
      {"you looks", "you look"},
      {"you draws", "you draw"},
      {"you mends their own", "you mend your own"},
      {"you mends", "you mend"},
      {"you breaks", "you break"},
      {"you discards", "you discard"},
      {"you declines", "you decline"},
      {"you agrees", "you agree"},
      {"you pays", "you pay"},
      {"you gives", "you give"},
      {"you opens", "you open"},
      {"you moves", "you move"},
      {"you keeps", "you keep"},
      {"you stops", "you stop"},
      {"you reaches", "you reach"},
      {"you wants", "you want"},
      {"you lays", "you lay"},
      {"you uses", "you use"},
      {"you calls", "you call"},
      {"you walks", "you walk"},
      {"you stays", "you stay"},
      {"you loses", "you lose"},
      {"you finds", "you find"},
      {"you turns", "you turn"},
      {"you passes", "you pass"},
  };
  for (const auto& [third, second] : forms)
    for (std::size_t at = sentence.find(third); at != sentence.npos; at = sentence.find(third, at + second.size()))
      sentence.replace(at, third.size(), second);
  if (!sentence.empty()) sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
  return sentence;
}

}  // namespace filon::terminal
