#include "games/classic/text/record.h"

#include <gtest/gtest.h>

#include "games/classic/text/test_matches.h"

namespace filon::text {
namespace {

using namespace classic;

TEST(MatchRecord, ReadsBackAsItWas) {
  for (const Options& options : every_table({Edition::E2004, Edition::E2011, Edition::E2024}))
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      const auto rules = rules_for(options);
      const Habit habit = all_habits[seed % 3];
      const int most = seed < 4 ? 1000 : static_cast<int>(seed * 17);
      const Record record = play_match(rules, seed, habit, most).record();
      const auto text = print_record(*rules, record);
      ASSERT_TRUE(text) << text.error();
      const auto written = record_options(*text);
      ASSERT_TRUE(written) << written.error();
      EXPECT_EQ(*written, options);
      const auto back = read_record(*rules, *text);
      ASSERT_TRUE(back) << back.error() << "\n" << *text;
      EXPECT_EQ(*back, record);
      EXPECT_EQ(*print_record(*rules, *back), *text);
    }
}

// Right after the window of the last card, somebody lets a theft pass.
TEST(MatchRecord, TellsADeclinedTheftFromASilentWindow) {
  int declined = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const auto rules = rules_for({Edition::E2024, 6, seat(0), {Module::Saboteur2, Module::Veto}});
    Match match = Match::start(rules, seed);
    Rng rng(seed);
    while (!match.is_over()) {
      const Seat by = match.to_act().front();
      const bool can_decline = !refuse(*rules, match.sight(by), Decline{});
      match.play(by, can_decline ? Action(Decline{})
                                 : choose(match, by, rng.below(2) == 0 ? Habit::DigsForGold : Habit::Random, rng));
      close_idle(match);
    }
    const Record record = match.record();
    for (const auto& answer : record.answers) declined += std::holds_alternative<Decline>(answer.action) ? 1 : 0;
    const auto text = print_record(*rules, record);
    ASSERT_TRUE(text) << text.error();
    const auto back = read_record(*rules, *text);
    ASSERT_TRUE(back) << back.error();
    EXPECT_EQ(*back, record) << "seed " << seed;
  }
  EXPECT_GT(declined, 50);
}

TEST(MatchRecord, TakesFourKibibytesAtMost) {
  std::size_t longest = 0;
  for (Edition edition : {Edition::E2004, Edition::E2024})
    for (int seats = 3; seats <= 10; ++seats)
      for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto rules = rules_for({edition, seats, seat(0)});
        const Habit habit = seed % 3 == 0 ? Habit::Random : Habit::PlacesFarOut;
        const auto text = print_record(*rules, play_match(rules, 100 + seed, habit).record());
        ASSERT_TRUE(text);
        longest = std::max(longest, text->size());
      }
  EXPECT_LE(longest, 4096U);
  EXPECT_GT(longest, 2800U) << "these players no longer write long records";
}

// The upper limit for any play: in each round, each card is dealt or drawn once and played once, and nothing else
// grows.
TEST(MatchRecord, CannotTakeMoreThanFourKibibytes) {
  const auto rules = rules_for({Edition::E2004, 10, seat(0)});
  std::size_t round = std::string("\nround 1 first 0 roles /d goals gold,stone-ne,stone-nw\nhands\n!0!1!2").size() + 10;
  for (int kind = 0; kind < Cards::kinds(); ++kind) {
    const auto copies = static_cast<std::size_t>(rules->deck.pile.count(kind));
    if (copies == 0) continue;
    const std::size_t name = rules->deck[card(kind)].short_name.size();
    std::size_t target = 0;
    switch (rules->effect(card(kind))) {
      case Effect::Path: target = std::string("@-13,-13t").size(); break;
      case Effect::Rockfall: target = std::string("@-13,-13").size(); break;
      case Effect::Mend: target = std::string(">9p").size(); break;
      default: target = std::string(">9").size(); break;
    }
    round += copies * ((1 + name) + (1 + name + target));
  }
  round += 23 * std::string(" 23.").size();  // turns of three players
  round += 9 * std::string(" --").size();    // passes with an empty hand
  round += std::string("result diggers 9 gold 3,3,3,3,3,3,3,3,3\n").size() + 9 * std::string(" 9:$3").size();
  const std::size_t scores = std::string("\nscores\n").size() + 10 * std::string(" 99=").size() + 2 * 28;
  EXPECT_LE(std::string("[Filon \"1\"] [Game \"classic\"] [Edition \"2004\"] [Players \"10\"] [First \"0\"]\n").size() +
                3 * round + scores,
            4096U);
}

// Continues a match with two different discards from the same hand of another seat.
TEST(HeardRecord, DoesNotTellWhichCardAnotherSeatDiscards) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto rules = rules_for({Edition::E2024, 5, seat(0)});
    const Match match = play_match(rules, seed, Habit::Random, static_cast<int>(seed));
    const Seat by = match.to_act().front();
    const auto hand = match.view(by).mine.hand;
    if (hand[0] == hand.back()) continue;
    Match one = match, other = match;
    ASSERT_FALSE(one.play(by, Discard{{hand[0]}}));
    ASSERT_FALSE(other.play(by, Discard{{hand.back()}}));
    EXPECT_NE(*print_record(*rules, one.record()), *print_record(*rules, other.record()));
    for (int i = 0; i < 5; ++i) {
      const bool same = *print_heard(*rules, one.record(), seat(i)) == *print_heard(*rules, other.record(), seat(i));
      EXPECT_EQ(same, seat(i) != by);
    }
    EXPECT_EQ(*print_heard(*rules, one.record(), nobody), *print_heard(*rules, other.record(), nobody));
    ++compared;
  }
  EXPECT_GT(compared, 20);
}

TEST(HeardRecord, DoesNotTellTheRolesHandsAndGoalsOfADeal) {
  const auto rules = rules_for({Edition::E2024, 5, seat(0)});
  const Record record = Match::start(rules, 1).record();
  const auto heard = [&](const Record& dealt) {
    const auto text = print_heard(*rules, dealt, seat(0));
    EXPECT_TRUE(text) << text.error();
    return text ? *text : "";
  };
  const std::size_t goals = 5, hands = 8;
  int otherwise = 0;
  for (std::size_t i = 1; i < record.chance.size(); ++i)
    for (std::size_t j = i + 1; j < record.chance.size(); ++j) {
      const bool roles_swapped = j < goals, goals_swapped = i >= goals && j < hands, others_swapped = i >= hands + 6;
      if (!roles_swapped && !goals_swapped && !others_swapped) continue;
      Record swapped = record;
      std::swap(swapped.chance[i].kind, swapped.chance[j].kind);
      otherwise += swapped == record ? 0 : 1;
      EXPECT_EQ(heard(swapped), heard(record));
    }
  EXPECT_GT(otherwise, 100);
}

TEST(HeardRecord, ReadsBackAsTheSameText) {
  for (const Options& options : every_table({Edition::E2011, Edition::E2024}))
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      const auto rules = rules_for(options);
      const Record record = play_match(rules, seed, all_habits[seed % 3], seed < 3 ? 1000 : 90).record();
      for (const Seat listener : {seat(0), seat(options.seats - 1), nobody}) {
        const auto text = print_heard(*rules, record, listener);
        ASSERT_TRUE(text) << text.error();
        const auto again = rewrite_record(*rules, *text);
        ASSERT_TRUE(again) << again.error() << *text;
        EXPECT_EQ(*again, *text);
        EXPECT_FALSE(read_record(*rules, *text));
      }
    }
}

class ShortRecord : public testing::Test {
 protected:
  // Seat 1 digs towards a stone, looks at a goal, and their cart gets broken.
  static constexpr std::string_view text = R"([Filon "1"] [Game "classic"] [Edition "2024"] [Players "3"] [First "1"]

round 1 first 1 roles dsd/d goals stone-ne,gold,stone-nw
hands ns,xn,bc,map,rock,nw ew,map,ew,ew,nes,nes nes,nesw,nw,rlc,bl,bp
1. ew@1,0+ns nes@2,0t+map bc>1+new 2. map>0+new rlc>1c+nesw -nw+rp
)";
  std::shared_ptr<const Rules> rules = rules_for({Edition::E2024, 3, seat(1)});
};

TEST_F(ShortRecord, ReadsAndPrints) {
  const auto record = read_record(*rules, text);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(record->answers.size(), 6U);
  EXPECT_EQ(*print_record(*rules, *record), text);
}

TEST_F(ShortRecord, AsSeatsHeardIt) {
  const auto record = read_record(*rules, text);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(*print_heard(*rules, *record, seat(1)),
            R"([Filon "1"] [Game "classic"] [Edition "2024"] [Players "3"] [First "1"] [Ears "1"]

round 1 first 1 roles ?s?/? goals stone-ne,?,?
hands ? ew,ew,ew,nes,nes,map ?
1. ew@1,0+ns nes@2,0t+? bc>1+? 2. map>0=stone-ne+new rlc>1c+? -?+?
)");
  EXPECT_EQ(*print_heard(*rules, *record, nobody),
            R"([Filon "1"] [Game "classic"] [Edition "2024"] [Players "3"] [First "1"] [Ears "table"]

round 1 first 1 roles ???/? goals ?,?,?
hands ? ? ?
1. ew@1,0+? nes@2,0t+? bc>1+? 2. map>0+? rlc>1c+? -?+?
)");
}

TEST_F(ShortRecord, WrongOnesGetASentence) {
  const auto error = [&](std::string_view part, std::string_view by) {
    std::string wrong(text);
    wrong.replace(wrong.find(part), part.size(), by);
    const auto record = read_record(*rules, wrong);
    return record ? "" : record.error();
  };
  EXPECT_EQ(error("[Players \"3\"]", "[Players \"33\"]"), "Players: it takes a number up to 12, not \"33\"");
  EXPECT_EQ(error("[First", "[Date \"today\"] [First"), "");
  EXPECT_EQ(error("nes@2,0t", "zzz@2,0t"), "record: the deck has no \"zzz\"");
  EXPECT_EQ(error("nes@2,0t", "nes@2,1t"), "record: answer 2 is not legal where it stands");
  EXPECT_EQ(error("nes@2,0t", "nes@2,0t!1"),
            "record: its rounds, goals, results or scores are not what its answers lead to");
  EXPECT_EQ(error("+rp", ""), "record: it ends before chance outcome 30");
  EXPECT_EQ(error("-nw+rp", "-nw+rp dance"), "record: the deck has no \"dance\"");
}

TEST(MatchRecord, GarbageDoesNoHarm) {
  const auto rules = rules_for({});
  const std::string_view signs = "0123456789-,/=@:~?+!$tnesw []\"";
  Rng rng(5);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Record record = play_match(rules, seed, all_habits[seed % 3]).record();
    const std::string full = *print_record(*rules, record);
    const std::string heard = *print_heard(*rules, record, seat(2));
    for (int n = 0; n < 60; ++n) {
      std::string text = n % 2 == 0 ? full : heard;
      const auto at = static_cast<std::size_t>(rng.below(static_cast<int>(text.size())));
      if (rng.below(2) == 0)
        text[at] = signs[static_cast<std::size_t>(rng.below(static_cast<int>(signs.size())))];
      else
        text.erase(at, static_cast<std::size_t>(1 + rng.below(40)));
      if (const auto read = read_record(*rules, text)) {
        EXPECT_TRUE(Match::replay(rules, *read));
      }
      if (const auto again = rewrite_record(*rules, text)) {
        EXPECT_EQ(*rewrite_record(*rules, *again), *again);
      }
    }
  }
}

}  // namespace
}  // namespace filon::text
