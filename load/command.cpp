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

struct Arguments {
  Scenario scenario;
  int core = -1;
  int answers = 200;
  std::string server, metrics;
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

tcp::endpoint endpoint_of(const std::string& option, const std::string& text) {
  const std::size_t colon = text.rfind(':');
  const CLI::ValidationError wrong(option, fmt::format("it takes HOST:PORT, not '{}'", text));
  if (colon == std::string::npos) throw wrong;
  asio::io_context io;
  boost::system::error_code failed;
  const auto found = tcp::resolver(io).resolve(text.substr(0, colon), text.substr(colon + 1), failed);
  if (failed || found.empty()) throw wrong;
  return found.begin()->endpoint();
}

Where place_of(const Arguments& arguments) {
  if (arguments.server.empty()) return {};
  constexpr std::uint16_t usual_metrics_port = 8766;
  const tcp::endpoint server = endpoint_of("--server", arguments.server);
  if (arguments.metrics.empty()) return Place{server, {server.address(), usual_metrics_port}};
  return Place{server, endpoint_of("--metrics", arguments.metrics)};
}

void check_sockets(const Scenario& scenario) {
  const int most = most_tables(scenario.seats);
  if (scenario.tables <= most) return;
  throw CLI::ValidationError(
      "--tables", fmt::format("{} tables of {} need {} sockets; this machine allows a program enough for {} tables",
                              scenario.tables, scenario.seats, scenario.tables * scenario.seats, most));
}

void run(Arguments& arguments) {
  if (arguments.standard) {
    print_expected(expected_seconds());
    return print_standard(run_standard(), arguments.json);
  }
  const Where where = place_of(arguments);
  if (where && arguments.core >= 0) throw CLI::ValidationError("--pin-server", "it cannot be combined with --server");
  if (arguments.core >= 0) arguments.scenario.core = arguments.core;
  check_sockets(arguments.scenario);
  if (arguments.memory) {
    const Memory memory = measure_memory(arguments.scenario, arguments.answers, where);
    return print_memory(arguments.scenario, memory, arguments.json);
  }
  print_figures(arguments.scenario, measure(arguments.scenario, where), arguments.json);
}

}  // namespace

void add_load_command(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("load", "Load test: tables of clients that play at random");
  const auto arguments = std::make_shared<Arguments>();
  Scenario& scenario = arguments->scenario;
  add_number(*command, "--tables", scenario.tables, 1, 100000, "Number of tables");
  command->add_option("--game", scenario.game, "The game; default: the first game of the server")->type_name("GAME");
  add_number(*command, "--seats", scenario.seats, 1, 99,
             "Clients at each table, or the nearest number that the server allows");
  add_number(*command, "--rate", scenario.rate, 0.0, 10000.0,
             "Answers a second at each table; 0: the next when all have seen the last");
  add_number(*command, "--seconds", scenario.seconds, 0.1, 86400.0, "How long to measure");
  add_number(*command, "--warmup", scenario.warmup, 0.0, 3600.0, "How long to play before that, in seconds");
  add_number(*command, "--pin-server", arguments->core, 0, core_count() - 1,
             "Run the server on this core, and the clients on the others; default: any core");
  command->add_flag("--memory", arguments->memory, "Measure the memory of tables instead");
  add_number(*command, "--answers", arguments->answers, 1, 1000, "Answers to play at each table, with --memory");
  command
      ->add_option("--server", arguments->server,
                   "A running server; default: start one with a new database, and stop it at the end")
      ->type_name("HOST:PORT");
  command
      ->add_option(
          "--metrics", arguments->metrics,
          "Where that server has its metrics, which must be exact (exact-metrics = yes); default: its port 8766")
      ->type_name("HOST:PORT");
  command->add_flag("--standard", arguments->standard,
                    "Run the standard scenarios within two minutes, and compare each figure with its goal");
  command->add_flag("--json", arguments->json, "Print JSON");
  command->callback([arguments, &exit_code] {
    run(*arguments);
    exit_code = 0;
  });
}

}  // namespace filon::load
