// The claims about the bots, and how they are measured.
#include <fmt/format.h>

#include "games/lost_mines/bots/arena/calibration.h"
#include "games/lost_mines/terminal/terminal.h"

namespace filon::lost_mines::terminal {

using filon::terminal::Experiment;

std::vector<Experiment> Terminal::experiments(const games::Choice& like) {
  games::Choice choice = like;
  std::vector<Experiment> all;
  for (int players : {3, 6, 9}) {
    choice.players = players;
    all.push_back({fmt::format("{} players, one level at each table", players), choice, {"normal", "easy", "random"}});
    all.push_back({fmt::format("{} players, one role of another level", players),
                   choice,
                   {"normal", "normal,loyal=easy", "normal,selfish=easy", "normal,saboteur=easy", "normal,loyal=random",
                    "normal,selfish=random", "normal,saboteur=random"}});
    std::string among_easy = "normal", among_random = "normal";
    for (int i = 1; i < players; ++i) among_easy += "+easy", among_random += "+random";
    all.push_back(
        {fmt::format("{} players, one normal bot among others", players), choice, {among_easy, among_random}});
    all.push_back(
        {fmt::format("What {} normal bots believe of roles at half of the round", players), choice, {"normal"}, true});
  }
  return all;
}

filon::bots::CalibrationReport Terminal::calibration(const Rules& rules, std::uint64_t seed,
                                                     const std::vector<std::string>& company, int deals, int threads,
                                                     const filon::terminal::Progress& progress) {
  return bots::arena::run_calibration({.company = company, .rules = rules, .deals = deals, .seed = seed}, threads,
                                      progress);
}

}  // namespace filon::lost_mines::terminal
