#include "load/command.h"

#include <charconv>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <fmt/format.h>

#include "load/crowd.h"
#include "load/machine.h"
#include "load/measure.h"
#include "load/report.h"

namespace filon::load {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

struct Wishes {
  Scenario scenario;
  int core = -1;
  int answers = 200;
  std::string server;
  bool memory = false;
  bool standard = false;
  bool json = false;
};

template <class Number>
void add_number(CLI::App& app, const std::string& name, Number& value, Number least, Number most,
                const std::string& what) {
  const std::string kind = std::is_integral_v<Number> ? "a whole number" : "a number";
  app.add_option(name, value, what)
      ->check(CLI::Validator(
          [=](std::string& text) {
            Number number{};
            const char* end = text.data() + text.size();
            const auto [stopped, failed] = std::from_chars(text.data(), end, number);
            const bool right = failed == std::errc{} && stopped == end && number >= least && number <= most;
            return right ? std::string{} : fmt::format("it takes {} from {} to {}, not '{}'", kind, least, most, text);
          },
          ""))
      ->type_name("NUMBER")
      ->capture_default_str();
}

Where place_of(const std::string& server) {
  if (server.empty()) return {};
  const std::size_t colon = server.rfind(':');
  const CLI::ValidationError wrong("--server", fmt::format("it takes HOST:PORT, not '{}'", server));
  if (colon == std::string::npos) throw wrong;
  asio::io_context io;
  boost::system::error_code failed;
  const auto found = tcp::resolver(io).resolve(server.substr(0, colon), server.substr(colon + 1), failed);
  if (failed || found.empty()) throw wrong;
  return found.begin()->endpoint();
}

void check_sockets(const Scenario& scenario) {
  const int most = most_tables(scenario.seats);
  if (scenario.tables <= most) return;
  throw CLI::ValidationError(
      "--tables", fmt::format("{} tables of {} need {} sockets; this machine lets a program have enough for {} tables",
                              scenario.tables, scenario.seats, scenario.tables * scenario.seats, most));
}

void run(Wishes& wishes) {
  if (wishes.standard) return print_standard(run_standard(), wishes.json);
  const Where where = place_of(wishes.server);
  if (where && wishes.core >= 0)
    throw CLI::ValidationError("--pin-server", "it is for a server of one's own, not for one that runs already");
  if (wishes.core >= 0) wishes.scenario.core = wishes.core;
  check_sockets(wishes.scenario);
  if (wishes.memory) {
    const Memory memory = measure_memory(wishes.scenario, wishes.answers, where);
    return print_memory(wishes.scenario, memory, wishes.json);
  }
  print_figures(wishes.scenario, measure(wishes.scenario, where), wishes.json);
}

}  // namespace

void add_load_command(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("load", "See what a server takes: tables of clients that play at random");
  const auto wishes = std::make_shared<Wishes>();
  Scenario& scenario = wishes->scenario;
  add_number(*command, "--tables", scenario.tables, 1, 100000, "How many tables");
  command->add_option("--game", scenario.game, "What they play; else the first game of the server")->type_name("GAME");
  add_number(*command, "--seats", scenario.seats, 1, 99,
             "How many clients sit at each, or the nearest number the server calls possible");
  add_number(*command, "--rate", scenario.rate, 0.0, 10000.0,
             "Answers a second at each table; 0: the next when all have seen the last");
  add_number(*command, "--seconds", scenario.seconds, 0.1, 86400.0, "How long it is measured");
  add_number(*command, "--warmup", scenario.warmup, 0.0, 3600.0, "How long it plays before that, in seconds");
  add_number(*command, "--pin-server", wishes->core, 0, core_count() - 1,
             "The core the server has for itself; else it runs where it likes");
  command->add_flag("--memory", wishes->memory, "Measure the memory of tables instead");
  add_number(*command, "--answers", wishes->answers, 1, 1000,
             "How many answers are played at each before, with --memory");
  command
      ->add_option("--server", wishes->server,
                   "One that runs already; else one is started with a new database, and stopped")
      ->type_name("HOST:PORT");
  command->add_flag("--standard", wishes->standard, "Run the standard scenarios, with the aim beside each figure");
  command->add_flag("--json", wishes->json, "Print JSON, for programs");
  command->callback([wishes, &exit_code] {
    run(*wishes);
    exit_code = 0;
  });
}

}  // namespace filon::load
