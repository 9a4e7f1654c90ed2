#include "cli/arena_report.h"

#include <fmt/format.h>

namespace filon::cli {
namespace {

using namespace bots;

std::string share(const Estimate& share) {
  return fmt::format("{:5.1f} % ({:.1f} to {:.1f})", 100 * share.value, 100 * share.low, 100 * share.high);
}
std::string points(const Estimate& difference) {
  return fmt::format("{:+5.1f} ± {:.1f}", 100 * difference.value, 100 * difference.margin());
}
std::string gold(const Estimate& mean) { return fmt::format("{:5.2f} ± {:.2f}", mean.value, mean.margin()); }
std::string more_gold(const Estimate& mean) { return fmt::format("{:+5.2f} ± {:.2f}", mean.value, mean.margin()); }

boost::json::value as_json(const Estimate& estimate) {
  return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}, {"count", estimate.count}};
}

boost::json::value as_json(const Standing& standing) {
  boost::json::array interests, levels;
  for (const InterestFigures& one : standing.interests)
    interests.push_back({{"interest", one.interest},
                         {"wins", as_json(one.wins)},
                         {"gold", as_json(one.gold)},
                         {"wins_to_first", as_json(one.wins_to_first)},
                         {"gold_to_first", as_json(one.gold_to_first)}});
  for (const LevelFigures& one : standing.levels)
    levels.push_back(
        {{"level", one.level}, {"gold", as_json(one.gold)}, {"gold_to_first", as_json(one.gold_to_first)}});
  return {{"line_up", standing.line_up}, {"rounds", standing.rounds},
          {"interests", interests},      {"levels", levels},
          {"turns", standing.turns},     {"microseconds_per_answer", standing.micros_per_answer}};
}

boost::json::value as_json(const Truth& truth) {
  boost::json::array bins;
  for (const Bin& bin : truth.bins)
    bins.push_back({{"seats", bin.seats}, {"believed", bin.believed}, {"true_share", bin.true_share}});
  return {{"log_loss", truth.log_loss}, {"brier", truth.brier}, {"bins", bins}};
}

}  // namespace

void print_contest(const std::string& title, const Report& report) {
  fmt::print("\n{}; {} deals\n", title, report.deals);
  for (const Standing& standing : report.standings) {
    const bool is_first = &standing == &report.standings.front();
    fmt::print("  {}: {} rounds of {:.1f} turns, {:.1f} us an answer\n", standing.line_up, standing.rounds,
               standing.turns, standing.micros_per_answer);
    fmt::print("    {:10} {:>7}  {:24} {:16} {:18} {}\n", "interest", "deals", "wins", "gold",
               is_first ? "" : "wins to the first", is_first ? "" : "gold to the first");
    for (const InterestFigures& one : standing.interests)
      fmt::print("    {:10} {:>7}  {:24} {:16} {:18} {}\n", one.interest, one.wins.count, share(one.wins),
                 gold(one.gold), is_first ? "" : points(one.wins_to_first),
                 is_first ? "" : more_gold(one.gold_to_first));
    for (const LevelFigures& one : standing.levels)
      fmt::print("    {:10} {:>7}  {:24} {:16} {:18} {}\n", one.level, one.gold.count, "", gold(one.gold), "",
                 more_gold(one.gold_to_first) + " to the first level");
  }
}

void print_calibration(const std::string& title, const CalibrationReport& report) {
  fmt::print("\n{}; {} judgements of one seat on another\n", title, report.judged);
  fmt::print("  log loss {:.4f} (the deal's own chances: {:.4f}), Brier {:.4f} ({:.4f})\n", report.belief.log_loss,
             report.prior.log_loss, report.belief.brier, report.prior.brier);
  fmt::print("  {:>10} {:>10} {:>10}\n", "believed", "true", "seats");
  for (const Bin& bin : report.belief.bins)
    if (bin.seats > 0)
      fmt::print("  {:8.1f} % {:8.1f} % {:>10}\n", 100 * bin.believed, 100 * bin.true_share, bin.seats);
}

boost::json::value contest_as_json(const std::string& title, boost::json::object played, const Report& report) {
  boost::json::array standings;
  for (const Standing& standing : report.standings) standings.push_back(as_json(standing));
  played["title"] = title;
  played["deals"] = report.deals;
  played["standings"] = standings;
  return played;
}

boost::json::value calibration_as_json(const std::string& title, boost::json::object played,
                                       const CalibrationReport& report) {
  played["title"] = title;
  played["judged"] = report.judged;
  played["belief"] = as_json(report.belief);
  played["prior"] = as_json(report.prior);
  return played;
}

}  // namespace filon::cli
