#include "cli/names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace filon::cli {
namespace {

constexpr std::array<std::string_view, 12> bot_names{"Ada",   "Bruno", "Cleo", "Dario", "Edda",  "Fritz",
                                                     "Greta", "Hugo",  "Ilsa", "Jonas", "Klara", "Luca"};

bool begins_alike(std::string_view name, std::string_view text) {
  return text.size() <= name.size() && std::equal(text.begin(), text.end(), name.begin(), [](char a, char b) {
           return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
         });
}

}  // namespace

PlayerNames::PlayerNames(const std::vector<std::string>& people, int seats) : names_(people) {
  for (std::string_view name : bot_names)
    if (static_cast<int>(names_.size()) < seats && std::find(people.begin(), people.end(), name) == people.end())
      names_.emplace_back(name);
}

text::Names PlayerNames::all() const {
  return [this](Seat seat) { return of(seat); };
}

text::Names PlayerNames::as_told_to(Seat me) const {
  return [this, me](Seat seat) { return seat == me ? "you" : of(seat); };
}

Seat PlayerNames::find(std::string_view text) const {
  Seat found = nobody;
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const Seat here = seat(static_cast<int>(i));
    if (text.size() == names_[i].size() && begins_alike(names_[i], text)) return here;
    if (text.empty() || !begins_alike(names_[i], text)) continue;
    if (found != nobody) return nobody;
    found = here;
  }
  return found;
}

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
  };
  for (const auto& [third, second] : forms)
    for (std::size_t at = sentence.find(third); at != sentence.npos; at = sentence.find(third, at + second.size()))
      sentence.replace(at, third.size(), second);
  if (!sentence.empty()) sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
  return sentence;
}

}  // namespace filon::cli
