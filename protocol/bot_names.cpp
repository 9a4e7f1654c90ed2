#include "protocol/bot_names.h"

#include <algorithm>
#include <string>
#include <vector>

#include "protocol/looks.h"

namespace filon::protocol {
namespace {

// Bots have no names here, only a level. These are what the web client and records call them, in every language;
// tests/server/names_test.mjs compares.
constexpr std::string_view names[] = {"bot",    "robot",   "easy",   "normal", "random",  "facile",
                                      "Brumli", "Gundar",  "Ildrun", "Oskrim", "Pelgra",  "Rolfin",
                                      "Sigdur", "Tilgrim", "Urdna",  "Veltik", "Wandril", "Yrsok"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

const std::vector<std::string>& looks_of_bots() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> looks;
    for (const std::string_view name : names) looks.push_back(looks_of(name));
    return looks;
  }();
  return all;
}

}  // namespace

bool is_bot_name(std::string_view name) {
  while (!name.empty() && (is_digit(name.back()) || name.back() == ' ')) name.remove_suffix(1);
  const std::string looks = looks_of(name);
  std::string_view left = looks;
  const auto begins_left = [&](const std::string& one) { return left.starts_with(one); };
  const auto& bots = looks_of_bots();
  for (auto found = bots.begin(); found != bots.end();) {
    found = std::find_if(bots.begin(), bots.end(), begins_left);
    if (found != bots.end()) left.remove_prefix(found->size());
  }
  return left.empty() && !looks.empty();
}

}  // namespace filon::protocol
