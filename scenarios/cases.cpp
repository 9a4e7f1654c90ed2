#include "scenarios/cases.h"

#include <boost/json.hpp>

#include "kernel/check.h"

namespace filon::scenarios {

namespace json = boost::json;

namespace {

json::value without(const json::value& value, std::string_view field) {
  json::object rest = value.get_object();
  rest.erase(json::string_view(field.data(), field.size()));
  return rest;
}

}  // namespace

json::value merged(const json::value& base, const json::value& patch) {
  const json::object* changes = patch.if_object();
  if (!changes) return patch;
  json::object result = base.is_object() ? base.get_object() : json::object();
  for (const auto& change : *changes) {
    if (change.value().is_null()) {
      result.erase(change.key());
    } else {
      const json::value* old = result.if_contains(change.key());
      result[change.key()] = merged(old ? *old : json::value(), change.value());
    }
  }
  return result;
}

std::optional<Error> read_cases(std::string_view text, std::string_view name, const ReadCase& read) try {
  decks::Complaint complaint(name);
  const json::value file = decks::parse_json(text, complaint);
  if (complaint.is_made()) return Error{complaint.sentence()};
  const decks::Fields fields(file, "", complaint);
  const auto cases = fields.array("cases", decks::Need::May, "a list of cases");
  if (fields.has("cases") && cases.empty()) fields.complain("cases", "takes one case at least");
  if (complaint.is_made()) return Error{complaint.sentence()};

  if (cases.empty()) {
    read(file, std::string(name), complaint);
  } else {
    const json::value base = without(file, "cases");
    for (std::size_t i = 0; i < cases.size() && !complaint.is_made(); ++i) {
      const std::string called = std::string(name) + " case " + std::to_string(i + 1);
      const json::value whole = merged(base, cases[i]);
      complaint = decks::Complaint(called);
      read(whole, called, complaint);
    }
  }
  if (complaint.is_made()) return Error{complaint.sentence()};
  return {};
} catch (const Bug& bug) {  // a file that reveals a bug must not stop the other files
  return Error{std::string(name) + ": the engine found a bug in itself: " + bug.what()};
}

}  // namespace filon::scenarios
