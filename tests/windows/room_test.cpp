// A window after a card tells nobody who could have stopped it: whoever holds a veto and whatever they answer, the
// others are sent the same bytes at the same times. Here the time is given, so it is compared to the millisecond.
#include <set>

#include "testkit/cites.h"
#include "tests/windows/world.h"

namespace filon::server {
namespace {

using namespace protocol;

constexpr Time usual = 4000;

// What somebody does in every window: nothing, or let it pass, so many milliseconds after it opened.
enum class Habit { Silent, AtOnce, InTheMiddle, AtTheEnd };
constexpr Habit habits[] = {Habit::Silent, Habit::AtOnce, Habit::InTheMiddle, Habit::AtTheEnd};
constexpr Time when(Habit habit) { return habit == Habit::AtOnce ? 0 : habit == Habit::InTheMiddle ? 1500 : 3999; }

// The same three cards in every world. Each opens a window.
constexpr const char* cards[] = {R"(["peek_goal","map",0])", R"(["place_path","b-ew",[1,0]])",
                                 R"(["place_path","b-nesw",[2,0]])"};

// The cards of the first seats, each with its window, as each client lived them: also what a client sees that comes to
// its seat in the middle of a window.
std::map<Client, std::string> lived(World& world, const std::array<Habit, 3>& habit, std::size_t turns) {
  std::map<Client, std::string> all;
  for (std::size_t turn = 0; turn < turns; ++turn) {
    world.mark();
    EXPECT_EQ(world.answer(people[turn], cards[turn]), "");
    EXPECT_EQ(world.what(), "veto");
    const int question = world.question();
    for (const Time now : {Time{0}, Time{1500}, Time{2000}, Time{3999}}) {
      world.run_until(now);
      for (std::size_t i = 0; i < 3; ++i)
        if (i != turn && habit[i] != Habit::Silent && when(habit[i]) == now) {
          EXPECT_EQ(world.answer(people[i], let_pass), "");
        }
      // Whatever was answered, it closes when its time is over.
      EXPECT_EQ(world.table->room->next_tick(), world.table->now - now + usual);
      if (now != 2000) continue;
      all[eve] += world.shown(nobody);
      for (int i = 0; i < 3; ++i) all[people[i]] += world.shown(seat(i));
    }
    EXPECT_EQ(world.question(), question);
    world.run_until(usual);
    EXPECT_EQ(world.question(), question + 1);
    for (const Client client : {ann, bob, dan, eve})
      for (const auto& [at, text] : world.trace(client)) all[client] += std::to_string(at) + " " + text + "\n";
  }
  return all;
}

TEST(Windows, TellEachClientOnlyWhatFollowsFromItsOwnCardsAndAnswers) {
  cites("WC19-18", "WC19-22", "MOD-32");
  struct Own {
    Client client;
    bool holds;
    Habit habit;
    auto operator<=>(const Own&) const = default;
  };
  std::map<Own, std::string> known;
  int worlds = 0;
  for (const Seat holder : {nobody, seat(0), seat(1), seat(2)})
    for (const Habit first : habits)
      for (const Habit second : habits)
        for (const Habit third : habits) {
          World world({.holder = holder});
          const std::array<Habit, 3> habit{first, second, third};
          const auto all = lived(world, habit, 3);
          if (HasFailure()) return;
          ++worlds;
          for (const auto& [client, text] : all) {
            const Seat at = *world.table->room->seat_of(client);
            const Own own = at == nobody ? Own{client, false, Habit::Silent}
                                         : Own{client, at == holder, habit[static_cast<std::size_t>(index(at))]};
            ASSERT_EQ(known.emplace(own, text).first->second, text)
                << "client " << client << ", holder " << index(holder);
          }
        }
  EXPECT_EQ(worlds, 4 * 64);
  EXPECT_EQ(known.size(), 1U + 3U * 2U * 4U) << "who holds a veto, or has answered, knows it";
}

TEST(Windows, LastAsLongWithABotWhetherItHoldsAVetoOrNot) {
  cites("WC19-18", "WC19-22");
  std::map<Client, std::string> with_people;
  {
    World world({});
    with_people = lived(world, {}, 2);
  }
  for (const char* bot : {"easy", "normal"})
    for (const Seat holder : {nobody, seat(2)})
      for (const bool is_slow : {false, true}) {  // its answer is ready at once, or after the window has closed
        World world({.holder = holder, .bot = bot});
        world.table->holds_thoughts = is_slow;
        auto all = lived(world, {}, 2);
        ASSERT_FALSE(world.was_told("vetoed")) << "no bot stops a map or a tunnel to the gold";
        for (const Client client : {ann, bob, eve}) ASSERT_EQ(all[client], with_people[client]) << bot;
      }
}

// Ann has played a map, and Dan holds a veto.
World in_a_window(World::Setup setup) {
  setup.holder = seat(2);
  World world(setup);
  EXPECT_EQ(world.answer(ann, cards[0]), "");
  world.mark();
  return world;
}

TEST(Windows, LastFourSecondsOrWhatTheTableChose) {
  cites("WC19-22");
  for (const int seconds : {0, 2, 15}) {
    World world = in_a_window({.seconds = seconds});
    const Time length = seconds == 0 ? usual : Time{seconds} * 1000;
    world.run_until(length - 1);
    EXPECT_EQ(world.what(), "veto");
    EXPECT_TRUE(world.trace(eve).empty());
    world.run_until(length);
    EXPECT_EQ(world.what(), "turn");
  }
  for (const int wrong : {1, 16}) {
    games::Choice choice{"classic", 3, {{"modules", games::Words{"wc_veto"}}, {"veto_seconds", wrong}}};
    EXPECT_TRUE(games::cannot_play(choice)) << wrong;
  }
}

TEST(Windows, AreNotShortenedWhenAllLetThemPass) {
  cites("WC19-22");
  World world = in_a_window({});
  EXPECT_EQ(world.answer(bob, let_pass), "");
  EXPECT_EQ(world.answer(dan, let_pass), "");
  world.run_until(usual - 1);
  EXPECT_EQ(world.what(), "veto");
  world.run_until(usual);
  EXPECT_EQ(world.what(), "turn");
}

TEST(Windows, AreNotShortenedByAVeto) {
  cites("WC19-18", "WC19-22");
  World world = in_a_window({});
  EXPECT_EQ(world.answer(dan, veto), "");
  world.run_until(usual - 1);
  EXPECT_TRUE(world.trace(eve).empty() && world.trace(ann).empty() && world.trace(bob).empty());
  world.run_until(usual);
  EXPECT_TRUE(world.was_told("vetoed"));
}

// With and without a clock.
TEST(Windows, TellTheSecondsThatAreLeft) {
  cites("WC19-22");
  for (const std::int64_t clock : {0, 1, 60}) {
    World world({.holder = seat(2), .clock = clock});
    EXPECT_EQ(world.answer(ann, cards[0]), "");
    for (const Client client : {ann, bob, dan, eve}) EXPECT_EQ(world.table->newest(client, "played").at("left"), 4);
    world.mark();
    world.run_until(2500);
    world.table->enter(dan, seat(2));
    EXPECT_EQ(world.table->newest(dan, "view").at("left"), 2);
    world.run_until(usual);
    const auto turn = world.table->newest(eve, "played");
    EXPECT_EQ(turn.contains("left") ? turn.at("left").as_int64() : 0, clock);
  }
}

// Whatever the clock of the table says, and whether or not the holder is there.
TEST(Windows, TakeSilenceAsLettingPass) {
  cites("WC19-22");
  for (const std::int64_t clock : {0, 1, 30})
    for (const bool is_away : {false, true}) {
      World world = in_a_window({.clock = clock});
      if (is_away) world.table->exit(dan);
      world.table->holds_thoughts = true;
      world.run_until(usual);
      EXPECT_TRUE(world.table->thoughts.empty()) << "nobody answers in the place of a person";
      EXPECT_EQ(world.what(), "turn");
      EXPECT_FALSE(world.was_told("vetoed"));
      // The clock of the table begins with the next question.
      if (clock > 0) {
        EXPECT_EQ(world.table->room->next_tick(), world.table->now + clock * 1000);
      }
    }
}

// A bot that answers for a person who is away plays their turns, but has no opinion in a window.
TEST(Windows, TakeTheSilenceOfASubstitutedPersonAsLettingPass) {
  cites("WC19-22");
  World world = in_a_window({});
  EXPECT_EQ(world.table->error(ann, Substitute{2, "normal"}), "");
  world.table->holds_thoughts = true;
  world.run_until(usual);
  EXPECT_TRUE(world.table->thoughts.empty());
  EXPECT_EQ(world.what(), "turn");
}

TEST(Windows, RefuseAVetoOfSomebodyWhoHasNoneAndTellNobodyElse) {
  cites("WC19-18");
  World world = in_a_window({});
  EXPECT_EQ(world.answer(bob, veto), "not_in_hand");
  EXPECT_EQ(world.answer(ann, veto), "not_asked");
  EXPECT_EQ(world.answer(ann, let_pass), "not_asked");
  EXPECT_EQ(world.answer(eve, veto), "not_seated");
  EXPECT_NE(world.table->error(bob, WhyNot{R"({"card":"veto"})"}), "");
  EXPECT_TRUE(world.trace(dan).empty()) << "TestRoom::error() checks that only the sender gets a reply";
  world.run_until(usual);
  EXPECT_EQ(world.what(), "turn");
}

TEST(Windows, TellNothingAcrossAPauseOrARestart) {
  cites("WC19-18", "WC19-22");
  std::map<std::pair<Client, bool>, Trace> known;
  for (const Seat holder : {nobody, seat(1), seat(2)})
    for (const bool dan_answers : {false, true}) {
      World world({.holder = holder});
      EXPECT_EQ(world.answer(ann, cards[0]), "");
      world.mark();
      if (dan_answers) {
        EXPECT_EQ(world.answer(dan, let_pass), "");
      }
      world.run_until(1000);
      EXPECT_EQ(world.table->error(ann, Pause{true}), "");
      world.trace(eve);
      world.run_until(5000);
      EXPECT_EQ(world.table->error(ann, Pause{false}), "");
      EXPECT_EQ(world.table->room->next_tick(), world.table->now + usual);
      world.run_until(6000);
      world.table->restore(world.table->log);
      EXPECT_EQ(world.table->room->next_tick(), world.table->now + usual);
      world.table->enter(ann, seat(0));
      world.table->enter(eve, nobody);
      world.run_until(10'000);
      EXPECT_EQ(world.what(), "turn");
      for (const Client client : {ann, eve}) {
        const Trace& trace = world.trace(client);
        ASSERT_GT(trace.size(), 3U);
        ASSERT_EQ(known.emplace(std::pair(client, client == ann && holder == seat(0)), trace).first->second, trace);
      }
    }
}

}  // namespace
}  // namespace filon::server
