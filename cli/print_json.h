// Prints JSON for people and programs: indented, with numbers in their shortest form.
#pragma once

#include <boost/json.hpp>

namespace filon::cli {

void print_json(const boost::json::value&);

}  // namespace filon::cli
