// For tests: applies merge patches as a client does.
#pragma once

#include <boost/json.hpp>

namespace filon::protocol {

// JSON merge patch, as the pseudocode of RFC 7396.
inline void apply_patch(boost::json::value& target, const boost::json::value& patch) {
  if (!patch.is_object()) {
    target = patch;
    return;
  }
  if (!target.is_object()) target = boost::json::object{};
  for (const auto& [name, value] : patch.get_object())
    if (value.is_null())
      target.get_object().erase(name);
    else
      apply_patch(target.get_object()[name], value);
}

// A missing member means 0, false, empty or null: a full view omits such members, a patched view may have them. `first`
// is kept because it is a seat, and seat 0 is not a default.
inline void drop_defaults(boost::json::object& object) {
  for (auto member = object.begin(); member != object.end();) {
    boost::json::value& value = member->value();
    if (value.is_object()) drop_defaults(value.get_object());
    const bool is_default = (value.is_int64() && value.get_int64() == 0 && member->key() != "first") ||
                            (value.is_bool() && !value.get_bool()) ||
                            (value.is_object() && value.get_object().empty()) ||
                            (value.is_array() && value.get_array().empty());
    member = is_default ? object.erase(member) : member + 1;
  }
}

inline boost::json::value without_defaults(boost::json::value value) {
  drop_defaults(value.as_object());
  return value;
}

}  // namespace filon::protocol
