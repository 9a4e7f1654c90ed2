#include "load/standard.h"

#include <algorithm>

#include <fmt/format.h>

#include "load/measure.h"

namespace filon::load {
namespace {

// The server has its own core, so that the clients do not disturb it.
constexpr int server_core = 0;

Figures measure_and_add(const Scenario& scenario, Standard& standard) {
  const Figures figures = measure(scenario, {});
  standard.others_share = std::max(standard.others_share, figures.others_share);
  return figures;
}

void tables_of_ten(Standard& standard) {
  const Scenario busy{.tables = 20, .seats = 10, .rate = 0, .seconds = 15, .warmup = 5, .core = server_core};
  const std::string as_fast = "20 tables of 10, next answer when all have seen the last";
  const Figures fast = measure_and_add(busy, standard);
  standard.rows.push_back({as_fast, "processor_ms", "server CPU per answer", fast.processor_ms, "ms", 0.05});
  standard.rows.push_back({as_fast, "bytes", "bytes per answer, to all ten", fast.bytes, "B", 1500});
  standard.rows.push_back({as_fast, "p99_ms", "seen by all, p99", fast.milliseconds.p99, "ms", 5});

  Scenario paced = busy;
  paced.rate = 10;
  const std::string at_ten = "20 tables of 10, 10 answers/s each";
  const Figures calm = measure_and_add(paced, standard);
  standard.rows.push_back({at_ten, "p99_ms_paced", "seen by all, p99", calm.milliseconds.p99, "ms", 5});
}

void memory_of_ten(Standard& standard) {
  const Memory memory = measure_memory({.tables = 400, .seats = 10, .core = server_core}, 200, {});
  const std::string scenario = fmt::format("400 tables of 10, {:.0f} answers each, all have left", memory.answers);
  standard.rows.push_back({scenario, "table_kib", "heap of a live table", memory.bytes / 1024, "KiB", 8});
}

// If the machine allows too few sockets, fewer tables play the same number of answers.
void five_thousand(Standard& standard) {
  constexpr int wanted = 5000;
  const int tables = std::min(wanted, most_tables(5));
  const double rate = static_cast<double>(wanted) / tables;
  const Figures figures = measure_and_add(
      {.tables = tables, .seats = 5, .rate = rate, .seconds = 30, .warmup = 10, .core = server_core}, standard);
  const std::string scenario = fmt::format("{} tables of 5, {:.4g} answers/s each", tables, rate);
  standard.rows.push_back(
      {scenario, "within_50_ms", "seen by all within 50 ms", 100 * figures.within_50_ms, "%", 99, true});
  standard.rows.push_back(
      {scenario, "answers_per_second", "answers", figures.answers_per_second, "/s", 0.99 * wanted, true});
}

}  // namespace

Standard run_standard() {
  Standard standard;
  tables_of_ten(standard);
  memory_of_ten(standard);
  five_thousand(standard);
  return standard;
}

}  // namespace filon::load
