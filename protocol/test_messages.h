// For tests: writes a message as a client would, and checks the limits of docs/protocol.md.
#pragma once

#include <algorithm>
#include <string>

#include <boost/json/parse.hpp>

#include "protocol/json.h"
#include "protocol/messages.h"

namespace filon::protocol {

class MessageWriter {
 public:
  explicit MessageWriter(std::string& out) : json_(out) {}

  void operator()(const Create& m) {
    begin("create").member("game", view(m.game)).member("players", m.players).key("options").plain(m.options);
    json_.member("public", m.is_public);
    clock(m.clock);
    person(m.person);
    json_.member("rest", m.rest).member("undo", m.undo);
  }
  void operator()(const Choose& m) {
    begin("choose").member("game", view(m.game)).member("players", m.players).key("options").plain(m.options);
  }
  void operator()(const Join& m) {
    begin("join").member("table", view(m.table));
    if (m.seat) json_.member("seat", *m.seat);
    person(m.person);
  }
  void operator()(const Resume& m) {
    begin("resume").member("token", view(m.token));
    if (!m.table.empty()) json_.member("table", view(m.table));
  }
  void operator()(const Watch& m) { begin("watch").member("table", view(m.table)); }
  void operator()(const Sit& m) { begin("sit").member("seat", m.seat); }
  void operator()(const Rename& m) {
    begin("rename");
    person(m.person);
  }
  void operator()(const Leave&) { begin("leave"); }
  void operator()(const AddBot& m) { begin("add_bot").member("seat", m.seat).member("level", view(m.level)); }
  void operator()(const Clear& m) { begin("clear").member("seat", m.seat); }
  void operator()(const Shuffle&) { begin("shuffle"); }
  void operator()(const Configure& m) {
    begin("configure");
    if (m.is_public) json_.member("public", *m.is_public);
    if (m.clock) clock(*m.clock);
    if (m.rest) json_.member("rest", *m.rest);
    if (m.players) json_.member("players", *m.players);
    if (m.options) json_.key("options").plain(*m.options);
    if (m.undo) json_.member("undo", *m.undo);
  }
  void operator()(const Choosing& m) { begin("choosing").member("on", m.on); }
  void operator()(const Start&) { begin("start"); }
  void operator()(const Pause& m) { begin("pause").member("on", m.on); }
  void operator()(const HandOver& m) { begin("hand_over").member("seat", m.seat); }
  void operator()(const Substitute& m) {
    begin("substitute").member("seat", m.seat);
    if (m.level) json_.member("level", view(*m.level));
  }
  void operator()(const TakeOver&) { begin("take_over"); }
  void operator()(const GiveUp&) { begin("give_up"); }
  void operator()(const Mute& m) { begin("mute").member("seat", m.seat).member("on", m.on); }
  void operator()(const Hide& m) { begin("hide").member("seat", m.seat).member("on", m.on); }
  void operator()(const Rematch&) { begin("rematch"); }
  void operator()(const Answer& m) {
    begin("answer").member("question", m.question).key("answer").plain(m.answer);
    if (!m.then.empty()) json_.key("then").plain(m.then);
  }
  void operator()(const TakeBack&) { begin("take_back"); }
  void operator()(const Signal& m) { begin("signal").key("signal").plain(m.signal); }
  void operator()(const Order& m) { begin("order").key("orders").plain(m.orders); }
  void operator()(const WhyNot& m) { begin("why_not").key("aim").plain(m.aim); }
  void operator()(const Say& m) { begin("say").member("text", view(m.text)); }
  void operator()(const Statement& m) {
    begin("state").member("about", name(m.about));
    if (m.about != Statement::About::Request) json_.member("subject", m.subject);
    json_.member("what", view(m.what));
    if (m.about != Statement::About::Reaction) json_.member("with", view(m.with));
  }
  void operator()(const History&) { begin("history"); }
  void operator()(const Ping&) { begin("ping"); }

 private:
  static std::string_view view(const std::string& text) { return text; }
  Json& begin(std::string_view type) { return json_.begin('{').member("type", type); }
  void clock(const Clock& clock) { json_.key("clock").plain(std::to_string(clock.seconds)); }
  void person(const Person& person) {
    json_.member("name", view(person.name)).member("avatar", view(person.avatar)).member("salt", view(person.salt));
  }

  Json json_;
};

// Reading the text gives the same message.
inline std::string write(const ClientMessage& message) {
  std::string out;
  std::visit(MessageWriter(out), message);
  return out + "}";
}

// The limits of every text in a message: people, logs and JSON get it unchanged.
inline bool is_clean(std::string_view text, std::size_t most_letters) {
  std::size_t letters = 0;
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return false;
    if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++letters;
  }
  return letters <= most_letters;
}

struct KeepsLimits {
  bool operator()(const Create& m) const {
    return m.players >= 2 && m.players <= 12 && word(m.game, 1, 24) && is_json(m.options, '{') && clock(m.clock) &&
           person(m.person) && rest(m.rest);
  }
  bool operator()(const Choose& m) const {
    return m.players >= 1 && m.players <= 99 && word(m.game, 1, 24) && is_json(m.options, '{');
  }
  bool operator()(const Join& m) const {
    return text(m.table, 1, 24) && (!m.seat || seat(*m.seat)) && person(m.person);
  }
  bool operator()(const Resume& m) const { return text(m.token, 22, 22) && text(m.table, 0, 24); }
  bool operator()(const Watch& m) const { return text(m.table, 1, 24); }
  bool operator()(const Rename& m) const { return person(m.person); }
  bool operator()(const AddBot& m) const { return seat(m.seat) && word(m.level, 1, 24); }
  bool operator()(const Configure& m) const {
    return (!m.clock || clock(*m.clock)) && (!m.rest || rest(*m.rest)) &&
           (!m.players || (*m.players >= 2 && *m.players <= 12)) && (!m.options || is_json(*m.options, '{'));
  }
  bool operator()(const Substitute& m) const { return seat(m.seat) && (!m.level || word(*m.level, 1, 24)); }
  bool operator()(const Answer& m) const {
    return m.question >= 0 && m.question <= 1'000'000 && is_json(m.answer, '[') &&
           (m.then.empty() || is_json(m.then, '['));
  }
  bool operator()(const Signal& m) const { return is_json(m.signal, '['); }
  bool operator()(const Order& m) const { return is_json(m.orders, '{'); }
  bool operator()(const WhyNot& m) const { return is_json(m.aim, '{'); }
  bool operator()(const Say& m) const { return text(m.text, 1, 300); }
  bool operator()(const Statement& m) const {
    return seat(m.subject) && word(m.what, 0, 24) && word(m.with, 0, 24) &&
           named<Statement::About>(name(m.about)) == m.about;
  }
  template <class Message>
  bool operator()(const Message& m) const {
    if constexpr (requires { m.seat; })
      return seat(m.seat);
    else
      return true;
  }

 private:
  static bool text(std::string_view text, std::size_t least, std::size_t most) {
    return is_clean(text, most) && (least == 0 || !is_clean(text, least - 1));
  }
  static bool word(std::string_view word, std::size_t least, std::size_t most) {
    return text(word, least, most) && std::all_of(word.begin(), word.end(), [](char c) {
             return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
           });
  }
  // Only the game knows what is in it, but it must fit on one line of a log.
  static bool is_json(std::string_view json, char opening) {
    boost::system::error_code failed;
    boost::json::parse(json, failed);
    return !failed && json.starts_with(opening) &&
           std::none_of(json.begin(), json.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
  }
  static bool seat(int seat) { return seat >= 0 && seat <= 11; }
  static bool clock(const Clock& clock) { return clock.seconds >= 0 && clock.seconds <= 2'592'000; }
  static bool rest(int seconds) { return seconds >= least_rest && seconds <= most_rest; }
  static bool person(const Person& person) {
    return text(person.name, 1, 24) && word(person.avatar, 0, 24) && word(person.salt, 0, 64);
  }
};

inline bool keeps_limits(const ClientMessage& message) { return std::visit(KeepsLimits{}, message); }

// A browser closes the connection if a text is not UTF-8.
inline bool is_utf8(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  for (std::size_t i = 0; i < text.size();) {
    const unsigned char first = byte(i);
    const std::size_t more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : first >> 3 == 30 ? 3 : 4;
    if (more == 4 || i + more >= text.size()) return false;
    for (std::size_t k = 1; k <= more; ++k)
      if ((byte(i + k) & 0xC0) != 0x80) return false;
    i += more + 1;
  }
  return true;
}

}  // namespace filon::protocol
