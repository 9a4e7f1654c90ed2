// Whole matches as text, with what every seat hears and sees: a change of a rule or a word shows as a diff.
#include "games/classic/game.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/drawing.h"
#include "games/classic/text/position.h"
#include "games/classic/text/words.h"
#include "testkit/golden.h"
#include "tests/tables.h"

namespace filon::classic {
namespace {

using testkit::expect_golden;

std::string seat_mark(Seat seat) { return "[" + std::to_string(index(seat)) + "] "; }

// The pause between two rounds: nobody has a choice.
bool is_pause(const Event& event) {
  const auto* asked = std::get_if<Asked>(&event.told);
  return asked && asked->question.what == Ask::GoOn;
}

void write_events(const Match& match, std::string& out) {
  for (const Event& event : match.events()) {
    if (is_pause(event)) continue;
    out += "  " + text::sentence(match.rules(), event.told) + "\n";
    for (const Whisper& whisper : event.whispers)
      out += "    " + seat_mark(whisper.to) + text::sentence(match.rules(), whisper.secret) + "\n";
  }
}

void write_views(const Match& match, std::string& out) {
  out += text::draw(match.rules(), match.table());
  for (int i = 0; i < match.rules().seats; ++i)
    out += seat_mark(seat(i)) + text::print(match.rules(), match.view(seat(i))) + "\n";
}

// Half of the answers mostly dig. In the others every kind is equally likely, so that rare cards are played.
Action lively(const Actions& legal, Rng& rng) {
  if (rng.below(2) == 0) return eager(legal, rng);
  std::vector<std::size_t> kinds;
  for (const Action& action : legal)
    if (std::find(kinds.begin(), kinds.end(), action.index()) == kinds.end()) kinds.push_back(action.index());
  const std::size_t kind = kinds[static_cast<std::size_t>(rng.below(static_cast<int>(kinds.size())))];
  while (true)
    if (const Action action = any_of(legal, rng); action.index() == kind) return action;
}

// Views are written only sometimes: they follow from what is heard, which the secrets test checks after every answer.
std::string playthrough(const std::shared_ptr<const Rules>& rules, Seed seed, int rounds = 3,
                        const testkit::Choose<Classic>& choose = eager) {
  auto legal = std::make_unique<Actions>();
  Rng rng(seed);
  Match match = Match::start(rules, seed);
  std::string out;
  write_events(match, out);
  write_views(match, out);
  while (!match.is_over() && static_cast<int>(match.table().results.size()) < rounds) {
    const Seat by = match.to_act().front();
    legal_actions(*rules, match.sight(by), *legal);
    const Action action = choose(*legal, rng);
    out += std::to_string(match.answers() + 1) + ". " + seat_mark(by) + text::print(*rules, action) + "  (of " +
           std::to_string(legal->size()) + ")\n";
    check(!match.play(by, action), "a listed answer was refused");
    write_events(match, out);
    close_idle(match, [&] { write_events(match, out); });
    if (match.answers() % 16 == 0 || match.is_over()) write_views(match, out);
  }
  return out;
}

TEST(Playthroughs, are_unchanged) {
  expect_golden("base-2004-3.txt", playthrough(base_rules(Edition::E2004, 3), 2));
  expect_golden("base-2011-10.txt", playthrough(base_rules(Edition::E2011, 10), 3));
  expect_golden("base-2024-5.txt", playthrough(base_rules(Edition::E2024, 5), 4));
  expect_golden("saboteur2-2011-7.txt", playthrough(saboteur2_rules(Edition::E2011, 7), 5));
  expect_golden("saboteur2-2024-2.txt", playthrough(saboteur2_rules(Edition::E2024, 2), 6));
  expect_golden("saboteur2-2024-12.txt", playthrough(saboteur2_rules(Edition::E2024, 12), 7));
}

// One round with each module and with each largest set, with seeds for which the cards of the module are played.
TEST(Playthroughs, with_modules_are_unchanged) {
  const auto round_with = [](Modules with, Seed seed) {
    const auto seats = tables(with);
    return playthrough(rules_for(seats[seats.size() / 2]), seed, 1, lively);
  };
  const std::pair<Module, Seed> rounds[] = {{Module::GreedyDwarf, 311},
                                            {Module::GoalSwap, 29},
                                            {Module::ForgottenTreasure, 37},
                                            {Module::Veto, 4},
                                            {Module::DirectionChange, 37},
                                            {Module::MasterCraftsman, 37},
                                            {Module::Scout, 293},
                                            {Module::Diversion, 153},
                                            {Module::RightOfPassage, 2},
                                            {Module::CostumeWorkshop, 40},
                                            {Module::UndergroundParty, 29},
                                            {Module::NewGoals, 1},
                                            {Module::TreasureChests, 202},
                                            {Module::SabotagedDwarf, 133},
                                            {Module::Tournament, 4}};
  for (const auto& [module, seed] : rounds)
    expect_golden(std::string(name(module)) + ".txt", round_with({module}, seed));
  for (std::size_t i = 0; i < largest_sets().size(); ++i)
    expect_golden("largest-set-" + std::to_string(i + 1) + ".txt", round_with(largest_sets()[i], 8));
}

// The order of legal answers is part of the interface: games of bots depend on it.
std::string action_order(Modules with) {
  auto legal = std::make_unique<Actions>();
  std::string out;
  for (const Options& options : tables(with)) {
    if (options.edition != Edition::E2024) continue;
    const auto rules = rules_for(options);
    Rng rng(21);
    Match match = Match::start(rules, 21);
    while (match.answers() < 12) {
      const Seat by = match.to_act().front();
      legal_actions(*rules, match.sight(by), *legal);
      match.play(by, eager(*legal, rng));
      close_idle(match, [] {});
    }
    const Seat by = match.to_act().front();
    legal_actions(*rules, match.sight(by), *legal);
    out += text::print(*rules, match.view(by)) + "\n";
    for (const Action& action : *legal) out += "  " + text::print(*rules, action) + "\n";
  }
  return out;
}

TEST(ActionOrder, is_unchanged) {
  expect_golden("base-action-order.txt", action_order({}));
  expect_golden("saboteur2-action-order.txt", action_order({Module::Saboteur2}));
  expect_golden("modules-action-order.txt", action_order(largest_sets()[1]));
}

std::string perft_line(const Options& options, Seed seed, int depth) {
  const auto sequences = testkit::perft<Classic>(World::start(*rules_for(options), seed), depth);
  std::string line;
  for (std::uint64_t number :
       {static_cast<std::uint64_t>(options.seats), seed, static_cast<std::uint64_t>(depth), sequences})
    line += (line.empty() ? "" : " ") + std::to_string(number);
  return line + "\n";
}

std::string perft_counts(Modules with, int deepest) {
  std::string out = "edition players seed depth sequences\n";
  for (const Options& options : tables(with))
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      for (int depth = 1; depth <= deepest; ++depth)
        out += std::string(name(options.edition)) + " " + perft_line(options, seed, depth);
  return out;
}

// Each module with a middle number of players.
std::string perft_of_modules() {
  std::string out = "module players seed depth sequences\n";
  for (Module module : all_of<Module>()) {
    const auto seats = tables({module});
    const Options& options = seats[seats.size() / 2];
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      for (int depth = 1; depth <= 2; ++depth)
        out += std::string(name(module)) + " " + perft_line(options, seed, depth);
  }
  return out;
}

TEST(Perft, counts_are_unchanged) {
  expect_golden("base-perft.txt", perft_counts({}, 3));
  expect_golden("saboteur2-perft.txt", perft_counts({Module::Saboteur2}, 2));
  expect_golden("modules-perft.txt", perft_of_modules());
}

}  // namespace
}  // namespace filon::classic
