// For tests: a client that knows nothing but RFC 7396. It keeps what it was sent and changes it as it is told.
#pragma once

#include <boost/json.hpp>

namespace filon::protocol {

// JSON merge patch, word by word from the RFC.
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

// What is not there is 0, false, empty or nothing: a view that was sent whole leaves such members out, one that was
// changed may hold them. `first` is a seat, and there is a seat 0.
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
