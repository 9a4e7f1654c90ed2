#include "cli/print_json.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

namespace filon::cli {
namespace {

bool is_flat(const boost::json::array& values) {
  return std::none_of(values.begin(), values.end(),
                      [](const auto& value) { return value.is_object() || value.is_array(); });
}

void write(std::string& out, const boost::json::value& value, const std::string& indent) {
  const std::string deeper = indent + "  ";
  if (const auto* object = value.if_object(); object && !object->empty()) {
    const char* before = "{\n";
    for (const auto& [key, member] : *object) {
      out += before + deeper + boost::json::serialize(boost::json::string(key)) + ": ";
      write(out, member, deeper);
      before = ",\n";
    }
    out += "\n" + indent + "}";
  } else if (const auto* array = value.if_array(); array && !array->empty()) {
    const bool flat = is_flat(*array);
    out += '[';
    for (std::size_t i = 0; i < array->size(); ++i) {
      out += i == 0 ? "" : flat ? ", " : ",";
      if (!flat) out += "\n" + deeper;
      write(out, (*array)[i], deeper);
    }
    out += flat ? "]" : "\n" + indent + "]";
  } else if (const auto* number = value.if_double()) {
    out += fmt::format("{}", *number);
  } else {
    out += boost::json::serialize(value);
  }
}

}  // namespace

void print_json(const boost::json::value& value) {
  std::string out;
  write(out, value, "");
  fmt::print("{}\n", out);
}

}  // namespace filon::cli
