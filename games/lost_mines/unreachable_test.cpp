// When no treasure can be reached any more (docs/rules/lost-mines.md 4.4).
#include "games/lost_mines/unreachable.h"

#include "games/lost_mines/testing.h"

namespace filon::lost_mines {
namespace {

// It never calls a reachable treasure unreachable: after that moment nobody takes one.
TEST(Unreachable, is_never_wrong) {
  cites("LOST-END-08");
  Rng rng(4);
  int hopeless = 0;
  for (int seats = fewest_players; seats <= most_players; ++seats) {
    const auto rules = rules_for(seats);
    for (int game = 0; game < testkit::games(600); ++game) {
      Match match = Match::start(rules, static_cast<Seed>(game));
      bool is_lost = false;
      testkit::play_match<LostMines>(
          match, rng.below(2) == 0 ? eager : anything, rng,
          [&](const Match& now, Seat, const Action&) {
            if (now.table().question.what != Ask::TakeTurn || is_lost) return;
            is_lost = is_hopeless(*rules, now.table());
            hopeless += is_lost ? 1 : 0;
          },
          [&](const Match& now) {
            for (const Event& event : now.events()) {
              if (std::holds_alternative<TreasureTaken>(event.told)) {
                ASSERT_FALSE(is_lost);
              }
              if (std::holds_alternative<RoundBegan>(event.told)) is_lost = false;
            }
          });
    }
  }
  EXPECT_GT(hopeless, 0) << "it happens";
}

class Hopeless : public testing::Test {
 protected:
  Hopeless() {
    // Nothing is left to build with.
    for (int kind = 0; kind < rules->path_kinds; ++kind) table.played.add(kind, rules->deck.pile.count(kind));
    for (int i = 0; i < 3; ++i) table.dwarf[seat(i)] = cell(3, 2);
  }
  void lay(const char* id, Cell at, Rotation by = Rotation::None) {
    const Card card = *rules->deck.find(id);
    table.played.take(index(card));
    table.forest.lay(at, card, by, rules->open(card, by), rules->feature(card));
  }
  void is_not_played(const char* id) { table.played.take(index(*rules->deck.find(id))); }
  void play_all(const char* id) {
    const int kind = index(*rules->deck.find(id));
    table.played.add(kind, rules->deck.pile.count(kind) - table.played.count(kind));
  }
  bool is_hopeless() const { return lost_mines::is_hopeless(*rules, table); }

  SharedRules rules = rules_for(3);
  Table table = World::start(*rules, 1).table();
};

TEST_F(Hopeless, without_any_path) {
  cites("LOST-END-08");
  EXPECT_TRUE(is_hopeless());
  is_not_played("lm-ew");
  EXPECT_FALSE(is_hopeless()) << "one unseen path card counts as any number";
}

TEST_F(Hopeless, beyond_an_obstacle_without_its_tool) {
  cites("LOST-END-08");
  for (int x = 4; x < 7; ++x) lay("lm-ew", cell(x, 2));
  lay("lm-pond-ew", cell(7, 2));
  lay("lm-rocks-ew", cell(8, 2));
  lay("lm-ravine-ew", cell(9, 2));
  EXPECT_FALSE(is_hopeless()) << "boat and rope may come";
  play_all("boat");
  EXPECT_TRUE(is_hopeless());
  table.forest.overcome(cell(7, 2));
  EXPECT_FALSE(is_hopeless());
  table.hand_size.fill(0);
  table.pile = 0;
  EXPECT_TRUE(is_hopeless()) << "nobody has a card";
}

TEST_F(Hopeless, behind_a_card_that_does_not_fit) {
  cites("LOST-END-08");
  for (int x = 4; x < 7; ++x) lay("lm-ew", cell(x, 2));
  lay("lm-ns", cell(7, 2));
  lay("lm-rocks-ew", cell(8, 2));
  lay("lm-tree-trunk-ew", cell(9, 2));
  EXPECT_TRUE(is_hopeless());
  is_not_played("lm-rocks-ns");
  table.played.add(index(*rules->deck.find("storm")), 3);
  EXPECT_FALSE(is_hopeless()) << "a path card could go round";
}

TEST_F(Hopeless, unless_somebody_stands_where_a_treasure_is) {
  cites("LOST-END-08");
  Mine& mine = table.mine[1];
  mine.card = rules->deck.mine_cards[1];
  table.forest.lay(mine.at, mine.card, Rotation::Half, rules->open(mine.card, Rotation::Half), Feature::None);
  for (Treasure& treasure : table.treasures) treasure.back = Back::Gold;
  EXPECT_TRUE(is_hopeless());
  table.dwarf[seat(0)] = mine.at;
  EXPECT_FALSE(is_hopeless());
  table.hand_size[seat(0)] = 0;
  EXPECT_TRUE(is_hopeless()) << "a player without cards takes nothing";
  Options options = rules->options;
  options.collect_while_passing = true;
  rules = rules_for(options);
  EXPECT_FALSE(is_hopeless()) << "with the option they do";
}

}  // namespace
}  // namespace filon::lost_mines
