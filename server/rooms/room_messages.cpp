// What clients at a table are sent.
#include <algorithm>

#include "protocol/json.h"
#include "server/fair/fair.h"
#include "server/rooms/room.h"

namespace filon::server {
namespace {

using protocol::Json;

std::string_view name_of(Room::Phase phase) {
  constexpr std::string_view names[] = {"lobby", "playing", "paused", "over"};
  return names[static_cast<std::size_t>(phase)];
}

}  // namespace

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
  if (at != nobody && !chairs_[at].orders.empty()) out.append(",\"orders\":").append(orders_of(at));
  write_clock(out);
  send(to, out + "}", effects);
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
    const Chair& chair = chairs_[seat(i)];
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

// The members that lobby and summary share.
void Room::write_table(Json& json) const {
  json.member("table", std::string_view(id_)).member("code", std::string_view(code_));
  json.member("phase", name_of(phase_)).member("game", std::string_view(choice_.game));
  games::write_values(choice_, json.key("options"));
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

}  // namespace filon::server
