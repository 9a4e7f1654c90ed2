// Runs the program as people and scripts do, and checks its output and exit code.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

namespace {

using testing::AnyOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Ran {
  int code;
  std::string out;  // with the error messages
};

// A file for this test only, because ctest runs tests in parallel.
std::string own_file(const std::string& ending) {
  const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
  return testing::TempDir() + test.test_suite_name() + "." + test.name() + "." + ending;
}

Ran filon(const std::string& arguments, const std::string& typed = "") {
  const std::string input = own_file("typed");
  std::ofstream(input) << typed;
  FILE* pipe = popen((FILON_PROGRAM " " + arguments + " <" + input + " 2>&1").c_str(), "r");
  std::string out;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) out += static_cast<char>(c);
  return {WEXITSTATUS(pclose(pipe)), out};
}

boost::json::object json(const std::string& arguments) {
  const Ran ran = filon(arguments + " --json");
  EXPECT_EQ(ran.code, 0) << ran.out;
  return boost::json::parse(ran.out).as_object();
}

// Removes everything that depends on how long the run took.
boost::json::object without_time(boost::json::object figures) {
  for (const char* key : {"seconds", "answers_per_second", "threads"}) figures.erase(key);
  return figures;
}

// Takes the first legal answer each time.
std::string first_answers(int count) {
  std::string typed;
  for (int i = 0; i < count; ++i) typed += "legal\n1\n";
  return typed;
}

TEST(Sim, PrintsItsFigures) {
  const auto figures = json("sim --players 5 --games 100 --seed 1 --bots random");
  EXPECT_EQ(figures.at("games").as_int64(), 100);
  EXPECT_GT(figures.at("answers").as_int64(), 100 * 100);
  EXPECT_GT(figures.at("answers_per_second").as_double(), 0);
  EXPECT_EQ(figures.at("mean_gold_by_seat").as_array().size(), 5U);
  const auto& rounds = figures.at("rounds_won").as_object();
  EXPECT_EQ(rounds.at("diggers").as_int64() + rounds.at("saboteurs").as_int64() + rounds.at("nobody").as_int64(), 300);
  EXPECT_GT(figures.at("mean_gold_per_round_by_role").as_object().at("saboteur").as_double(), 1);
}

TEST(Sim, DoesNotDependOnThreads) {
  for (const std::string bots : {"random", "easy", "normal,easy,random"}) {
    const std::string wanted = "sim --players 3 --games 70 --seed 7 --bots " + bots;
    EXPECT_EQ(without_time(json(wanted + " --threads 1")), without_time(json(wanted + " --threads 2"))) << bots;
  }
}

TEST(Sim, DependsOnTheSeed) {
  EXPECT_NE(json("sim --games 50 --seed 1").at("mean_gold_by_seat"),
            json("sim --games 50 --seed 2").at("mean_gold_by_seat"));
}

TEST(Sim, NamesWhatWasPlayed) {
  const auto figures = json("sim --games 5 --with saboteur2 --players 2 --edition 2011");
  EXPECT_EQ(figures.at("game").as_string(), "classic");
  EXPECT_EQ(figures.at("players").as_int64(), 2);
  EXPECT_EQ(figures.at("edition").as_string(), "2011");
  EXPECT_EQ(figures.at("modules").as_string(), "saboteur2");
  const auto usual = json("sim --games 5");
  EXPECT_EQ(usual.at("players").as_int64(), 5);
  EXPECT_EQ(usual.at("edition").as_string(), "2024");
  EXPECT_EQ(usual.at("modules").as_string(), "");
}

TEST(Sim, ChecksEveryPosition) {
  for (int players = 3; players <= 10; ++players)
    for (const std::string edition : {"2004", "2011", "2024"}) {
      const auto arguments = "sim --check --games 20 --players " + std::to_string(players) + " --edition " + edition;
      EXPECT_EQ(json(arguments).at("games").as_int64(), 20) << arguments;
    }
}

struct Mistake {
  std::string arguments;
  std::string sentence;
};

TEST(WrongUsage, GetsOneSentence) {
  const Mistake mistakes[] = {
      {"", "filon: name a command; 'filon --help' lists what there is"},
      {"dig", "filon: there is no command 'dig'; 'filon --help' lists what there is"},
      {"sim --players 2", "filon sim: players: the base game takes 3 to 10, not 2"},
      {"sim --players many", "filon sim: --players: it takes a whole number from 2 to 12, not 'many'"},
      {"sim --players", "filon sim: --players: it takes a value; 'filon sim --help' lists what there is"},
      {"sim --seed -1", "filon sim: --seed: it takes a whole number from 0 to 2^64-1, not '-1'"},
      {"sim --gold", "filon sim: '--gold' means nothing here; 'filon sim --help' lists what there is"},
      {"sim --game dark_cave", "filon sim: --game: 'dark_cave' is not there yet; it takes classic, lost_mines"},
      {"sim --with saboteur3",
       "filon sim: --with: it takes modules such as saboteur2, wc_greedy_dwarf, wc_goal_swap, wc_forgotten_treasure, "
       "wc_veto, wc_direction_change, wc_master_craftsman, wc_scout, wc_diversion, mini_right_of_passage, "
       "mini_costume_workshop, mini_underground_party, mini_new_goals, mini_treasure_chests, variant_sabotaged_dwarf, "
       "variant_tournament, with commas between them, or all, not 'saboteur3'"},
      {"sim --with wc_greedy_dwarf,saboteur2",
       "filon sim: modules: wc_greedy_dwarf cannot be played together with saboteur2"},
      {"sim --with saboteur2 --edition 2004",
       "filon sim: with: saboteur2 is played with edition 2011 or 2024, not 2004"},
      {"sim --with saboteur2,saboteur2", "filon sim: --with: \"saboteur2\" is there twice; each can be taken once"},
      {"sim --edition 1999", "filon sim: --edition: it takes 2004, 2011, 2024, not '1999'"},
      {"sim --bots easy,easy",
       "filon sim: --bots: it takes one level for all, or 5 with commas between "
       "them, not 2"},
      {"sim --deck nowhere.json",
       "filon sim: --deck: nowhere.json: this file cannot be read: No such file or directory"},
      {"play --bots clever", "filon play: --bots: it takes easy, normal, not 'clever'"},
      {"play --humans 4 --players 3", "filon play: --humans: it takes at most as many as --players, 3"},
      {"play --names Ann,Bob", "filon play: --names: it takes at most 1, one for each of --humans"},
      {"load --tables none", "filon load: --tables: it takes a whole number from 1 to 100000, not 'none'"},
      {"load --server nowhere", "filon load: --server: it takes HOST:PORT, not 'nowhere'"},
      {"bench --only speed", "filon bench: --only: there is no figure 'speed'"},
      {"replay", "filon replay: FILE is required"},
      {"show nothing", "filon show: 'nothing' is neither a file nor a position, 'filon1 ...' or '{...'"},
      {R"(show '{"players":3')",
       "filon show: position: line 1: is no JSON (incomplete JSON); it takes one JSON object"},
      {R"(show '{"game":"chess"}')", R"(filon show: position: game: there is no game "chess")"},
      {R"(show '{"game":"lost_mines","players":2}')",
       "filon show: position: options: players: The Lost Mines takes 3 to 9, not 2"}};
  for (const auto& [arguments, sentence] : mistakes) {
    const Ran ran = filon(arguments);
    EXPECT_EQ(ran.code, 2) << arguments;
    EXPECT_EQ(ran.out, sentence + "\n");
  }
}

TEST(Help, IsEverywhere) {
  EXPECT_EQ(filon("--help").code, 0);
  for (const std::string command : {"play", "sim", "bench", "perft", "arena", "replay", "show", "scenario", "load"}) {
    const Ran ran = filon(command + " --help");
    EXPECT_EQ(ran.code, 0) << command;
    EXPECT_THAT(ran.out, AnyOf(HasSubstr("--json"), HasSubstr("--fast"))) << command;
  }
}

TEST(Help, TellsTheOptionsOfTheGames) {
  const std::string help = filon("sim --help").out;
  EXPECT_THAT(help, HasSubstr("--game GAME=classic"));
  EXPECT_THAT(help, HasSubstr("classic: 2004, 2011, 2024; usually 2024"));
  EXPECT_THAT(help, HasSubstr("classic: modules such as saboteur2"));
}

TEST(Modules, OfTheLargestSetAreThoseThatFit) {
  const std::string seven = filon("sim --players 7 --with all --games 1 --json").out;
  EXPECT_THAT(seven, HasSubstr("wc_greedy_dwarf"));
  EXPECT_THAT(seven, HasSubstr("mini_costume_workshop"));
  EXPECT_THAT(seven, Not(HasSubstr("saboteur2")));
  const std::string twelve = filon("sim --players 12 --with all --games 1 --json").out;
  EXPECT_THAT(twelve, HasSubstr("saboteur2"));
  EXPECT_THAT(twelve, Not(HasSubstr("wc_greedy_dwarf")));
  const std::string tournament = filon("sim --players 7 --with variant_tournament,all --games 1 --json").out;
  EXPECT_THAT(tournament, Not(HasSubstr("mini_costume_workshop")));
}

TEST(Deck, MayBeAnother) {
  std::ifstream printed("data/base.json");
  std::stringstream text;
  text << printed.rdbuf();
  auto deck = boost::json::parse(text.str()).as_object();
  deck.erase("totals");  // the totals of the printed deck
  const std::string file = own_file("json");

  deck["actions"].as_array().erase(deck["actions"].as_array().end() - 1);  // no maps
  std::ofstream(file) << boost::json::serialize(deck);
  EXPECT_LT(json("sim --games 10 --deck " + file).at("answers").as_int64(),
            json("sim --games 10").at("answers").as_int64());  // fewer cards to play

  deck["paths"].as_array()[3].as_object()["count"] = -1;
  std::ofstream(file) << boost::json::serialize(deck);
  const Ran wrong = filon("sim --deck " + file);
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.out, StartsWith("filon sim: --deck: " + file + ": paths[3].count")) << wrong.out;
}

TEST(Scenario, RunsTheOtherFilesWhenOneCannotBeRead) {
  const std::string good = "games/classic/scenarios/base/turn.json";
  const auto alone = json("scenario " + good);
  const auto passed = alone.at("passed").as_int64();
  EXPECT_GT(passed, 0);
  EXPECT_EQ(alone.at("failed").as_int64(), 0);
  const std::string broken = own_file("broken.json"), unplayable = own_file("unplayable.json"), gone = own_file("gone");
  std::ofstream(broken) << "{\"title\": \"A file that ends";
  std::ofstream(unplayable) << R"({"title": "A test", "rules": [], "game": "classic", "players": 4,
                                   "steps": [{"expect": {"asked": {"turn": 0}}}], "cases": [{}, {"players": 2}]})";
  const std::string all = "scenario " + broken + " " + unplayable + " " + gone + " " + good;
  const Ran ran = filon(all);
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.out, broken + ": line 1: is no JSON (incomplete JSON); it takes one JSON object\n" +  //
                         unplayable + " case 2: players: the base game takes 3 to 10, not 2\n" +      //
                         gone + ": this file cannot be read: No such file or directory\n" +           //
                         std::to_string(passed) + " passed, 3 failed\n");
  const auto report = boost::json::parse(filon(all + " --json").out).as_object();
  EXPECT_EQ(report.at("failed").as_int64(), 3);
  EXPECT_EQ(report.at("passed").as_int64(), passed);
  EXPECT_EQ(report.at("scenarios").as_array()[1].as_object().at("name").as_string(), unplayable + " case 2");
}

TEST(Perft, CountsSequences) {
  const auto counted = json("perft --players 3 --depth 3 --seed 1 --divide");
  const auto sequences = counted.at("sequences").as_array();
  EXPECT_EQ(sequences, (boost::json::array{20, 420, 10142}));
  std::int64_t sum = 0;
  for (const auto& [answer, count] : counted.at("divided").as_object()) sum += count.as_int64();
  EXPECT_EQ(counted.at("divided").as_object().size(), 20U);
  EXPECT_EQ(sum, 10142);
}

TEST(Bench, PrintsTheSameSignatureEachTime) {
  const Ran ran = filon("bench --signature");
  EXPECT_THAT(ran.out, testing::MatchesRegex("[0-9]+\n"));
  EXPECT_EQ(ran.out, filon("bench --signature").out);
}

TEST(Play, AWholeMatchIsPlayedByNumbers) {
  const Ran ran = filon("play --seed 5 --plain", first_answers(400));
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("Round 1 of 3"));
  EXPECT_THAT(ran.out, HasSubstr("Round 3 of 3"));
  EXPECT_THAT(ran.out, HasSubstr("the match. Nuggets: you "));
}

TEST(Play, Saboteur2IsPlayedByNumbersAndReplayed) {
  const std::string record = own_file("record");
  const Ran ran =
      filon("play --with saboteur2 --players 7 --seed 5 --plain --record " + record, "rules\n" + first_answers(400));
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_THAT(ran.out, StartsWith("Saboteur 2, 7 players"));
  EXPECT_THAT(ran.out, HasSubstr("Saboteur 2 changes this:"));
  EXPECT_THAT(ran.out, HasSubstr("the match. Nuggets: you "));
  const Ran again = filon("replay --plain " + record);
  EXPECT_EQ(again.code, 0) << again.out;
  EXPECT_THAT(again.out, HasSubstr("the match. Nuggets:"));
}

// A question without a choice would tell the only person that a bot holds the veto.
TEST(Play, NobodyAloneIsAskedInAWindowWithoutAChoice) {
  const Ran ran = filon("play --with wc_veto --players 5 --seed 5 --plain", first_answers(400));
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("Do you stop this card?"));  // they held it once
  EXPECT_THAT(ran.out, HasSubstr("Dario stops the card with a veto."));
  EXPECT_THAT(ran.out, Not(HasSubstr("You hold no veto")));
}

TEST(Play, TheEndOfTheInputIsNoAccident) {
  const Ran ran = filon("play --seed 1", "?\nrules\nlegal\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, EndsWith("Goodbye!\n"));
}

TEST(Play, ARefusalIsASentence) {
  const Ran ran = filon("play --seed 5 --plain", "1 (5,5)\n1 (0,0)\nfoo\nq\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("A tunnel must be laid beside another card."));
  EXPECT_THAT(ran.out, HasSubstr("A card lies there already."));
  EXPECT_THAT(ran.out, HasSubstr("'foo' is none of your 6 cards"));
}

TEST(Play, ANumberPicksFromTheListThatWasShown) {
  const Ran ran = filon("play --seed 5 --plain", "legal\n0\n1000\n\n\nq\n");
  EXPECT_EQ(ran.code, 0);
  const auto wrong = ran.out.find("The list goes from 1 to ");
  ASSERT_NE(wrong, ran.out.npos) << ran.out;
  EXPECT_NE(ran.out.find("The list goes from 1 to ", wrong + 1), ran.out.npos);
  // Enter goes back from the list to the table, which then says what to type.
  EXPECT_NE(ran.out.find("Round 1 of 3", wrong), ran.out.npos);
  EXPECT_THAT(ran.out, HasSubstr("Type the number of a card, or ? for help."));
}

TEST(Play, PeopleShareAKeyboard) {
  const Ran ran = filon("play --players 3 --humans 2 --names Ann,Bob --seed 5 --plain", first_answers(400));
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("Ann places"));  // as Bob hears it
  EXPECT_THAT(ran.out, HasSubstr("the match. Nuggets: Ann "));
}

TEST(Replay, TellsARecordAgain) {
  const std::string record = own_file("record");
  ASSERT_EQ(filon("play --seed 5 --record " + record, first_answers(400)).code, 0);
  const Ran all = filon("replay --plain " + record);
  EXPECT_EQ(all.code, 0) << all.out;
  EXPECT_THAT(all.out, StartsWith("Round 1 begins; seat 0 plays first."));
  EXPECT_THAT(all.out, HasSubstr("(to seat 4) You are a"));
  EXPECT_THAT(all.out, HasSubstr("the match. Nuggets:"));

  const Ran one = filon("replay --seat 2 " + record);
  EXPECT_THAT(one.out, HasSubstr("You are a"));
  EXPECT_THAT(one.out, Not(HasSubstr("(to seat")));
  EXPECT_EQ(filon("replay --seat 7 " + record).out, "filon replay: --seat: it takes 0 to 4 here, not 7\n");
  const auto told = json("replay " + record);
  EXPECT_TRUE(told.at("over").as_bool());
  EXPECT_EQ(told.at("edition").as_string(), "2024");
  std::int64_t answers = 0;
  for (const auto& step : told.at("steps").as_array()) answers += step.as_object().contains("answer") ? 1 : 0;
  EXPECT_EQ(answers, told.at("answers").as_int64()) << "each answer is told once, with all its moments";
}

TEST(Replay, AWrongRecordGetsOneSentence) {
  const std::string record = own_file("record");
  std::ofstream(record)
      << "[Filon \"1\"] [Game \"classic\"] [Edition \"2024\"] [Players \"3\"] [First \"0\"]\nround x\n";
  const Ran ran = filon("replay " + record);
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.out, StartsWith("filon replay: " + record + ": "));
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
}

TEST(Show, PrintsAPositionThatItReads) {
  const std::string record = own_file("record");
  ASSERT_EQ(filon("play --seed 5 --record " + record, first_answers(3)).code, 0);
  const std::string position(json("show " + record).at("position").as_string());
  EXPECT_THAT(position, StartsWith("filon1 state "));
  EXPECT_EQ(json("show '" + position + "'").at("position").as_string(), position);

  const std::string view(json("show --seat 1 " + record).at("position").as_string());
  EXPECT_THAT(view, StartsWith("filon1 view "));
  EXPECT_EQ(json("show '" + view + "'").at("position").as_string(), view);
  EXPECT_THAT(filon("show --plain " + record).out, HasSubstr("S--"));
}

TEST(Show, DrawsPositionsAsScenarioFilesBeginWith) {
  const std::string position =
      R"('{"game":"lost_mines","players":3,"position":{"forest":{"4,2":["lm-ew",0]},"hands":{"0":["axe","trap"]}}}')";
  const Ran ran = filon("show --plain " + position);
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, AllOf(HasSubstr("Y---"), HasSubstr("seat 0: hand axe, trap;"), HasSubstr("seat 1: hand")));
  EXPECT_THAT(filon("show --seat 0 " + position).out, Not(HasSubstr("seat 1: hand")));
  EXPECT_EQ(json("show " + position).at("table").at("hand_size").at(0), 2);
}

TEST(Arena, NamesWhatWasPlayed) {
  const auto report = json("arena --deals 5 --players 4 --edition 2011 --seed 9");
  const auto& contest = report.at("contests").as_array()[0].as_object();
  EXPECT_EQ(contest.at("players").as_int64(), 4);
  EXPECT_EQ(contest.at("edition").as_string(), "2011");
  EXPECT_EQ(contest.at("seed").as_int64(), 9);
  ASSERT_EQ(contest.at("standings").as_array().size(), 3U);
  EXPECT_EQ(contest.at("standings").as_array()[1].as_object().at("line_up").as_string(), "easy/normal");
}

TEST(Arena, DoesNotDependOnThreads) {
  const auto standings = [](const std::string& threads) {
    auto report = json("arena --deals 20 --players 3 --threads " + threads);
    for (auto& standing : report["contests"].as_array()[0].as_object()["standings"].as_array())
      standing.as_object().erase("microseconds_per_answer");
    return report;
  };
  EXPECT_EQ(standings("1"), standings("2"));
}

// Tests no times, only that real clients played against a real server.
TEST(Load, PlaysAgainstAServerOfItsOwn) {
  const auto figures = json("load --tables 3 --seats 4 --seconds 2 --warmup 0.5");
  EXPECT_EQ(figures.at("tables").as_int64(), 3);
  for (const char* name : {"answers_per_second", "processor_ms", "p50_ms", "p90_ms", "p99_ms", "max_ms", "bytes"})
    EXPECT_GT(figures.at(name).to_number<double>(), 0) << name;
}

TEST(Load, TellsTheMemoryOfATable) {
  const auto figures = json("load --memory --tables 3 --seats 3 --answers 5");
  EXPECT_EQ(figures.at("answers").to_number<double>(), 5);
  EXPECT_TRUE(figures.at("table_bytes").is_number());
}

TEST(Load, AServerThatIsNotThereIsOneSentence) {
  const Ran ran = filon("load --server 127.0.0.1:1 --seconds 1");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, StartsWith("filon load: it cannot connect: "));
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
}

}  // namespace
