// Whole matches of bots, for tests.
#pragma once

#include <gtest/gtest.h>

#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/bot.h"
#include "games/classic/bots/testing.h"
#include "games/classic/game.h"
#include "games/classic/sample.h"
#include "games/classic/state.h"
#include "kernel/world_inside.h"

namespace filon::classic::bots {

// Plays whole matches. Every bot has a twin that hears the same events but sees a sampled world, in which everything
// hidden from its seat is dealt again. Both must give the same answer, so no answer can depend on a secret.
inline void play_with_twins(const std::shared_ptr<const Rules>& rules, std::string_view level, Seed seed) {
  const int seats = rules->seats;
  Match match = Match::start(rules, seed);
  std::vector<std::unique_ptr<Bot>> bots, twins;
  std::vector<std::unique_ptr<Witness>> witnesses;
  for (int i = 0; i < seats; ++i) {
    for (auto* side : {&bots, &twins}) {
      side->push_back(make_bot(level, *rules, seat(i), seed));
      side->back()->begin(match.view(seat(i)), {});
    }
    witnesses.push_back(std::make_unique<Witness>(*rules));
    witnesses.back()->begin(match.view(seat(i)));
  }
  Rng rng(seed);
  const auto legal = std::make_unique<Actions>();
  const auto everybody_hears = [&] {
    for (std::size_t s = 0; s < bots.size(); ++s)
      for (const Event& event : match.events()) {
        const Heard heard = heard_by(event, seat(static_cast<int>(s)));
        bots[s]->hear(heard);
        twins[s]->hear(heard);
        witnesses[s]->hear(heard);
      }
  };
  while (!match.is_over()) {
    if (match.is_idle()) {
      match.close();
      everybody_hears();
      continue;
    }
    const Seat who = match.to_act().front();
    const auto i = static_cast<std::size_t>(who);
    ASSERT_EQ(witnesses[i]->view(), match.view(who));
    const Belief& belief = witnesses[i]->belief();
    for (int other = 0; other < seats; ++other) {
      const PerRole roles = belief.roles(seat(other));
      double all = 0;
      for (const double chance : roles) all += chance;
      ASSERT_NEAR(all, 1, 1e-6);
      ASSERT_GT(of(roles, match.sight(seat(other)).mine.role), 0) << "the truth was thought impossible";
    }
    const World world = sample_world(*rules, match.sight(who), belief.hypotheses(witnesses[i]->looks(), rng), rng);
    ASSERT_EQ(unsound(*rules, WorldAccess::state(world)), std::nullopt);
    const Sight imagined = world.sight(who);
    ASSERT_EQ((View{imagined.me, imagined.table, imagined.mine}), match.view(who));
    // Which goals a player has really swapped is a secret.
    for (int other = 0; other < seats && !rules->options.with.contains(Module::GoalSwap); ++other)
      for (std::size_t goal = 0; goal < match.table().goals.size(); ++goal)
        ASSERT_EQ(world.sight(seat(other)).mine.goals_seen[goal] != no_card,
                  match.sight(seat(other)).mine.goals_seen[goal] != no_card);

    legal_actions(*rules, match.sight(who), *legal);
    const Action action = bots[i]->choose(match.sight(who), *legal, {});
    ASSERT_EQ(action, twins[i]->choose(imagined, *legal, {}));
    ASSERT_FALSE(match.play(who, action)) << "an illegal answer of " << level;
    everybody_hears();
  }
}

inline void play_with_twins(int seats, Edition edition, Modules with, std::string_view level, Seed seed) {
  play_with_twins(std::make_shared<const Rules>(rules_for(seats, edition, with)), level, seed);
}

}  // namespace filon::classic::bots
