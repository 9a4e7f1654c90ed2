// What listeners can learn from events in general: the answer behind one, and who looked at what.
#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/sample.h"
#include "kernel/match_inside.h"

namespace filon::classic {
namespace {

// A random answer; with `digs`, the path farthest east, so that gold is shared.
Action choose(const Actions& legal, bool digs, Rng& rng) {
  const Action* best = &legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
  const auto x = [](const Action& action) {
    const auto* place = std::get_if<PlacePath>(&action);
    return place ? int{place->at.x} : -1;
  };
  for (const Action& action : legal)
    if (digs && x(action) > x(*best) && x(action) <= 8) best = &action;
  return *best;
}

// Calls `after(match, by, answer)` after every answer in random matches with and without teams.
void play_random_matches(const std::function<void(const Match&, Seat, const Action&)>& after) {
  const auto legal = std::make_unique<Actions>();
  for (const Modules with : {Modules{}, Modules{Module::Saboteur2}}) {
    const Options options{Edition::E2024, 6, seat(0), with};
    const auto rules = std::make_shared<const Rules>(*compose(options, deck_for(options)));
    for (Seed seed = 1; seed <= 20; ++seed) {
      Match match = Match::start(rules, seed);
      Rng rng(seed);
      while (!match.is_over()) {
        const Seat by = match.to_act().front();
        legal_actions(*rules, match.sight(by), *legal);
        const Action answer = choose(*legal, seed % 2 == 0, rng);
        ASSERT_FALSE(match.play(by, answer));
        after(match, by, answer);
        close_idle(match);
      }
    }
  }
}

TEST(AnswerTold, IsThereOnceForEveryAnswer) {
  std::array<int, std::variant_size_v<Action>> seen{};
  play_random_matches([&](const Match& match, Seat by, const Action& answer) {
    int told = 0;
    for (const Event& event : match.events()) {
      const auto heard = answer_told(match.table(), event.told);
      if (!heard) continue;
      ++told;
      EXPECT_EQ(heard->by, by);
      EXPECT_EQ(heard->action.index(), answer.index());
    }
    EXPECT_EQ(told, 1);
    ++seen[answer.index()];
  });
  // Nobody answers whether to go on; these pauses are closed.
  for (std::size_t kind = 0; kind < Action(GoOn{}).index(); ++kind)
    EXPECT_GT(seen[kind], 0) << "answers of kind " << kind;
}

TEST(Looks, RememberWhoeverSawSomethingHidden) {
  Looks looks;
  int goals = 0, roles = 0;
  play_random_matches([&](const Match& match, Seat, const Action&) {
    if (match.table().question.what == Ask::GoOn) looks = {};
    for (const Event& event : match.events()) {
      looks.hear(match.rules(), match.table(), event.told);
      for (const Whisper& whisper : event.whispers) {
        if (const auto* goal = std::get_if<GoalSeen>(&whisper.secret)) {
          ++goals;
          EXPECT_EQ(looks.goals[whisper.to] >> goal->goal & 1, 1);
        }
        if (const auto* role = std::get_if<RoleSeen>(&whisper.secret)) {
          ++roles;
          EXPECT_GT(looks.roles[whisper.to][role->whom], 0);
        }
      }
    }
  });
  EXPECT_GT(goals, 0);
  EXPECT_GT(roles, 0);
}

}  // namespace
}  // namespace filon::classic
