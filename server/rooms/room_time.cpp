// What happens at a table as time passes.
#include <algorithm>

#include "server/rooms/room.h"

namespace filon::server {
namespace {

// How long a host may be away before another person becomes the host. Phones fall asleep, so it is not short.
constexpr Time host_timeout = 180'000;

// How many pauses of a bot people look at something that nobody answers.
constexpr int pauses_after_a_round = 6;

}  // namespace

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
    const bool is_late = match_->asked().contains(at) && !chairs_[at].bot_answers() && is_time_up(now) &&
                         !manner.silence_passes && !is_thinking(at);
    if (is_late) let_bot_think(at, effects);
  }
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
    waits_for_person = waits_for_person ||
                       (match_->asked().contains(seat(i)) && !chairs_[seat(i)].bot_answers() && !is_thinking(seat(i)));
  }
  if (waits_for_person && !manner.silence_passes) sooner(time_is_up());
  return next;
}

Time Room::rest_ends() const {
  const Time latest = asked_at_ + rest_ * 1000;
  const Time a_look = settings_.bot_pause * pauses_after_a_round;
  const Seats here = connected();
  Time ends = waits_for_people_here() ? asked_at_ : asked_at_ + a_look;
  for (int i = 0; i < choice_.players; ++i) {
    const Chair& chair = chairs_[seat(i)];
    if (!chair.is_person() || chair.bot_answers() || match_->gone_on().contains(seat(i))) continue;
    // Who has just lost the connection may be back in a moment.
    ends = std::max(ends, here.contains(seat(i)) ? latest : away_since_[seat(i)] + a_look);
  }
  return std::min(ends, latest);
}

bool Room::waits_for_people_here() const {
  const Seats here = connected();
  for (int i = 0; i < choice_.players; ++i)
    if (here.contains(seat(i)) && !chairs_[seat(i)].bot_answers()) return true;
  return false;
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

}  // namespace filon::server
