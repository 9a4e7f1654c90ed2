// Worlds sampled from views: what the seat sees stays, everything else fits the public counts, and nobody hears of it.
#include "games/lost_mines/sample.h"

#include "games/lost_mines/testing.h"

namespace filon::lost_mines {
namespace {

class Sample : public EveryTable {};
INSTANTIATE_TEST_SUITE_P(Tables, Sample, every_table, table_name);

TEST_P(Sample, keeps_what_the_seat_sees) {
  Rng rng(5);
  for (int game = 0; game < testkit::games(10); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    testkit::play_match<LostMines>(
        match, eager, rng,
        [&](const Match& now, Seat by, const Action&) {
          if (rng.below(4) != 0) return;
          const Sight sight = now.sight(by);
          const World world = sample_world(*rules, sight, {}, rng);
          ASSERT_EQ(world.table(), sight.table);
          ASSERT_EQ(world.sight(by).mine, sight.mine);
          const State& state = WorldAccess::state(world);
          const auto wrong = unsound(*rules, state);
          ASSERT_EQ(wrong, std::nullopt) << *wrong;
          for (int i = 0; i < rules->seats; ++i) {
            const Holding& other = state.holdings[seat(i)];
            const Looked& looked = sight.table.looked[seat(i)];
            for (std::size_t mine = 0; mine < mines; ++mine)
              ASSERT_EQ(other.mines_seen[mine] != no_card, (looked.mines >> mine & 1) != 0);
            for (std::size_t mine = 0; mine < mines; ++mine)
              if (other.mines_seen[mine] != no_card) {
                ASSERT_EQ(other.mines_seen[mine], state.hidden.mine[mine]);
              }
          }
        },
        [](auto&&...) {});
  }
}

TEST_P(Sample, can_be_told_what_to_believe) {
  Rng rng(6);
  const Match match = Match::start(rules, 3);
  for (int i = 0; i < rules->seats; ++i) {
    Hypothesis truth;
    for (int j = 0; j < rules->seats; ++j) truth.roles[seat(j)] = match.sight(seat(j)).mine.role;
    truth.mine = MatchTestAccess::state(match).hidden.mine;
    Hypothesis drawn;
    sample_world(*rules, match.sight(seat(i)), truth, rng, &drawn);
    EXPECT_EQ(drawn, truth);
  }
}

bool reveals(const Match& match) {
  for (const Event& event : match.events())
    if (std::holds_alternative<MineRevealed>(event.told) || std::holds_alternative<RoundEnded>(event.told)) return true;
  return false;
}

// In two matches that look the same to a bystander, the same public answer causes the same events for them, as long as
// it turns nothing face up. Of a discard they hear how many cards it was.
TEST_P(Sample, sounds_the_same_whatever_the_others_hide) {
  cites("LOST-INFO-11", "LOST-INFO-12", "LOST-INFO-19", "LOST-INFO-23", "LOST-INFO-30");
  Rng rng(7);
  int compared = 0;
  for (int game = 0; game < testkit::games(10); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    testkit::play_match<LostMines>(
        match, game % 2 == 0 ? anything : eager, rng,
        [&](const Match& now, Seat by, const Action& action) {
          const Seat bystander = seat(rng.below(rules->seats));
          if (bystander == by) return;
          const World world = sample_world(*rules, now.sight(bystander), {}, rng);
          Match here = now;
          Match there = MatchTestAccess::open(rules, WorldAccess::state(world), rng.next());
          Action same = action;
          if (auto* discard = std::get_if<Discard>(&same))
            for (std::size_t i = 0; i < discard->cards.size(); ++i) discard->cards[i] = there.sight(by).mine.hand[i];
          if (there.play(by, same)) return;  // the card is in another hand in that world
          ASSERT_EQ(here.play(by, action), std::nullopt);
          if (reveals(here) || reveals(there)) return;
          ASSERT_EQ(testkit::heard_last(here, bystander), testkit::heard_last(there, bystander));
          ASSERT_EQ(here.view(bystander), there.view(bystander));
          ++compared;
        },
        [](auto&&...) {});
  }
  EXPECT_GT(compared, 10 * testkit::games(10));
}

}  // namespace
}  // namespace filon::lost_mines
