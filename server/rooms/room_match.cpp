// The match of a table: answers are played, told to everybody, and taken back.
#include <algorithm>

#include "protocol/json.h"
#include "server/fair/fair.h"
#include "server/rooms/room.h"

namespace filon::server {
namespace {

using protocol::Json;

}  // namespace

void Room::start_match() {
  const Bytes32 seed = sealed_seed(secret_, salts());
  match_ = games::start_match(choice_, fair_chance(seed));
  match_->set_slow(is_slow());
  match_->set_undo(has_undo_);
  for (int i = 0; i < choice_.players; ++i)
    if (chairs_[seat(i)].bot_answers()) seat_bot(seat(i), chairs_[seat(i)].level);
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

std::optional<games::Refused> Room::try_answer(Seat by, std::string_view answer, Effects& effects) {
  if (const auto refused = match_->refuse(by, answer)) return refused;
  log(now_, "answer", std::to_string(index(by)) + " " + std::string(answer), effects);
  return {};
}

bool Room::play_answer(Seat by, std::string_view answer, Effects* effects) {
  const int question = match_->question();
  const auto outcome = match_->play(by, answer);
  if (std::holds_alternative<games::Refused>(outcome)) return false;
  if (const auto* played = std::get_if<games::Played>(&outcome)) {
    broadcast(*played, effects);
    return true;
  }
  // Only the seat itself learns that its answer was kept until the question closes.
  if (!effects) return true;
  effects->secret_of.insert(by);
  if (chairs_[by].bot_answers()) return true;
  std::string out;
  Json(out).begin('{').member("type", "kept").member("question", question).key("answer").plain(answer).end('}');
  const auto text = std::make_shared<const std::string>(std::move(out));
  for (const auto& [client, at] : clients_)
    if (at == by) effects->messages.push_back({client, text});
  return true;
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

void Room::close_window(Time now, Effects& effects) {
  const bool was_anybody_ready = !match_->gone_on().empty();
  log(now, "closed", "", effects);
  if (was_anybody_ready) send_lobby(effects);
}

bool Room::can_take_back(Seat by) const {
  return phase_ == Phase::Playing && takes_back_ == by && match_->can_take_back() == by && !chairs_[by].bot_answers();
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

void Room::match_ended(Effects& effects) {
  effects.finished = FinishedTable{id_, summary(), record(), {}, now_ / 1000};
  send_lobby(effects);
}

// Includes the tags that verify the shuffle, and the names of the players.
std::string Room::record() const {
  std::string text = shuffle_tags(secret_, salts());
  for (int i = 0; i < choice_.players; ++i) {
    const Chair& chair = chairs_[seat(i)];
    std::string name = chair.is_person() ? chair.name : std::string("bot ").append(chair.level);
    std::replace(name.begin(), name.end(), '"', '\'');
    text.append("[Seat").append(std::to_string(i)).append(" \"").append(name).append("\"] ");
  }
  return text + "\n" + match_->record();
}

std::vector<std::string> Room::salts() const {
  std::vector<std::string> all;
  for (int i = 0; i < choice_.players; ++i) all.push_back(chairs_[seat(i)].salt);
  return all;
}

}  // namespace filon::server
