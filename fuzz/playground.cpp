#include "fuzz/playground.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "protocol/test_messages.h"
#include "server/fair/fair.h"

namespace filon::fuzz {

using server::is_type;
using server::member;
using server::Time;

namespace {

// Prints what happens to stderr, to see why an input fails.
void tell(const char* what, std::string_view text) {
  static const bool tells = std::getenv("FILON_TELL");
  if (tells) std::fprintf(stderr, "%s %.*s\n", what, static_cast<int>(text.size()), text.data());
}

void expect(bool holds, const std::string& what) { check(holds, what.c_str()); }

void remember(std::vector<std::string>& all, std::string_view one) {
  if (!one.empty() && std::find(all.begin(), all.end(), one) == all.end()) all.emplace_back(one);
}

// After a restart times begin again, and what was only shown is gone.
boost::json::array without_what_passes(boost::json::array shown) {
  for (boost::json::value& message : shown) {
    for (const auto* member : {"left", "choosing", "proposed", "next"}) message.as_object().erase(member);
    if (!is_type(message.as_object(), "lobby")) continue;
    for (boost::json::value& chair : message.at("seats").as_array()) chair.as_object().erase("absent");
  }
  return shown;
}

bool is_over(const boost::json::array& shown) {
  return std::any_of(shown.begin(), shown.end(),
                     [](const boost::json::value& message) { return member(message.as_object(), "phase") == "over"; });
}

bool is_unread(std::string_view code) { return code == "bad_message" || code == "bad_name" || code == "bad_text"; }
bool is_refusal(const boost::json::object& message) { return is_type(message, "error") || is_type(message, "refused"); }

std::string resume(const std::string& token) { return R"({"type":"resume","token":")" + token + "\"}"; }
std::string resume(const std::string& token, const std::string& table) {
  return R"({"type":"resume","token":")" + token + R"(","table":")" + table + "\"}";
}
std::string watch(const std::string& table) { return R"({"type":"watch","table":")" + table + "\"}"; }

}  // namespace

Playground::Playground(const Opening& opening, bool thorough) {
  if (!opening.table.empty()) {
    hub_.archive.append(opening.log, [](const std::optional<Error>&) {});
    for (const server::Entry& entry : opening.log) referee_.apply(entry);
    written_ = opening.log.size();
    tables_.insert(opening.table);
    hub_.restart();
  }
  for (std::size_t i = 0; i < players; ++i) {
    if (i < opening.tokens.size())
      players_[i].begins_with = resume(opening.tokens[i]);
    else if (i == 3 && !opening.table.empty())
      players_[i].begins_with = watch(opening.table);
  }
  tokens_ = opening.tokens;
  thorough_ = thorough;
}

Opening Playground::as_opening() const { return {hub_.archive.entries, tokens_, *tables_.begin()}; }

Playground::Player& Playground::arrived(std::size_t at) {
  Player& player = players_[at];
  if (std::exchange(player.arrived, true)) return player;
  connect(player);
  if (!player.begins_with.empty()) say(player, player.begins_with);
  return player;
}

bool Playground::connect(Player& player) {
  if (player.client) return false;
  step({}, nullptr,
       [&] { player.client = hub_->connect(player.wire, "192.0.2." + std::to_string(&player - players_.data())); });
  return player.client.has_value();
}

void Playground::say(Player& player, const std::string& text) {
  if (!player.client) return;
  const auto message = protocol::read_message(text);
  const bool leaves = message && std::holds_alternative<protocol::Leave>(*message);
  // There is no reply to `leave`. If writes are held, messages from before would arrive after it, so release them
  // first.
  if (leaves && holding_) release();
  Actor actor{false, player.token_hash};
  // Who comes back takes over from a bot.
  if (message && actor.token_hash.empty())
    if (const auto* back = std::get_if<protocol::Resume>(&*message))
      actor.token_hash = server::hex(server::token_hash(back->token));
  tell(">", text);
  step(actor, &player, [&] { hub_->receive(*player.client, text); });
  if (leaves) player.forget();
}

void Playground::send(std::size_t player, const std::string& text) { say(arrived(player), text); }

void Playground::send_made(std::size_t player, Bytes& bytes) {
  say(arrived(player), make_message(bytes, known_to(players_[player])));
}

Known Playground::known_to(const Player& player) const {
  Known known{codes_, tokens_, player.reader.question(), {}, {}, games_};
  known.tables.insert(known.tables.end(), tables_.begin(), tables_.end());
  // They may guess what another player can answer.
  if (const Player* one = asked(player)) {
    known.answers = one->reader.answers();
    known.earlier = one->reader.earlier_answers();
  }
  return known;
}

const Playground::Player* Playground::asked(const Player& preferred) const {
  if (preferred.is_asked()) return &preferred;
  const auto found = std::find_if(players_.begin(), players_.end(), [](const auto& one) { return one.is_asked(); });
  return found == players_.end() ? nullptr : &*found;
}

std::string Playground::offered(const Player& player, std::size_t which) {
  const std::vector<std::string> all = player.reader.answers();
  expect(!all.empty(), "a player who is asked has a legal answer");
  return which == digging ? testkit::best_digging(all) : all[which % all.size()];
}

void Playground::answer(std::size_t first, std::size_t which) {
  for (std::size_t i = 0; i < players; ++i) {
    Player& player = arrived((first + i) % players);
    if (!player.is_asked() || !player.client) continue;
    const bool is_pause = player.reader.legal().contains("go_on");
    say(player, protocol::write(protocol::Answer{player.reader.question(), offered(player, which)}));
    if (is_pause) player.reader.went_on();
    return;
  }
}

void Playground::answer_for_another(std::size_t by, std::size_t which) {
  Player& player = arrived(by);
  for (std::size_t i = 0; i < players; ++i) arrived(i);
  const Player* one = asked(player);
  if (one) say(player, protocol::write(protocol::Answer{one->reader.question(), offered(*one, which)}));
}

void Playground::hang_up(std::size_t at) {
  Player& player = arrived(at);
  if (!player.client) return;
  step({}, nullptr, [&] { hub_->disconnect(*std::exchange(player.client, std::nullopt)); });
  player.forget();
}

void Playground::come_back(std::size_t at) {
  Player& player = arrived(at);
  if (!connect(player)) return;
  if (!player.old_token.empty()) say(player, resume(player.old_token));
}

void Playground::wait(Time milliseconds) {
  step({true, {}}, nullptr, [&] {
    hub_.now += milliseconds;
    hub_->tick();
  });
}

void Playground::play_on() {
  constexpr int most_answers = 400;
  constexpr Time a_minute = 61'000;
  for (int i = 0; i < most_answers; ++i) {
    const std::size_t before = hub_.archive.entries.size();
    answer(0, digging);
    if (hub_.archive.entries.size() == before) wait(a_minute);
    if (hub_.archive.entries.size() == before) break;
  }
}

void Playground::ponder() {
  hub_.holds_thoughts = !hub_.holds_thoughts;
  if (!hub_.holds_thoughts) step({true, {}}, nullptr, [&] { hub_.finish_thoughts(); });
}

void Playground::hold() {
  if (holding_) return release();
  holding_ = true;
  hub_.archive.hold();
}

void Playground::release() {
  held_.clear();
  holding_ = false;
  // These messages were right when they were written, but a player may have lost their seat since.
  releasing_ = true;
  step({}, nullptr, [&] { hub_.archive.release(); });
  releasing_ = false;
}

void Playground::restart() {
  constexpr int most_restarts = 2;  // they are slow
  if (++restarts_ > most_restarts) return;
  if (holding_) release();
  views();  // bots step down when their people come
  const Views before = views();
  struct Place {
    bool here = false;
    std::string token, table;
  };
  std::array<Place, players> places;
  for (std::size_t i = 0; i < players; ++i) {
    Player& player = players_[i];
    if (!player.client) continue;
    places[i] = {true, player.token, player.table};
    player.client.reset();
    player.forget();
    player.seen = player.wire.inbox.size();
  }
  hub_.restart();
  const bool thorough = std::exchange(thorough_, false);
  for (std::size_t i = 0; i < players; ++i) {
    if (!places[i].here) continue;
    connect(players_[i]);
    // Who still looks at the end of a match is not pulled to the next one.
    if (!places[i].token.empty()) say(players_[i], resume(places[i].token, places[i].table));
    if (players_[i].table.empty() && !places[i].table.empty()) say(players_[i], watch(places[i].table));
  }
  thorough_ = thorough;
  const Views after = views();
  for (std::size_t i = 0; i < before.size(); ++i)
    // Tables whose match is over are not restored.
    if (!is_over(before[i]))
      expect(
          without_what_passes(before[i]) == without_what_passes(after[i]),
          "a restart changes nothing:\n" + boost::json::serialize(before[i]) + "\n" + boost::json::serialize(after[i]));
}

Playground::Views Playground::views() {
  Views all;
  for (const std::string& token : tokens_) {
    all.push_back(shown_to(resume(token)));
    look_at_log({false, server::hex(server::token_hash(token))});
  }
  for (const std::string& table : tables_) all.push_back(shown_to(watch(table)));
  for (const std::string& table : over_) expect(hub_->replay(table).has_value(), "a finished match can be replayed");
  const std::string listed = hub_->public_tables();
  for (const std::string& token : tokens_) expect(listed.find(token) == std::string::npos, "no token is listed");
  // Ignore the messages to the others about these visits.
  for (Player& player : players_) player.seen = player.wire.inbox.size();
  return all;
}

boost::json::array Playground::shown_to(const std::string& message) {
  server::TestWire visitor;
  const auto client = hub_->connect(visitor, "198.51.100.1");
  hub_->receive(*client, message);
  hub_.run();
  hub_->disconnect(*client);
  hub_.run();
  boost::json::array shown;
  for (std::size_t i = 1; i < visitor.inbox.size(); ++i) shown.push_back(server::parsed(*visitor.inbox[i]));
  return shown;
}

template <class Work>
void Playground::step(const Actor& actor, const Player* by, Work work) {
  const bool compares = thorough_ && by && !holding_;
  if (compares) views();  // bots step down when their people come
  const Views before = compares ? views() : Views{};
  const std::size_t written = hub_.archive.entries.size();
  work();
  hub_.run();
  look_at_log(actor);
  expect(hub_->figures().sealed == 0, "no table is sealed");

  Heard own, others;
  for (Player& player : players_) {
    Heard& heard = &player == by ? own : others;
    const bool waits = is_waiting(player.table);
    for (; player.seen < player.wire.inbox.size(); ++player.seen) {
      const server::TestWire::Text text = player.wire.inbox[player.seen];
      tell(std::to_string(&player - players_.data()).c_str(), *text);
      ++heard.messages;
      const boost::json::object message = server::parsed(*text);
      if (is_refusal(message)) ++heard.errors;
      // A message that cannot be read, advice about options and a pong have nothing to do with the table.
      const bool is_of_table =
          !is_unread(member(message, "code")) && !is_type(message, "advice") && !is_type(message, "pong");
      expect(!waits || !is_of_table, "nothing is sent before it is durable: " + *text);
      take_notice(player, message);
      expect_fit_for(player, message, *text);
    }
  }
  if (own.errors == 0) return;
  expect(hub_.archive.entries.size() == written, "a refused message is not logged");
  expect(own.messages == 1 && others.messages == 0, "a refused message has one reply, to its sender");
  if (compares) expect(views() == before, "a refused message changes nothing");
}

void Playground::look_at_log(const Actor& actor) {
  const auto& entries = hub_.archive.entries;
  for (std::size_t i = written_; i < entries.size() && !holding_; ++i) {
    // While writes are held, a person who has just sat down may act before they know their token.
    const auto is_by_new_bot = [&](const server::Entry& before) {
      return Referee::is_answer_of_new_bot(before, entries[i]);
    };
    const auto first = entries.begin() + static_cast<std::ptrdiff_t>(written_);
    if (std::any_of(first, entries.begin() + static_cast<std::ptrdiff_t>(i), is_by_new_bot)) continue;
    const auto why = referee_.forbidden(entries[i], actor);
    expect(!why, why.value_or(""));
  }
  for (; written_ < entries.size(); ++written_) {
    tell("log", entries[written_].text);
    referee_.apply(entries[written_]);
    if (holding_ && !is_secret(entries[written_])) held_.insert(entries[written_].table);
  }
}

// Nobody else waits for it, because nobody else is told.
bool Playground::is_secret(const server::Entry& entry) const {
  std::string time, verb;
  std::istringstream(entry.text) >> time >> verb;
  if (verb == "hid" || verb == "ordered") return true;
  const auto is_in_window = [&](const Player& player) {
    const boost::json::value* question = player.reader.whole().if_contains("question");
    return player.table == entry.table && question && question->is_object() && question->at("what") == "veto";
  };
  return verb == "answer" && std::ranges::any_of(players_, is_in_window);
}

void Playground::take_notice(Player& player, const boost::json::object& message) {
  if (is_type(message, "welcome")) games_ = message.at("games").as_array();
  if (is_type(message, "seated")) {
    player.token = player.old_token = member(message, "token");
    player.token_hash = server::hex(server::token_hash(player.token));
    remember(tokens_, player.token);
  }
  if (is_type(message, "seated") || is_type(message, "lobby")) {
    player.table = member(message, "table");
    tables_.insert(player.table);
  }
  if (is_type(message, "lobby")) {
    remember(codes_, member(message, "code"));
    if (member(message, "phase") == "over") over_.insert(player.table);
  }
  player.reader.take(message);
}

void Playground::expect_fit_for(const Player& player, const boost::json::object& message,
                                const std::string& text) const {
  const auto tells = [](const boost::json::object& what) {
    return what.contains("mine") || what.contains("legal") || what.contains("secrets") || what.contains("unplayable") ||
           what.contains("orders");
  };
  if (is_type(message, "view") || is_type(message, "played") || is_type(message, "history") ||
      is_type(message, "ordered")) {
    bool tells_secrets = tells(message);
    if (const boost::json::value* steps = message.if_contains("steps"))
      for (const boost::json::value& step : steps->as_array()) tells_secrets = tells_secrets || tells(step.as_object());
    expect(!tells_secrets || releasing_ || referee_.owns_a_seat(player.table, player.token_hash),
           "only the person at a seat sees its cards: " + text);
    if (!thorough_) return;
  }
  expect(protocol::is_utf8(text), "every message is UTF-8");
  for (const std::string& token : tokens_)
    expect(token == player.token || text.find(token) == std::string::npos,
           "a token is sent only to its person: " + text);
  const std::string secret = referee_.secret(player.table);
  expect(secret.empty() || over_.contains(player.table) || text.find(secret) == std::string::npos,
         "the secret is sent only at the end: " + text);
}

}  // namespace filon::fuzz
