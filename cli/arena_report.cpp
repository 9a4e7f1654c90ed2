#include "cli/arena_report.h"

#include <fmt/format.h>

namespace filon::cli {
namespace {

using namespace classic::bots::arena;

std::string interval(const Share& share) {
  return fmt::format("{:5.1f} % ({:.1f} to {:.1f})", 100 * share.value(), 100 * share.low(), 100 * share.high());
}

std::string interval(const Difference& difference) {
  return fmt::format("{:+5.1f} ± {:.1f}", 100 * difference.value(), 100 * difference.margin());
}

boost::json::value as_json(const Share& share) {
  return {{"share", share.value()}, {"low", share.low()}, {"high", share.high()}, {"rounds", share.all}};
}

boost::json::value as_json(const Truth& truth) {
  boost::json::array bins;
  for (const Bin& bin : truth.bins)
    bins.push_back({{"seats", bin.seats}, {"believed", bin.believed}, {"true_share", bin.true_share}});
  return {{"log_loss", truth.log_loss}, {"brier", truth.brier}, {"bins", bins}};
}

}  // namespace

void print_contest(const std::string& title, const Report& report) {
  fmt::print("\n{}; {} rounds each\n", title, report.rounds);
  fmt::print("  {:10} {:10} {:24} {:24} {:16} {:>6} {:>10}\n", "diggers", "saboteurs", "diggers win",
             "if there are saboteurs", "to the first", "turns", "us/answer");
  for (const Standing& standing : report.standings) {
    const bool is_first = &standing == &report.standings.front();
    fmt::print("  {:10} {:10} {:24} {:24} {:16} {:6.1f} {:10.1f}\n", standing.line_up.diggers,
               standing.line_up.saboteurs, interval(standing.diggers_win), interval(standing.against_saboteurs),
               is_first ? "" : interval(standing.to_first), standing.turns, standing.micros_per_answer);
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

boost::json::value contest_as_json(const std::string& title, const Contest& contest, const Report& report) {
  boost::json::array standings;
  for (const Standing& standing : report.standings)
    standings.push_back(
        {{"diggers", standing.line_up.diggers},
         {"saboteurs", standing.line_up.saboteurs},
         {"diggers_win", as_json(standing.diggers_win)},
         {"against_saboteurs", as_json(standing.against_saboteurs)},
         {"to_first", {{"difference", standing.to_first.value()}, {"margin", standing.to_first.margin()}}},
         {"turns", standing.turns},
         {"microseconds_per_answer", standing.micros_per_answer}});
  return {{"title", title},
          {"edition", name(contest.rules.options.edition)},
          {"players", contest.rules.seats},
          {"seed", contest.seed},
          {"rounds", report.rounds},
          {"standings", standings}};
}

boost::json::value calibration_as_json(const std::string& title, const Calibration& calibration,
                                       const CalibrationReport& report) {
  return {{"title", title},
          {"edition", name(calibration.rules.options.edition)},
          {"players", calibration.rules.seats},
          {"seed", calibration.seed},
          {"judged", report.judged},
          {"belief", as_json(report.belief)},
          {"prior", as_json(report.prior)}};
}

}  // namespace filon::cli
