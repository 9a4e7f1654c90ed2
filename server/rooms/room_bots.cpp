// Bots at a table, and bots that stand in for people whose time is up.
#include <algorithm>

#include "server/fair/fair.h"
#include "server/rooms/room.h"

namespace filon::server {

void Room::seat_bot(Seat at, std::string_view level) {
  match_->seat_bot(at, level, bot_seed(secret_, index(at), match_->moments()));
}

// In a window nobody answers in the place of a person: the bot of somebody who is away is silent.
bool Room::bot_may_answer(Seat at) const {
  return chairs_[at].bot_answers() && !(match_->manner().silence_passes && chairs_[at].is_person());
}

bool Room::bot_has_to_think(Seat at) const {
  return match_->asked().contains(at) && bot_may_answer(at) && !is_thinking(at) && !ready_answer(at);
}

// If nobody may learn who has answered, bots and orders answer without a pause.
Time Room::bots_answer_at() const {
  return match_->manner().hides_who_answered ? asked_at_ : asked_at_ + settings_.bot_pause;
}

// Whether only people are still asked in whose place a bot is silent.
bool Room::nobody_will_answer() const {
  for (int i = 0; i < choice_.players; ++i)
    if (match_->asked().contains(seat(i)) && (!chairs_[seat(i)].bot_answers() || bot_may_answer(seat(i)))) return false;
  return true;
}

void Room::begin_thoughts(Effects& effects) {
  if (phase_ != Phase::Playing || match_->is_idle()) return;
  for (int i = 0; i < choice_.players; ++i)
    if (bot_has_to_think(seat(i))) let_bot_think(seat(i), effects);
}

void Room::let_bot_think(Seat at, Effects& effects) {
  if (thinking_about_ != ticket()) thinking_ = {};
  thinking_about_ = ticket();
  thinking_.insert(at);
  const bool has_bot = chairs_[at].bot_answers();
  // Time is up: a bot that knows what this seat knows answers only this question.
  if (!has_bot) seat_bot(at, stand_in);
  effects.thoughts.push_back({at, ticket(), match_->bot_thought(at)});
  if (!has_bot) match_->remove_bot(at);
}

bool Room::thought(Seat at, std::int64_t about, std::string answer, Time now, Effects& effects) {
  if (thinking_about_ == about) thinking_.erase(at);
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

// A bot that thought anew after a signal would answer later, and show how long it thinks.
void Room::keep_thoughts(int moment) {
  for (Ready& one : ready_)
    if (one.moment == moment) one.moment = match_->moments();
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
