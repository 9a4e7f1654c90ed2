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

// Views are written only sometimes: they follow from what is heard, which the secrets test checks after every answer.
std::string playthrough(const std::shared_ptr<const Rules>& rules, Seed seed) {
  auto legal = std::make_unique<Actions>();
  Rng rng(seed);
  Match match = Match::start(rules, seed);
  std::string out;
  write_events(match, out);
  write_views(match, out);
  while (!match.is_over()) {
    const Seat by = match.to_act().front();
    legal_actions(*rules, match.sight(by), *legal);
    const Action action = eager(*legal, rng);
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
}

std::string perft_counts(Modules with, int deepest) {
  std::string out = "edition players seed depth sequences\n";
  for (const Options& options : tables(with))
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      for (int depth = 1; depth <= deepest; ++depth)
        out += std::string(name(options.edition)) + " " + std::to_string(options.seats) + " " + std::to_string(seed) +
               " " + std::to_string(depth) + " " +
               std::to_string(testkit::perft<Classic>(World::start(*rules_for(options), seed), depth)) + "\n";
  return out;
}

TEST(Perft, counts_are_unchanged) {
  expect_golden("base-perft.txt", perft_counts({}, 3));
  expect_golden("saboteur2-perft.txt", perft_counts({Module::Saboteur2}, 2));
}

}  // namespace
}  // namespace filon::classic
