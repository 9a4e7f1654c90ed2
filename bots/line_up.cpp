#include "bots/line_up.h"

#include <algorithm>

namespace filon::bots {
namespace {

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  for (;;) {
    const auto end = text.find(at);
    parts.emplace_back(text.substr(0, end));
    if (end == text.npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string listed(std::span<const std::string_view> words) {
  std::string list;
  for (std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
  return list;
}

bool knows(std::span<const std::string_view> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

Result<LineUp> LineUp::parse(std::string_view text, const Words& words) {
  LineUp line_up;
  line_up.text_ = text;
  line_up.by_interest_.resize(words.interests.size());
  std::string longer(text);
  if (const auto slash = longer.find('/'); slash != longer.npos) longer.replace(slash, 1, ",saboteur=");
  for (const std::string& part : split(longer, ',')) {
    const auto equals = part.find('=');
    const std::string level = equals == part.npos ? part : part.substr(equals + 1);
    for (const std::string& one : split(level, '+'))
      if (!knows(words.levels, one))
        return Error{"'" + one + "' is not a level; the levels are " + listed(words.levels)};
    if (equals == part.npos) {
      if (!line_up.by_seat_.empty())
        return Error{"it takes one level for all seats, or one for each seat, joined by +"};
      line_up.by_seat_ = split(level, '+');
      continue;
    }
    const std::string interest = part.substr(0, equals);
    const auto found = std::find(words.interests.begin(), words.interests.end(), interest);
    if (found == words.interests.end())
      return Error{"'" + interest + "' is not an interest in this game; the interests are " + listed(words.interests)};
    line_up.by_interest_[static_cast<std::size_t>(found - words.interests.begin())] = level;
  }
  if (line_up.by_seat_.size() > 1 && static_cast<int>(line_up.by_seat_.size()) != words.seats)
    return Error{"it takes one level for all seats, or " + std::to_string(words.seats) + " levels joined by +"};
  if (line_up.by_seat_.empty()) {
    for (std::size_t i = 0; i < words.interests.size(); ++i)
      if (line_up.by_interest_[i].empty()) return Error{"it names no level for " + std::string(words.interests[i])};
    line_up.by_seat_ = {line_up.by_interest_[0]};
  }
  return line_up;
}

const std::string& LineUp::level(Seat who, std::size_t interest, int rotation) const {
  if (!by_interest_[interest].empty()) return by_interest_[interest];
  return by_seat_[static_cast<std::size_t>(index(who) + rotation) % by_seat_.size()];
}

}  // namespace filon::bots
