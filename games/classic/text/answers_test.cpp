#include "games/classic/text/answers.h"

#include <gtest/gtest.h>

#include "games/classic/text/test_matches.h"

namespace filon::text {
namespace {

using namespace classic;

class Answers : public testing::Test {
 protected:
  Card card(std::string_view name) const { return *rules->deck.find(name); }
  std::string said(const Action& action) const { return print(*rules, action); }
  Action read(std::string_view text) const {
    const auto action = read_action(*rules, text);
    EXPECT_TRUE(action) << text << ": " << action.error();
    return action ? *action : Action{Pass{}};
  }
  std::string error(std::string_view text) const {
    const auto action = read_action(*rules, text);
    return action ? "read as " + said(*action) : action.error();
  }

  std::shared_ptr<const Rules> rules = rules_for({});
};

TEST_F(Answers, AreWords) {
  EXPECT_EQ(said(PlacePath{card("nes"), cell(3, 0)}), "place b-nes (3,0)");
  EXPECT_EQ(said(PlacePath{card("nes"), cell(3, -2), Turned::Yes}), "place b-nes (3,-2) turned");
  EXPECT_EQ(said(BreakTool{card("bp"), seat(3)}), "break broken_pickaxe 3");
  EXPECT_EQ(said(MendTool{card("rpl"), seat(2), Tool::Lantern}), "mend repair_pickaxe_lantern 2 lantern");
  EXPECT_EQ(said(Rockfall{card("rock"), cell(4, 1)}), "rockfall (4,1)");
  EXPECT_EQ(said(PeekGoal{card("map"), 2}), "map 2");
  EXPECT_EQ(said(Discard{{card("xn"), card("map")}}), "discard b-xn map");
  EXPECT_EQ(said(Pass{}), "pass");
  EXPECT_EQ(said(TakeGold{3}), "gold 3");
}

TEST_F(Answers, AreReadWithIdsOrBriefNamesAndAnyBlanks) {
  EXPECT_EQ(read("  place   nes ( 3 , 0 )  turned "), Action(PlacePath{card("nes"), cell(3, 0), Turned::Yes}));
  EXPECT_EQ(read("place b-nes(3,0)"), Action(PlacePath{card("nes"), cell(3, 0)}));
  EXPECT_EQ(read("mend rp 1"), Action(MendTool{card("rp"), seat(1), Tool::Pickaxe}));
  EXPECT_EQ(read("rockfall rock (4,1)"), Action(Rockfall{card("rock"), cell(4, 1)}));
  EXPECT_EQ(read("map map 0"), Action(PeekGoal{card("map"), 0}));
}

TEST_F(Answers, WrongOnesGetASentence) {
  EXPECT_EQ(error("dig (3,0)"),
            "answer: \"dig\" is none; it takes place, break, mend, rockfall, map, discard, pass or gold");
  EXPECT_EQ(error("place b-zz (3,0)"), "card: the deck has no \"b-zz\"");
  EXPECT_EQ(error("place b-nes"), "place: it takes a cell such as (3,0)");
  EXPECT_EQ(error("place b-nes (3,900)"), "place: it takes a cell such as (3,0)");
  EXPECT_EQ(error("place b-nes (3,0) sideways"), "place: nothing is expected at \"sideways\"");
  EXPECT_EQ(error("break bp 12"), "seat: it takes a number from 0 to 11");
  EXPECT_EQ(error("mend rpl 2"), "tool: it takes pickaxe, lantern or cart");
  EXPECT_EQ(error("discard"), "card: it is missing");
  EXPECT_EQ(error("discard map map map map"), "discard: it takes 3 cards at most");
  EXPECT_EQ(error("gold x"), "value: it takes a number");
  EXPECT_EQ(error("pass now"), "pass: nothing is expected at \"now\"");
}

TEST_F(Answers, LegalOnesReadBack) {
  Actions legal;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Match match = play_match(rules, seed, Habit::Random, static_cast<int>(seed * 9));
    if (match.is_over()) continue;
    legal_actions(*rules, match.sight(match.to_act().front()), legal);
    for (const Action& action : legal) ASSERT_EQ(read(said(action)), action);
  }
}

TEST_F(Answers, GarbageDoesNoHarm) {
  const std::string_view letters = "place bmndrockfl(),-0123456789 turned\t\n\x80";
  Rng rng(7);
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (std::string_view start : {"place nes ", "mend rpl 2 ", "map ", "discard ", ""})
      if (rng.below(5) == 0) text += start;
    for (int n = rng.below(12); n > 0; --n)
      text += letters[static_cast<std::size_t>(rng.below(static_cast<int>(letters.size())))];
    const auto action = read_action(*rules, text);
    if (!action) continue;
    ASSERT_EQ(read(said(*action)), *action) << text;
  }
}

}  // namespace
}  // namespace filon::text
