#include "bots/contest.h"

namespace filon::bots {
namespace {

using Deals = std::vector<DealFigures>;

// Counts only the deals in which some seat has the interest.
InterestFigures figures_of(std::string_view name, std::size_t interest, bool rotates, const Deals& deals,
                           const Deals& first) {
  Share wins;
  Mean share_of_wins, gold, wins_to_first, gold_to_first;
  for (std::size_t deal = 0; deal < deals.size(); ++deal) {
    if (deals[deal].wins[interest].count == 0) continue;
    const double share = deals[deal].wins[interest].mean();
    wins.add(share > 0.5);
    share_of_wins.add(share);
    gold.add(deals[deal].gold[interest].mean());
    wins_to_first.add(share - first[deal].wins[interest].mean());
    gold_to_first.add(deals[deal].gold[interest].mean() - first[deal].gold[interest].mean());
  }
  // The rounds of one deal are not independent, so with rotations each deal counts as one sample.
  return {std::string(name), rotates ? share_of_wins.estimate() : wins.estimate(), gold.estimate(),
          wins_to_first.estimate(), gold_to_first.estimate()};
}

std::vector<LevelFigures> figures_of_levels(const Deals& deals, const std::string& first_level) {
  std::map<std::string, std::pair<Mean, Mean>> means;  // gold, and its difference to the first level
  for (const DealFigures& deal : deals) {
    const auto first = deal.gold_by_level.find(first_level);
    for (const auto& [level, gold] : deal.gold_by_level) {
      means[level].first.add(gold.mean());
      if (first != deal.gold_by_level.end()) means[level].second.add(gold.mean() - first->second.mean());
    }
  }
  std::vector<LevelFigures> levels;
  for (const auto& [level, of] : means) levels.push_back({level, of.first.estimate(), of.second.estimate()});
  return levels;
}

}  // namespace

Report report_on(const std::vector<LineUp>& line_ups, const std::vector<std::string_view>& interests,
                 const std::vector<Deals>& figures) {
  Report report{{}, static_cast<int>(figures.front().size())};
  for (std::size_t i = 0; i < line_ups.size(); ++i) {
    const LineUp& line_up = line_ups[i];
    const Deals& deals = figures[i];
    Standing standing{.line_up = line_up.text(), .rounds = report.deals * line_up.rotations()};
    for (std::size_t one = 0; one < interests.size(); ++one)
      standing.interests.push_back(figures_of(interests[one], one, line_up.is_by_seat(), deals, figures.front()));
    if (line_up.is_by_seat()) standing.levels = figures_of_levels(deals, line_up.first_level());
    double answers = 0;
    double micros = 0;
    for (const DealFigures& deal : deals) {
      answers += deal.answers;
      micros += deal.micros;
    }
    standing.turns = answers / standing.rounds;
    standing.micros_per_answer = micros / answers;
    report.standings.push_back(standing);
  }
  return report;
}

}  // namespace filon::bots
