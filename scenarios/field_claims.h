// Expectations about what clients are sent, by the names of fields (kernel/fields.h): table, holding, question, public
// events. In an object only the members that the scenario names are compared. Every game has these without own code.
#pragma once

#include <boost/json.hpp>

#include "games/hosting.h"
#include "scenarios/scenario.h"

namespace filon::scenarios {

// The part of `found` with the members that `wanted` names.
inline boost::json::value only_named(const boost::json::value& wanted, const boost::json::value& found) {
  if (!wanted.is_object() || !found.is_object()) return found;
  boost::json::object named;
  for (const auto& member : wanted.get_object()) {
    const boost::json::value* value = found.get_object().if_contains(member.key());
    // A missing member means 0, false, empty or null. If `wanted` expects one of these, it counts as found.
    const auto is_nothing = [](const boost::json::value& one) {
      return one.is_null() || (one.is_int64() && one.get_int64() == 0) || (one.is_bool() && !one.get_bool()) ||
             (one.is_array() && one.get_array().empty()) || (one.is_object() && one.get_object().empty());
    };
    if (value)
      named[member.key()] = only_named(member.value(), *value);
    else
      named[member.key()] = is_nothing(member.value()) ? member.value() : boost::json::value();
  }
  return named;
}

template <class Outside>
struct FieldClaims {
  using G = typename Outside::G;
  using Forms = typename Outside::Forms;
  using Before = games::Snapshot<Outside>;
  using Found = std::function<boost::json::value(const Scene<G>&)>;

  static constexpr std::string_view names[] = {"table", "question", "told",    "happened",
                                               "never", "mine",     "secrets", "legal"};
  static bool is_by_seat(std::string_view name) { return name == "mine" || name == "secrets" || name == "legal"; }

  static Claim<G> claim(std::string about, const boost::json::value& wanted, const Found& found) {
    return {std::move(about), boost::json::serialize(wanted), [wanted, found](const Scene<G>& scene) {
              return boost::json::serialize(only_named(wanted, found(scene)));
            }};
  }
  // `at` is nobody for public values.
  static Claim<G> claim(std::string_view name, Seat at, const boost::json::value& wanted) {
    const std::string about =
        std::string(name) + (at == nobody ? std::string() : " of seat " + std::to_string(index(at)));
    if (name == "happened" || name == "never") return claim_about_events(name, wanted);
    return claim(about, wanted,
                 [name = std::string(name), at](const Scene<G>& scene) { return look(name, at, scene); });
  }

 private:
  // "happened": these were told in this order, perhaps among others. "never": nothing with these names was told.
  static Claim<G> claim_about_events(std::string_view name, const boost::json::value& wanted) {
    return {std::string(name), boost::json::serialize(wanted),
            [wanted, is_wanted = name == "happened"](const Scene<G>& scene) {
              const boost::json::value told = look("told", nobody, scene);
              return boost::json::serialize(is_wanted ? has_in_order(told, wanted) ? wanted : told
                                                      : without_names(told, wanted));
            }};
  }
  static bool has_in_order(const boost::json::value& told, const boost::json::value& wanted) {
    if (!wanted.is_array()) return false;
    std::size_t next = 0;
    for (const boost::json::value& event : told.get_array())
      if (next < wanted.get_array().size() && event == wanted.get_array()[next]) ++next;
    return next == wanted.get_array().size();
  }
  // The names that do not occur.
  static boost::json::value without_names(const boost::json::value& told, const boost::json::value& unwanted) {
    boost::json::array missing;
    for (const boost::json::value& one : unwanted.is_array() ? unwanted.get_array() : boost::json::array())
      if (std::none_of(told.get_array().begin(), told.get_array().end(),
                       [&](const boost::json::value& event) { return event.get_array()[0] == one; }))
        missing.push_back(one);
    return missing;
  }

  static boost::json::value look(std::string_view name, Seat at, const Scene<G>& scene) {
    const Forms forms(scene.match.rules());
    std::string text;
    protocol::Json json(text);
    if (name == "table") {
      protocol::Patch patch(json);
      protocol::Changes(forms).members(patch, static_cast<const typename G::Table*>(nullptr), scene.match.table());
    } else if (name == "question") {
      json.begin('{');
      Before::write_question(scene.match, json);
      json.end('}');
    } else if (name == "told" || name == "secrets") {
      json.begin('[');
      for (const auto& event : scene.events) {
        if (name == "told" && !std::holds_alternative<typename Before::Asked>(event.told))
          protocol::write(forms, json, event.told);
        for (const auto& whisper : event.whispers)
          if (name == "secrets" && whisper.to == at) protocol::write(forms, json, whisper.secret);
      }
      json.end(']');
    } else if (name == "mine") {
      json.begin('{');
      Before::write_mine(forms, nullptr, scene.match.sight(at), json);
      json.end('}');
    } else {
      const auto legal = std::make_unique<typename G::Actions>();  // too large for the stack
      G::legal_actions(scene.match.rules(), scene.match.sight(at), *legal);
      protocol::write_legal(forms, scene.match.sight(at), *legal, json);
    }
    boost::json::value value = boost::json::parse(text);
    if (name == "question") return value.as_object()["question"];
    if (name == "mine") {
      const boost::json::value* mine = value.as_object().if_contains("mine");
      return mine ? *mine : boost::json::object();
    }
    return value;
  }
};

}  // namespace filon::scenarios
