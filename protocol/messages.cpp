#include "protocol/messages.h"

#include <algorithm>
#include <array>
#include <span>

#include <boost/json.hpp>

#include "protocol/names.h"
#include "protocol/repeated_keys.h"

namespace filon::protocol {
namespace {

namespace json = boost::json;

std::size_t letters_in(std::string_view utf8) {
  return static_cast<std::size_t>(
      std::count_if(utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

// No game has fractions, and Boost does not always read back what it wrote of them; of 1e400 it makes infinity.
bool has_fraction(const json::value& value) {
  if (const json::array* list = value.if_array()) return std::any_of(list->begin(), list->end(), has_fraction);
  if (const json::object* object = value.if_object())
    return std::any_of(object->begin(), object->end(), [](const auto& member) { return has_fraction(member.value()); });
  return value.is_double();
}

bool is_word(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; });
}

// An error repeats a key only if it could be the name of a field: others may be long, or not valid UTF-8.
bool is_printable(std::string_view key) { return !key.empty() && key.size() <= 40 && is_word(key); }

bool has_control(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

constexpr std::string_view bad_message = "bad_message";

// Reads the fields of one object. Remembers the first error, and which fields were read.
class Fields {
 public:
  explicit Fields(const json::object& object, std::string prefix = {}) : object_(object), prefix_(std::move(prefix)) {}

  std::string text(std::string_view key, std::size_t least, std::size_t most) {
    const json::value* value = find(key);
    if (!value && least == 0) return {};
    const json::string* text = value ? value->if_string() : nullptr;
    if (!text || letters_in(*text) < least || letters_in(*text) > most || has_control(*text)) {
      wrong(key, "takes a text of " + std::to_string(least) + " to " + std::to_string(most) + " letters");
      return {};
    }
    return std::string(*text);
  }
  std::string word(std::string_view key, std::size_t least, std::size_t most) {
    std::string text = this->text(key, least, most);
    if (!is_word(text)) wrong(key, "takes small letters, digits, - and _");
    return text;
  }
  std::string one_of(std::string_view key, std::span<const std::string_view> words) {
    std::string text = word(key, 1, 24);
    if (std::find(words.begin(), words.end(), text) == words.end()) {
      std::string list;
      for (const std::string_view one : words)
        list.append(list.empty() ? "" : &one == &words.back() ? " or " : ", ").append(one);
      wrong(key, "takes " + list);
    }
    return text;
  }
  std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) {
    const json::value* value = find(key);
    const std::int64_t* number = value ? value->if_int64() : nullptr;
    if (!number || *number < least || *number > most) {
      wrong(key, "takes a whole number from " + std::to_string(least) + " to " + std::to_string(most));
      return least;
    }
    return *number;
  }
  int seat(std::string_view key) { return static_cast<int>(number(key, 0, 11)); }
  bool truth(std::string_view key) {
    const json::value* value = find(key);
    const bool* truth = value ? value->if_bool() : nullptr;
    if (!truth) wrong(key, "takes true or false");
    return truth && *truth;
  }
  bool given(std::string_view key) const { return object_.contains(key); }
  // Passed on as JSON, because only the game knows what is in it.
  std::string object(std::string_view key) {
    const json::value* value = find(key);
    if (value && value->is_object()) return passed_on(key, *value);
    wrong(key, "takes an object");
    return "{}";
  }
  std::string object_if_given(std::string_view key) { return given(key) ? object(key) : "{}"; }
  std::string list(std::string_view key) {
    const json::value* value = find(key);
    if (value && value->is_array()) return passed_on(key, *value);
    wrong(key, "takes a list");
    return "[]";
  }
  Clock clock(std::string_view key) { return {number(key, 0, 30L * 24 * 3600)}; }
  int rest(std::string_view key) { return static_cast<int>(number(key, least_rest, most_rest)); }
  Person person() { return {for_people("name", read_name, "bad_name"), word("avatar", 0, 24), word("salt", 0, 64)}; }
  std::string talk(std::string_view key) { return for_people(key, read_talk, "bad_text"); }

  std::optional<Unread> error() const {
    if (!wrong_.sentence.empty()) return wrong_;
    for (const auto& member : object_)
      if (std::find(known_.begin(), known_.end(), member.key()) == known_.end())
        return Unread{bad_message, prefix_ + (is_printable(member.key()) ? std::string(member.key()) : "message") +
                                       ": there is no such field here"};
    return {};
  }

 private:
  const json::value* find(std::string_view key) {
    known_.push_back(key);
    return object_.if_contains(key);
  }
  std::string passed_on(std::string_view key, const json::value& value) {
    if (has_fraction(value)) wrong(key, "takes whole numbers");
    return json::serialize(value);
  }
  // What a person wrote has a code of its own, so that clients can tell the person what to write instead.
  std::string for_people(std::string_view key, Result<std::string> (*read)(std::string_view), std::string_view code) {
    const json::value* value = find(key);
    const json::string* text = value ? value->if_string() : nullptr;
    if (!text) return wrong(key, "takes a text"), std::string();
    auto words = read(*text);
    if (words) return *std::move(words);
    if (wrong_.sentence.empty()) wrong_ = {code, prefix_ + std::string(key) + ": " + words.error()};
    return {};
  }
  void wrong(std::string_view key, const std::string& takes) {
    if (wrong_.sentence.empty()) wrong_ = {bad_message, prefix_ + std::string(key) + ": it " + takes};
  }

  const json::object& object_;
  std::string prefix_;
  Unread wrong_;
  std::vector<std::string_view> known_;
};

constexpr std::string_view reactions[] = {"cheer", "laugh", "wow", "angry", "sad", "think", "thanks", "hello"};

ClientMessage read_statement(Fields& f) {
  Statement statement{};
  const auto about = named<Statement::About>(f.word("about", 1, 16));
  statement.about = about.value_or(Statement::About::Request);
  if (statement.about == Statement::About::Reaction) {
    f.number("subject", 0, 0);
    statement.what = f.one_of("what", reactions);
    return statement;
  }
  if (statement.about != Statement::About::Request) statement.subject = f.seat("subject");
  statement.what = f.word("what", 0, 24);
  statement.with = f.word("with", 0, 24);
  return statement;
}

using Reader = ClientMessage (*)(Fields&);

struct Kind {
  std::string_view name;
  Reader read;
};

constexpr Kind kinds[] = {
    {"create",
     [](Fields& f) -> ClientMessage {
       return Create{f.word("game", 1, 24),
                     static_cast<int>(f.number("players", 2, 12)),
                     f.object_if_given("options"),
                     f.truth("public"),
                     f.clock("clock"),
                     f.person(),
                     f.given("rest") ? f.rest("rest") : usual_rest,
                     f.given("undo") && f.truth("undo")};
     }},
    {"choose",
     [](Fields& f) -> ClientMessage {
       return Choose{f.word("game", 1, 24), static_cast<int>(f.number("players", 1, 99)), f.object_if_given("options")};
     }},
    {"join",
     [](Fields& f) -> ClientMessage {
       Join join{f.text("table", 1, 24), {}, {}};
       if (f.given("seat")) join.seat = f.seat("seat");
       join.person = f.person();
       return join;
     }},
    {"resume",
     [](Fields& f) -> ClientMessage {
       return Resume{f.text("token", 22, 22), f.given("table") ? f.text("table", 1, 24) : ""};
     }},
    {"watch", [](Fields& f) -> ClientMessage { return Watch{f.text("table", 1, 24)}; }},
    {"sit", [](Fields& f) -> ClientMessage { return Sit{f.seat("seat")}; }},
    {"rename", [](Fields& f) -> ClientMessage { return Rename{f.person()}; }},
    {"leave", [](Fields&) -> ClientMessage { return Leave{}; }},
    {"add_bot", [](Fields& f) -> ClientMessage { return AddBot{f.seat("seat"), f.word("level", 1, 24)}; }},
    {"clear", [](Fields& f) -> ClientMessage { return Clear{f.seat("seat")}; }},
    {"shuffle", [](Fields&) -> ClientMessage { return Shuffle{}; }},
    {"configure",
     [](Fields& f) -> ClientMessage {
       Configure configure;
       if (f.given("public")) configure.is_public = f.truth("public");
       if (f.given("clock")) configure.clock = f.clock("clock");
       if (f.given("rest")) configure.rest = f.rest("rest");
       if (f.given("players")) configure.players = static_cast<int>(f.number("players", 2, 12));
       if (f.given("options")) configure.options = f.object("options");
       if (f.given("undo")) configure.undo = f.truth("undo");
       return configure;
     }},
    {"choosing", [](Fields& f) -> ClientMessage { return Choosing{f.truth("on")}; }},
    {"start", [](Fields&) -> ClientMessage { return Start{}; }},
    {"pause", [](Fields& f) -> ClientMessage { return Pause{f.truth("on")}; }},
    {"hand_over", [](Fields& f) -> ClientMessage { return HandOver{f.seat("seat")}; }},
    {"substitute",
     [](Fields& f) -> ClientMessage {
       Substitute substitute{f.seat("seat"), {}};
       if (f.given("level")) substitute.level = f.word("level", 1, 24);
       return substitute;
     }},
    {"take_over", [](Fields&) -> ClientMessage { return TakeOver{}; }},
    {"give_up", [](Fields&) -> ClientMessage { return GiveUp{}; }},
    {"mute", [](Fields& f) -> ClientMessage { return Mute{f.seat("seat"), f.truth("on")}; }},
    {"hide", [](Fields& f) -> ClientMessage { return Hide{f.seat("seat"), f.truth("on")}; }},
    {"rematch", [](Fields&) -> ClientMessage { return Rematch{}; }},
    {"answer",
     [](Fields& f) -> ClientMessage {
       return Answer{static_cast<int>(f.number("question", 0, 1'000'000)), f.list("answer"),
                     f.given("then") ? f.list("then") : ""};
     }},
    {"take_back", [](Fields&) -> ClientMessage { return TakeBack{}; }},
    {"signal", [](Fields& f) -> ClientMessage { return Signal{f.list("signal")}; }},
    {"order", [](Fields& f) -> ClientMessage { return Order{f.object("orders")}; }},
    {"why_not", [](Fields& f) -> ClientMessage { return WhyNot{f.object("aim")}; }},
    {"say", [](Fields& f) -> ClientMessage { return Say{f.talk("text")}; }},
    {"state", read_statement},
    {"history", [](Fields&) -> ClientMessage { return History{}; }},
    {"ping", [](Fields&) -> ClientMessage { return Ping{}; }},
};

json::value parse(std::string_view text, json::storage_ptr storage, boost::system::error_code& failed) {
  json::parse_options options;
  options.max_depth = 8;
  return json::parse(text, failed, std::move(storage), options);
}

std::optional<Error> refuse_repeated_keys(std::string_view text, const json::value& value) {
  const auto key = repeated_key(text, value);
  if (!key) return {};
  return Error{"message: " + (is_printable(*key) ? "the key " + std::string(*key) : "a key") + " is there twice"};
}

}  // namespace

Result<std::vector<OwnSeat>> read_own_seats(std::string_view text) {
  const Error wrong{"seats: it takes a list of at most " + std::to_string(most_own_seats) + " objects"};
  boost::system::error_code failed;
  const json::value value = parse(text, {}, failed);
  if (failed || !value.is_object()) return Error{"message: it takes an object"};
  if (const auto error = refuse_repeated_keys(text, value)) return *error;
  const json::value* list = value.get_object().if_contains("seats");
  if (!list || !list->is_array() || value.get_object().size() != 1) return wrong;
  if (list->get_array().size() > most_own_seats) return wrong;
  std::vector<OwnSeat> seats;
  for (const json::value& one : list->get_array()) {
    if (!one.is_object()) return wrong;
    Fields fields(one.get_object(), "seats: ");
    seats.push_back({fields.text("table", 1, 24), fields.text("token", 22, 22)});
    if (const auto error = fields.error()) return Error{error->sentence};
  }
  return seats;
}

Result<ClientMessage, Unread> read_message(std::string_view text) {
  boost::system::error_code failed;
  std::array<unsigned char, 2048> room;  // most messages fit
  json::monotonic_resource storage(room.data(), room.size());
  const json::value value = parse(text, &storage, failed);
  if (failed) return Unread{bad_message, "message: this is not JSON"};
  const json::object* object = value.if_object();
  if (!object) return Unread{bad_message, "message: it takes an object"};
  if (const auto error = refuse_repeated_keys(text, value)) return Unread{bad_message, error->sentence};
  Fields fields(*object);
  const std::string type = fields.word("type", 1, 24);
  for (const Kind& kind : kinds) {
    if (kind.name != type) continue;
    ClientMessage message = kind.read(fields);
    if (const auto error = fields.error()) return *error;
    if (type == "state" && !named<Statement::About>(object->at("about").get_string()))
      return Unread{bad_message, "about: it takes goal, suspect, trust, request or reaction"};
    return message;
  }
  return Unread{bad_message, "type: there is no message \"" + type + "\""};
}

}  // namespace filon::protocol
