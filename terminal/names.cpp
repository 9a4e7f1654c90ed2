#include "terminal/names.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace filon::terminal {
namespace {

constexpr std::array<std::string_view, 12> bot_names{"Ada",   "Bruno", "Cleo", "Dario", "Edda",  "Fritz",
                                                     "Greta", "Hugo",  "Ilsa", "Jonas", "Klara", "Luca"};

bool begins_alike(std::string_view name, std::string_view text) {
  return text.size() <= name.size() && std::equal(text.begin(), text.end(), name.begin(), [](char a, char b) {
           return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
         });
}

}  // namespace

std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat)); }

PlayerNames::PlayerNames(const std::vector<std::string>& people, int seats) : names_(people) {
  for (std::string_view name : bot_names)
    if (static_cast<int>(names_.size()) < seats && std::find(people.begin(), people.end(), name) == people.end())
      names_.emplace_back(name);
}

Names PlayerNames::all() const {
  return [this](Seat seat) { return of(seat); };
}

Names PlayerNames::as_told_to(Seat me) const {
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

}  // namespace filon::terminal
