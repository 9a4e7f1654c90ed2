// The record of a match of any game, written from its fields: tags, then one line of JSON with the options, what chance
// decided and the answers. A game with its own notation does not use this.
#pragma once

#include <boost/json.hpp>

#include "games/choice.h"
#include "kernel/record.h"
#include "protocol/reading.h"

namespace filon::games {

inline constexpr int record_version = 2;

template <class Outside>
std::string print_plain_record(const typename Outside::G::Rules& rules,
                               const typename kernel::Match<typename Outside::G>::Record& record) {
  using G = typename Outside::G;
  const typename Outside::Forms forms(rules);
  std::string out = "[Filon \"" + std::to_string(record_version) + "\"] [Game \"" + std::string(G::id) + "\"]\n";
  protocol::Json json(out);
  const Choice choice = Outside::choice_of(record.options);
  json.begin('{').member("players", choice.players).key("options");
  write_values(choice, json);
  json.key("chance").begin('[');
  for (const kernel::Outcome& outcome : record.chance)
    json.begin('[')
        .value(name(static_cast<typename G::Source>(outcome.what.source)))
        .value(int{outcome.what.place})
        .value(int{outcome.kind})
        .end(']');
  json.end(']').key("answers").begin('[');
  for (const auto& answer : record.answers) {
    json.begin('[').value(int{answer.question}).value(index(answer.by));
    protocol::write(forms, json, answer.action);
    json.end(']');
  }
  json.end(']').member("question", int{record.question}).end('}');
  return out + "\n";
}

// The line of JSON, after all tags.
inline Result<boost::json::object> plain_record_body(std::string_view text) {
  const std::string version = "[Filon \"" + std::to_string(record_version) + "\"]";
  if (text.find(version) == std::string_view::npos)
    return Error{"record: it is from another version of Filon; this one reads version " +
                 std::to_string(record_version)};
  const std::size_t line = text.find("\n{");
  boost::system::error_code failed;
  boost::json::value body =
      boost::json::parse(text.substr(line == std::string_view::npos ? text.size() : line), failed);
  if (failed || !body.is_object()) return Error{"record: after its tags it takes one line of JSON"};
  return body.get_object();
}

template <class Outside>
Result<typename Outside::G::Options> plain_record_options(std::string_view text) {
  const auto body = plain_record_body(text);
  if (!body) return Error{body.error()};
  const boost::json::value* options = body->if_contains("options");
  const boost::json::value* players = body->if_contains("players");
  if (!options || !options->is_object() || !players || !players->is_int64())
    return Error{"record: it takes options and players"};
  Choice choice{std::string(Outside::G::id), static_cast<int>(players->get_int64()), {}};
  auto values = read_values(options->get_object());
  if (!values) return Error{"record: an option has a value that no option can have"};
  choice.values = *std::move(values);
  if (const auto reason = complete(Outside::options(), choice)) return Error{"record: " + reason->sentence};
  return Outside::options_of(choice);
}

template <class Outside>
Result<typename kernel::Match<typename Outside::G>::Record> read_plain_record(const typename Outside::G::Rules& rules,
                                                                              std::string_view text) {
  using G = typename Outside::G;
  const auto body = plain_record_body(text);
  if (!body) return Error{body.error()};
  const typename Outside::Forms forms(rules);
  typename kernel::Match<G>::Record record;
  record.options = rules.options;
  const auto list = [&](std::string_view key) -> const boost::json::array* {
    const boost::json::value* value = body->if_contains(key);
    return value ? value->if_array() : nullptr;
  };
  const auto* chance = list("chance");
  const auto* answers = list("answers");
  const boost::json::value* last = body->if_contains("question");
  if (!chance || !answers || !last || !protocol::read_number(*last, record.question))
    return Error{"record: it takes chance, answers and question"};
  for (const boost::json::value& one : *chance) {
    const boost::json::array* item = one.if_array();
    typename G::Source source{};
    kernel::Outcome outcome;
    if (!item || item->size() != 3 || !protocol::read(forms, (*item)[0], source) ||
        !protocol::read_number((*item)[1], outcome.what.place) || !protocol::read_number((*item)[2], outcome.kind))
      return Error{"record: an outcome of chance takes what was drawn, for whom, and the kind"};
    outcome.what.source = static_cast<std::uint8_t>(source);
    record.chance.push_back(outcome);
  }
  for (const boost::json::value& one : *answers) {
    const boost::json::array* item = one.if_array();
    kernel::Answer<typename G::Action> answer{};
    if (!item || item->size() != 3 || !protocol::read_number((*item)[0], answer.question) ||
        !protocol::read(forms, (*item)[1], answer.by) || !protocol::read(forms, (*item)[2], answer.action))
      return Error{"record: answer " + std::to_string(record.answers.size() + 1) + " is not an answer in this game"};
    record.answers.push_back(answer);
  }
  return record;
}

}  // namespace filon::games
