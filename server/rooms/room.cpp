// The log of a table: how its entries change the table, and what clients are sent.
#include "server/rooms/room.h"

#include <algorithm>
#include <charconv>

#include <boost/json.hpp>

#include "protocol/json.h"
#include "server/fair/fair.h"

namespace filon::server {
namespace {

namespace json = boost::json;
using protocol::Json;

// We write the entries ourselves, so an entry that cannot be read means that the file is damaged.
struct Damaged {
  std::string what;
};

std::string_view next_word(std::string_view& rest) {
  const std::size_t blank = rest.find(' ');
  const std::string_view word = rest.substr(0, blank);
  rest.remove_prefix(blank == std::string_view::npos ? rest.size() : blank + 1);
  return word;
}

std::int64_t number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failed != std::errc{} || end != text.data() + text.size()) throw Damaged{"a number"};
  return value;
}

json::object object(std::string_view text) {
  boost::system::error_code failed;
  json::value value = json::parse(text, failed);
  if (failed || !value.is_object()) throw Damaged{"an object"};
  return value.as_object();
}

std::string text_of(const json::object& fields, std::string_view key) {
  const json::value* value = fields.if_contains(key);
  if (!value || !value->is_string()) throw Damaged{std::string(key)};
  return std::string(value->get_string());
}

Bytes32 bytes_of(const json::object& fields, std::string_view key) {
  const auto bytes = from_hex(text_of(fields, key));
  if (!bytes) throw Damaged{std::string(key)};
  return *bytes;
}

std::int64_t number_of(const json::object& fields, std::string_view key) {
  const json::value* value = fields.if_contains(key);
  if (!value || !value->is_int64()) throw Damaged{std::string(key)};
  return value->get_int64();
}

games::Choice choice_of(const json::object& fields) {
  games::Choice choice{text_of(fields, "game"), 0, {}};
  const json::value* options = fields.if_contains("options");
  if (options && options->is_object()) {
    choice.players = static_cast<int>(number_of(fields, "players"));
    auto values = games::read_values(options->get_object());
    if (!values) throw Damaged{"options"};
    choice.values = *std::move(values);
    return choice;
  }
  // Old tables, from before options were one object.
  choice.players = static_cast<int>(number_of(fields, "seats"));
  choice.values.emplace("edition", text_of(fields, "edition"));
  games::Words modules;
  if (const json::value* list = fields.if_contains("modules"); list && list->is_array())
    for (const json::value& one : list->get_array())
      if (one.is_string()) modules.emplace_back(one.get_string());
  choice.values.emplace("modules", modules);
  return choice;
}

std::string_view name_of(Room::Phase phase) {
  constexpr std::string_view names[] = {"lobby", "playing", "paused", "over"};
  return names[static_cast<std::size_t>(phase)];
}

constexpr std::size_t place(Seat seat) { return static_cast<std::size_t>(seat); }

// The message for a line of talk. The log has statements as JSON objects and texts unchanged.
std::string talk_message(std::string_view type, int answers, Seat by, std::string_view what) {
  std::string out;
  Json json(out);
  json.begin('{').member("type", type).member("n", answers).member("seat", index(by));
  if (type == "said") {
    json.member("text", what).end('}');
    return out;
  }
  if (what.size() < 2) throw Damaged{"a statement"};
  return out.append(",").append(what.substr(1, what.size() - 2)).append("}");
}

}  // namespace

Room::Room(TableId id, const RoomSettings& settings) : id_(std::move(id)), settings_(settings) {}

std::string Room::creation(const protocol::Create& create, std::string_view code, Time now) {
  std::string entry = std::to_string(now / 1000) + " created ";
  Json fields(entry);
  fields.begin('{')
      .member("code", code)
      .member("game", std::string_view(create.game))
      .member("players", create.players);
  fields.key("options").plain(create.options).member("public", create.is_public);
  fields.member("clock", static_cast<int>(create.clock.seconds));
  fields.member("secret", std::string_view(hex(random_secret()))).end('}');
  return entry;
}

std::optional<Error> Room::restore(const std::vector<std::string>& log, Time now) {
  for (std::size_t i = 0; i < log.size(); ++i)
    if (const auto error = apply(log[i], nullptr))
      return Error{"table " + id_ + ": entry " + std::to_string(i + 1) + ": " + error->sentence};
  // After a restart short clocks start again; long clocks continue.
  // The system clock may have been set back.
  ask(clock_ < an_hour ? now : std::min(asked_at_, now));
  host_away_since_ = now;
  return {};
}

void Room::log(Time now, std::string_view verb, std::string_view rest, Effects& effects) {
  now_ = now;
  std::string entry = std::to_string(now / 1000) + " ";
  entry.append(verb).append(" ").append(rest);
  effects.log.push_back(entry);
  const auto error = apply(entry, &effects);
  check(!error, "a table cannot apply its own entry");
}

std::optional<Error> Room::apply(std::string_view entry, Effects* effects) {
  std::string_view rest = entry;
  const auto seat_in = [this](std::string_view text) {
    const std::int64_t at = number(text);
    if (at < 0 || at >= choice_.players) throw Damaged{"a seat"};
    return seat(static_cast<int>(at));
  };
  try {
    now_ = std::max(now_, number(next_word(rest)) * 1000);
    const std::string_view verb = next_word(rest);
    if (verb == "created") {
      const json::object fields = object(rest);
      choice_ = choice_of(fields);
      if (const auto reason = games::cannot_play(choice_)) return Error{reason->sentence};
      code_ = text_of(fields, "code");
      is_public_ = fields.contains("public") && fields.at("public") == json::value(true);
      clock_ = number_of(fields, "clock");
      secret_ = text_of(fields, "secret");
      commitment_ = hex(commitment(bytes_of(fields, "secret")));
      chairs_.resize(static_cast<std::size_t>(choice_.players));
    } else if (verb == "sat") {
      Chair& chair = chairs_[place(seat_in(next_word(rest)))];
      const json::object fields = object(rest);
      chair = {.kind = Chair::Kind::Person,
               .name = text_of(fields, "name"),
               .avatar = text_of(fields, "avatar"),
               .salt = text_of(fields, "salt"),
               .token_hash = bytes_of(fields, "token")};
    } else if (verb == "renamed") {
      Chair& chair = chairs_[place(seat_in(next_word(rest)))];
      const json::object fields = object(rest);
      chair.name = text_of(fields, "name");
      chair.avatar = text_of(fields, "avatar");
      if (const std::string salt = text_of(fields, "salt"); !salt.empty()) chair.salt = salt;
    } else if (verb == "bot") {
      const Seat at = seat_in(next_word(rest));
      if (!games::is_bot_level(choice_.game, rest)) throw Damaged{"a level of bots"};
      Chair& chair = chairs_[place(at)];
      // After the deal the salt of the person who sat here is part of the shuffle.
      chair = {.kind = Chair::Kind::Bot, .salt = match_ ? chair.salt : "", .level = std::string(rest)};
      if (match_) match_->seat_bot(at, rest, static_cast<std::uint64_t>(match_->moments()) + 1);
    } else if (verb == "cleared") {
      const Seat at = seat_in(rest);
      chairs_[place(at)] = {};
      for (Chair& chair : chairs_) chair.hidden.erase(at);
    } else if (verb == "seating") {
      // For each new seat, the old seat of the person.
      const auto old = chairs_;
      const Seat host = host_;
      std::vector<Seat> from;
      for (int i = 0; i < choice_.players; ++i) from.push_back(seat_in(next_word(rest)));
      for (int i = 0; i < choice_.players; ++i) {
        const Seat was = from[place(seat(i))];
        Chair& chair = chairs_[place(seat(i))] = old[place(was)];
        // A hidden person stays hidden at their new seat.
        chair.hidden = {};
        for (int k = 0; k < choice_.players; ++k)
          if (old[place(was)].hidden.contains(from[place(seat(k))])) chair.hidden.insert(seat(k));
        if (was == host) host_ = seat(i);
      }
    } else if (verb == "host") {
      host_ = seat_in(rest);
      host_away_since_ = now_;
    } else if (verb == "public") {
      is_public_ = number(rest) != 0;
    } else if (verb == "clock") {
      clock_ = number(rest);
      if (match_) match_->set_slow(is_slow());
      ask(now_);
    } else if (verb == "started") {
      start_match(secret_);
    } else if (verb == "answer") {
      const Seat by = seat_in(next_word(rest));
      if (!match_) throw Damaged{"an answer before the start"};
      // Old logs have no entry for the end of the pause between rounds.
      while (!effects && match_->is_idle()) broadcast(match_->close(), nullptr);
      play_answer(by, rest, effects);
    } else if (verb == "closed") {
      if (!match_ || !match_->manner().silence_passes || !rest.empty())
        throw Damaged{"the end of a window, but no window is open"};
      broadcast(match_->close(), effects);
    } else if (verb == "ordered") {
      const Seat at = seat_in(next_word(rest));
      const auto orders = match_ ? match_->read_orders(at, rest) : Error{};
      if (!orders) throw Damaged{"orders"};
      set_orders(at, *orders);
    } else if (verb == "paused") {
      phase_ = Phase::Paused;
    } else if (verb == "resumed") {
      phase_ = Phase::Playing;
      ask(now_);
    } else if (verb == "substituted") {
      const Seat at = seat_in(next_word(rest));
      if (!games::is_bot_level(choice_.game, rest)) throw Damaged{"a level of bots"};
      chairs_[place(at)].level = rest;
      if (match_) match_->seat_bot(at, rest, static_cast<std::uint64_t>(match_->moments()) + 1);
    } else if (verb == "took_over") {
      const Seat at = seat_in(rest);
      chairs_[place(at)].level.clear();
      if (match_) match_->remove_bot(at);
    } else if (verb == "muted") {
      Chair& chair = chairs_[place(seat_in(next_word(rest)))];
      chair.muted = number(rest) != 0;
    } else if (verb == "hid") {
      Chair& chair = chairs_[place(seat_in(next_word(rest)))];
      const Seat whom = seat_in(next_word(rest));
      number(rest) != 0 ? chair.hidden.insert(whom) : chair.hidden.erase(whom);
    } else if (verb == "said" || verb == "stated") {
      const Seat by = seat_in(next_word(rest));
      remember_talk(by, talk_message(verb, match_ ? match_->moments() : 0, by, rest));
    } else {
      throw Damaged{"the verb " + std::string(verb)};
    }
  } catch (const Damaged& damaged) {
    return Error{"it cannot be read: " + damaged.what};
  }
  return {};
}

void Room::start_match(std::string_view secret_hex) {
  const Bytes32 seed = sealed_seed(*from_hex(secret_hex), salts());
  match_ = games::start_match(choice_, fair_chance(seed));
  match_->set_slow(is_slow());
  std::uint64_t bot_seed = 0;
  for (std::size_t i = 0; i < 8; ++i) bot_seed = bot_seed << 8 | seed[i];
  for (int i = 0; i < choice_.players; ++i)
    if (chairs_[place(seat(i))].bot_answers())
      match_->seat_bot(seat(i), chairs_[place(seat(i))].level, bot_seed + static_cast<std::uint64_t>(i));
  phase_ = Phase::Playing;
  ask(now_);
}

void Room::ask(Time now) {
  asked_at_ = now;
  asked_question_ = match_ ? match_->question() : 0;
}

void Room::play_answer(Seat by, std::string_view answer, Effects* effects) {
  const int question = match_->question();
  const auto outcome = match_->play(by, answer);
  if (std::holds_alternative<games::Refused>(outcome)) throw Damaged{"an answer that is not legal"};
  if (const auto* played = std::get_if<games::Played>(&outcome)) return broadcast(*played, effects);
  // Only the seat itself learns that its answer was kept until the question closes.
  if (!effects || chairs_[place(by)].bot_answers()) return;
  std::string out;
  Json(out).begin('{').member("type", "kept").member("question", question).key("answer").plain(answer).end('}');
  const auto text = std::make_shared<const std::string>(std::move(out));
  for (const auto& [client, at] : clients_)
    if (at == by) effects->messages.push_back({client, text});
}

void Room::broadcast(const games::Played& played, Effects* effects) {
  // Answers of other seats to the same question do not restart the clock.
  const bool is_asked = match_->question() != asked_question_;
  if (is_asked) ask(now_);
  const Seats used_up = is_asked ? follow_orders() : Seats{};
  if (match_->is_over()) phase_ = Phase::Over;
  if (!effects) return;

  const auto& [shared, own] = played;
  std::string head = R"({"type":"played","n":)" + std::to_string(match_->moments()) + "," + shared;
  write_clock(head);
  const auto for_all = std::make_shared<const std::string>(head + "}");
  effects->messages.reserve(effects->messages.size() + clients_.size());
  for (const auto& [client, at] : clients_) {
    const bool has_secrets = at != nobody && !own[at].empty();
    effects->messages.push_back(
        {client, has_secrets ? std::make_shared<const std::string>(head + "," + own[at] + "}") : for_all});
  }
  for (int i = 0; i < choice_.players; ++i)
    if (used_up.contains(seat(i))) send_orders(seat(i), *effects);
  if (match_->is_over()) match_ended(*effects);
}

void Room::match_ended(Effects& effects) {
  effects.finished = FinishedTable{id_, summary(), record(), {}, now_ / 1000};
  send_lobby(effects);
}

// Includes the tags that verify the shuffle, and the names of the players.
std::string Room::record() const {
  std::string text = shuffle_tags(*from_hex(secret_), salts());
  for (int i = 0; i < choice_.players; ++i) {
    const Chair& chair = chairs_[place(seat(i))];
    std::string name = chair.is_person() ? chair.name : "bot " + chair.level;
    std::replace(name.begin(), name.end(), '"', '\'');
    text.append("[Seat").append(std::to_string(i)).append(" \"").append(name).append("\"] ");
  }
  return text + "\n" + match_->record();
}

std::vector<std::string> Room::salts() const {
  std::vector<std::string> all;
  for (int i = 0; i < choice_.players; ++i) all.push_back(chairs_[place(seat(i))].salt);
  return all;
}

Seats Room::connected() const {
  Seats seats;
  for (const auto& [client, at] : clients_)
    if (at != nobody) seats.insert(at);
  return seats;
}

// The members that lobby and summary share.
void Room::write_table(Json& json) const {
  json.member("table", std::string_view(id_)).member("code", std::string_view(code_));
  json.member("phase", name_of(phase_)).member("game", std::string_view(choice_.game));
  games::write_values(choice_, json.key("options"));
}

std::string Room::lobby() const {
  std::string out;
  Json json(out);
  json.begin('{').member("type", "lobby");
  write_table(json);
  json.member("public", is_public_).member("clock", static_cast<int>(clock_)).member("host", index(host_));
  const Seats here = connected();
  json.key("seats").begin('[');
  for (int i = 0; i < choice_.players; ++i) {
    const Chair& chair = chairs_[place(seat(i))];
    json.begin('{');
    if (chair.is_person()) {
      json.member("name", std::string_view(chair.name)).member("avatar", std::string_view(chair.avatar));
      json.member("connected", here.contains(seat(i)));
      if (chair.muted) json.member("muted", true);
    }
    if (chair.bot_answers()) json.member("bot", std::string_view(chair.level));
    json.end('}');
  }
  json.end(']');
  int watching = 0;
  for (const auto& [client, at] : clients_) watching += at == nobody ? 1 : 0;
  json.member("watching", watching).member("commitment", std::string_view(commitment_));
  if (phase_ == Phase::Over) {
    json.member("secret", std::string_view(secret_)).key("salts").begin('[');
    for (const std::string& salt : salts()) json.value(std::string_view(salt));
    json.end(']').key("standing").plain(match_->standing());
  }
  json.end('}');
  return out;
}

std::string Room::summary() const {
  std::string out;
  Json json(out);
  json.begin('{');
  write_table(json);
  json.member("players", choice_.players);
  const auto of_people = [&](std::string_view key, auto field) {
    json.key(key).begin('[');
    for (const Chair& chair : chairs_) chair.is_person() ? json.value(std::string_view(chair.*field)) : json.null();
    json.end(']');
  };
  of_people("names", &Chair::name);
  of_people("avatars", &Chair::avatar);
  const auto is_taken = [](const Chair& chair) { return chair.kind != Chair::Kind::Empty; };
  json.member("taken", static_cast<int>(std::ranges::count_if(chairs_, is_taken)));
  if (phase_ == Phase::Over) json.key("standing").plain(match_->standing());
  json.end('}');
  return out;
}

void Room::write_clock(std::string& out) const {
  if (phase_ != Phase::Playing) return;
  const std::optional<Time> ends = match_->manner().silence_passes ? window_ends() : time_is_up();
  if (!ends) return;
  const Time left = std::max<Time>(0, *ends - now_);
  out += ",\"left\":" + std::to_string((left + 999) / 1000);
}

void Room::remember_talk(Seat by, std::string message) {
  constexpr std::size_t most_lines = 50;
  if (talk_.size() == most_lines) talk_.erase(talk_.begin());
  talk_.push_back({by, std::make_shared<const std::string>(std::move(message))});
}

std::string Room::talk_in(const std::vector<std::string>& log) {
  std::string out;
  Json json(out);
  json.begin('[');
  Room room({}, {});
  for (const std::string_view entry : log) {
    std::string_view rest = entry;
    next_word(rest);  // the time
    const std::string_view verb = next_word(rest);
    const bool is_applied = !room.apply(entry, nullptr);  // entries that cannot be read are skipped
    if (is_applied && (verb == "said" || verb == "stated")) json.plain(*room.talk_.back().message);
  }
  json.end(']');
  return out;
}

bool Room::hears(Seat listener, Seat speaker) const {
  return listener == nobody || !chairs_[place(listener)].hidden.contains(speaker);
}

void Room::send_history(Client to, Effects& effects) const {
  const Seat at = clients_.at(to);
  std::string out;
  Json json(out);
  json.begin('{').member("type", "history").key("steps").plain(match_ ? match_->history(at) : "[]");
  json.key("talk").begin('[');
  for (const TalkLine& line : talk_)
    if (hears(at, line.by)) json.plain(*line.message);
  json.end(']').end('}');
  send(to, std::move(out), effects);
}

void Room::send(Client to, std::string text, Effects& effects) const {
  effects.messages.push_back({to, std::make_shared<const std::string>(std::move(text))});
}

void Room::send_error(Client to, std::string_view code, std::string_view text, Effects& effects) const {
  std::string out;
  Json(out).begin('{').member("type", "error").member("code", code).member("text", text).end('}');
  send(to, std::move(out), effects);
}

void Room::send_lobby(Effects& effects) const {
  const auto text = std::make_shared<const std::string>(lobby());
  for (const auto& [client, at] : clients_) effects.messages.push_back({client, text});
}

void Room::send_view(Client to, Effects& effects) const {
  if (!match_) return;
  std::string out = R"({"type":"view","n":)" + std::to_string(match_->moments()) + ",";
  const Seat at = clients_.at(to);
  out += match_->view(at);
  if (at != nobody && !chairs_[place(at)].orders.empty()) out.append(",\"orders\":").append(orders_of(at));
  write_clock(out);
  send(to, out + "}", effects);
}

void Room::enter(Client client, Seat at, Time now, Effects& effects) {
  now_ = now;
  clients_[client] = at;
  send_lobby(effects);
  send_view(client, effects);
}

void Room::exit(Client client, Time now, Effects& effects) {
  const bool was_host = seat_of(client) == host_;
  if (clients_.erase(client) == 0) return;
  if (was_host) host_away_since_ = now;
  send_lobby(effects);
}

std::vector<Client> Room::clients() const {
  std::vector<Client> all;
  for (const auto& [client, at] : clients_) all.push_back(client);
  return all;
}

std::optional<Seat> Room::seat_of(Client client) const {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return {};
  return found->second;
}

std::optional<Seat> Room::seat_of_token(const Bytes32& token_hash) const {
  for (int i = 0; i < choice_.players; ++i)
    if (chairs_[place(seat(i))].is_person() && chairs_[place(seat(i))].token_hash == token_hash) return seat(i);
  return {};
}

std::vector<Bytes32> Room::token_hashes() const {
  std::vector<Bytes32> all;
  for (int i = 0; i < choice_.players; ++i)
    if (chairs_[place(seat(i))].is_person()) all.push_back(chairs_[place(seat(i))].token_hash);
  return all;
}

}  // namespace filon::server
