// The log of a table: how its entries are written and how they change the table.
#include <algorithm>
#include <charconv>

#include <boost/json.hpp>

#include "protocol/json.h"
#include "server/fair/fair.h"
#include "server/rooms/room.h"

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

// The members that say what is played at a table.
games::Choice choice_of_table(std::string game, const json::object& fields) {
  games::Choice choice{std::move(game), static_cast<int>(number_of(fields, "players")), {}};
  const json::value* options = fields.if_contains("options");
  auto values = options && options->is_object() ? games::read_values(options->get_object()) : std::nullopt;
  if (!values) throw Damaged{"options"};
  choice.values = *std::move(values);
  return choice;
}

games::Choice choice_of(const json::object& fields) {
  games::Choice choice{text_of(fields, "game"), 0, {}};
  if (fields.contains("options")) return choice_of_table(choice.game, fields);
  // Old tables, from before options were one object.
  choice.players = static_cast<int>(number_of(fields, "seats"));
  choice.values.set("edition", text_of(fields, "edition"));
  games::Words modules;
  if (const json::value* list = fields.if_contains("modules"); list && list->is_array())
    for (const json::value& one : list->get_array())
      if (one.is_string()) modules.emplace_back(one.get_string());
  choice.values.set("modules", modules);
  return choice;
}

// The moves of a match. Its rules say how many there can be.
bool is_move(std::string_view verb) { return verb == "answer" || verb == "closed" || verb == "went_on"; }

// What only the person at this seat knows of.
bool is_secret(std::string_view verb) { return verb == "hid" || verb == "ordered"; }

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

std::string Room::creation(const protocol::Create& create, std::string_view code, Time now) {
  std::string entry = std::to_string(now / 1000) + " created ";
  Json fields(entry);
  fields.begin('{')
      .member("code", code)
      .member("game", std::string_view(create.game))
      .member("players", create.players);
  fields.key("options").plain(create.options).member("public", create.is_public);
  fields.member("clock", static_cast<int>(create.clock.seconds)).member("rest", create.rest);
  fields.member("undo", create.undo);
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
  for (int i = 0; i < choice_.players; ++i) away_since_[seat(i)] = now;
  return {};
}

void Room::log(Time now, std::string_view verb, std::string_view rest, Effects& effects) {
  now_ = now;
  std::string entry = std::to_string(now / 1000) + " ";
  entry.append(verb).append(" ").append(rest);
  effects.log.push_back(entry);
  const auto before = std::pair(asked_question_, asked_at_);
  const auto error = apply(entry, &effects);
  check(!error, "a table cannot apply its own entry");
  effects.asks = effects.asks || std::pair(asked_question_, asked_at_) != before;
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
    if (is_secret(verb)) {
      std::string_view fields = rest;
      chairs_[seat_in(next_word(fields))].secret_bytes += static_cast<std::uint32_t>(entry.size());
    } else if (!is_move(verb)) {
      side_bytes_ += entry.size();
    }
    if (verb == "created") {
      const json::object fields = object(rest);
      choice_ = choice_of(fields);
      if (const auto reason = games::cannot_play(choice_)) return Error{reason->sentence};
      choice_.values.share();
      code_ = text_of(fields, "code");
      is_public_ = fields.contains("public") && fields.at("public") == json::value(true);
      clock_ = number_of(fields, "clock");
      if (fields.contains("rest")) rest_ = number_of(fields, "rest");
      has_undo_ = fields.contains("undo") && fields.at("undo") == json::value(true);
      secret_ = bytes_of(fields, "secret");
      chairs_ = Chairs(choice_.players);
    } else if (verb == "sat") {
      Chair& chair = chairs_[seat_in(next_word(rest))];
      const json::object fields = object(rest);
      chair = {.kind = Chair::Kind::Person,
               .secret_bytes = chair.secret_bytes,
               .name = text_of(fields, "name"),
               .avatar = text_of(fields, "avatar"),
               .salt = text_of(fields, "salt"),
               .token_hash = bytes_of(fields, "token")};
    } else if (verb == "renamed") {
      Chair& chair = chairs_[seat_in(next_word(rest))];
      const json::object fields = object(rest);
      chair.name = text_of(fields, "name");
      chair.avatar = text_of(fields, "avatar");
      if (const std::string salt = text_of(fields, "salt"); !salt.empty()) chair.salt = salt;
    } else if (verb == "bot") {
      const Seat at = seat_in(next_word(rest));
      if (!games::is_bot_level(choice_.game, rest)) throw Damaged{"a level of bots"};
      Chair& chair = chairs_[at];
      // After the deal the salt of the person who sat here is part of the shuffle.
      const RareText was = !match_ ? RareText() : chair.is_person() ? RareText(chair.name) : chair.was;
      chair = {.kind = Chair::Kind::Bot,
               .secret_bytes = chair.secret_bytes,
               .salt = match_ ? chair.salt : "",
               .level = rest,
               .was = was};
      if (match_) seat_bot(at, rest);
    } else if (verb == "cleared") {
      const Seat at = seat_in(rest);
      chairs_[at] = {.secret_bytes = chairs_[at].secret_bytes};
      for (Chair& chair : chairs_) chair.hidden.erase(at);
    } else if (verb == "seating") {
      // For each new seat, the old seat of the person.
      const auto old = chairs_;
      const Seat host = host_;
      PerSeat<Seat> from;
      for (int i = 0; i < choice_.players; ++i) from[seat(i)] = seat_in(next_word(rest));
      for (int i = 0; i < choice_.players; ++i) {
        const Seat was = from[seat(i)];
        Chair& chair = chairs_[seat(i)] = old[was];
        // A hidden person stays hidden at their new seat.
        chair.hidden = {};
        for (int k = 0; k < choice_.players; ++k)
          if (old[was].hidden.contains(from[seat(k)])) chair.hidden.insert(seat(k));
        if (was == host) host_ = seat(i);
      }
    } else if (verb == "host") {
      host_ = seat_in(rest);
      host_away_since_ = now_;
      choosing_ = false;
    } else if (verb == "public") {
      is_public_ = number(rest) != 0;
    } else if (verb == "clock") {
      clock_ = number(rest);
      if (match_) match_->set_slow(is_slow());
      ask(now_);
    } else if (verb == "options") {
      if (match_) throw Damaged{"other options after the start"};
      const json::object fields = object(rest);
      games::Choice choice = choice_of_table(choice_.game, fields);
      if (const auto reason = games::cannot_play(choice)) return Error{reason->sentence};
      choice.values.share();
      change_choice(std::move(choice));
    } else if (verb == "rest") {
      rest_ = number(rest);
    } else if (verb == "undo") {
      has_undo_ = number(rest) != 0;
      if (match_) match_->set_undo(has_undo_);
    } else if (verb == "took_back") {
      const Seat by = seat_in(rest);
      if (!match_ || match_->can_take_back() != by) throw Damaged{"an answer that cannot be taken back"};
      take_back(effects);
    } else if (verb == "went_on") {
      const Seat by = seat_in(rest);
      if (!match_ || !match_->manner().is_pause) throw Damaged{"going on, but there is no pause"};
      match_->go_on(by);
    } else if (verb == "started") {
      start_match();
    } else if (verb == "answer" || verb == "signal") {
      const Seat by = seat_in(next_word(rest));
      if (!match_) throw Damaged{"an answer before the start"};
      // Old logs have no entry for the end of the pause between rounds.
      while (!effects && match_->is_idle()) broadcast(match_->close(), nullptr);
      const int moment = match_->moments();
      if (!play_answer(by, rest, effects)) throw Damaged{"an answer that is not legal"};
      if (verb == "signal") keep_thoughts(moment);
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
      chairs_[at].level = rest;
      if (match_) seat_bot(at, rest);
    } else if (verb == "took_over") {
      const Seat at = seat_in(rest);
      chairs_[at].level = {};
      if (match_) match_->remove_bot(at);
    } else if (verb == "muted") {
      Chair& chair = chairs_[seat_in(next_word(rest))];
      chair.muted = number(rest) != 0;
    } else if (verb == "hid") {
      Chair& chair = chairs_[seat_in(next_word(rest))];
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

std::string Room::person_json(const protocol::Person& person, const Bytes32& token_hash) {
  std::string out;
  Json json(out);
  json.begin('{').member("name", std::string_view(person.name)).member("avatar", std::string_view(person.avatar));
  json.member("salt", std::string_view(person.salt)).member("token", std::string_view(hex(token_hash))).end('}');
  return out;
}

PerSeat<Seat> Room::places_with(int players) const {
  PerSeat<Seat> now_at;
  Seats taken;  // by people
  const auto is_person = [&](int i) { return chairs_[seat(i)].is_person(); };
  for (int i = 0; i < choice_.players; ++i) {
    now_at[seat(i)] = i < players ? seat(i) : nobody;
    if (i < players && is_person(i)) taken.insert(seat(i));
  }
  const auto is_empty = [&](int i) { return i >= choice_.players || chairs_[seat(i)].kind == Chair::Kind::Empty; };
  for (int i = players; i < choice_.players; ++i) {
    if (!is_person(i)) continue;
    Seat free = nobody;
    for (const bool wants_empty : {true, false})
      for (int k = 0; k < players && free == nobody; ++k)
        if (!taken.contains(seat(k)) && (is_empty(k) || !wants_empty)) free = seat(k);
    if (free == nobody) continue;
    if (index(free) < choice_.players) now_at[free] = nobody;
    now_at[seat(i)] = free;
    taken.insert(free);
  }
  return now_at;
}

void Room::change_choice(games::Choice choice) {
  const PerSeat<Seat> now_at = places_with(choice.players);
  const auto old = std::exchange(chairs_, Chairs(choice.players));
  for (int i = 0; i < choice_.players; ++i) {
    if (now_at[seat(i)] == nobody) continue;
    Chair& chair = chairs_[now_at[seat(i)]] = old[seat(i)];
    chair.hidden = {};
    for (int k = 0; k < choice_.players; ++k)
      if (old[seat(i)].hidden.contains(seat(k)) && now_at[seat(k)] != nobody) chair.hidden.insert(now_at[seat(k)]);
  }
  if (now_at[host_] != nobody) host_ = now_at[host_];
  if (index(host_) >= choice.players) host_ = seat(0);  // a table without people
  choice_ = std::move(choice);
}

void Room::remember_talk(Seat by, std::string message) {
  constexpr std::size_t most_lines = 50;
  if (talk_.size() == most_lines) talk_.erase(talk_.begin());
  talk_.push_back({by, std::make_shared<const std::string>(std::move(message))});
}

bool Room::has_room_in_log() const {
  constexpr std::size_t most_side_bytes = std::size_t{2} << 20;
  return side_bytes_ < most_side_bytes;
}

bool Room::has_room_for_secrets(Seat of) const {
  constexpr std::uint32_t most_secret_bytes = std::uint32_t{128} << 10;
  return of == nobody || chairs_[of].secret_bytes < most_secret_bytes;
}

std::vector<std::optional<Bytes32>> Room::tokens_in(const std::vector<std::string>& log) {
  constexpr std::string_view verbs[] = {"created", "sat", "bot", "cleared", "seating", "options"};
  Room room({}, {});
  for (const std::string_view entry : log) {
    std::string_view rest = entry;
    next_word(rest);  // the time
    const bool is_about_seats = std::ranges::find(verbs, next_word(rest)) != std::end(verbs);
    if (is_about_seats && room.apply(entry, nullptr)) return {};
  }
  std::vector<std::optional<Bytes32>> tokens;
  for (const Chair& chair : room.chairs_)
    tokens.push_back(chair.is_person() ? std::optional(chair.token_hash) : std::nullopt);
  return tokens;
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

}  // namespace filon::server
