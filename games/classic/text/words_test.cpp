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
