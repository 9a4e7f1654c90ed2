#include "protocol/repeated_keys.h"

#include <algorithm>
#include <vector>

#include <boost/json.hpp>

namespace filon::protocol {
namespace {

namespace json = boost::json;

std::size_t members_in(const json::value& value) {
  std::size_t count = 0;
  if (const json::array* list = value.if_array())
    for (const json::value& one : *list) count += members_in(one);
  if (const json::object* object = value.if_object())
    for (const auto& member : *object) count += 1 + members_in(member.value());
  return count;
}

// The end of a string in JSON that begins here.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  for (;; ++at) {
    at = text.find('"', at);
    std::size_t slashes = 0;
    while (text[at - 1 - slashes] == '\\') ++slashes;
    if (slashes % 2 == 0) return at;
  }
}

// Calls key(text) for each key as it is written, and opened() and closed() at the brackets around them.
template <class Key, class Opened, class Closed>
void scan(std::string_view text, Key key, Opened opened, Closed closed) {
  std::size_t begin = 0, end = 0;  // of the latest string
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '"') {
      begin = at + 1;
      at = end = end_of_string(text, begin);
    } else if (text[at] == ':') {
      key(text.substr(begin, end - begin));
    } else if (text[at] == '{') {
      opened();
    } else if (text[at] == '}') {
      closed();
    }
  }
}

}  // namespace

// Boost keeps the last of equal keys and says nothing: then the text has more keys than the value has members. To count
// both is much faster than to compare keys while they are read.
std::optional<std::string_view> repeated_key(std::string_view text, const json::value& value) {
  std::size_t count = 0;
  const auto nothing = [] {};
  scan(text, [&](std::string_view) { ++count; }, nothing, nothing);
  if (count == members_in(value)) return {};
  std::string_view repeated;
  std::vector<std::vector<std::string_view>> open;
  const auto compare = [&](std::string_view key) {
    std::vector<std::string_view>& keys = open.back();
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) repeated = key;
    keys.push_back(key);
  };
  scan(text, compare, [&] { open.emplace_back(); }, [&] { open.pop_back(); });
  return repeated;
}

}  // namespace filon::protocol
