#include "games/classic/text/words.h"

#include <set>

#include <gtest/gtest.h>

#include "games/classic/text/test_matches.h"

namespace filon::text {
namespace {

using namespace classic;

std::string player(Seat seat) {
  constexpr std::array<const char*, 5> names{"Ann", "Bob", "Cid", "Dot", "Eve"};
  return names[static_cast<std::size_t>(seat)];
}

class Words : public testing::Test {
 protected:
  Card card(std::string_view name) const { return *rules->deck.find(name); }
  std::string told(const Told& told) const { return sentence(*rules, told, player); }

  std::shared_ptr<const Rules> rules = rules_for({});
};

TEST_F(Words, EveryRefusalHasItsOwnSentenceAndCode) {
  std::set<std::string_view> sentences, codes;
  for (Refusal refusal : all_of<Refusal>()) {
    EXPECT_EQ(sentence(refusal).back(), '.');
    EXPECT_EQ(named<Refusal>(name(refusal)), refusal);
    sentences.insert(sentence(refusal));
    codes.insert(name(refusal));
  }
  EXPECT_EQ(sentences.size(), count_of<Refusal>());
  EXPECT_EQ(codes.size(), count_of<Refusal>());
  EXPECT_EQ(name(Refusal::NotLinked), "not_linked");
  EXPECT_EQ(sentence(Refusal::NotLinked), "This tunnel is not linked to the start.");
  EXPECT_EQ(named<Refusal>("no_such_refusal"), std::nullopt);
}

TEST_F(Words, EventsAreToldByName) {
  EXPECT_EQ(told(RoundBegan{2, seat(1)}), "Round 2 begins; Bob plays first.");
  EXPECT_EQ(told(Asked{{Ask::TakeTurn, seat(0)}}), "Ann is to play a card or discard.");
  EXPECT_EQ(told(PathPlaced{seat(0), card("nes"), cell(3, -1), Turned::Yes}), "Ann places nes at (3,-1), turned.");
  EXPECT_EQ(told(ToolBroken{seat(0), card("bp"), seat(1), Tool::Pickaxe}), "Ann breaks Bob's pickaxe.");
  EXPECT_EQ(told(ToolMended{seat(1), card("rpl"), seat(1), Tool::Lantern}), "Bob mends their own lantern with rpl.");
  EXPECT_EQ(told(RockFell{seat(0), card("rock"), cell(4, 1)}), "Ann makes the tunnel at (4,1) fall in.");
  EXPECT_EQ(told(CardsDiscarded{seat(0), 1}), "Ann discards 1 card face down.");
  EXPECT_EQ(told(GoalTurned{1, card("gold"), Turned::No, true}), "Goal 1 is reached: it is the treasure.");
  EXPECT_EQ(told(GoalTurned{1, card("stone-nw"), Turned::No, false}), "Goal 1 was a stone.");
  EXPECT_EQ(told(RoundEnded{{Winners::Saboteurs, nobody}}),
            "The saboteurs win the round: the treasure was not reached.");
  EXPECT_EQ(told(Rewarded{seat(4), 4, 2, 1}), "Eve gets 4 nuggets in 2 gold cards, 1 nugget of them owed.");
  MatchEnded end;
  end.scores[seat(0)] = end.scores[seat(3)] = 5;
  end.winners = seat(0);
  end.winners.insert(seat(3));
  EXPECT_EQ(told(end), "Ann and Dot win the match. Nuggets: Ann 5, Bob 0, Cid 0, Dot 5, Eve 0.");
  EXPECT_EQ(sentence(*rules, Passed{seat(2)}), "seat 2 has no card left and passes.");
}

TEST_F(Words, WhyASideHasWon) {
  EXPECT_EQ(told(RoundEnded{{Winners::Saboteurs, nobody}, Because::Spider, {}}),
            "The saboteurs win the round: the giant spider was found.");
  EXPECT_EQ(told(RoundEnded{{Winners::GreedyDwarf, seat(1)}, Because::Reached, {}}),
            "The greedy dwarf wins the round alone: Bob reached the treasure.");
  EXPECT_EQ(told(RoundEnded{{Winners::Boss, seat(1)}, Because::BothShutOut, {}}),
            "The boss wins the round alone: Bob reached the treasure, but doors shut both teams out.");
}

class ModuleWords : public Words {
 protected:
  ModuleWords() {
    rules = rules_for({.with = {Module::GoalSwap, Module::Veto, Module::DirectionChange, Module::Scout,
                                Module::Diversion, Module::NewGoals, Module::TreasureChests}});
  }
  std::string wanted(const Action& action) const { return told(Announced{seat(0), action}); }
};

TEST_F(ModuleWords, AnnouncedCards) {
  EXPECT_EQ(wanted(PlacePath{card("nes"), cell(3, -1), Turned::Yes, Fee::Mine}),
            "Ann wants to place nes at (3,-1), turned; they pay for the pawn there.");
  EXPECT_EQ(wanted(Divert{card("div"), cell(3, 0), Turned::No, Fee::Request}),
            "Ann wants to move the path card that was placed last to (3,0); they ask the others to pay for the pawn "
            "there.");
  EXPECT_EQ(wanted(BreakTool{card("bp"), seat(1)}), "Ann wants to play broken pickaxe on Bob.");
  EXPECT_EQ(wanted(MendTool{card("rc"), seat(0), Tool::Cart}), "Ann wants to mend their own cart with repair cart.");
  EXPECT_EQ(wanted(Rockfall{card("rock"), cell(1, 0)}), "Ann wants to make the tunnel at (1,0) fall in.");
  EXPECT_EQ(wanted(PeekGoal{card("map"), 4}), "Ann wants to look at goal 4.");
  EXPECT_EQ(wanted(PeekChest{card("map"), 0}), "Ann wants to look into chest 0.");
  EXPECT_EQ(wanted(SwapGoals{card("gswap"), 0, 2, false}), "Ann wants to swap goals 0 and 2, or pretend to.");
  EXPECT_EQ(wanted(PlayCard{card("scout")}), "Ann wants to play scout.");
}

TEST_F(ModuleWords, Events) {
  EXPECT_EQ(told(Vetoed{seat(1), card("veto")}), "Bob stops the card with a veto.");
  EXPECT_EQ(told(Withdrawn{seat(0), 1}), "Nobody pays: the card goes back to Ann's hand.");
  EXPECT_EQ(told(CardPlayed{seat(0), card("turn")}), "Ann turns the direction of play round.");
  EXPECT_EQ(told(GoalsSwapped{seat(0), card("gswap"), 0, 2}),
            "Ann lifts goals 0 and 2 and puts them back, swapped or not.");
  EXPECT_EQ(told(PathMoved{seat(0), card("div"), cell(1, 0), cell(2, 1), Turned::Yes}),
            "Ann moves the path card from (1,0) to (2,1), turned.");
  EXPECT_EQ(told(Recruited{seat(0), 1, cell(2, 0)}), "Ann discards 1 card face down and puts pawn b at (2,0).");
  EXPECT_EQ(told(NuggetPaid{seat(0), nobody, false}), "Ann pays a nugget to the bank.");
  EXPECT_EQ(told(NuggetPaid{seat(0), seat(2), false}), "Ann pays a nugget to Cid.");
  EXPECT_EQ(told(GoldCardsTaken{seat(0), 1, true}), "Ann takes 1 gold card worth 1 nugget.");
  EXPECT_EQ(told(GoalTurned{3, card("bag2"), Turned::No, true}), "Goal 3 is reached: it is a bag with 2 nuggets.");
  EXPECT_EQ(told(GoalTurned{3, card("dragon"), Turned::No, true}), "Goal 3 is reached: it is a dragon.");
  EXPECT_EQ(told(ChestOpened{seat(0), 2, card("skip_draw")}), "Ann opens chest 2: no draw at the end of this turn.");
  EXPECT_EQ(told(ChestShown{1, {card("path_new"), card("chest_nugget")}}),
            "Chest 1 was: a nugget; over it lay path_new.");
  EXPECT_EQ(told(DiscardsLooked{seat(0), 1}), "Ann looks at the top card of the discard pile.");
  EXPECT_EQ(told(CardFound{seat(0), false}), "Ann takes nothing from the discard pile.");
  EXPECT_EQ(told(WorkshopVisited{seat(0), false}), "Ann reaches the costume workshop, but no role is left.");
  EXPECT_EQ(told(PathLaidBefore{card("ne"), cell(4, 0), Turned::Yes}), "The round begins with ne at (4,0), turned.");
  EXPECT_EQ(told(PlayEnded{}), "");
  EXPECT_EQ(told(TurnEnded{}), "");
  EXPECT_EQ(told(Chose{seat(0), Agree{}}), "");
}

TEST_F(ModuleWords, Secrets) {
  EXPECT_EQ(sentence(*rules, Intended{false}), "You only pretend to swap them.");
  EXPECT_EQ(sentence(*rules, GoalsMixed{0, 2}), "Goals 0 and 2 may have changed places.");
  EXPECT_EQ(sentence(*rules, ChestSeen{1, {card("path_nes"), card("mill5")}}),
            "Chest 1: five cards of the pile are discarded; over it lies path_nes.");
  EXPECT_EQ(sentence(*rules, LookedAt{{card("nes"), card("map")}}), "You see nes, map.");
  EXPECT_EQ(sentence(*rules, CashedGold{3}), "You give away a gold card worth 3.");
  Roles others;
  others.add(static_cast<int>(Role::Saboteur));
  others.add(static_cast<int>(Role::GoldDigger));
  EXPECT_EQ(sentence(*rules, RoleMixed{Role::GreedyDwarf, others}),
            "You are a greedy dwarf now. You know of other roles: gold digger and saboteur.");
}

TEST_F(ModuleWords, EveryQuestionHasASentence) {
  std::set<std::string> sentences;
  for (Ask ask : all_of<Ask>()) sentences.insert(sentence(Question{ask, seat(0)}, player));
  EXPECT_EQ(sentences.size(), count_of<Ask>());
  Question window{Ask::Veto, seat(0)};
  window.seats.insert(seat(2));
  EXPECT_EQ(sentence(window, player), "Ann and Cid are to stop the card or let it pass.");
}

TEST_F(Words, SecretsAreToldToTheirOwner) {
  EXPECT_EQ(sentence(*rules, Dealt{Role::Saboteur, {card("nes"), card("map")}}),
            "You are a saboteur. Your hand: nes, map.");
  EXPECT_EQ(sentence(*rules, GotCard{card("map")}), "You draw map.");
  EXPECT_EQ(sentence(*rules, GoalSeen{2, card("gold")}), "Goal 2 is the treasure.");
  Gold gold;
  gold.add(1, 2);
  gold.add(3);
  EXPECT_EQ(sentence(*rules, GoldOffered{gold}), "You choose from 3, 1, 1.");
}

}  // namespace
}  // namespace filon::text
