#include "load/table.h"

#include <array>

#include <boost/json/monotonic_resource.hpp>

#include "load/messages.h"

namespace filon::load {

using boost::system::error_code;

Table::Table(Context& context, Watcher& watcher, const Plan& plan)
    : context_(context),
      watcher_(watcher),
      plan_(plan),
      hands_(static_cast<std::size_t>(plan.seats)),
      tokens_(static_cast<std::size_t>(plan.seats)),
      at_(static_cast<std::size_t>(plan.seats)),
      timer_(context.io) {
  Client::Owner& owner = *this;
  for (int i = 0; i < plan.seats; ++i) clients_.emplace_back(context, owner, i);
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

void Table::heard(int client, std::string_view text) {
  // Every seat reads every message. With storage on the stack, the clients take less time from what is measured.
  std::array<unsigned char, 16'384> room;
  boost::json::monotonic_resource storage(room.data(), room.size());
  const auto message = read_message(text, &storage);
  if (!message) return fail("the server sent a message that is not a JSON object");
  const std::string_view type = type_of(*message);
  if (type == "played" || type == "view") return saw(client, *message, text.size());
  if (type == "welcome") return take_seat(client);
  if (type == "seated") return came(client, *message);
  if (type == "lobby") return follow(client, *message);
  if (type == "error" || type == "refused") fail("the server says: " + text_in(*message, "text"));
}

void Table::lost(int client, const std::string& why) {
  fail("client " + std::to_string(client) + " of a table: " + why);
}

void Table::fail(const std::string& sentence) { watcher_.failed(sentence); }

void Table::take_seat(int client) {
  clients_[static_cast<std::size_t>(client)].say(client == 0 ? create_message(plan_.game, plan_.seats)
                                                             : join_message(table_, client));
}

void Table::came(int client, const boost::json::object& message) {
  tokens_[static_cast<std::size_t>(client)] = text_in(message, "token");
  at_[static_cast<std::size_t>(client)] = text_in(message, "table");
  if (client == 0 && table_.empty()) {
    table_ = text_in(message, "table");
    for (std::size_t i = 1; i < clients_.size(); ++i) clients_[i].connect();
  }
  if (++came_ == plan_.seats) host().say(R"({"type":"start"})");
}

// Goes to the table of the rematch.
void Table::follow(int client, const boost::json::object& lobby) {
  const boost::json::value* next = lobby.if_contains("next");
  std::string& at = at_[static_cast<std::size_t>(client)];
  if (!next || !next->is_object() || text_in(lobby, "table") != at) return;
  at = text_in(next->get_object(), "table");
  Client& one = clients_[static_cast<std::size_t>(client)];
  one.say(R"({"type":"leave"})");
  one.say(resume_message(tokens_[static_cast<std::size_t>(client)], at));
}

void Table::saw(int client, const boost::json::object& message, std::size_t bytes) {
  const boost::json::value* number = message.if_contains("n");
  if (!number || !number->is_int64()) return fail("a message has no number");
  Moment& moment = moments_[static_cast<int>(number->get_int64())];
  const Question question = question_in(message);
  boost::json::array& hand = hands_[static_cast<std::size_t>(client)];
  follow_hand(message, hand);
  if (const auto answer = pick_answer(message, hand, context_.rng)) {
    moment.asked = &clients_[static_cast<std::size_t>(client)];
    moment.answer = answer_message(question.number, *answer);
    if (has_one_answer(message)) moment.only.emplace_back(moment.asked, moment.answer);
  }
  moment.is_window = question.is_window;
  moment.is_over = question.number == 0;
  moment.bytes += bytes;
  if (++moment.seen_by == plan_.seats) all_saw(static_cast<int>(number->get_int64()));
}

// Each client gets the moments in order, so all have seen them in order.
void Table::all_saw(int number) {
  const Moment moment = std::move(moments_[number]);
  moments_.erase(number);
  if (waiting_) {
    ++answers_;
    watcher_.answered(Clock::now() - sent_, moment.bytes);
  }
  waiting_ = false;
  if (moment.is_over) return match_is_over();
  if (moment.is_window) {  // the server closes it
    for (const auto& [client, answer] : moment.only) client->say(answer);
    return;
  }
  asked_ = moment.asked;
  answer_ = moment.answer;
  if (asked_ == nullptr) return fail("nobody is offered an answer");
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
  // The next answers keep their distance and do not catch up.
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
  by.say(answer_);
}

}  // namespace filon::load
