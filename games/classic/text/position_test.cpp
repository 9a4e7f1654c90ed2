#include "games/classic/text/position.h"

#include <gtest/gtest.h>

#include "games/classic/state.h"
#include "games/classic/text/state.h"
#include "games/classic/text/test_matches.h"
#include "kernel/match_inside.h"
#include "testkit/cites.h"

namespace filon::text {
namespace {

using namespace classic;

// A line for others says only who has nuggets, not how many.
Table without_totals(Table table, Seat but = nobody) {
  for (int i = 0; i < table.seats; ++i)
    if (std::uint8_t& nuggets = table.purse[seat(i)].nuggets; seat(i) != but)
      nuggets = std::min<std::uint8_t>(nuggets, 1);
  return table;
}

// Rules with a card that uses the order of the discard pile, so that lines write it.
std::shared_ptr<const Rules> rules_with_ordered_discards(const Options& options) {
  Rules rules = *rules_for(options);
  rules.discards_in_order = true;
  return std::make_shared<const Rules>(rules);
}

TEST(Position, ReadsBackInEveryMomentOfAMatch) {
  for (const Options& options : every_table({Edition::E2004, Edition::E2024})) {
    const auto rules = rules_with_ordered_discards(options);
    const int seats = options.seats;
    for (const Habit habit : all_habits) {
      if (!options.with.empty() && habit == Habit::PlacesFarOut) continue;
      Match match = Match::start(rules, static_cast<std::uint64_t>(seats));
      Rng rng(static_cast<std::uint64_t>(seats));
      while (true) {
        const State& state = MatchTestAccess::state(match);
        const auto state_back = read_state(*rules, print(*rules, state));
        ASSERT_TRUE(state_back) << state_back.error() << "\n" << print(*rules, state);
        ASSERT_EQ(*state_back, state) << print(*rules, state);
        const auto table_back = read_table(*rules, print(*rules, match.table()));
        ASSERT_TRUE(table_back) << table_back.error();
        ASSERT_EQ(*table_back, without_totals(match.table()));
        View view = match.view(seat(match.version() % seats));
        const auto view_back = read_view(*rules, print(*rules, view));
        ASSERT_TRUE(view_back) << view_back.error();
        view.table = without_totals(view.table, view.me);
        ASSERT_EQ(*view_back, view);
        if (match.is_over()) break;
        const Seat by = match.to_act().front();
        ASSERT_EQ(match.play(by, choose(match, by, habit, rng)), std::nullopt);
        if (match.to_act().empty() && match.is_window()) match.close();
      }
    }
  }
}

TEST(Position, SaysTheOrderOfTheDiscardPileWhereItMatters) {
  const auto rules = rules_with_ordered_discards({Edition::E2024, 3, seat(0)});
  Match match = Match::start(rules, 1);
  const Card first = match.sight(seat(0)).mine.hand[3], second = match.sight(seat(1)).mine.hand[0];
  ASSERT_EQ(match.play(seat(0), Discard{{first}}), std::nullopt);
  ASSERT_EQ(match.play(seat(1), Discard{{second}}), std::nullopt);
  const auto name = [&](Card card) { return rules->deck[card].short_name; };
  const std::string table = print(*rules, match.table());
  EXPECT_NE(table.find(" discard_pile:0,1 "), std::string::npos) << table;
  EXPECT_EQ(table.find(" discards:"), std::string::npos);
  const std::string state = print(*rules, MatchTestAccess::state(match));
  EXPECT_TRUE(state.ends_with(" face_down:" + name(first) + "," + name(second))) << state;
  const auto error = [&](std::string_view part, std::string_view by) {
    std::string line = state;
    line.replace(line.find(part), part.size(), by);
    const auto read = read_state(*rules, line);
    return read ? "" : read.error();
  };
  EXPECT_EQ(error("discard_pile:0,1", "discard_pile:1,0"),
            "position: a seat discarded other cards than lie on the discard pile");
  EXPECT_EQ(error("discard_pile:0,1", "discard_pile:0,1,7"), "discard_pile: the deck has no \"7\"");
  EXPECT_EQ(error("face_down:", "face_down:stone-ne,"), "face_down: the pile has no \"stone-ne\"");
  std::string many = "discard_pile:0";
  for (int n = 0; n < most_cards; ++n) many += ",0";
  EXPECT_EQ(error("discard_pile:0,1", many), "discard_pile: it has more cards than a deck");
}

// Lines without the order, as in games that do not use it.
TEST(Position, PutsOpenCardsBelowFaceDownOnesWhereTheOrderDoesNotMatter) {
  const auto rules = rules_for({Edition::E2024, 3, seat(0)});
  const auto card = [&](std::string_view name) { return *rules->deck.find(name); };
  const auto state =
      read_state(*rules,
                 "filon1 state game:classic edition:2024 players:3 first:0 round:1 began:0 last:1 ask:turn=2 "
                 "goals:?@8,-2/?@8,0/?@8,2 played:rock,bp,rp role:dds hand:xn/ns/nesw discarded:/nw,ne/ew "
                 "under:gold,stone-ne,stone-nw");
  ASSERT_TRUE(state) << state.error();
  EXPECT_EQ(state->table.discard_pile, (DiscardPile{{card("rock"), nobody},
                                                    {card("bp"), nobody},
                                                    {card("rp"), nobody},
                                                    {no_card, seat(1)},
                                                    {no_card, seat(1)},
                                                    {no_card, seat(2)}}));
  const auto table = read_table(*rules, print(*rules, state->table));
  ASSERT_TRUE(table) << table.error();
  EXPECT_EQ(face_up(table->discard_pile), face_up(state->table.discard_pile));
  EXPECT_EQ(face_down(table->discard_pile), face_down(state->table.discard_pile));
}

TEST(Position, NamesTheOptions) {
  const auto rules = rules_for({Edition::E2011, 7, seat(2)});
  const auto options = options_of(print(*rules, Match::start(rules, 1).table()));
  ASSERT_TRUE(options);
  EXPECT_EQ(*options, rules->options);
}

TEST(Position, OfATableBeforeTheDealIsEmpty) {
  const auto rules = rules_for({});
  EXPECT_EQ(print(*rules, Table{}), "filon1 table game:classic edition:2024 players:5 first:0");
  EXPECT_EQ(*read_table(*rules, print(*rules, Table{})), Table{});
}

constexpr std::string_view small_match =
    "filon1 state game:classic edition:2024 players:3 first:0 round:1 began:0 last:1 ask:turn=2 "
    "board:ew@1,0/nes@2,0t goals:?@8,-2/?@8,0/?@8,2 broken:0=bp role:dds "
    "hand:xn,xe,map,map,map,map/ns,ns,ns,ns,new,new/nesw,nesw,nesw,rock,rock,rp discarded:/ne/ "
    "under:gold,stone-ne,stone-nw";

TEST(Position, OfAWholeMatchIsOneLine) {
  const auto rules = rules_for({Edition::E2024, 3, seat(0)});
  const auto state = read_state(*rules, small_match);
  ASSERT_TRUE(state) << state.error();
  EXPECT_EQ(state->hidden.spare_roles.count(static_cast<int>(Role::GoldDigger)), 1);
  EXPECT_EQ(state->table.pile, 67 - 18 - 2 - 1 - 1);
  EXPECT_EQ(print(*rules, View{seat(1), state->table, state->holdings[seat(1)]}),
            "filon1 view game:classic edition:2024 players:3 first:0 round:1 began:0 last:1 ask:turn=2 "
            "board:ew@1,0/nes@2,0t goals:?@8,-2/?@8,0/?@8,2 broken:0=bp sizes:6,6,6 discards:0,1,0 pile:45 "
            "goldpile:28 me:1 role:d hand:ns,ns,ns,ns,new,new discarded:ne");
}

TEST(Position, SaysWhichWayPlayGoes) {
  const auto rules = rules_for({Edition::E2024, 3, seat(0)});
  const auto state = read_state(*rules, std::string(small_match) + " direction:-1");
  ASSERT_TRUE(state) << state.error();
  EXPECT_NE(print(*rules, *state).find(" direction:-1"), std::string::npos);
  Match match = MatchTestAccess::open(rules, *state, 1);
  ASSERT_EQ(match.play(seat(2), Discard{{*rules->deck.find("rp")}}), std::nullopt);
  EXPECT_EQ(match.to_act(), Seats(seat(1)));
}

TEST(Position, CanBeInTheMiddleOfAnEffect) {
  const auto rules = rules_for({Edition::E2024, 3, seat(0)});
  const std::string line = std::string(small_match) + " then:reach=1@2,0/end_turn=1+1";
  const auto state = read_state(*rules, line);
  ASSERT_TRUE(state) << state.error();
  EXPECT_EQ(state->table.agenda, (Agenda{{.what = Do::Reach, .by = seat(1), .at = cell(2, 0)},
                                         {.what = Do::EndTurn, .by = seat(1), .draws = 1}}));
  EXPECT_EQ(*read_state(*rules, print(*rules, *state)), *state);
  EXPECT_EQ(read_state(*rules, std::string(small_match) + " then:dance").error(),
            "then: it takes steps such as end_turn=2+1, not \"dance\"");
}

TEST(Position, ShowsTotalsOfNuggetsToTheirOwnerOnly) {
  cites("S2-SCORE-46");
  const auto rules = rules_for({Edition::E2024, 3, seat(0), {Module::Saboteur2}});
  State state = MatchTestAccess::state(Match::start(rules, 1));
  state.table.purse[seat(0)].nuggets = 7;
  state.table.purse[seat(2)].nuggets = 4;
  const auto tail = [](const std::string& line, std::string_view key) {
    const std::size_t at = line.find(key);
    return at == std::string::npos ? "" : line.substr(at, line.find(' ', at) - at);
  };
  const std::string table = print(*rules, state.table);
  EXPECT_EQ(tail(table, "has_nuggets:"), "has_nuggets:0,2");
  EXPECT_EQ(tail(table, " nuggets:"), "");
  const std::array<std::string, 3> totals{"nuggets:7", "", "nuggets:4"};
  for (int i = 0; i < 3; ++i) {
    const std::string view = print(*rules, View{seat(i), state.table, state.holdings[seat(i)]});
    EXPECT_EQ(tail(view, "has_nuggets:"), "has_nuggets:0,2");
    EXPECT_EQ(view.ends_with(" " + totals[static_cast<std::size_t>(i)]), i != 1) << view;
    // The line does not depend on how many nuggets the others have.
    Table other = state.table;
    for (int j = 0; j < 3; ++j)
      if (j != i && other.purse[seat(j)].nuggets > 0) other.purse[seat(j)].nuggets = 9;
    EXPECT_EQ(print(*rules, View{seat(i), other, state.holdings[seat(i)]}), view);
  }
  EXPECT_NE(print(*rules, state).find(" nuggets:7//4 "), std::string::npos) << print(*rules, state);
  EXPECT_EQ(*read_state(*rules, print(*rules, state)), state);
}

TEST(Position, OfAViewHasNuggetsWhereTheTableSaysSo) {
  const auto rules = rules_for({Edition::E2024, 3, seat(0), {Module::Saboteur2}});
  const std::string line = print(*rules, Match::start(rules, 1).view(seat(1)));
  const auto error = [&](const std::string& more) {
    const auto view = read_view(*rules, line + more);
    return view ? "" : view.error();
  };
  EXPECT_EQ(error(" has_nuggets:1 nuggets:3"), "");
  EXPECT_EQ(error(" nuggets:3"), "nuggets: has_nuggets says otherwise");
  EXPECT_EQ(error(" has_nuggets:0,1"), "nuggets: has_nuggets says otherwise");
  EXPECT_EQ(error(" has_nuggets:3"), "has_nuggets: it takes seats, not \"3\"");
  EXPECT_EQ(error(" has_nuggets:1 nuggets:0"), "nuggets: it takes a number from 1 to 255, not \"0\"");
  EXPECT_EQ(error(" has_nuggets:1 nuggets:3/2"), "nuggets: it takes 1 parts between /");
  EXPECT_EQ(error(" purses:1=0,0,0,0,0,0,3"), "purses: it takes 6 numbers at most");
}

class BadPosition : public testing::Test {
 protected:
  // The error when `part` of the small match is replaced.
  std::string error(std::string_view part, std::string_view by) const {
    std::string line(small_match);
    line.replace(line.find(part), part.size(), by);
    const auto state = read_state(*rules, line);
    return state ? "" : state.error();
  }

  std::shared_ptr<const Rules> rules = rules_for({Edition::E2024, 3, seat(0)});
};

TEST_F(BadPosition, GetsASentenceThatNamesTheField) {
  EXPECT_EQ(error("filon1", "filon9"), "position: it begins with filon1 and what it holds");
  EXPECT_EQ(error(" state", " view"), "position: it takes a state here, not a view");
  EXPECT_EQ(error("players:3", "players:4"), "position: it was written under other options than these rules");
  EXPECT_EQ(error("edition:2024", "edition:1999"), "edition: it takes 2004, 2011 or 2024");
  EXPECT_EQ(error("round:1", "round:4"), "round: it takes a number from 1 to 3, not \"4\"");
  EXPECT_EQ(error("ask:turn=2", "ask:turn=3"), "ask: it takes a number from 0 to 2, not \"3\"");
  EXPECT_EQ(error("ew@1,0", "ew@1,900"), "board: it takes a card as in nes@3,0t, not \"ew@1,900\"");
  EXPECT_EQ(error("ew@1,0", "ew@2,0"), "board: two cards lie at \"2,0\"");
  EXPECT_EQ(error("ew@1,0", "map@1,0"), "board: only tunnels lie there, not \"map@1,0\"");
  EXPECT_EQ(error("ew@1,0", "xn@1,0"), "hand: the deck has not that many \"xn\"");
  EXPECT_EQ(error("0=bp", "0=rp"), "broken: \"rp\" breaks no tool");
  EXPECT_EQ(error("role:dds", "role:dss"), "role: these are not the roles of that many players");
  EXPECT_EQ(error("under:gold,", "under:stone-ne,"), "position: the goals are not the deck's");
  EXPECT_EQ(error("last:1", "last:1 last:1"), "\"last\": it is there twice");
  EXPECT_EQ(error("last:1", "lost:1"), "\"lost\": this line takes no such field");
}

// Makes small changes to a text, often so that its parts stay well formed.
std::string mutated(std::string text, Rng& rng) {
  const auto place = [&] { return static_cast<std::size_t>(rng.below(static_cast<int>(text.size()))); };
  const std::string_view signs = "0123456789-,/=@:~?+!$tnesw ";
  for (int n = 1 + rng.below(3); n > 0 && !text.empty(); --n) {
    const std::size_t at = place(), from = place();
    switch (rng.below(5)) {
      case 0: text[at] = signs[static_cast<std::size_t>(rng.below(static_cast<int>(signs.size())))]; break;
      case 1: text.erase(at, 1 + static_cast<std::size_t>(rng.below(9))); break;
      case 2: text.insert(at, text.substr(from, 1 + static_cast<std::size_t>(rng.below(30)))); break;
      case 3: text[at] = static_cast<char>(rng.below(256)); break;
      default: text[at] = text[from]; break;
    }
  }
  return text;
}

TEST(Position, GarbageIsRefusedOrReadSoundly) {
  const auto rules = rules_for({});
  Rng rng(3);
  int read = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Match match = play_match(rules, seed, all_habits[seed % 3], static_cast<int>(seed * 4));
    const std::string state_line = print(*rules, MatchTestAccess::state(match));
    const std::string view_line = print(*rules, match.view(seat(1)));
    for (int n = 0; n < 100; ++n) {
      if (const auto state = read_state(*rules, mutated(state_line, rng))) {
        ++read;
        ASSERT_EQ(unsound(*rules, *state), std::nullopt);
        ASSERT_EQ(*read_state(*rules, print(*rules, *state)), *state);
      }
      if (const auto view = read_view(*rules, mutated(view_line, rng))) {
        ++read;
        ASSERT_EQ(*read_view(*rules, print(*rules, *view)), *view);
      }
    }
  }
  EXPECT_GT(read, 100);
}

TEST(Position, ScatteredCardsAreRefusedBeforeTheMazeIsFull) {
  Deck deck = classic::base_deck();
  const Card straight = *deck.find("ns");
  deck.pile.add(index(straight), 130);
  const Rules rules = *compose({}, deck);
  std::string line = "filon1 table game:classic edition:2024 players:5 first:0 round:1 board:ns@-100,9";
  for (int n = 1; n < 130; ++n)
    line += "/ns@" + std::to_string(-100 + 3 * (n % 60)) + "," + std::to_string(9 + 3 * (n / 60));
  const auto table = read_table(rules, line);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error(), "board: it has more cards, or more scattered ones, than a maze takes");
}

}  // namespace
}  // namespace filon::text
