// What a table sends of a match: changes add up to the whole, and everybody is offered what the engine allows him.
#include "server/games/game.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/classic/text/answers.h"
#include "protocol/test_patch.h"
#include "server/games/test_games.h"
#include "testkit/cites.h"

namespace filon::server {
namespace {

namespace json = boost::json;

json::object object(const std::string& members) { return json::parse("{" + members + "}").as_object(); }

// One who sees the table, and a seat's own if he sits in one; told what a table tells him.
class Reader {
 public:
  Reader(Seat at, const Game& game) : at_(at) { hear(object(game.view(at))); }

  void hear(const json::object& message) {
    for (const auto* part : {"table", "mine"})
      if (const json::value* change = message.if_contains(part)) protocol::apply_patch(view_[part], *change);
    legal_ = legal_in(message);
  }
  void hear(const Played& played) {
    const bool alone = at_ != nobody && !played.own[at_].empty();
    hear(object(played.shared + (alone ? "," + played.own[at_] : "")));
  }
  Seat at() const { return at_; }
  const std::vector<std::string>& legal() const { return legal_; }
  json::value view() const { return protocol::without_defaults(view_); }

 private:
  Seat at_;
  json::object view_;
  std::vector<std::string> legal_;
};

struct Kind {
  std::string edition;
  int seats;
  std::vector<std::string> modules = {};
  friend std::string name(const Kind& kind) {
    std::string name = "edition" + kind.edition;
    for (const std::string& module : kind.modules) name += "_" + module;
    return name + "_players" + std::to_string(kind.seats);
  }
  friend void PrintTo(const Kind& kind, std::ostream* out) { *out << name(kind); }
};

class Games : public testing::TestWithParam<Kind> {
 protected:
  server::Setup table() const { return {"classic", GetParam().edition, GetParam().modules, GetParam().seats}; }
  std::shared_ptr<const classic::Rules> rules() const {
    classic::Options options{*named<classic::Edition>(GetParam().edition), GetParam().seats, seat(0), {}};
    for (const std::string& module : GetParam().modules) options.with.insert(*named<classic::Module>(module));
    return std::make_shared<const classic::Rules>(*classic::compose(options, classic::deck_for(options)));
  }
  static std::vector<Reader> everybody(const Game& game) {
    std::vector<Reader> all{Reader(nobody, game)};
    for (int i = 0; i < game.seats(); ++i) all.emplace_back(seat(i), game);
    return all;
  }
  static void expect_all_up_to_date(const std::vector<Reader>& readers, const Game& game) {
    for (const Reader& reader : readers) {
      const Reader fresh(reader.at(), game);
      ASSERT_EQ(reader.view(), fresh.view()) << "seat " << index(reader.at()) << ", answer " << game.answers();
      ASSERT_EQ(reader.legal(), fresh.legal());
    }
  }
};

INSTANTIATE_TEST_SUITE_P(All, Games,
                         testing::Values(Kind{"2004", 3}, Kind{"2004", 6}, Kind{"2004", 10}, Kind{"2011", 3},
                                         Kind{"2011", 4}, Kind{"2011", 8}, Kind{"2024", 3}, Kind{"2024", 5},
                                         Kind{"2024", 10}, Kind{"2011", 7, {"saboteur2"}},
                                         Kind{"2024", 2, {"saboteur2"}}, Kind{"2024", 12, {"saboteur2"}}),
                         [](const auto& kind) { return name(kind.param); });

// Between two rounds nobody has a choice. True: it was such a pause.
bool close_idle(Game& game, std::vector<Reader>& readers) {
  if (!game.is_idle()) return false;
  const Played played = game.close();
  for (Reader& reader : readers) reader.hear(played);
  return true;
}

TEST_P(Games, changes_add_up_to_the_view_that_is_sent_anew) {
  Rng rng(1);
  for (std::uint64_t seed = 0; seed < some_matches; ++seed) {
    const auto game = start_game(table(), std::make_shared<SeededChance>(seed));
    std::vector<Reader> readers = everybody(*game);
    while (!game->is_over()) {
      if (close_idle(*game, readers)) continue;
      const Seat by = game->asked().front();
      const auto& legal = readers[static_cast<std::size_t>(index(by)) + 1].legal();
      auto played = game->play(by, digs_mostly(legal, rng));
      ASSERT_TRUE(std::holds_alternative<Played>(played));
      for (Reader& reader : readers) reader.hear(std::get<Played>(played));
      expect_all_up_to_date(readers, *game);
      if (HasFatalFailure()) return;
    }
  }
}

// All see whether somebody has loose nuggets, only their owner sees how many, until the match is over.
TEST(Saboteur2, ShowsLooseNuggetsToTheirOwner) {
  cites("S2-SCORE-46");
  int with_nuggets = 0;
  Rng rng(2);
  for (std::uint64_t seed = 0; seed < some_matches; ++seed) {
    const auto game = start_game({"classic", "2024", {"saboteur2"}, 7}, std::make_shared<SeededChance>(seed));
    while (!game->is_over()) {
      const auto watched = json::parse("{" + game->view(nobody) + "}").as_object();
      const auto* seats = watched.at("table").as_object().if_contains("seats");
      for (int i = 0; i < game->seats(); ++i) {
        const auto* seen = seats ? seats->as_object().if_contains(std::to_string(i)) : nullptr;
        const auto mine = json::parse("{" + game->view(seat(i)) + "}").as_object().at("mine").as_object();
        const bool has = mine.contains("nuggets") && mine.at("nuggets").as_int64() > 0;
        ASSERT_EQ(seen && seen->as_object().contains("has_nuggets"), has);
        ASSERT_FALSE(seen && (seen->as_object().contains("nuggets") || seen->as_object().contains("score")));
        with_nuggets += has ? 1 : 0;
      }
      if (game->is_idle()) {
        game->close();
        continue;
      }
      const Seat by = game->asked().front();
      game->play(by, digs_mostly(legal_in(json::parse("{" + game->view(by) + "}").as_object()), rng));
    }
    const auto over = json::parse("{" + game->view(nobody) + "}").as_object();
    EXPECT_TRUE(json::serialize(over).find("\"score\"") != std::string::npos);
  }
  EXPECT_GT(with_nuggets, 0);
}

// Deals what it is told to, then by chance.
class DealtChance final : public Chance {
 public:
  explicit DealtChance(std::vector<int> picks) : picks_(std::move(picks)), rest_(1) {}
  int pick(Draw, std::span<const std::uint8_t> counts) override {
    return next_ < picks_.size() ? picks_[next_++] : rest_.pick({}, counts);
  }

 private:
  std::vector<int> picks_;
  std::size_t next_ = 0;
  SeededChance rest_;
};

// Cards that nobody needs, no more of them than there are.
constexpr std::array<const char*, 31> others{
    "b-nesw", "b-nesw", "b-nesw", "b-nesw", "b-nesw", "b-nes", "b-nes",    "b-nes",    "b-nes",   "b-nes", "b-ne",
    "b-ne",   "b-ne",   "b-ne",   "b-ne",   "b-nw",   "b-nw",  "b-nw",     "b-nw",     "b-ns",    "b-ns",  "b-ns",
    "map",    "map",    "map",    "map",    "map",    "map",   "rockfall", "rockfall", "rockfall"};

// The rulebook's example of sharing: the boss completes a way with a blue door.
TEST(Saboteur2, SharesAsInTheRulebooksExample) {
  cites("EX-11", "S2-SCORE-13", "S2-SCORE-37", "S2-SCORE-52");
  const classic::Options options{classic::Edition::E2024, 7, seat(0), {classic::Module::Saboteur2}};
  const classic::Deck& deck = classic::deck_for(options);
  std::vector<int> picks;
  for (const char* role : {"blue_digger", "green_digger", "green_digger", "boss", "profiteer", "saboteur", "saboteur"})
    picks.push_back(static_cast<int>(*named<classic::Role>(role)));
  const auto gold = std::find_if(deck.goals.begin(), deck.goals.end(),
                                 [&](Card goal) { return deck[goal].effect == classic::Effect::Treasure; });
  const int treasure = static_cast<int>(gold - deck.goals.begin());
  for (int goal : {(treasure + 1) % 3, treasure, (treasure + 2) % 3}) picks.push_back(goal);
  const std::vector<std::vector<std::string>> hands{
      {"b-ew", "b-new"}, {"s2-blue-ew", "b-new"}, {"b-ew", "b-ns"}, {"b-ew", "b-new"}, {"prison"}, {"thief"},
      {"thief"}};
  std::size_t other = 0;
  for (const auto& hand : hands)
    for (std::size_t i = 0; i < 6; ++i) picks.push_back(index(*deck.find(i < hand.size() ? hand[i] : others[other++])));

  const auto game = start_game({"classic", "2024", {"saboteur2"}, 7}, std::make_shared<DealtChance>(picks));
  std::string told;
  for (const char* answer :
       {"place b-ew (1,0)", "place s2-blue-ew (2,0)", "place b-ew (3,0)", "place b-ew (4,0)", "prison 6", "thief 5",
        "thief 6", "place b-new (5,0)", "place b-new (6,0)", "discard b-ns", "place b-new (7,0)"}) {
    const auto played = game->play(game->asked().front(), answer);
    ASSERT_TRUE(std::holds_alternative<Played>(played)) << answer << ": " << std::get<Refused>(played).code;
    told = std::get<Played>(played).shared;
  }
  for (const char* event :
       {R"(["round_ended","blue",3])", R"(["shared",0,3])", R"(["shared",3,2])", R"(["shared",4,1])"})
    EXPECT_NE(told.find(event), std::string::npos) << event << " in " << told;
  EXPECT_EQ(told.find(R"(["shared",1)"), std::string::npos);
  EXPECT_EQ(told.find(R"(["shared",6)"), std::string::npos);
  ASSERT_EQ(game->asked(), Seats(seat(5)));  // seat 6 laid its thief last, and is in prison
  const auto stolen = std::get<Played>(game->play(seat(5), "steal 0")).shared;
  EXPECT_NE(stolen.find(R"(["stole",5,0])"), std::string::npos) << stolen;
  const std::vector<int> totals{2, 0, 0, 2, 1, 1, 0};
  for (int i = 0; i < 7; ++i) {
    const auto mine = object(game->view(seat(i))).at("mine").as_object();
    EXPECT_EQ(mine.contains("nuggets") ? mine.at("nuggets").as_int64() : 0, totals[static_cast<std::size_t>(i)]) << i;
  }
}

TEST_P(Games, changes_add_up_when_bots_play) {
  const auto game = start_game(table(), std::make_shared<SeededChance>(5));
  for (int i = 0; i < game->seats(); ++i) game->seat_bot(seat(i), "easy", 7);
  std::vector<Reader> readers = everybody(*game);
  while (!game->is_over()) {
    if (close_idle(*game, readers)) continue;
    const Seat by = game->asked().front();
    auto played = game->play(by, game->bot_answer(by));
    ASSERT_TRUE(std::holds_alternative<Played>(played));
    for (Reader& reader : readers) reader.hear(std::get<Played>(played));
    expect_all_up_to_date(readers, *game);
    if (HasFatalFailure()) return;
  }
}

TEST_P(Games, whoever_is_asked_is_offered_what_the_engine_allows_and_nobody_else_anything) {
  const auto same_rules = rules();
  auto legal = std::make_unique<classic::Actions>();
  Rng rng(2);
  for (std::uint64_t seed = 0; seed < some_matches; ++seed) {
    const auto game = start_game(table(), std::make_shared<SeededChance>(seed));
    classic::Match match = classic::Match::start(same_rules, std::make_shared<SeededChance>(seed));
    std::vector<Reader> readers = everybody(*game);
    while (!game->is_over()) {
      ASSERT_EQ(game->asked(), match.to_act());
      if (close_idle(*game, readers)) {
        match.close();
        continue;
      }
      for (const Reader& reader : readers) {
        if (reader.at() == nobody || !match.to_act().contains(reader.at())) {
          ASSERT_TRUE(reader.legal().empty());
          ASSERT_FALSE(object(game->view(reader.at())).contains("legal"));
          continue;
        }
        legal_actions(*same_rules, match.sight(reader.at()), *legal);
        std::vector<std::string> texts;
        for (const classic::Action& action : *legal) texts.push_back(text::print(*same_rules, action));
        std::vector<std::string> offered = reader.legal();
        std::sort(texts.begin(), texts.end());
        std::sort(offered.begin(), offered.end());
        ASSERT_EQ(offered, texts);
      }
      const Seat by = game->asked().front();
      const std::string answer = digs_mostly(readers[static_cast<std::size_t>(index(by)) + 1].legal(), rng);
      ASSERT_EQ(match.play(by, *text::read_action(*same_rules, answer)), std::nullopt);
      auto played = game->play(by, answer);
      for (Reader& reader : readers) reader.hear(std::get<Played>(played));
    }
    ASSERT_TRUE(match.is_over());
  }
}

// The history of a seat is what it was told, in order, and adds up to its view.
TEST_P(Games, history_adds_up_to_the_view) {
  Rng rng(3);
  const auto game = start_game(table(), std::make_shared<SeededChance>(9));
  const auto expect_history = [&] {
    for (int i = -1; i < game->seats(); ++i) {
      const Seat at = i < 0 ? nobody : seat(i);
      json::object view;
      int number = 0;
      const json::value history = json::parse(game->history(at));
      for (const json::value& step : history.as_array()) {
        ASSERT_EQ(step.at("n").as_int64(), number++);
        for (const auto* part : {"table", "mine"})
          if (const json::value* change = step.as_object().if_contains(part))
            protocol::apply_patch(view[part], *change);
        ASSERT_TRUE(at != nobody || (!step.as_object().contains("mine") && !step.as_object().contains("secrets")));
      }
      ASSERT_EQ(number, game->answers() + 1);
      ASSERT_EQ(protocol::without_defaults(view), Reader(at, *game).view());
    }
  };
  for (int answers = 0; !game->is_over(); ++answers) {
    if (answers % 40 == 0) expect_history();
    if (HasFatalFailure()) return;
    if (game->is_idle()) {
      game->close();
      continue;
    }
    const Seat by = game->asked().front();
    game->play(by, digs_mostly(Reader(by, *game).legal(), rng));
  }
  expect_history();
}

TEST_P(Games, a_refused_answer_changes_nothing) {
  Rng rng(4);
  const auto game = start_game(table(), std::make_shared<SeededChance>(3));
  const std::vector<std::string> wrong = {"",
                                          "pass",
                                          "dance",
                                          "discard",
                                          "discard nothing",
                                          "gold 3",
                                          "place b-nesw (0,0)",
                                          "place b-nesw (99999999999,0)"};
  while (!game->is_over()) {
    if (game->is_idle()) {
      game->close();
      continue;
    }
    const Seat by = game->asked().front();
    for (int i = 0; i < game->seats(); ++i) {
      const std::vector<std::string> legal = Reader(by, *game).legal();
      const std::string before = game->view(seat(i)) + game->record();
      for (const std::string& answer : wrong) {
        if (seat(i) == by && std::find(legal.begin(), legal.end(), answer) != legal.end()) continue;
        EXPECT_TRUE(game->refuse(seat(i), answer)) << answer;
        EXPECT_TRUE(std::holds_alternative<Refused>(game->play(seat(i), answer))) << answer;
      }
      // A legal answer of another seat.
      EXPECT_TRUE(seat(i) == by || std::holds_alternative<Refused>(game->play(seat(i), legal.front())));
      ASSERT_EQ(game->view(seat(i)) + game->record(), before);
    }
    game->play(by, digs_mostly(Reader(by, *game).legal(), rng));
  }
}

}  // namespace
}  // namespace filon::server
