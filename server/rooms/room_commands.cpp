// The commands of clients: who may use them, and when.
#include <boost/json.hpp>

#include "protocol/json.h"
#include "server/fair/fair.h"
#include "server/rooms/room.h"

namespace filon::server {
namespace {

using protocol::Json;

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
    tell_lobby(std::exchange(room_.choosing_, m.on) != m.on);
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
    log_secret("hid", std::to_string(index(by_)) + " " + std::to_string(m.seat) + (m.on ? " 1" : " 0"));
  }
  void operator()(const protocol::Rematch&) {
    if (!is_seated()) return;
    if (room_.phase_ != Phase::Over) return error("not_now", "The match is not over.");
    if (by_ == room_.host_) {
      effects_.rematch = make_rematch();
      return;
    }
    const bool is_new = !room_.proposed_.contains(by_);
    room_.proposed_.insert(by_);
    tell_lobby(is_new);
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
    if (room_.match_->is_signal(m.answer)) return error("not_now", "Send this as a signal.");
    if (is_pause) return go_on(m);
    if (!m.then.empty())  // both are played, or neither
      if (const auto refused = room_.match_->refuse_both(by_, m.answer, m.then)) return refuse(m.question, *refused);
    room_.answering_ = by_;
    auto refused = room_.try_answer(by_, m.answer, effects_);
    if (!refused && !m.then.empty()) refused = room_.try_answer(by_, m.then, effects_);
    room_.answering_ = nobody;
    if (refused) refuse(m.question, *refused);
  }
  void operator()(const protocol::TakeBack&) {
    if (!is_seated()) return;
    if (!room_.can_take_back(by_)) return error("not_now", "There is nothing to take back.");
    log("took_back", std::to_string(index(by_)));
  }
  void operator()(const protocol::Signal& m) {
    if (!is_seated()) return;
    if (room_.phase_ != Phase::Playing) return error("not_now", "The match does not run.");
    if (!room_.match_->is_signal(m.signal)) return error("no_such_signal", "This is not a signal in this game.");
    if (chair(index(by_)).bot_answers()) return error("substituted", "A bot answers for you; take over first.");
    // The bot may have decided to give the same signal.
    if (room_.is_thinking(by_)) return error("not_now", "A bot is about to answer for you.");
    if (const auto refused = room_.match_->refuse(by_, m.signal)) return refuse(room_.match_->question(), *refused);
    log("signal", std::to_string(index(by_)) + " " + m.signal);
  }
  void operator()(const protocol::Order& m) {
    if (!is_seated()) return;
    if (!room_.match_ || room_.phase_ == Phase::Over) return error("not_now", "The match does not run.");
    const auto orders = room_.match_->read_orders(by_, m.orders);
    if (!orders) return error("no_such_order", orders.error());
    if (*orders != room_.orders_of(by_)) log_secret("ordered", std::to_string(index(by_)) + " " + *orders);
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
  Chair& chair(int at) const { return room_.chairs_[seat(at)]; }
  void log(std::string_view verb, std::string_view rest) { room_.log(now_, verb, rest, effects_); }
  // Only this seat knows of it.
  void log_secret(std::string_view verb, std::string_view rest) {
    log(verb, rest);
    effects_.secret_of.insert(by_);
  }
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

  // Whoever says what everybody knows already gets the lobby alone: it writes nothing, so it could be said for ever.
  void tell_lobby(bool has_changed) {
    has_changed ? room_.send_lobby(effects_) : room_.send(client_, room_.lobby(), effects_);
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
    const bool is_new = !room_.match_->gone_on().contains(by_);
    if (is_new) log("went_on", std::to_string(index(by_)));
    tell_lobby(is_new);
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
    PerSeat<Seat> now_at;
    std::string_view rest = order;
    for (int i = 0; i < room_.choice_.players; ++i) {
      const std::size_t blank = rest.find(' ');
      now_at[seat(std::stoi(std::string(rest.substr(0, blank))))] = seat(i);
      rest.remove_prefix(blank == std::string_view::npos ? rest.size() : blank + 1);
    }
    log("seating", order);
    for (auto& [client, at] : room_.clients_) {
      if (at == nobody) continue;
      at = now_at[at];
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
  const bool is_secret = protocol::is_any_of<protocol::Hide, protocol::Order>(message);
  const bool has_room = is_secret ? has_room_for_secrets(found->second) : has_room_in_log();
  if (!has_room && !is_always_taken(message))
    return send_error(client, "log_full", "Too much has happened at this table; only the match goes on.", effects);
  Commands commands(*this, client, found->second, now, effects);
  std::visit(commands, message);
}

}  // namespace filon::server
