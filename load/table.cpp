#include "load/table.h"

#include "load/messages.h"

namespace filon::load {

using boost::system::error_code;

Table::Table(Surroundings& around, Watcher& watcher, const Plan& plan)
    : around_(around), watcher_(watcher), plan_(plan), timer_(around.io) {
  Client::Owner& owner = *this;
  for (int i = 0; i < plan.seats; ++i) clients_.emplace_back(around, owner, i);
}

void Table::sit_down() { host().connect(); }

void Table::play(Clock::duration after) {
  playing_ = true;
  answer_at(Clock::now() + after);
}

void Table::leave() {
  timer_.cancel();
  for (Client& client : clients_) client.leave();
}

void Table::heard(int client, std::string_view message) {
  if (is_of_type(message, "played") || is_of_type(message, "view")) return saw(client, message);
  if (is_of_type(message, "welcome")) return take_seat(client);
  if (is_of_type(message, "seated")) return came(client, message);
  if (is_of_type(message, "moved")) return moved();
  if (is_of_type(message, "error") || is_of_type(message, "refused"))
    fail("the server says: " + std::string(text_in(message, "text")));
}

void Table::lost(int client, const std::string& why) {
  fail("client " + std::to_string(client) + " of a table: " + why);
}

void Table::fail(const std::string& sentence) { watcher_.failed(sentence); }

void Table::take_seat(int client) {
  clients_[static_cast<std::size_t>(client)].say(client == 0 ? create_message(plan_.seats)
                                                             : join_message(table_, client));
}

void Table::came(int client, std::string_view message) {
  if (client == 0) {
    table_ = text_in(message, "table");
    for (std::size_t i = 1; i < clients_.size(); ++i) clients_[i].connect();
  }
  if (++came_ == plan_.seats) host().say(R"({"type":"start"})");
}

void Table::moved() {
  if (++came_ == plan_.seats) host().say(R"({"type":"start"})");
}

void Table::saw(int client, std::string_view message) {
  const auto number = number_in(message);
  if (!number) return fail("a message has no number");
  Moment& moment = moments_[*number];
  if (auto answer = pick_answer(message, around_.rng)) {
    moment.asked = &clients_[static_cast<std::size_t>(client)];
    moment.answer = *std::move(answer);
  }
  moment.is_pause |= message.find(R"("ask":["go_on"])") != std::string_view::npos;
  moment.bytes += message.size();
  if (++moment.seen_by == plan_.seats) all_saw(*number);
}

// Everybody hears one moment after the other, so all see them in their order.
void Table::all_saw(int number) {
  const Moment moment = std::move(moments_[number]);
  moments_.erase(number);
  number_ = number;
  if (waiting_) {
    ++answers_;
    watcher_.answered(Clock::now() - sent_, moment.bytes);
  }
  waiting_ = false;
  if (moment.is_pause) return;  // the next deal comes by itself
  asked_ = moment.asked;
  answer_ = moment.answer;
  if (asked_ == nullptr) return match_is_over();
  if (!playing_) return watcher_.seated();
  if (plan_.answers > 0 && answers_ >= plan_.answers) return watcher_.done(answers_);
  plan_answer();
}

void Table::match_is_over() {
  if (plan_.answers > 0) return watcher_.done(answers_);
  came_ = 0;
  host().say(R"({"type":"rematch"})");
}

void Table::plan_answer() {
  if (plan_.between == Clock::duration::zero()) return answer();
  const auto now = Clock::now();
  due_ += plan_.between;
  if (due_ > now) return answer_at(due_);
  // Not to catch up: the next ones keep their distance.
  watcher_.behind();
  due_ = now;
  answer();
}

void Table::answer_at(Clock::time_point when) {
  due_ = when;
  timer_.expires_at(when);
  timer_.async_wait([this](error_code cancelled) {
    if (!cancelled) answer();
  });
}

void Table::answer() {
  Client& by = *asked_;
  asked_ = nullptr;
  waiting_ = true;
  sent_ = Clock::now();
  by.say(answer_message(number_, answer_));
}

}  // namespace filon::load
