// The claims about the bots, and how they are measured.
#include <fmt/format.h>

#include "games/classic/bots/arena/calibration.h"
#include "games/classic/terminal/terminal.h"

namespace filon::classic::terminal {

std::vector<std::string> Terminal::usual_line_ups() { return {"normal", "easy/normal", "normal/easy"}; }

// Every published claim about the strength of the bots comes from one of these.
std::vector<Experiment> Terminal::experiments(const games::Choice& like) {
  games::Choice choice = like;
  const auto with = [&](int players) {
    choice.players = players;
    return choice;
  };
  std::vector<Experiment> all{
      {"Five normal bots", with(5), {"normal"}},
      {"Normal diggers against random saboteurs, 5 players", with(5), {"normal/random"}},
  };
  for (int players : {3, 5, 7, 10})
    all.push_back({fmt::format("Normal against easy, as diggers and as saboteurs, {} players", players),
                   with(players),
                   {"normal", "easy/normal", "normal/easy"}});
  all.push_back({"What five normal bots believe of roles at half of the round", with(5), {"normal"}, true});
  choice.values.set("modules", games::Words{std::string(name(Module::Saboteur2))});
  all.push_back({"Saboteur 2, normal and easy, 6 players", with(6), {"normal", "easy"}});
  all.push_back({"Saboteur 2, one normal bot among easy ones and one easy among normal, 6 players",
                 with(6),
                 {"normal+easy+easy+easy+easy+easy", "easy+normal+normal+normal+normal+normal"}});
  all.push_back(
      {"What six normal bots believe of roles in Saboteur 2, at half of the round", with(6), {"normal"}, true});
  return all;
}

filon::bots::CalibrationReport Terminal::calibration(const Rules& rules, std::uint64_t seed,
                                                     const std::vector<std::string>& company, int deals, int threads,
                                                     const filon::terminal::Progress& progress) {
  return bots::arena::run_calibration({.company = company, .rules = rules, .deals = deals, .seed = seed}, threads,
                                      progress);
}

}  // namespace filon::classic::terminal
