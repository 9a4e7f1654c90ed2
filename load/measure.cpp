#include "load/measure.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <exception>
#include <memory>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/signal_set.hpp>

#include "load/choosing.h"
#include "load/crowd.h"
#include "load/machine.h"
#include "load/metrics_page.h"
#include "load/own_server.h"

namespace filon::load {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Seconds = std::chrono::duration<double>;

Table::Plan plan_of(const Scenario& scenario, const Kind& kind, int answers) {
  Table::Plan plan{.game = kind.game, .seats = kind.players, .answers = answers};
  if (scenario.rate > 0) plan.between = std::chrono::duration_cast<Table::Clock::duration>(Seconds(1 / scenario.rate));
  return plan;
}

// The server, and the thread of all clients.
class Setup {
 public:
  Setup(const Scenario& scenario, const Where& where) {
    if (!where) own_ = std::make_unique<OwnServer>(scenario.core);
    if (scenario.core) off_core_.emplace(*scenario.core);
    const auto loopback = asio::ip::address_v4::loopback();
    const Place place = where ? *where : Place{{loopback, own_->port()}, {loopback, own_->metrics_port()}};
    context_ = std::make_unique<Context>(Context{io_, place.server, place.metrics});
  }

  Context& context() { return *context_; }
  bool is_durable() const { return !own_ || own_->is_durable(); }

  // Stops at the end of the work, so that no handler runs after its objects were destroyed.
  void run(asio::awaitable<void> work) {
    std::exception_ptr wrong;
    asio::co_spawn(io_, std::move(work), [&](std::exception_ptr thrown) {
      wrong = std::move(thrown);
      io_.stop();
    });
    asio::signal_set signals(io_, SIGINT, SIGTERM);
    signals.async_wait([&](boost::system::error_code cancelled, int) {
      if (cancelled) return;
      wrong = std::make_exception_ptr(Failed("stopped"));
      io_.stop();
    });
    io_.restart();
    io_.run();
    if (wrong) std::rethrow_exception(wrong);
  }

  Kind choose(const Scenario& scenario) {
    Kind kind;
    run([](Context& context, const Scenario& wanted, Kind& chosen) -> asio::awaitable<void> {
      chosen = co_await choose_kind(context, wanted.game, wanted.seats);
    }(*context_, scenario, kind));
    return kind;
  }

 private:
  std::unique_ptr<OwnServer> own_;
  std::optional<OffCore> off_core_;
  asio::io_context io_{1};
  std::unique_ptr<Context> context_;
};

// The processor times and answers so far.
struct Moment {
  Table::Clock::time_point time;
  double processor, own_processor, everything, answers;
};

asio::awaitable<Moment> this_moment(Context& context) {
  const MetricsPage page = co_await fetch_metrics(context);
  co_return Moment{Table::Clock::now(), page.at("process_cpu_seconds_total"), own_processor_time(), busy_time(),
                   page.at("filon_answers_total")};
}

asio::awaitable<void> play(Context& context, Crowd& crowd, const Scenario& scenario, Figures& figures) {
  co_await crowd.sit_down();
  crowd.play();
  co_await crowd.go_on(Seconds(scenario.warmup));
  const Moment before = co_await this_moment(context);
  crowd.take();
  co_await crowd.go_on(Seconds(scenario.seconds));
  const Tally tally = crowd.take();
  const Moment after = co_await this_moment(context);

  const auto answers = static_cast<double>(tally.milliseconds.size());
  if (answers == 0) throw Failed("no answer was seen by all clients during the measurement");
  const double seconds = Seconds(after.time - before.time).count();
  figures.answers_per_second = (after.answers - before.answers) / seconds;
  figures.processor_ms = 1000 * (after.processor - before.processor) / (after.answers - before.answers);
  figures.processor_share = (after.processor - before.processor) / seconds;
  figures.own_share = (after.own_processor - before.own_processor) / seconds;
  figures.others_share =
      std::max(0.0, (after.everything - before.everything) / seconds - figures.processor_share - figures.own_share);
  figures.within_50_ms = share_within(tally.milliseconds, 50);
  figures.milliseconds = percentiles(tally.milliseconds);
  figures.bytes = static_cast<double>(tally.bytes) / answers;
  figures.behind = static_cast<double>(tally.behind) / answers;
}

asio::awaitable<double> heap_when_alone(Context& context, Crowd& crowd) {
  for (;;) {
    const MetricsPage page = co_await fetch_metrics(context);
    if (page.at("filon_clients") == 0) co_return page.at("filon_heap_bytes");
    co_await crowd.go_on(Seconds(0.05));
  }
}

asio::awaitable<double> heap_after(Context& context, Crowd& crowd) {
  co_await crowd.sit_down();
  co_await crowd.play_all();
  crowd.leave();
  const double heap = co_await heap_when_alone(context, crowd);
  co_return heap;
}

// The first tables fill caches, such as the page cache of the database; the others are measured.
asio::awaitable<void> fill(Context& context, Crowd& first, Crowd& others, int tables, Memory& memory) {
  const double before = co_await heap_after(context, first);
  const double after = co_await heap_after(context, others);
  memory.bytes = (after - before) / tables;
  memory.answers = static_cast<double>(others.answers()) / tables;
}

}  // namespace

Figures measure(const Scenario& scenario, const Where& where) {
  Setup setup(scenario, where);
  const Kind kind = setup.choose(scenario);
  Crowd crowd(setup.context(), scenario.tables, plan_of(scenario, kind, 0));
  Figures figures;
  figures.game = kind.game;
  figures.seats = kind.players;
  figures.durable = setup.is_durable();
  setup.run(play(setup.context(), crowd, scenario, figures));
  return figures;
}

Memory measure_memory(const Scenario& scenario, int answers, const Where& where) {
  Setup setup(scenario, where);
  const Kind kind = setup.choose(scenario);
  const Table::Plan plan = plan_of(scenario, kind, answers);
  Crowd first(setup.context(), scenario.tables, plan);
  Crowd others(setup.context(), scenario.tables, plan);
  Memory memory;
  memory.game = kind.game;
  memory.seats = kind.players;
  setup.run(fill(setup.context(), first, others, scenario.tables, memory));
  return memory;
}

int most_tables(int seats) {
  constexpr int for_other_files = 100;
  return std::max(0, allow_many_files() - for_other_files) / seats;
}

}  // namespace filon::load
