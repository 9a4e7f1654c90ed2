#include "load/standard.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "load/measure.h"

namespace filon::load {
namespace {

// The server has its own core, so that the clients do not disturb it.
constexpr int server_core = 0;
constexpr int wanted_answers = 5000;  // a second, at all tables together
constexpr int answers_for_memory = 200;

Scenario busy() { return {.tables = 20, .seats = 10, .rate = 0, .seconds = 10, .warmup = 3, .core = server_core}; }
Scenario paced() {
  Scenario scenario = busy();
  scenario.rate = 10;
  return scenario;
}
Scenario at_rest() { return {.tables = 400, .seats = 10, .core = server_core}; }
// If the machine allows too few sockets, fewer tables play the same number of answers.
Scenario many() {
  const int tables = std::min(wanted_answers, most_tables(5));
  return {.tables = tables,
          .seats = 5,
          .rate = static_cast<double>(wanted_answers) / tables,
          .seconds = 15,
          .warmup = 5,
          .core = server_core};
}

Figures measure_and_add(const Scenario& scenario, Standard& standard) {
  const Figures figures = measure(scenario, {});
  standard.others_share = std::max(standard.others_share, figures.others_share);
  return figures;
}

void tables_of_ten(Standard& standard) {
  const std::string as_fast = "20 tables of 10, next answer when all have seen the last";
  const Figures fast = measure_and_add(busy(), standard);
  standard.rows.push_back({as_fast, "processor_ms", "server CPU per answer", fast.processor_ms, "ms", 0.05});
  standard.rows.push_back({as_fast, "bytes", "bytes per answer, to all ten", fast.bytes, "B", 1500});
  standard.rows.push_back({as_fast, "p99_ms", "seen by all, p99", fast.milliseconds.p99, "ms", 5});

  const std::string at_ten = "20 tables of 10, 10 answers/s each";
  const Figures calm = measure_and_add(paced(), standard);
  standard.rows.push_back({at_ten, "p99_ms_paced", "seen by all, p99", calm.milliseconds.p99, "ms", 5});
}

void memory_of_ten(Standard& standard) {
  const Memory memory = measure_memory(at_rest(), answers_for_memory, {});
  const std::string scenario =
      fmt::format("{} tables of 10, {:.0f} answers each, all have left", at_rest().tables, memory.answers);
  standard.rows.push_back({scenario, "table_kib", "heap of a live table", memory.bytes / 1024, "KiB", 8});
}

void five_thousand(Standard& standard) {
  const Figures figures = measure_and_add(many(), standard);
  const std::string scenario = fmt::format("{} tables of 5, {:.4g} answers/s each", many().tables, many().rate);
  standard.rows.push_back(
      {scenario, "within_50_ms", "seen by all within 50 ms", 100 * figures.within_50_ms, "%", 99, true});
  standard.rows.push_back(
      {scenario, "answers_per_second", "answers", figures.answers_per_second, "/s", 0.99 * wanted_answers, true});
}

}  // namespace

// Two cores of about 3 GHz, used by others too, seat 1,500 clients and play 5,000 answers a second at tables of ten.
double expected_seconds() {
  constexpr double clients_a_second = 1500;
  constexpr double answers_a_second = 5000;
  const auto to_begin = [](const Scenario& scenario) {
    return 1 + scenario.tables * scenario.seats / clients_a_second;
  };
  double seconds = 0;
  for (const Scenario& one : {busy(), paced(), many()}) seconds += to_begin(one) + one.warmup + one.seconds;
  // One half of the tables after the other.
  return seconds + 2 * (to_begin(at_rest()) + at_rest().tables * answers_for_memory / answers_a_second);
}

Standard run_standard() {
  const auto begin = std::chrono::steady_clock::now();
  Standard standard;
  tables_of_ten(standard);
  memory_of_ten(standard);
  five_thousand(standard);
  standard.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return standard;
}

}  // namespace filon::load
