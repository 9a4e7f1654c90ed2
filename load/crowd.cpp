#include "load/crowd.h"

#include <algorithm>
#include <utility>

#include <boost/asio/use_awaitable.hpp>

namespace filon::load {

namespace asio = boost::asio;
using namespace std::chrono_literals;

namespace {

constexpr auto poll_interval = 10ms;

}  // namespace

Crowd::Crowd(Context& context, int tables, const Table::Plan& plan) : context_(context), plan_(plan) {
  Table::Watcher& watcher = *this;
  for (int i = 0; i < tables; ++i) tables_.emplace_back(context, watcher, plan);
}

// A few at a time, because a long queue of new connections would lose some.
asio::awaitable<void> Crowd::sit_down() {
  constexpr std::size_t at_a_time = 32;
  for (std::size_t i = 0; i < std::min(at_a_time, tables_.size()); ++i) seat_next();
  co_await until(seated_, static_cast<int>(tables_.size()));
}

void Crowd::seat_next() {
  if (begun_ < tables_.size()) tables_[begun_++].sit_down();
}

void Crowd::play() {
  Table::Clock::duration after{};
  for (Table& table : tables_) {
    table.play(after);
    after += plan_.between / static_cast<int>(tables_.size());
  }
}

asio::awaitable<void> Crowd::play_all() {
  play();
  co_await until(done_, static_cast<int>(tables_.size()));
}

asio::awaitable<void> Crowd::go_on(std::chrono::duration<double> time) {
  const auto end = Table::Clock::now() + std::chrono::duration_cast<Table::Clock::duration>(time);
  asio::steady_timer timer(context_.io);
  while (Table::Clock::now() < end) {
    check();
    timer.expires_at(std::min(end, Table::Clock::now() + 100ms));
    co_await timer.async_wait(asio::use_awaitable);
  }
  check();
}

asio::awaitable<void> Crowd::until(const int& count, int wanted) {
  asio::steady_timer timer(context_.io);
  while (count < wanted) {
    check();
    timer.expires_after(poll_interval);
    co_await timer.async_wait(asio::use_awaitable);
  }
}

void Crowd::leave() {
  for (Table& table : tables_) table.leave();
}

Tally Crowd::take() { return std::exchange(tally_, {}); }

void Crowd::seated() {
  ++seated_;
  seat_next();
}

void Crowd::answered(Table::Clock::duration time, std::size_t bytes) {
  tally_.milliseconds.push_back(std::chrono::duration<double, std::milli>(time).count());
  tally_.bytes += bytes;
}

void Crowd::done(int answers) {
  ++done_;
  answers_ += answers;
}

void Crowd::failed(const std::string& sentence) {
  if (!failure_) failure_ = sentence;
}

void Crowd::check() const {
  if (failure_) throw Failed(*failure_);
}

}  // namespace filon::load
