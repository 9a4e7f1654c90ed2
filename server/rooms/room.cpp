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
    if (!is_move(verb)) side_bytes_ += entry.size();
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
      const RareText was = !match_ ? RareText() : chair.is_person() ? RareText(chair.name) : chair.was;
      chair = {.kind = Chair::Kind::Bot, .salt = match_ ? chair.salt : "", .level = rest, .was = was};
      if (match_) seat_bot(at, rest);
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
      if (match_) seat_bot(at, rest);
    } else if (verb == "took_over") {
      const Seat at = seat_in(rest);
      chairs_[place(at)].level = {};
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

PerSeat<Seat> Room::places_with(int players) const {
  PerSeat<Seat> now_at;
  Seats taken;  // by people
  const auto is_person = [&](int i) { return chairs_[place(seat(i))].is_person(); };
  for (int i = 0; i < choice_.players; ++i) {
    now_at[seat(i)] = i < players ? seat(i) : nobody;
    if (i < players && is_person(i)) taken.insert(seat(i));
  }
  const auto is_empty = [&](int i) {
    return i >= choice_.players || chairs_[place(seat(i))].kind == Chair::Kind::Empty;
  };
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
  const auto old = std::exchange(chairs_, std::vector<Chair>(static_cast<std::size_t>(choice.players)));
  for (int i = 0; i < choice_.players; ++i) {
    if (now_at[seat(i)] == nobody) continue;
    Chair& chair = chairs_[place(now_at[seat(i)])] = old[place(seat(i))];
    chair.hidden = {};
    for (int k = 0; k < choice_.players; ++k)
      if (old[place(seat(i))].hidden.contains(seat(k)) && now_at[seat(k)] != nobody)
        chair.hidden.insert(now_at[seat(k)]);
  }
  if (now_at[host_] != nobody) host_ = now_at[host_];
  if (index(host_) >= choice.players) host_ = seat(0);  // a table without people
  choice_ = std::move(choice);
}

void Room::start_match() {
  const Bytes32 seed = sealed_seed(secret_, salts());
  match_ = games::start_match(choice_, fair_chance(seed));
  match_->set_slow(is_slow());
  match_->set_undo(has_undo_);
  for (int i = 0; i < choice_.players; ++i)
    if (chairs_[place(seat(i))].bot_answers()) seat_bot(seat(i), chairs_[place(seat(i))].level);
  phase_ = Phase::Playing;
  for (int i = 0; i < choice_.players; ++i) away_since_[seat(i)] = now_;
  ask(now_);
}

void Room::ask(Time now) {
  asked_at_ = silent_since_.value_or(now);
  asked_question_ = match_ ? match_->question() : 0;
}

void Room::fall_silent(Time now) {
  if (!silent_since_) silent_since_ = now;
}

void Room::be_heard(Time now, Effects& effects) {
  // After a short silence nobody has noticed anything. After a longer one people have to find out that it is over.
  constexpr Time noticed = 1000, to_find_out = 30'000;
  const Time lost = now - *silent_since_;
  const Time grace = lost < noticed ? 0 : to_find_out;
  const bool was_told = asked_at_ < *silent_since_;  // the others have just been told, with all their time
  now_ = now;
  asked_at_ = std::min(now, asked_at_ + lost + grace);
  asked_before_ = std::min(now, asked_before_ + lost + grace);
  silent_since_.reset();
  if (grace == 0 || !was_told || phase_ != Phase::Playing) return;
  for (const auto& [client, at] : clients_) send_view(client, effects);
}

void Room::seat_bot(Seat at, std::string_view level) {
  match_->seat_bot(at, level, bot_seed(secret_, index(at), match_->moments()));
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
  asked_before_ = asked_at_;
  if (is_asked) ask(now_);
  const Seats used_up = is_asked ? follow_orders() : Seats{};
  if (match_->is_over()) phase_ = Phase::Over;
  // What orders have done meanwhile is not undone.
  const bool can_be_undone = answering_ != nobody && match_->can_take_back() == answering_ && used_up.empty();
  takes_back_ = can_be_undone ? answering_ : nobody;
  if (!effects) return;

  ++effects->moments;
  const auto& [shared, own] = played;
  std::string head = R"({"type":"played","n":)" + std::to_string(match_->moments()) + "," + shared;
  write_clock(head);
  const auto for_all = std::make_shared<const std::string>(head + "}");
  effects->messages.reserve(effects->messages.size() + clients_.size());
  for (const auto& [client, at] : clients_) {
    std::string more;
    if (at != nobody && !own[at].empty()) more = "," + own[at];
    if (at != nobody && at == takes_back_) more += R"(,"can_take_back":true)";
    effects->messages.push_back(
        {client, more.empty() ? for_all : std::make_shared<const std::string>(head + more + "}")});
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
  std::string text = shuffle_tags(secret_, salts());
  for (int i = 0; i < choice_.players; ++i) {
    const Chair& chair = chairs_[place(seat(i))];
    std::string name = chair.is_person() ? chair.name : std::string("bot ").append(chair.level);
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

std::optional<Time> Room::absent_from(Seat at, Seats here) const {
  // Phones fall asleep and come back.
  constexpr Time absent_after = 60'000;
  const bool is_played = phase_ == Phase::Playing || phase_ == Phase::Paused;
  if (!is_played || here.contains(at) || !chairs_[place(at)].is_person()) return {};
  return away_since_[at] + absent_after;
}

Seats Room::absent() const {
  const Seats here = connected();
  Seats all;
  for (int i = 0; i < choice_.players; ++i)
    if (const auto from = absent_from(seat(i), here); from && now_ >= *from) all.insert(seat(i));
  return all;
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
  json.member("public", is_public_).member("clock", static_cast<int>(clock_)).member("rest", static_cast<int>(rest_));
  json.member("undo", has_undo_).member("host", index(host_));
  const Seats here = connected();
  const Seats ready = match_ ? match_->gone_on() : Seats{};
  const Seats absent = this->absent();
  json.key("seats").begin('[');
  for (int i = 0; i < choice_.players; ++i) {
    const Chair& chair = chairs_[place(seat(i))];
    json.begin('{');
    if (chair.is_person()) {
      json.member("name", std::string_view(chair.name)).member("avatar", std::string_view(chair.avatar));
      json.member("connected", here.contains(seat(i)));
      if (chair.muted) json.member("muted", true);
      if (ready.contains(seat(i))) json.member("ready", true);
      if (absent.contains(seat(i))) json.member("absent", true);
    }
    if (chair.bot_answers()) json.member("bot", std::string_view(chair.level));
    if (!chair.was.empty()) json.member("was", std::string_view(chair.was));
    json.end('}');
  }
  json.end(']');
  int watching = 0;
  for (const auto& [client, at] : clients_) watching += at == nobody ? 1 : 0;
  json.member("watching", watching).member("commitment", std::string_view(hex(commitment(secret_))));
  if (phase_ == Phase::Over) {
    json.member("secret", std::string_view(hex(secret_))).key("salts").begin('[');
    for (const std::string& salt : salts()) json.value(std::string_view(salt));
    json.end(']').key("standing").plain(match_->standing());
  }
  if (choosing_) json.member("choosing", true);
  if (!proposed_.empty()) {
    json.key("proposed").begin('[');
    for (int i = 0; i < choice_.players; ++i)
      if (proposed_.contains(seat(i))) json.value(i);
    json.end(']');
  }
  if (next_) {
    json.key("next").begin('{').member("table", std::string_view(next_->table));
    json.member("code", std::string_view(next_->code)).end('}');
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

bool Room::is_asked(Seat at) const {
  if (phase_ != Phase::Playing || !match_->asked().contains(at) || chairs_[place(at)].bot_answers()) return false;
  const kernel::Manner manner = match_->manner();
  if (manner.is_pause) return !match_->gone_on().contains(at);
  return !match_->is_idle() && !(is_slow() && manner.takes_orders);
}

void Room::write_clock(std::string& out) const {
  if (phase_ != Phase::Playing) return;
  const kernel::Manner manner = match_->manner();
  std::optional<Time> ends = manner.silence_passes ? window_ends() : time_is_up();
  // People who are here have the whole time, although it may end sooner.
  if (manner.is_pause && waits_for_people_here()) ends = asked_at_ + rest_ * 1000;
  if (!ends) return;
  const Time left = std::max<Time>(0, *ends - silent_since_.value_or(now_));
  out += ",\"left\":" + std::to_string((left + 999) / 1000);
}

bool Room::has_room_in_log() const {
  constexpr std::size_t most_side_bytes = std::size_t{2} << 20;
  return side_bytes_ < most_side_bytes;
}

void Room::remember_talk(Seat by, std::string message) {
  constexpr std::size_t most_lines = 50;
  if (talk_.size() == most_lines) talk_.erase(talk_.begin());
  talk_.push_back({by, std::make_shared<const std::string>(std::move(message))});
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
  const bool bot_steps_down = at != nobody && chairs_[place(at)].is_person() && chairs_[place(at)].bot_answers() &&
                              (phase_ == Phase::Playing || phase_ == Phase::Paused);
  if (bot_steps_down) log(now, "took_over", std::to_string(index(at)), effects);
  clients_[client] = at;
  if (at != nobody) told_absent_.erase(at);
  send_lobby(effects);
  for (const auto& [other, seat] : clients_)
    if (other == client || (bot_steps_down && seat == at)) send_view(other, effects);
}

void Room::exit(Client client, Time now, Effects& effects) {
  const Seat at = seat_of(client).value_or(nobody);
  if (clients_.erase(client) == 0) return;
  now_ = now;
  if (at == host_) host_away_since_ = now;
  if (at != nobody && !connected().contains(at)) {
    away_since_[at] = now;
    if (at == host_) choosing_ = false;
  }
  send_lobby(effects);
}

void Room::set_next(const TableId& table, const std::string& code, Effects& effects) {
  next_ = std::make_unique<Next>(table, code);
  proposed_ = {};
  choosing_ = false;
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
