#include "games/classic/terminal/typed.h"

#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/classic/terminal/table_notes.h"
#include "games/classic/terminal/table_screen.h"
#include "games/classic/text/answers.h"
#include "terminal/second_person.h"

namespace filon::classic::terminal {
namespace {

constexpr Modules special_cards{Module::GoalSwap,        Module::ForgottenTreasure, Module::Veto,
                                Module::DirectionChange, Module::MasterCraftsman,   Module::Scout,
                                Module::Diversion};
constexpr Modules all_together{Module::GoalSwap,         Module::ForgottenTreasure, Module::Veto,
                               Module::DirectionChange,  Module::MasterCraftsman,   Module::Scout,
                               Module::Diversion,        Module::RightOfPassage,    Module::CostumeWorkshop,
                               Module::UndergroundParty, Module::NewGoals,          Module::TreasureChests,
                               Module::GreedyDwarf};

classic::Rules rules_with(int seats, Modules with) {
  const Options options{.seats = seats, .with = with};
  return *compose(options, deck_for(options));
}

class TypedTest : public testing::Test {
 protected:
  classic::View view(classic::World& world) const {
    const classic::Sight sight = world.sight(world.to_act().front());
    return {sight.me, sight.table, sight.mine};
  }
  Typed understood(const classic::View& view, std::string_view line) const {
    return understand(rules, view, names, line);
  }

  const classic::Rules rules = rules_with(5, {});
  const PlayerNames names{{"Player1"}, 5};
  std::unique_ptr<classic::Actions> legal = std::make_unique<classic::Actions>();
};

// Plays random matches and types every legal answer. Returns what was asked.
std::set<Ask> type_every_answer(const classic::Rules& rules, int matches) {
  const PlayerNames names{{"Player1"}, rules.seats};
  const auto legal = std::make_unique<classic::Actions>();
  std::set<Ask> asked;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(matches); ++seed) {
    classic::World world = classic::World::start(rules, seed);
    Rng rng(seed);
    while (!world.is_over()) {
      const classic::Sight sight = world.sight(world.to_act().front());
      const classic::View now{sight.me, sight.table, sight.mine};
      asked.insert(now.table.question.what);
      world.legal_actions(now.me, *legal);
      for (const classic::Action& answer : *legal) {
        const std::string short_text = short_form(rules, now, names, answer);
        EXPECT_EQ(understand(rules, now, names, short_text), Typed(answer)) << short_text;
        const std::string full = text::print(rules, answer);
        EXPECT_EQ(understand(rules, now, names, full), Typed(answer)) << full;
        EXPECT_FALSE(answer_words(rules, names, now, answer).empty());
        if (testing::Test::HasFailure()) return asked;
      }
      world.play(now.me, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]);
    }
  }
  return asked;
}

TEST(TypedAnswers, AreUnderstoodInTheirShortAndTheirFullForm) {
  type_every_answer(rules_with(5, {}), 10);
  type_every_answer(rules_with(6, {Module::Saboteur2}), 1);
  type_every_answer(rules_with(4, special_cards), 3);
}

TEST(TypedAnswers, CoverEveryQuestionOfTheModules) {
  const std::set<Ask> asked = type_every_answer(rules_with(4, all_together), 150);
  for (Ask ask : all_of<Ask>()) {
    const bool is_rare = ask == Ask::Steal || ask == Ask::TakeGold || ask == Ask::GoOn;  // for random players
    EXPECT_TRUE(asked.contains(ask) || is_rare) << name(ask);
  }
}

TEST_F(TypedTest, CardsAlone) {
  classic::World world = classic::World::start(rules, 1);
  const classic::View now = view(world);
  EXPECT_EQ(understood(now, "2"), Typed(AboutCard{now.mine.hand[1]}));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "7")));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "")));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "99999999999999999999 (1,0)")));
}

// A table with pawn a of Bruno (seat 2) at (1,0), closed chests and five goals.
class TypedModules : public testing::Test {
 protected:
  TypedModules() {
    view.table.pawn[0] = {cell(1, 0), seat(2), false};
    view.mine.hand = {card("ew"), card("map"), card("goal_swap"), card("veto"), card("scout")};
    std::sort(view.mine.hand.begin(), view.mine.hand.end());
  }
  Card card(std::string_view name) const { return *rules.deck.find(name); }
  Typed typed(std::string_view line) const { return understand(rules, view, names, line); }
  bool is_puzzled(std::string_view line) const { return std::holds_alternative<Puzzled>(typed(line)); }
  void ask(Ask what) { view.table.question = {what, view.me}; }

  const classic::Rules rules = rules_with(4, all_together);
  const PlayerNames names{{"Player1"}, 4};
  classic::World world = classic::World::start(rules, 1);
  classic::View view{seat(0), world.table(), world.sight(seat(0)).mine};
};

TEST_F(TypedModules, WhoPaysForAPawn) {
  EXPECT_EQ(typed("ew (1,0) pay"), Typed(PlacePath{card("ew"), cell(1, 0), Turned::No, Fee::Mine}));
  EXPECT_EQ(typed("ew (1,0) ask turned"), Typed(PlacePath{card("ew"), cell(1, 0), Turned::Yes, Fee::Request}));
  EXPECT_EQ(typed("ew (1,0)"),
            Typed(Puzzled{"A pawn of Bruno stands there: add 'pay' to pay a nugget, or 'ask' to ask the others."}));
}

TEST_F(TypedModules, PawnsAreNamedOrNot) {
  EXPECT_EQ(typed("recruit map b (0,1)"), Typed(Recruit{card("map"), 1, cell(0, 1)}));
  EXPECT_EQ(typed("recruit map (0,1)"), Typed(Recruit{card("map"), 1, cell(0, 1)}));
  EXPECT_TRUE(is_puzzled("recruit map"));
}

TEST_F(TypedModules, GoalsAndChests) {
  EXPECT_EQ(typed("goal_swap 3 1"), Typed(SwapGoals{card("goal_swap"), 1, 3, true}));
  EXPECT_EQ(typed("goal_swap 1 3 pretend"), Typed(SwapGoals{card("goal_swap"), 1, 3, false}));
  EXPECT_TRUE(is_puzzled("goal_swap 1"));
  EXPECT_EQ(typed("map 4"), Typed(PeekGoal{card("map"), 4}));
  EXPECT_EQ(typed("map chest 2"), Typed(PeekChest{card("map"), 2}));
  EXPECT_TRUE(is_puzzled("veto Bruno"));
}

TEST_F(TypedModules, SilenceLetsACardPass) {
  ask(Ask::Veto);
  EXPECT_EQ(typed(""), Typed(Decline{}));
  EXPECT_EQ(typed("let pass"), Typed(Decline{}));
  EXPECT_EQ(typed("veto"), Typed(PlayVeto{card("veto")}));
  view.mine.hand = {card("map")};
  EXPECT_EQ(typed("veto now"), Typed(Puzzled{"You hold no veto; press Enter to let the card pass."}));
}

TEST_F(TypedModules, ThingsInTheMaze) {
  ask(Ask::PickTarget);
  EXPECT_EQ(typed("workshop"), Typed(PickPlace{cell(4, -2)}));
  EXPECT_EQ(typed("chest 0"), Typed(PickPlace{view.table.chests[0].at}));
  EXPECT_EQ(typed("(8,0)"), Typed(PickPlace{cell(8, 0)}));
  EXPECT_TRUE(is_puzzled("goal 5"));
  ask(Ask::PushGoal);
  view.table.goals[1].at = cell(9, -2);
  EXPECT_EQ(typed("1"), Typed(PickPlace{cell(9, -2)}));
  EXPECT_EQ(short_form(rules, view, names, PickPlace{cell(9, -2)}), "goal 1");
}

TEST_F(TypedModules, NotesSayWhatTheMazeDoesNotShow) {
  view.table.direction = -1;
  view.table.maps_banned = true;
  view.table.in_play = {card("scout"), card("ew")};
  view.table.announced = PlacePath{card("ew"), cell(1, 0), Turned::No, Fee::Request};
  view.table.payer = seat(3);
  view.table.agenda = {Step{.what = Do::Resolve, .by = seat(1)}};
  EXPECT_EQ(table_notes(rules, view.table, names.all()),
            (std::vector<std::string>{"Play goes the other way round: up this list.",
                                      "Maps show no goals any more in this round.",
                                      "Pawn a at (1,0) was put there by Bruno.", "In play: scout.",
                                      "Ada wants to place ew at (1,0); they ask the others to pay for the pawn there.",
                                      "The fee is paid by Cleo."}));
}

TEST(Sentences, SpeakToYou) {
  EXPECT_EQ(filon::terminal::in_second_person("Ada breaks you's lantern."), "Ada breaks your lantern.");
  EXPECT_EQ(filon::terminal::in_second_person("you gets 3 nuggets in 1 gold card."),
            "You get 3 nuggets in 1 gold card.");
  EXPECT_EQ(filon::terminal::in_second_person("Ada takes a card from you's hand."), "Ada takes a card from your hand.");
  EXPECT_EQ(filon::terminal::in_second_person("you pays a nugget to Ada."), "You pay a nugget to Ada.");
  EXPECT_EQ(filon::terminal::in_second_person("you mends their own cart with rc."), "You mend your own cart with rc.");
}

}  // namespace
}  // namespace filon::classic::terminal
