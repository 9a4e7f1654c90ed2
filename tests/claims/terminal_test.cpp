// The fourth game through the commands of the program, as it is typed and printed. Nothing but its registration tells
// the program of it.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/run.h"

namespace filon::claims {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Ran {
  int code;
  std::string out;  // and what was complained about
};

Ran filon(const std::string& command, std::vector<std::string> arguments, const std::string& typed = "") {
  arguments.insert(arguments.begin(), {"filon", command});
  if (command != "replay" && command != "show") arguments.insert(arguments.end(), {"--game", "claims"});
  std::vector<const char*> argv;
  for (const std::string& argument : arguments) argv.push_back(argument.c_str());
  std::istringstream input(typed);
  std::streambuf* keyboard = std::cin.rdbuf(input.rdbuf());
  std::cin.clear();
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int code = cli::run(static_cast<int>(argv.size()), argv.data());
  const std::string out = testing::internal::GetCapturedStdout() + testing::internal::GetCapturedStderr();
  std::cin.rdbuf(keyboard);
  return {code, out};
}

boost::json::object json(const std::string& command, std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  const Ran ran = filon(command, std::move(arguments));
  EXPECT_EQ(ran.code, 0) << ran.out;
  return boost::json::parse(ran.out).as_object();
}

std::string record_file() {
  return testing::TempDir() + testing::UnitTest::GetInstance()->current_test_info()->name() + ".record";
}

std::string lines(const std::string& line, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += line + "\n";
  return all;
}

int count(const std::string& text, std::string_view part) {
  int found = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(ClaimsInTheTerminal, AreSimulated) {
  for (const char* bots : {"random", "normal", "normal,random,random"}) {
    const auto figures = json("sim", {"--games", "50", "--check", "--bots", bots});
    EXPECT_EQ(figures.at("games").as_int64(), 50);
    EXPECT_EQ(figures.at("rounds_won").as_object().at("prospector").as_int64(), 50);
    double gold = 0;
    for (const auto& one : figures.at("mean_gold_by_seat").as_array()) gold += one.to_number<double>();
    // Every game has three claims of one to three nuggets at most; they are those of all seats together.
    EXPECT_GT(gold, 1);
    EXPECT_LE(gold, 9);
    EXPECT_NEAR(figures.at("mean_gold_per_round_by_role").as_object().at("prospector").to_number<double>() * 3, gold,
                1e-9);
  }
}

TEST(ClaimsInTheTerminal, AreCounted) {
  const auto counted = json("perft", {"--depth", "3", "--seed", "1", "--divide"});
  const auto& sequences = counted.at("sequences").as_array();
  ASSERT_EQ(sequences.size(), 3U);
  std::int64_t sum = 0;
  for (const auto& [answer, behind] : counted.at("divided").as_object()) {
    EXPECT_THAT(std::string(answer), StartsWith("[\"bid\","));
    sum += behind.as_int64();
  }
  EXPECT_EQ(static_cast<std::int64_t>(counted.at("divided").as_object().size()), sequences[0].as_int64());
  EXPECT_EQ(sum, sequences[2].as_int64());
}

TEST(ClaimsInTheTerminal, AreMeasuredInTheArena) {
  const auto contest = json("arena", {"--deals", "300", "--threads", "2"}).at("contests").as_array()[0].as_object();
  EXPECT_EQ(contest.at("claims").as_array().size(), 3U) << "its options are told";
  const auto& standings = contest.at("standings").as_array();
  ASSERT_EQ(standings.size(), 2U) << "each level of the game";
  EXPECT_EQ(standings[0].at("line_up").as_string(), "normal");
  EXPECT_GT(standings[0].at("interests").as_array()[0].at("gold").at("value").as_double(), 0);
  const auto mixed = json("arena", {"--deals", "600", "--line-up", "normal+random+random"});
  const auto& levels = mixed.at("contests").as_array()[0].at("standings").as_array()[0].at("levels").as_array();
  ASSERT_EQ(levels.size(), 2U);
  EXPECT_GT(levels[0].at("gold").at("value").as_double(), levels[1].at("gold").at("value").as_double());
  EXPECT_THAT(filon("arena", {"--standard"}).out, HasSubstr("nothing is claimed about the bots of this game"));
}

// Never how long anything took: only that it was measured.
TEST(ClaimsInTheTerminal, AreTimed) {
  const auto timed = json("bench", {});
  EXPECT_FALSE(timed.contains("signature"));
  const auto& figures = timed.at("figures").as_object();
  for (const char* name : {"random_answer", "state_copy", "random_bot_answer", "normal_bot_answer"}) {
    ASSERT_TRUE(figures.contains(name)) << name;
    EXPECT_GT(figures.at(name).at("nanoseconds").as_double(), 0) << name;
  }
}

TEST(ClaimsInTheTerminal, ArePlayedToTheirEndToldAgainAndShown) {
  const std::string file = record_file();
  const Ran played = filon("play", {"--seed", "4", "--plain", "--record", file}, "?\nrules\nfoo\n7\n" + lines("1", 50));
  EXPECT_EQ(played.code, 0) << played.out;
  EXPECT_THAT(played.out, StartsWith("claims, 3 players."));
  EXPECT_THAT(played.out, HasSubstr("2 of the players are bots."));
  EXPECT_THAT(played.out, HasSubstr("You are asked: bid\n    1  bid: card "));
  EXPECT_THAT(played.out, HasSubstr("Type the number of an answer, 1 to "));
  EXPECT_THAT(played.out, HasSubstr("Counted: gold you "));
  EXPECT_THAT(played.out, HasSubstr("This was the game with --seed 4."));
  EXPECT_THAT(played.out, Not(HasSubstr("Goodbye")));

  const Ran all = filon("replay", {file});
  EXPECT_EQ(all.code, 0) << all.out;
  EXPECT_THAT(all.out, StartsWith("began: cards 4.\n(to seat 0) dealt: hand "));
  EXPECT_THAT(all.out, HasSubstr("counted: gold seat 0 "));
  EXPECT_THAT(filon("replay", {file, "--seat", "1"}).out, Not(HasSubstr("(to seat")));
  EXPECT_TRUE(json("replay", {file}).at("over").as_bool());

  EXPECT_THAT(filon("show", {file}).out, HasSubstr("seat 2: hand "));
  EXPECT_EQ(json("show", {file}).at("seats").as_array().size(), 3U);
  EXPECT_EQ(json("show", {file, "--seat", "2"}).at("seats").as_array().size(), 1U);
  EXPECT_EQ(filon("show", {"filon1 state game:claims"}).out,
            "filon show: record: this game has no notation of positions\n");
}

TEST(ClaimsInTheTerminal, AMatchThatWasQuitIsToldAsFarAsItGot) {
  const std::string file = record_file();
  EXPECT_EQ(filon("play", {"--seed", "4", "--plain", "--record", file}, "q\n").code, 0);
  EXPECT_THAT(filon("replay", {file}).out, HasSubstr("The record ends here; bid: asked is seat 0, seat 1, seat 2."));
}

TEST(ClaimsInTheTerminal, PeopleAnswerInTurnAndDoNotSeeTheAnswersOfOthers) {
  const Ran ran = filon(
      "play", {"--humans", "3", "--names", "Ann,Bob,Cid", "--seed", "4", "--plain", "--claims", "0,0"}, lines("1", 50));
  EXPECT_EQ(ran.code, 0) << ran.out;
  const std::string bids = ran.out.substr(0, ran.out.find("Bids shown"));
  for (const char* name : {"\nAnn\n", "\nBob\n", "\nCid\n"}) EXPECT_EQ(count(bids, name), 1) << ran.out;
  EXPECT_EQ(count(bids, "You are asked: bid"), 3);
  EXPECT_THAT(bids, HasSubstr("Answered: by Ann."));
  // Each is told their own sealed bid, and nobody else's.
  EXPECT_EQ(count(bids, "Sealed: action bid"), 3);
  const std::string of_bob = bids.substr(bids.find("\nBob\n"), bids.find("\nCid\n") - bids.find("\nBob\n"));
  EXPECT_EQ(count(of_bob, "Sealed: action bid"), 1);
}

// Whoever is asked must not learn from it that somebody could object.
constexpr std::string_view asked_without_choice = "are asked: object\n    1  let pass\nYour answer";

TEST(ClaimsInTheTerminal, AWindowThatHidesWhoAnswersAsksAllWhoShareAKeyboard) {
  int without_choice = 0;
  for (int seed = 1; seed <= 20; ++seed) {
    const Ran ran =
        filon("play", {"--humans", "3", "--seed", std::to_string(seed), "--plain", "--claims", "0,0"}, lines("1", 50));
    EXPECT_EQ(count(ran.out, "are asked: object"), 2) << ran.out;
    without_choice += count(ran.out, asked_without_choice);
  }
  EXPECT_GT(without_choice, 5);
}

TEST(ClaimsInTheTerminal, AWindowAsksAPersonAloneOnlyIfTheyHaveAChoice) {
  int asked = 0;
  for (int seed = 1; seed <= 20; ++seed) {
    const Ran ran = filon("play", {"--seed", std::to_string(seed), "--plain", "--claims", "0,0"}, lines("1", 50));
    EXPECT_EQ(count(ran.out, asked_without_choice), 0) << ran.out;
    asked += count(ran.out, "are asked: object");
  }
  EXPECT_GT(asked, 0);
}

TEST(ClaimsInTheTerminal, WrongOptionsGetTheReasonsOfTheRegistry) {
  const std::pair<std::vector<std::string>, std::string> mistakes[] = {
      {{"--players", "5"}, "players: this game takes 3, not 5"},
      {{"--cards", "9"}, "--cards: it takes a whole number from 1 to 5, not '9'"},
      {{"--cards", "many"}, "--cards: it takes a whole number from 1 to 5, not 'many'"},
      {{"--claims", "(0,0),(0,0)"}, "--claims: it takes 1 to 4 different cells such as (0,0),(1,0), not '(0,0),(0,0)'"},
      {{"--claims", "here"}, "--claims: it takes 1 to 4 different cells such as (0,0),(1,0), not 'here'"},
      {{"--claims", "0,0 1,0 2,0", "--cards", "2"}, "cards: there are more claims than cards to bid for them"},
      {{"--edition", "2024"}, "--edition: this game has no such option"},
      {{"--with", "saboteur2"}, "--with: this game has no such option"},
      {{"--deck", "data/base.json"}, "--deck: this game is played with its own cards only"},
      {{"--bots", "clever"}, "--bots: it takes random, normal, not 'clever'"}};
  for (const auto& [arguments, sentence] : mistakes) {
    const Ran ran = filon("sim", arguments);
    EXPECT_EQ(ran.code, 2) << sentence;
    EXPECT_EQ(ran.out, "filon sim: " + sentence + "\n");
  }
  EXPECT_EQ(json("sim", {"--games", "5", "--claims", "(0,0),(3,-1)", "--cards", "2"}).at("claims"),
            boost::json::parse("[[0,0],[3,-1]]"));
  EXPECT_EQ(filon("bench", {"--signature"}).out, "filon bench: --signature: this game has none\n");
}

}  // namespace
}  // namespace filon::claims
