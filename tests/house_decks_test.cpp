// Decks of the house: as many cards as a pile takes, in mixes that no box has. Whatever is played with them, the state
// is sound, records play again, views hold what was heard, and worlds can be sampled.
#include "games/classic/sample.h"
#include "testkit/cites.h"
#include "tests/tables.h"

namespace filon::classic {
namespace {

using Mix = std::vector<std::string>;

// 200 cards of these kinds, as evenly as can be.
Deck deck_with(const Options& options, const Mix& names) {
  Deck deck = deck_for(options);
  deck.pile = {};
  for (std::size_t i = 0; i < 200; ++i) deck.pile.add(index(*deck.find(names[i % names.size()])));
  return deck;
}

struct House {
  std::string_view name;
  Options options;
  Mix mix;
  friend void PrintTo(const House& house, std::ostream* out) { *out << house.name; }
};

std::shared_ptr<const Rules> rules_of(const House& house) {
  auto rules = compose(house.options, deck_with(house.options, house.mix));
  check(static_cast<bool>(rules), "a house deck of 200 cards makes rules");
  return std::make_shared<const Rules>(*std::move(rules));
}

const Options three{Edition::E2024, 3, seat(0), {}};
const Options ten{Edition::E2011, 10, seat(0), {}};
const Options teams_of_two{Edition::E2024, 2, seat(0), {Module::Saboteur2}};
const Options teams_of_twelve{Edition::E2024, 12, seat(0), {Module::Saboteur2}};

const Mix crossings{"nesw"};
const Mix paths{"ns", "ew", "nes", "new", "nesw", "ne", "nw"};
const Mix paths_and_rockfalls{"ns", "ew", "nes", "new", "nesw", "rock", "rock"};
const Mix actions{"bp", "bl", "bc", "rp", "rl", "rc", "rpl", "rpc", "rlc", "rock", "map"};

// Every kind of the boxes.
Mix all_kinds(const Options& options) {
  Mix names;
  const Deck deck = deck_for(options);
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    if (deck.pile.count(kind) > 0) names.push_back(deck[card(kind)].short_name);
  return names;
}

class HouseDeck : public testing::TestWithParam<House> {
 protected:
  std::shared_ptr<const Rules> rules = rules_of(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Of200Cards, HouseDeck,
                         testing::Values(House{"crossings", three, crossings}, House{"paths", three, paths},
                                         House{"paths_of_ten", ten, paths},
                                         House{"paths_of_teams", teams_of_two, paths},
                                         House{"rockfalls", three, paths_and_rockfalls},
                                         House{"rockfalls_of_teams", teams_of_twelve, paths_and_rockfalls},
                                         House{"actions", ten, actions},
                                         House{"every_kind", teams_of_twelve, all_kinds(teams_of_twelve)}),
                         [](const auto& house) { return std::string(house.param.name); });

// Digs wherever it can, and mostly away from the goals, so that the maze grows as large as the deck lets it.
Action far_and_wide(const Actions& legal, Rng& rng) {
  Action best = any_of(legal, rng);
  int least = 1000;
  for (const Action& action : legal)
    if (const auto* place = std::get_if<PlacePath>(&action)) {
      const int merit = place->at.x * 2 + rng.below(12);
      if (merit < least) best = action, least = merit;
    }
  return best;
}

testkit::Choose<Classic> in_every_way() {
  return [n = 0](const Actions& legal, Rng& rng) mutable {
    const int habit = ++n / 500 % 3;
    return habit == 0 ? any_of(legal, rng) : habit == 1 ? eager(legal, rng) : far_and_wide(legal, rng);
  };
}

TEST_P(HouseDeck, stays_sound_whatever_is_played) { testkit::expect_sound<Classic>(rules, games(60), in_every_way()); }

TEST_P(HouseDeck, replays_its_records) { testkit::expect_replays<Classic>(rules, games(10), in_every_way()); }

TEST_P(HouseDeck, shows_each_seat_what_it_heard) {
  testkit::expect_views_follow_from_what_is_heard<Classic>(rules, games(5), in_every_way());
}

TEST_P(HouseDeck, can_be_sampled) {
  Rng rng(2);
  const auto sample = [&](const Match& match, Seat by, const Action&) {
    if (rng.below(8) != 0) return;
    const World world = sample_world(*rules, match.sight(by), {}, rng);
    ASSERT_EQ(unsound(*rules, WorldAccess::state(world)), std::nullopt);
    const Sight sight = world.sight(by);
    ASSERT_EQ((View{by, sight.table, sight.mine}), match.view(by));
  };
  for (Seed seed = 0; seed < static_cast<Seed>(games(5)); ++seed) {
    Match match = Match::start(rules, seed);
    testkit::play_match<Classic>(match, in_every_way(), rng, sample, [](auto&&...) {});
  }
}

TEST(HouseMaze, holds_all_cards_of_the_deck) {
  std::size_t most = 0;
  testkit::expect_sound<Classic>(
      rules_of({"crossings", three, crossings}), games(10), far_and_wide,
      [&](const World& world) { most = std::max(most, world.table().tunnels.laid().size()); });
  EXPECT_EQ(most, 1U + 200U);
}

// Twelve different cards in hand, each of which fits at most open ends in both ways.
TEST(HouseMaze, lists_thousands_of_answers) {
  Options options = teams_of_two;
  Deck deck = deck_for(options);
  const Face face = deck[*deck.find("nes")].face;
  deck.pile = {};
  for (int kind = 0; kind < 12; ++kind) {
    deck.kinds[static_cast<std::size_t>(kind)].face = face;
    deck.kinds[static_cast<std::size_t>(kind)].effect = Effect::Path;
    deck.pile.add(kind, 16);
  }
  Rules rules = *compose(options, deck);
  rules.hand_size = static_cast<int>(most_hand);
  std::size_t most = 0;
  testkit::expect_sound<Classic>(std::make_shared<const Rules>(rules), games(10), [&](const Actions& legal, Rng& rng) {
    most = std::max(most, legal.size());
    return far_and_wide(legal, rng);
  });
  EXPECT_GT(most, 1500U);
}

// The new goals: five of eight cards lie there, the treasure always among them.
Rules rules_with_spare_goals() {
  Rules rules = *base_rules(Edition::E2024, 5);
  const Card gold = *rules.deck.find("gold"), stone = *rules.deck.find("stone-ne");
  rules.deck.goals = {stone, stone, gold, stone, stone, stone, stone, *rules.deck.find("stone-nw")};
  rules.goal_cells = {cell(8, -4), cell(8, -2), cell(8, 0), cell(8, 2), cell(8, 4)};
  rules.sure_goals = {gold};
  return rules;
}

TEST(SpareGoals, deal_the_treasure_always_and_all_else_alike) {
  cites("GOALS-03", "GOALS-04");
  const auto rules = std::make_shared<const Rules>(rules_with_spare_goals());
  const int deals = 7000;
  std::array<int, 8> dealt{};          // by place in the deck's list
  std::array<int, most_goals> gold{};  // by cell
  for (Seed seed = 1; seed <= deals; ++seed) {
    const Match match = Match::start(rules, seed);
    for (const auto& [what, kind] : match.record().chance)
      if (what.source == static_cast<std::uint8_t>(Source::GoalCards)) {
        ++dealt[kind];
        if (kind == 2) ++gold[what.place];
      }
  }
  EXPECT_EQ(dealt[2], deals);
  for (std::size_t place = 0; place < dealt.size(); ++place)
    if (place != 2) {
      EXPECT_NEAR(dealt[place], deals * 4 / 7, 160) << place;
    }
  for (int there : gold) EXPECT_NEAR(there, deals / 5, 130);
}

TEST(SpareGoals, are_sampled_as_they_are_dealt) {
  const auto rules = std::make_shared<const Rules>(rules_with_spare_goals());
  const Card gold = *rules->deck.find("gold"), other = *rules->deck.find("stone-nw");
  Rng rng(1);
  Seed seed = 1;
  while (MatchTestAccess::state(Match::start(rules, seed)).hidden.goals[1] == gold) ++seed;
  State state = MatchTestAccess::state(Match::start(rules, seed));
  state.holdings[seat(0)].goals_seen[1] = state.hidden.goals[1];
  const int worlds = 8000;
  const bool has_seen_other = state.hidden.goals[1] == other;
  std::array<int, most_goals> treasure{};
  int with_other = 0;
  for (int i = 0; i < worlds; ++i) {
    const World world = sample_world(*rules, {seat(0), state.table, state.holdings[seat(0)]}, {}, rng);
    const State& sampled = WorldAccess::state(world);
    ASSERT_EQ(unsound(*rules, sampled), std::nullopt);
    for (std::size_t goal = 0; goal < most_goals; ++goal) {
      treasure[goal] += sampled.hidden.goals[goal] == gold ? 1 : 0;
      with_other += sampled.hidden.goals[goal] == other ? 1 : 0;
    }
  }
  EXPECT_EQ(treasure[1], 0);
  for (std::size_t goal : {0U, 2U, 3U, 4U}) EXPECT_NEAR(treasure[goal], worlds / 4, 150) << goal;
  ASSERT_FALSE(has_seen_other);
  EXPECT_NEAR(with_other, worlds / 2, 150);  // three of the other six lie there
}

TEST(SpareGoals, play_replay_and_stay_secret) {
  const auto rules = std::make_shared<const Rules>(rules_with_spare_goals());
  int reached = 0;
  testkit::expect_sound<Classic>(rules, games(100), eager, [&](const World& world) {
    for (const RoundResult& result : world.table().results) reached += result.finisher != nobody ? 1 : 0;
  });
  EXPECT_GT(reached, 0);
  testkit::expect_replays<Classic>(rules, games(10), eager);
  testkit::expect_views_follow_from_what_is_heard<Classic>(rules, games(5), eager);
}

TEST(SpareGoals, are_unsound_without_the_treasure) {
  const auto rules = std::make_shared<const Rules>(rules_with_spare_goals());
  State state = MatchTestAccess::state(Match::start(rules, 1));
  ASSERT_EQ(unsound(*rules, state), std::nullopt);
  for (Card& goal : state.hidden.goals)
    if (goal == *rules->deck.find("gold")) goal = *rules->deck.find("stone-ne");
  EXPECT_EQ(unsound(*rules, state), "a goal that is always dealt does not lie there");
}

// A tunnel of nothing but straight cards, always on to the west.
TEST(HouseMaze, ends_120_cells_from_the_start) {
  const auto rules = rules_of({"straights", three, {"ew"}});
  const Card straight = *rules->deck.find("ew");
  Match match = Match::start(rules, 1);
  for (int x = -1; x >= -120; --x)
    ASSERT_EQ(match.play(match.to_act().front(), PlacePath{straight, cell(x, 0)}), std::nullopt) << x;
  const Seat by = match.to_act().front();
  EXPECT_EQ(match.play(by, PlacePath{straight, cell(-121, 0)}), Refusal::TooFar);
  const auto legal = std::make_unique<Actions>();
  legal_actions(*rules, match.sight(by), *legal);
  for (const Action& action : *legal)
    if (const auto* place = std::get_if<PlacePath>(&action)) {
      EXPECT_EQ(place->at, cell(1, 0));
    }
  EXPECT_EQ(unsound(*rules, MatchTestAccess::state(match)), std::nullopt);
}

}  // namespace
}  // namespace filon::classic
