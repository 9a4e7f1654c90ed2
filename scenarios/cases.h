// Splits a scenario file into cases: a file is one case, or it has several cases that are merged over the rest of it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "decks/fields.h"
#include "kernel/result.h"

namespace filon::scenarios {

// A JSON merge patch (RFC 7396): objects are merged, null removes a field, any other value replaces the old one.
boost::json::value merged(const boost::json::value& base, const boost::json::value& patch);

// Calls `read` for each case, with its name for errors, until there is a complaint.
using ReadCase = std::function<void(const boost::json::value&, const std::string& name, decks::Complaint&)>;
std::optional<Error> read_cases(std::string_view text, std::string_view name, const ReadCase& read);

}  // namespace filon::scenarios
