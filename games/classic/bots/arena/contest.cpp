#include "games/classic/bots/arena/contest.h"

#include "games/classic/bots/arena/round.h"

namespace filon::classic::bots::arena {

Report run_contest(const Contest& contest, int threads, const Progress& progress) {
  const auto rules = std::make_shared<const classic::Rules>(contest.rules);
  const std::size_t line_ups = contest.line_ups.size();
  std::vector<Played> played(line_ups * static_cast<std::size_t>(contest.deals));
  share_out(static_cast<int>(played.size()), threads, progress, [&](int i) {
    const std::size_t line_up = static_cast<std::size_t>(i) % line_ups;
    const int deal = i / static_cast<int>(line_ups);
    played[static_cast<std::size_t>(i)] =
        play_round(rules, {&contest.line_ups[line_up], 1}, deal_seed(contest.seed, deal), nullptr, contest.make);
  });

  Report report{{}, contest.deals};
  for (std::size_t line_up = 0; line_up < line_ups; ++line_up) {
    Standing standing{.line_up = contest.line_ups[line_up]};
    double answers = 0;
    double micros = 0;
    for (std::size_t deal = 0; deal < static_cast<std::size_t>(contest.deals); ++deal) {
      const Played& round = played[deal * line_ups + line_up];
      const Played& first = played[deal * line_ups];
      const bool won = round.winners == classic::Winners::Diggers;
      standing.diggers_win.add(won);
      if (!round.saboteurs.empty()) standing.against_saboteurs.add(won);
      standing.to_first.add((won ? 1 : 0) - (first.winners == classic::Winners::Diggers ? 1 : 0));
      answers += round.answers;
      micros += round.micros;
    }
    standing.turns = answers / contest.deals;
    standing.micros_per_answer = micros / answers;
    report.standings.push_back(standing);
  }
  return report;
}

}  // namespace filon::classic::bots::arena
