// JSON as people and programs both read it: indented, numbers in their shortest usual form.
#pragma once

#include <boost/json.hpp>

namespace filon::cli {

void print_json(const boost::json::value&);

}  // namespace filon::cli
