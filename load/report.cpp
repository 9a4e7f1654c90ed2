#include "load/report.h"

#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "load/machine.h"

namespace filon::load {
namespace {

namespace json = boost::json;

json::object machine_json() { return {{"processor", processor_name()}, {"cores", core_count()}}; }

std::string machine_line() { return fmt::format("{}, {} cores", processor_name(), core_count()); }

std::string pace(const Scenario& scenario) {
  return scenario.rate > 0 ? fmt::format("{} answers/s each", scenario.rate)
                           : "next answer when all have seen the last";
}

std::string place(const Scenario& scenario) {
  return scenario.core ? fmt::format(", server on core {}", *scenario.core) : "";
}

// Some of it is work of the operating system for our sockets.
std::string others(double share) {
  return fmt::format("{:.0f} % of a core{}", 100 * share,
                     share > 0.2 ? ": the machine is busy, so the figures are worse than they should be" : "");
}

void print(const json::object& object) { fmt::print("{}\n", json::serialize(object)); }

}  // namespace

void print_figures(const Scenario& scenario, const Figures& f, bool as_json) {
  if (as_json)
    return print({{"machine", machine_json()},
                  {"game", f.game},
                  {"tables", scenario.tables},
                  {"seats", f.seats},
                  {"rate", scenario.rate},
                  {"seconds", scenario.seconds},
                  {"answers_per_second", f.answers_per_second},
                  {"processor_ms", f.processor_ms},
                  {"processor_share", f.processor_share},
                  {"own_share", f.own_share},
                  {"others_share", f.others_share},
                  {"p50_ms", f.milliseconds.p50},
                  {"p90_ms", f.milliseconds.p90},
                  {"p99_ms", f.milliseconds.p99},
                  {"max_ms", f.milliseconds.most},
                  {"within_50_ms", f.within_50_ms},
                  {"bytes", f.bytes},
                  {"behind", f.behind},
                  {"durable", f.durable}});
  fmt::print("{}: {} tables of {}, {}, {} s{}\n{}\n", f.game, scenario.tables, f.seats, pace(scenario),
             scenario.seconds, place(scenario), machine_line());
  fmt::print("throughput    {:.0f} answers/s{}\n", f.answers_per_second,
             f.behind > 0 ? fmt::format("; {:.2f} % were sent too late", 100 * f.behind) : "");
  fmt::print("server CPU    {:.4f} ms per answer, {:.0f} % of a core\n", f.processor_ms, 100 * f.processor_share);
  fmt::print("seen by all   p50 {:.2f} ms, p90 {:.2f} ms, p99 {:.2f} ms, max {:.2f} ms; {:.2f} % within 50 ms\n",
             f.milliseconds.p50, f.milliseconds.p90, f.milliseconds.p99, f.milliseconds.most, 100 * f.within_50_ms);
  fmt::print("bytes         {:.0f} per answer, to all {}\n", f.bytes, f.seats);
  fmt::print("durable       {}\n", f.durable ? "yes" : "no: the folder for temporary files is in memory");
  fmt::print("clients' CPU  {:.0f} % of a core{}\n", 100 * f.own_share,
             f.own_share > 0.9 ? ": they are the bottleneck, not the server" : "");
  fmt::print("others' CPU   {}\n", others(f.others_share));
}

void print_memory(const Scenario& scenario, const Memory& memory, bool as_json) {
  if (as_json)
    return print({{"machine", machine_json()},
                  {"game", memory.game},
                  {"tables", scenario.tables},
                  {"seats", memory.seats},
                  {"answers", memory.answers},
                  {"table_bytes", memory.bytes}});
  fmt::print("{}: {} tables of {}, {:.0f} answers each, all have left\n", memory.game, scenario.tables, memory.seats,
             memory.answers);
  fmt::print("memory        {:.2f} KiB of heap per live table\n", memory.bytes / 1024);
}

void print_expected(double seconds) { fmt::print(stderr, "This takes about {:.0f} seconds.\n", seconds); }

void print_standard(const Standard& standard, bool as_json) {
  const std::vector<Row>& rows = standard.rows;
  if (as_json) {
    json::array all;
    for (const Row& row : rows)
      all.push_back({{"scenario", row.scenario},
                     {"name", row.name},
                     {"value", row.value},
                     {"unit", row.unit},
                     {"aim", row.aim},
                     {"reached", row.reached()}});
    return print({{"machine", machine_json()},
                  {"seconds", standard.seconds},
                  {"others_share", standard.others_share},
                  {"rows", all}});
  }
  std::size_t scenarios = 0;
  std::size_t figures = 0;
  for (const Row& row : rows) {
    scenarios = std::max(scenarios, row.scenario.size());
    figures = std::max(figures, row.figure.size());
  }
  fmt::print("{}; durable, server on one core, clients on the others\nothers' CPU {}\n\n", machine_line(),
             others(standard.others_share));
  fmt::print("{:{}}  {:{}}  {:>14}  {:>14}\n", "scenario", scenarios, "figure", figures, "measured", "goal");
  for (const Row& row : rows)
    fmt::print("{:{}}  {:{}}  {:>14}  {:>14}  {}\n", row.scenario, scenarios, row.figure, figures,
               fmt::format("{:.4g} {}", row.value, row.unit),
               fmt::format("{} {:.4g} {}", row.at_least ? ">=" : "<=", row.aim, row.unit),
               row.reached() ? "reached" : "not reached");
  fmt::print("\nIt took {:.0f} seconds.\n", standard.seconds);
}

}  // namespace filon::load
