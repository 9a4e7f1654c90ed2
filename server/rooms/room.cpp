// Who is at a table: people come, sit down, go away and come back.
#include "server/rooms/room.h"

#include <algorithm>

#include "protocol/looks.h"

namespace filon::server {

Room::Room(TableId id, const RoomSettings& settings) : id_(std::move(id)), settings_(settings) {}

void Room::enter(Client client, Seat at, Time now, Effects& effects) {
  now_ = now;
  const bool bot_steps_down = at != nobody && chairs_[at].is_person() && chairs_[at].bot_answers() &&
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

std::optional<Error> Room::sit_down(protocol::Person person, std::optional<int> wanted, const Bytes32& token_hash,
                                    Time now, Effects& effects, Seat& got) {
  if (phase_ != Phase::Lobby) return Error{"The match has begun; you can watch it."};
  if (!has_room_in_log()) return Error{"Too much has happened at this table; create another."};
  got = nobody;
  for (int i = choice_.players - 1; i >= 0; --i)
    if (chairs_[seat(i)].kind == Chair::Kind::Empty && (!wanted || *wanted == i)) got = seat(i);
  if (got == nobody) return Error{wanted ? "That seat is taken." : "All seats are taken; you can watch."};
  const bool first = token_hashes().empty();
  person.name = free_name(person.name, got);
  log(now, "sat", std::to_string(index(got)) + " " + person_json(person, token_hash), effects);
  if (first) log(now, "host", std::to_string(index(got)), effects);
  return {};
}

std::string Room::free_name(const std::string& wanted, Seat own) const {
  std::vector<std::string> others;
  for (int i = 0; i < choice_.players; ++i)
    if (const Chair& chair = chairs_[seat(i)]; seat(i) != own)
      for (const std::string_view name : {std::string_view(chair.name), std::string_view(chair.was)})
        if (!name.empty()) others.emplace_back(name);
  return protocol::told_apart(wanted, others);
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
    if (chairs_[seat(i)].is_person() && chairs_[seat(i)].token_hash == token_hash) return seat(i);
  return {};
}

std::vector<Bytes32> Room::token_hashes() const {
  std::vector<Bytes32> all;
  for (int i = 0; i < choice_.players; ++i)
    if (chairs_[seat(i)].is_person()) all.push_back(chairs_[seat(i)].token_hash);
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
  if (!is_played || here.contains(at) || !chairs_[at].is_person()) return {};
  return away_since_[at] + absent_after;
}

Seats Room::absent() const {
  const Seats here = connected();
  Seats all;
  for (int i = 0; i < choice_.players; ++i)
    if (const auto from = absent_from(seat(i), here); from && now_ >= *from) all.insert(seat(i));
  return all;
}

Seat Room::next_host() const {
  const Seats here = connected();
  if (here.contains(host_)) return nobody;
  for (int i = 0; i < choice_.players; ++i)
    if (here.contains(seat(i)) && chairs_[seat(i)].is_person()) return seat(i);
  return nobody;
}

bool Room::is_asked(Seat at) const {
  if (phase_ != Phase::Playing || !match_->asked().contains(at) || chairs_[at].bot_answers()) return false;
  const kernel::Manner manner = match_->manner();
  if (manner.is_pause) return !match_->gone_on().contains(at);
  return !match_->is_idle() && !(is_slow() && manner.takes_orders);
}

bool Room::hears(Seat listener, Seat speaker) const {
  return listener == nobody || !chairs_[listener].hidden.contains(speaker);
}

}  // namespace filon::server
