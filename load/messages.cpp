#include "load/messages.h"

#include <charconv>

#include "protocol/json.h"

namespace filon::load {
namespace {

using protocol::Json;

constexpr std::string_view type_begins = R"({"type":")";

// The members of "legal", without the braces. Answers are words of the notation: no braces, no escapes.
std::optional<std::string_view> legal_in(std::string_view message) {
  constexpr std::string_view key = R"("legal":{)";
  const std::size_t at = message.rfind(key);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = message.substr(at + key.size());
  return rest.substr(0, rest.find('}'));
}

// Groups like "place b-nes":["(3,0)","(3,0) turned"],"pass":[""], an answer at a time.
void for_each_answer(std::string_view legal, auto&& visit) {
  std::string_view group;
  bool within = false;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (legal[i] == '[') within = true;
    if (legal[i] == ']') within = false;
    if (legal[i] != '"') continue;
    const std::size_t end = legal.find('"', i + 1);
    if (end == std::string_view::npos) return;
    const std::string_view text = legal.substr(i + 1, end - i - 1);
    within ? visit(group, text) : void(group = text);
    i = end;
  }
}

}  // namespace

bool is_of_type(std::string_view message, std::string_view type) {
  if (!message.starts_with(type_begins)) return false;
  message.remove_prefix(type_begins.size());
  return message.starts_with(type) && message.substr(type.size()).starts_with('"');
}

std::optional<int> number_in(std::string_view message) {
  constexpr std::string_view key = R"("n":)";
  const std::size_t at = message.find(key);
  if (at == std::string_view::npos) return {};
  int number = 0;
  const char* from = message.data() + at + key.size();
  const auto [end, failed] = std::from_chars(from, message.data() + message.size(), number);
  if (failed != std::errc{}) return {};
  return number;
}

std::string_view text_in(std::string_view message, std::string_view key) {
  const std::string wanted = "\"" + std::string(key) + "\":\"";
  const std::size_t at = message.find(wanted);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = message.substr(at + wanted.size());
  return rest.substr(0, rest.find('"'));
}

std::optional<std::string> pick_answer(std::string_view message, Rng& rng) {
  const auto legal = legal_in(message);
  if (!legal) return {};
  int count = 0;
  for_each_answer(*legal, [&](std::string_view, std::string_view) { ++count; });
  if (count == 0) return {};
  int before = rng.below(count);
  std::string answer;
  for_each_answer(*legal, [&](std::string_view group, std::string_view text) {
    if (before-- != 0) return;
    answer = group;
    if (!text.empty()) answer.append(" ").append(text);
  });
  return answer;
}

std::string create_message(int seats) {
  std::string out;
  Json json(out);
  json.begin('{').member("type", "create").member("game", "classic").member("edition", "2024");
  json.key("modules").begin('[').end(']');
  json.member("seats", seats).member("public", false).member("clock", 0).member("name", "Load 0").end('}');
  return out;
}

std::string join_message(std::string_view table, int client) {
  const std::string name = "Load " + std::to_string(client);
  std::string out;
  Json json(out);
  json.begin('{').member("type", "join").member("table", table).member("name", std::string_view(name)).end('}');
  return out;
}

std::string answer_message(int number, std::string_view answer) {
  std::string out;
  Json(out).begin('{').member("type", "answer").member("n", number).member("answer", answer).end('}');
  return out;
}

}  // namespace filon::load
