// The commands of clients: who may use them, and when. Also what happens as time passes.
#include <algorithm>

#include <boost/json.hpp>

#include "protocol/json.h"
#include "protocol/looks.h"
#include "server/fair/fair.h"
#include "server/rooms/room.h"

namespace filon::server {
namespace {

using protocol::Json;

constexpr std::size_t place(Seat seat) { return static_cast<std::size_t>(seat); }

// How long a host may be away before another person becomes the host. Phones fall asleep, so it is not short.
constexpr Time host_timeout = 180'000;

// How many pauses of a bot people look at something that nobody answers.
constexpr int pauses_after_a_round = 6;

// The bot level that replaces a removed person, and answers when time is up.
constexpr const char* stand_in = "normal";

std::string entry(Time now, std::string_view verb, int seat, std::string_view rest) {
  std::string text = std::to_string(now / 1000);
  text.append(" ").append(verb).append(" ").append(std::to_string(seat));
  if (!rest.empty()) text.append(" ").append(rest);
  return text;
}

// Also by a table whose log is full: what a match needs, and what writes nothing.
bool is_always_taken(const protocol::ClientMessage& message) {
  using namespace protocol;
  const auto* pause = std::get_if<Pause>(&message);
  return (pause && !pause->on) || is_any_of<Answer, Start, Leave, TakeOver, GiveUp, Rematch, WhyNot, History>(message);
}

std::string person_json(const protocol::Person& person, const Bytes32& token_hash) {
  std::string out;
  Json json(out);
  json.begin('{').member("name", std::string_view(person.name)).member("avatar", std::string_view(person.avatar));
  json.member("salt", std::string_view(person.salt)).member("token", std::string_view(hex(token_hash))).end('}');
  return out;
}

}  // namespace

// One command of one client. Each operator() logs entries or sends a reply.
class Room::Commands {
 public:
  Commands(Room& room, Client client, Seat by, Time now, Effects& effects)
      : room_(room), client_(client), by_(by), now_(now), effects_(effects) {}

  void operator()(const protocol::Sit& m) {
    if (!in_lobby() || !is_seat(m.seat)) return;
    if (chair(m.seat).kind != Chair::Kind::Empty) return error("seat_taken", "Somebody sits there.");
    std::string order;
    for (int i = 0; i < room_.choice_.players; ++i) {
      const int from = i == m.seat ? index(by_) : i == index(by_) ? m.seat : i;
      order += (i > 0 ? " " : "") + std::to_string(from);
    }
    reseat(order);
  }
  void operator()(const protocol::Rename& m) {
    if (!is_seated()) return;
    if (!m.person.salt.empty() && room_.phase_ != Phase::Lobby)
      return error("started", "A salt can only be set before the start.");
    protocol::Person person = m.person;
    person.name = room_.free_name(person.name, by_);
    log("renamed", std::to_string(index(by_)) + " " + person_json(person, {}));
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Leave&) {
    if (by_ != nobody && room_.phase_ == Phase::Lobby) {
      log("cleared", std::to_string(index(by_)));
      if (by_ == room_.host_) pass_host_on();
      unseat(by_, "You have left this seat in another window.");
    }
    room_.exit(client_, now_, effects_);
  }
  void operator()(const protocol::AddBot& m) {
    if (!is_host() || !in_lobby() || !is_seat(m.seat) || !is_level(m.level)) return;
    if (chair(m.seat).is_person()) return error("seat_taken", "Somebody sits there.");
    log("bot", std::to_string(m.seat) + " " + m.level);
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Clear& m) {
    if (!is_host() || !is_seat(m.seat)) return;
    if (seat(m.seat) == by_) return error("yourself", "You cannot remove yourself; leave the table.");
    if (room_.phase_ == Phase::Lobby)
      log("cleared", std::to_string(m.seat));
    else if (room_.phase_ != Phase::Over && chair(m.seat).is_person())
      log("bot", std::to_string(m.seat) + " " + stand_in);
    else
      return error("not_now", "There is nobody to remove.");
    unseat(seat(m.seat), "The host has given your seat away.");
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Shuffle&) {
    if (!is_host() || !in_lobby()) return;
    std::vector<int> order;
    for (int i = 0; i < room_.choice_.players; ++i) order.push_back(i);
    const auto chance = fair_chance(random_secret());
    std::string text;
    std::vector<std::uint8_t> left(order.size(), 1);
    for (std::size_t i = 0; i < order.size(); ++i) {
      const int one = chance->pick({}, left);
      left[static_cast<std::size_t>(one)] = 0;
      text += (i > 0 ? " " : "") + std::to_string(one);
    }
    reseat(text);
  }
  void operator()(const protocol::Configure& m) {
    if (!is_host()) return;
    if ((m.players || m.options) && !change_choice(m)) return;
    if (m.is_public) log("public", *m.is_public ? "1" : "0");
    if (m.clock) log("clock", std::to_string(m.clock->seconds));
    if (m.rest) log("rest", std::to_string(*m.rest));
    if (m.undo) log("undo", *m.undo ? "1" : "0");
    room_.choosing_ = false;
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Choosing& m) {
    if (!is_host()) return;
    if (room_.phase_ != Phase::Lobby && room_.phase_ != Phase::Over)
      return error("not_now", "The table can be changed before the start.");
    room_.choosing_ = m.on;
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Start&) {
    if (!is_host() || !in_lobby()) return;
    for (int i = 0; i < room_.choice_.players; ++i)
      if (chair(i).kind == Chair::Kind::Empty) return error("seats_empty", "Every seat needs a person or a bot.");
    room_.choosing_ = false;
    log("started", "");
    room_.send_lobby(effects_);
    for (const auto& [client, at] : room_.clients_) room_.send_view(client, effects_);
  }
  void operator()(const protocol::Pause& m) {
    if (!is_host()) return;
    if (room_.phase_ != (m.on ? Phase::Playing : Phase::Paused))
      return error("not_now", "There is nothing to pause now.");
    log(m.on ? "paused" : "resumed", "");
    room_.send_lobby(effects_);
    if (m.on) return;
    // Clients that came or answered during the pause need the question again.
    for (const auto& [client, at] : room_.clients_)
      if (room_.match_->asked().contains(at)) room_.send_view(client, effects_);
  }
  void operator()(const protocol::HandOver& m) {
    if (!is_host() || !is_seat(m.seat)) return;
    if (!chair(m.seat).is_person()) return error("no_person", "Only a person can be the host.");
    log("host", std::to_string(m.seat));
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Substitute& m) {
    const bool is_absent = m.seat < room_.choice_.players && room_.absent().contains(seat(m.seat));
    const bool may_help = by_ != nobody && m.level && is_absent;
    if ((!may_help && !is_host()) || !is_seat(m.seat)) return;
    if (room_.phase_ == Phase::Lobby || room_.phase_ == Phase::Over) return error("not_now", "The match does not run.");
    if (!chair(m.seat).is_person()) return error("no_person", "A bot sits there already.");
    if (m.level && !is_level(*m.level)) return;
    m.level ? log("substituted", std::to_string(m.seat) + " " + *m.level) : log("took_over", std::to_string(m.seat));
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::TakeOver&) {
    if (!is_seated()) return;
    if (!chair(index(by_)).bot_answers()) return error("not_now", "No bot answers for you.");
    log("took_over", std::to_string(index(by_)));
    room_.send_lobby(effects_);
    room_.send_view(client_, effects_);
  }
  void operator()(const protocol::GiveUp&) {
    if (!is_seated()) return;
    if (room_.phase_ == Phase::Lobby || room_.phase_ == Phase::Over) return error("not_now", "The match does not run.");
    const bool was_host = by_ == room_.host_;
    log("bot", std::to_string(index(by_)) + " " + stand_in);
    if (was_host) pass_host_on();
    const Seat given_up = by_;
    std::vector<Client> leaving;
    for (auto& [client, at] : room_.clients_) {
      if (at != given_up) continue;
      at = nobody;
      leaving.push_back(client);
      room_.send(client, R"({"type":"unseated"})", effects_);
    }
    room_.send_lobby(effects_);
    for (const Client client : leaving) room_.send_view(client, effects_);
  }
  void operator()(const protocol::Mute& m) {
    if (!is_host() || !is_seat(m.seat)) return;
    if (!chair(m.seat).is_person()) return error("no_person", "Bots do not talk.");
    log("muted", std::to_string(m.seat) + (m.on ? " 1" : " 0"));
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Hide& m) {
    if (!is_seated() || !is_seat(m.seat) || chair(index(by_)).hidden.contains(seat(m.seat)) == m.on) return;
    log("hid", std::to_string(index(by_)) + " " + std::to_string(m.seat) + (m.on ? " 1" : " 0"));
  }
  void operator()(const protocol::Rematch&) {
    if (!is_seated()) return;
    if (room_.phase_ != Phase::Over) return error("not_now", "The match is not over.");
    if (by_ == room_.host_) {
      effects_.rematch = make_rematch();
      return;
    }
    room_.proposed_.insert(by_);
    room_.send_lobby(effects_);
  }
  void operator()(const protocol::Answer& m) {
    if (!is_seated()) return;
    if (room_.phase_ != Phase::Playing) return error("not_now", "The match does not run.");
    if (m.question != room_.match_->question()) return error("late", "This answer belongs to an earlier question.");
    const bool is_pause = room_.match_->manner().is_pause;
    if (room_.match_->is_idle() && !is_pause) return error("not_now", "There is nothing to answer.");
    if (room_.is_slow() && room_.match_->manner().takes_orders)
      return error("not_now", "At this table there is no window; leave an order beforehand.");
    if (chair(index(by_)).bot_answers()) return error("substituted", "A bot answers for you; take over first.");
    if (is_pause) return go_on(m);
    room_.answering_ = by_;
    const auto refused = room_.try_answer(by_, m.answer, effects_);
    room_.answering_ = nobody;
    if (refused) refuse(m.question, *refused);
  }
  void operator()(const protocol::TakeBack&) {
    if (!is_seated()) return;
    if (!room_.can_take_back(by_)) return error("not_now", "There is nothing to take back.");
    log("took_back", std::to_string(index(by_)));
  }
  void operator()(const protocol::Order& m) {
    if (!is_seated()) return;
    if (!room_.match_ || room_.phase_ == Phase::Over) return error("not_now", "The match does not run.");
    const auto orders = room_.match_->read_orders(by_, m.orders);
    if (!orders) return error("no_such_order", orders.error());
    if (*orders != room_.orders_of(by_)) log("ordered", std::to_string(index(by_)) + " " + *orders);
    room_.send_orders(by_, effects_);
  }
  void operator()(const protocol::WhyNot& m) {
    if (!is_seated()) return;
    if (room_.phase_ != Phase::Playing) return error("not_now", "The match does not run.");
    if (const auto refused = room_.match_->why_not(by_, m.aim)) refuse(room_.match_->question(), *refused);
  }
  void operator()(const protocol::Say& m) {
    if (may_talk()) talk("said", m.text);
  }
  void operator()(const protocol::Statement& m) {
    if (!may_talk()) return;
    std::string fields;
    Json json(fields);
    json.begin('{').member("about", name(m.about)).member("subject", m.subject);
    json.member("what", std::string_view(m.what)).member("with", std::string_view(m.with)).end('}');
    talk("stated", fields);
  }
  void operator()(const protocol::History&) { room_.send_history(client_, effects_); }
  void operator()(const auto&) { error("at_a_table", "Leave this table first."); }

 private:
  Chair& chair(int at) const { return room_.chairs_[static_cast<std::size_t>(at)]; }
  void log(std::string_view verb, std::string_view rest) { room_.log(now_, verb, rest, effects_); }
  void error(std::string_view code, std::string_view text) { room_.send_error(client_, code, text, effects_); }

  bool is_seated() {
    if (by_ == nobody) error("not_seated", "You are watching.");
    return by_ != nobody;
  }
  bool is_host() {
    if (by_ != room_.host_) error("not_host", "Only the host can do this.");
    return by_ == room_.host_;
  }
  bool in_lobby() {
    if (by_ == nobody) return is_seated();
    if (room_.phase_ != Phase::Lobby) error("started", "The match has begun.");
    return room_.phase_ == Phase::Lobby;
  }
  bool is_seat(int at) {
    if (at >= room_.choice_.players) error("no_such_seat", "There is no such seat.");
    return at < room_.choice_.players;
  }
  bool is_level(const std::string& level) {
    const bool is_known = games::is_bot_level(room_.choice_.game, level);
    if (!is_known) error("no_such_level", "There are no bots of that level.");
    return is_known;
  }

  void refuse(int question, const games::Refused& refused) {
    std::string out;
    Json json(out);
    json.begin('{').member("type", "refused").member("question", question);
    json.member("code", refused.code).member("text", refused.sentence).end('}');
    room_.send(client_, std::move(out), effects_);
  }

  // Nothing is played in a pause: it ends when all who are here have gone on.
  void go_on(const protocol::Answer& m) {
    if (const auto refused = room_.match_->refuse(by_, m.answer)) return refuse(m.question, *refused);
    if (!room_.match_->gone_on().contains(by_)) log("went_on", std::to_string(index(by_)));
    room_.send_lobby(effects_);
  }

  // At most ten lines in ten seconds.
  bool may_talk() {
    if (!is_seated()) return false;
    if (chair(index(by_)).muted) return error("muted", "The host has muted you."), false;
    Talker& talker = room_.talkers_[by_];
    if (now_ - talker.since > 10'000) talker = {now_, 0};
    if (++talker.lines > 10) return error("too_much_talk", "Wait a moment before you say more."), false;
    return true;
  }
  void talk(std::string_view verb, const std::string& text) {
    log(verb, std::to_string(index(by_)) + " " + text);
    for (const auto& [client, at] : room_.clients_)
      if (room_.hears(at, by_)) effects_.messages.push_back({client, room_.talk_.back().message});
  }

  // False: it cannot be played so, and the client was told.
  bool change_choice(const protocol::Configure& m) {
    if (!in_lobby()) return false;
    games::Choice choice{room_.choice_.game, m.players.value_or(room_.choice_.players), room_.choice_.values};
    if (m.options) {
      auto values = games::read_values(boost::json::parse(*m.options).as_object());
      if (!values) return error("cannot_play", "options: there is no such value"), false;
      choice.values = *std::move(values);
    }
    if (const auto reason = games::cannot_play(choice)) return error("cannot_play", reason->sentence), false;
    if (static_cast<int>(room_.token_hashes().size()) > choice.players)
      return error("too_many_people", "More people sit here than the table would have seats."), false;
    const PerSeat<Seat> now_at = room_.places_with(choice.players);
    std::string text;
    Json json(text);
    json.begin('{').member("players", choice.players);
    games::write_values(choice, json.key("options"));
    json.end('}');
    log("options", text);
    for (auto& [client, at] : room_.clients_) {
      if (at == nobody || now_at[at] == at) continue;
      at = now_at[at];
      room_.send(client, R"({"type":"seat","seat":)" + std::to_string(index(at)) + "}", effects_);
    }
    return true;
  }

  // Other clients at this seat only watch from now on, because the next person there has their own secrets.
  void unseat(Seat seat, std::string_view why) {
    for (auto& [client, at] : room_.clients_) {
      if (at != seat || client == client_) continue;
      room_.send_error(client, "removed", why, effects_);
      at = nobody;
    }
  }

  void reseat(const std::string& order) {
    std::array<Seat, max_seats> now_at{};
    std::string_view rest = order;
    for (int i = 0; i < room_.choice_.players; ++i) {
      const std::size_t blank = rest.find(' ');
      now_at[static_cast<std::size_t>(std::stoi(std::string(rest.substr(0, blank))))] = seat(i);
      rest.remove_prefix(blank == std::string_view::npos ? rest.size() : blank + 1);
    }
    log("seating", order);
    for (auto& [client, at] : room_.clients_) {
      if (at == nobody) continue;
      at = now_at[place(at)];
      room_.send(client, R"({"type":"seat","seat":)" + std::to_string(index(at)) + "}", effects_);
    }
    room_.send_lobby(effects_);
  }
  // To the first person who is here; if there is none, to the first person.
  void pass_host_on() {
    const Seats here = room_.connected();
    for (const bool wants_here : {true, false})
      for (int i = 0; i < room_.choice_.players; ++i)
        if (chair(i).is_person() && (here.contains(seat(i)) || !wants_here)) return log("host", std::to_string(i));
  }
  // The same people and bots at a new table, with a new secret.
  Effects::Rematch make_rematch() const {
    std::string options;
    Json json(options);
    games::write_values(room_.choice_, json);
    Effects::Rematch rematch{{.game = room_.choice_.game,
                              .players = room_.choice_.players,
                              .options = options,
                              .is_public = room_.is_public_,
                              .clock = {room_.clock_},
                              .person = {},
                              .rest = static_cast<int>(room_.rest_),
                              .undo = room_.has_undo_},
                             {}};
    for (int i = 0; i < room_.choice_.players; ++i) {
      const Chair& one = chair(i);
      // Without the salt, which has been published.
      if (one.is_person())
        rematch.log.push_back(entry(now_, "sat", i, person_json({one.name, one.avatar, ""}, one.token_hash)));
      else
        rematch.log.push_back(entry(now_, "bot", i, one.level));
    }
    for (int i = 0; i < room_.choice_.players; ++i) {
      if (chair(i).muted) rematch.log.push_back(entry(now_, "muted", i, "1"));
      for (int k = 0; k < room_.choice_.players; ++k)
        if (chair(i).hidden.contains(seat(k))) rematch.log.push_back(entry(now_, "hid", i, std::to_string(k) + " 1"));
    }
    rematch.log.push_back(entry(now_, "host", index(room_.host_), ""));
    return rematch;
  }

  Room& room_;
  Client client_;
  Seat by_;
  Time now_;
  Effects& effects_;
};

void Room::handle(Client client, const protocol::ClientMessage& message, Time now, Effects& effects) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  now_ = now;
  if (!has_room_in_log() && !is_always_taken(message))
    return send_error(client, "log_full", "Too much has happened at this table; only the match goes on.", effects);
  Commands commands(*this, client, found->second, now, effects);
  std::visit(commands, message);
}

std::string Room::free_name(const std::string& wanted, Seat own) const {
  std::vector<std::string> others;
  for (int i = 0; i < choice_.players; ++i)
    if (const Chair& chair = chairs_[place(seat(i))]; seat(i) != own)
      for (const std::string_view name : {std::string_view(chair.name), std::string_view(chair.was)})
        if (!name.empty()) others.emplace_back(name);
  return protocol::told_apart(wanted, others);
}

std::optional<Error> Room::sit_down(protocol::Person person, std::optional<int> wanted, const Bytes32& token_hash,
                                    Time now, Effects& effects, Seat& got) {
  if (phase_ != Phase::Lobby) return Error{"The match has begun; you can watch it."};
  if (!has_room_in_log()) return Error{"Too much has happened at this table; create another."};
  got = nobody;
  for (int i = choice_.players - 1; i >= 0; --i)
    if (chairs_[place(seat(i))].kind == Chair::Kind::Empty && (!wanted || *wanted == i)) got = seat(i);
  if (got == nobody) return Error{wanted ? "That seat is taken." : "All seats are taken; you can watch."};
  const bool first = token_hashes().empty();
  person.name = free_name(person.name, got);
  log(now, "sat", std::to_string(index(got)) + " " + person_json(person, token_hash), effects);
  if (first) log(now, "host", std::to_string(index(got)), effects);
  return {};
}

std::optional<games::Refused> Room::try_answer(Seat by, std::string_view answer, Effects& effects) {
  if (const auto refused = match_->refuse(by, answer)) return refused;
  log(now_, "answer", std::to_string(index(by)) + " " + std::string(answer), effects);
  return {};
}

Seat Room::next_host() const {
  const Seats here = connected();
  if (here.contains(host_)) return nobody;
  for (int i = 0; i < choice_.players; ++i)
    if (here.contains(seat(i)) && chairs_[place(seat(i))].is_person()) return seat(i);
  return nobody;
}

std::optional<Time> Room::next_tick() const {
  if (silent_since_) return {};
  std::optional<Time> next;
  if (next_host() != nobody) next = host_away_since_ + host_timeout;
  const auto sooner = [&](std::optional<Time> time) {
    if (time && (!next || *time < *next)) next = time;
  };
  sooner(next_answer());
  // Nobody is told at an empty table.
  const Seats here = connected();
  for (int i = 0; i < choice_.players && !clients_.empty(); ++i)
    if (!told_absent_.contains(seat(i))) sooner(absent_from(seat(i), here));
  return next;
}

bool Room::waits_for_people_here() const {
  const Seats here = connected();
  for (int i = 0; i < choice_.players; ++i)
    if (here.contains(seat(i)) && !chairs_[place(seat(i))].bot_answers()) return true;
  return false;
}

Time Room::rest_ends() const {
  const Time latest = asked_at_ + rest_ * 1000;
  const Time a_look = settings_.bot_pause * pauses_after_a_round;
  const Seats here = connected();
  Time ends = waits_for_people_here() ? asked_at_ : asked_at_ + a_look;
  for (int i = 0; i < choice_.players; ++i) {
    const Chair& chair = chairs_[place(seat(i))];
    if (!chair.is_person() || chair.bot_answers() || match_->gone_on().contains(seat(i))) continue;
    // Who has just lost the connection may be back in a moment.
    ends = std::max(ends, here.contains(seat(i)) ? latest : away_since_[seat(i)] + a_look);
  }
  return std::min(ends, latest);
}

std::optional<Time> Room::window_ends() const {
  constexpr Time usual_window = 10'000;
  const kernel::Manner manner = match_->manner();
  if (manner.is_pause) return rest_ends();
  // Nobody has a choice: everybody sees what was played.
  if (match_->is_idle()) return asked_at_ + settings_.bot_pause * pauses_after_a_round;
  // The same time whoever has left orders; bots can answer meanwhile.
  if (is_slow() && manner.takes_orders) return asked_at_ + settings_.bot_pause;
  if (!manner.hides_who_answered && nobody_will_answer()) return asked_at_ + settings_.bot_pause;
  if (manner.seconds > 0) return asked_at_ + Time{manner.seconds} * 1000;
  if (clock_ > 0) return time_is_up();
  if (manner.hides_who_answered) return asked_at_ + usual_window;
  return {};
}

std::optional<Time> Room::time_is_up() const {
  if (clock_ == 0) return {};
  return asked_at_ + clock_ * 1000;
}

bool Room::is_time_up(Time now) const { return clock_ > 0 && silent_since_.value_or(now) >= *time_is_up(); }

// In a window nobody answers in the place of a person: the bot of somebody who is away is silent.
bool Room::bot_may_answer(Seat at) const {
  return chairs_[place(at)].bot_answers() && !(match_->manner().silence_passes && chairs_[place(at)].is_person());
}

bool Room::bot_has_to_think(Seat at) const {
  return match_->asked().contains(at) && bot_may_answer(at) && thinking_[at] != ticket() && !ready_answer(at);
}

// If nobody may learn who has answered, bots and orders answer without a pause.
Time Room::bots_answer_at() const {
  return match_->manner().hides_who_answered ? asked_at_ : asked_at_ + settings_.bot_pause;
}

// Whether only people are still asked in whose place a bot is silent.
bool Room::nobody_will_answer() const {
  for (int i = 0; i < choice_.players; ++i)
    if (match_->asked().contains(seat(i)) && (!chairs_[place(seat(i))].bot_answers() || bot_may_answer(seat(i))))
      return false;
  return true;
}

std::optional<Time> Room::next_answer() const {
  if (phase_ != Phase::Playing) return {};
  std::optional<Time> next;
  const auto sooner = [&](std::optional<Time> time) {
    if (time && (!next || *time < *next)) next = time;
  };
  const kernel::Manner manner = match_->manner();
  if (manner.silence_passes) sooner(window_ends());
  bool waits_for_person = false;
  for (int i = 0; i < choice_.players; ++i) {
    const bool bot_answers = bot_has_to_think(seat(i)) || ready_answer(seat(i));
    if ((bot_answers && !match_->is_idle()) || ordered_answer(seat(i))) sooner(bots_answer_at());
    waits_for_person = waits_for_person || (match_->asked().contains(seat(i)) &&
                                            !chairs_[place(seat(i))].bot_answers() && thinking_[seat(i)] != ticket());
  }
  if (waits_for_person && !manner.silence_passes) sooner(time_is_up());
  return next;
}

void Room::begin_thoughts(Effects& effects) {
  if (phase_ != Phase::Playing || match_->is_idle()) return;
  for (int i = 0; i < choice_.players; ++i)
    if (bot_has_to_think(seat(i))) let_bot_think(seat(i), effects);
}

void Room::let_bot_think(Seat at, Effects& effects) {
  thinking_[at] = ticket();
  const bool has_bot = chairs_[place(at)].bot_answers();
  // Time is up: a bot that knows what this seat knows answers only this question.
  if (!has_bot) seat_bot(at, stand_in);
  effects.thoughts.push_back({at, ticket(), match_->bot_thought(at)});
  if (!has_bot) match_->remove_bot(at);
}

void Room::tick(Time now, Effects& effects) {
  if (silent_since_) return;
  if (const Seat next = next_host(); next != nobody && now >= host_away_since_ + host_timeout) {
    log(now, "host", std::to_string(index(next)), effects);
    send_lobby(effects);
  }
  now_ = now;
  if (const Seats absent = this->absent(); !absent.without(told_absent_).empty()) {
    told_absent_ = absent;
    return send_lobby(effects);  // the next tick is due at once if there is more to do
  }
  const auto due = next_answer();
  if (!due || now < *due) return;
  const kernel::Manner manner = match_->manner();
  const bool bots_are_due = now >= bots_answer_at();
  if (bots_are_due && answer_by_orders(effects)) return;
  if (const auto ends = window_ends(); manner.silence_passes && ends && now >= *ends) return close_window(now, effects);
  if (bots_are_due && answer_by_bots(effects)) return;
  for (int i = 0; i < choice_.players; ++i) {
    const Seat at = seat(i);
    const bool is_late = match_->asked().contains(at) && !chairs_[place(at)].bot_answers() && is_time_up(now) &&
                         !manner.silence_passes && thinking_[at] != ticket();
    if (is_late) let_bot_think(at, effects);
  }
}

bool Room::can_take_back(Seat by) const {
  return phase_ == Phase::Playing && takes_back_ == by && match_->can_take_back() == by &&
         !chairs_[place(by)].bot_answers();
}

void Room::take_back(Effects* effects) {
  const Seat by = match_->can_take_back();
  match_->take_back();
  // What bots think of the question that is gone does not count.
  ++taken_back_;
  thinking_ = {};
  ready_.clear();
  ordered_ = {};
  takes_back_ = nobody;
  asked_question_ = match_->question();
  asked_at_ = asked_before_;  // nobody gains time
  const Seats used_up = follow_orders();
  if (!effects) return;
  const auto text =
      std::make_shared<const std::string>(R"({"type":"taken_back","seat":)" + std::to_string(index(by)) + "}");
  for (const auto& [client, at] : clients_) effects->messages.push_back({client, text});
  for (const auto& [client, at] : clients_) send_view(client, *effects);
  for (int i = 0; i < choice_.players; ++i)
    if (used_up.contains(seat(i))) send_orders(seat(i), *effects);
}

void Room::close_window(Time now, Effects& effects) {
  const bool was_anybody_ready = !match_->gone_on().empty();
  log(now, "closed", "", effects);
  if (was_anybody_ready) send_lobby(effects);
}

bool Room::thought(Seat at, std::int64_t about, std::string answer, Time now, Effects& effects) {
  if (thinking_[at] == about) thinking_[at] = 0;
  const bool is_open = phase_ == Phase::Playing && ticket() == about && match_->asked().contains(at);
  if (!is_open || (!bot_may_answer(at) && !is_time_up(now))) return false;
  now_ = now;
  std::erase_if(ready_, [&](const Ready& old) { return old.seat == at || old.ticket != about; });
  if (!bot_may_answer(at)) {
    check(!try_answer(at, answer, effects), "the answer of a bot is not legal");
    return true;
  }
  ready_.push_back({at, about, match_->moments(), std::move(answer)});
  if (silent_since_.value_or(now) >= bots_answer_at()) answer_by_bots(effects);
  return true;
}

const std::string* Room::ready_answer(Seat at) const {
  // Another seat may have answered the same question meanwhile.
  const auto is_it = [&](const Ready& one) {
    return one.seat == at && one.ticket == ticket() && one.moment == match_->moments();
  };
  const auto found = std::ranges::find_if(ready_, is_it);
  return found != ready_.end() && match_->asked().contains(at) && bot_may_answer(at) ? &found->answer : nullptr;
}

bool Room::answer_by_bots(Effects& effects) {
  bool any = false;
  for (int i = 0; i < choice_.players && phase_ == Phase::Playing; ++i) {
    const std::string* ready = ready_answer(seat(i));
    if (!ready) continue;
    const std::string answer = *ready;
    check(!try_answer(seat(i), answer, effects), "the answer of a bot is not legal");
    any = true;
  }
  if (any)
    std::erase_if(ready_, [&](const Ready& one) { return one.moment != match_->moments() || one.ticket != ticket(); });
  return any;
}

}  // namespace filon::server
