// Keys that an object has twice. Readers of JSON disagree about which of them counts, so a message has none.
#pragma once

#include <optional>
#include <string_view>

#include <boost/json/value.hpp>

namespace filon::protocol {

// In the text of a value. None: there is no such key; empty: it is written in two ways, once with an escape.
std::optional<std::string_view> repeated_key(std::string_view text, const boost::json::value&);

}  // namespace filon::protocol
