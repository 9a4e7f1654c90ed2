// What the host of a match sends: changes add up to the whole view, and everybody is offered exactly what the engine
// allows.
#include "testkit/hosted.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/outside.h"
#include "games/classic/text/answers.h"
#include "games/hosting.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

namespace json = boost::json;
using namespace testkit;
using games::HostedMatch;
using games::Played;
using games::Refused;

json::object object(const std::string& members) { return json::parse("{" + members + "}").as_object(); }

// A seat, or a spectator (nobody), that follows what the match sends to it.
class Follower : public Reader {
 public:
  Follower(Seat at, const HostedMatch& match) : at_(at) { see(object(match.view(at))); }

  using Reader::hear;
  void hear(const Played& played) {
    const bool alone = at_ != nobody && !played.own[at_].empty();
    hear(object(played.shared + (alone ? "," + played.own[at_] : "")));
  }
  Seat at() const { return at_; }

 private:
  Seat at_;
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

std::unique_ptr<HostedMatch> start(const Kind& kind, std::shared_ptr<Chance> chance) {
  games::Choice choice{"classic", kind.seats, {{"edition", kind.edition}, {"modules", kind.modules}}};
  check(!games::cannot_play(choice), "a test plays what can be played");
  return games::start_match(choice, std::move(chance));
}

class HostedMatches : public testing::TestWithParam<Kind> {
 protected:
  std::unique_ptr<HostedMatch> start(std::uint64_t seed) const {
    return classic::start(GetParam(), std::make_shared<SeededChance>(seed));
  }
  std::shared_ptr<const Rules> rules() const {
    Options options{*named<Edition>(GetParam().edition), GetParam().seats, seat(0), {}};
    for (const std::string& module : GetParam().modules) options.with.insert(*named<Module>(module));
    return std::make_shared<const Rules>(*compose(options, deck_for(options)));
  }
  static std::vector<Follower> everybody(const HostedMatch& match) {
    std::vector<Follower> all{Follower(nobody, match)};
    for (int i = 0; i < match.seats(); ++i) all.emplace_back(seat(i), match);
    return all;
  }
  static void expect_all_up_to_date(const std::vector<Follower>& followers, const HostedMatch& match) {
    for (const Follower& follower : followers) {
      const Follower fresh(follower.at(), match);
      ASSERT_EQ(follower.view(), fresh.view()) << "seat " << index(follower.at()) << ", moment " << match.moments();
      ASSERT_EQ(follower.legal(), fresh.legal());
    }
  }
};

INSTANTIATE_TEST_SUITE_P(All, HostedMatches,
                         testing::Values(Kind{"2004", 3}, Kind{"2004", 6}, Kind{"2004", 10}, Kind{"2011", 3},
                                         Kind{"2011", 4}, Kind{"2011", 8}, Kind{"2024", 3}, Kind{"2024", 5},
                                         Kind{"2024", 10}, Kind{"2011", 7, {"saboteur2"}},
                                         Kind{"2024", 2, {"saboteur2"}}, Kind{"2024", 12, {"saboteur2"}}),
                         [](const auto& kind) { return name(kind.param); });

// Between two rounds nobody has a choice. Returns true if there was such a pause.
bool close_idle(HostedMatch& match, std::vector<Follower>& followers) {
  if (!match.is_idle()) return false;
  const Played played = match.close();
  for (Follower& follower : followers) follower.hear(played);
  return true;
}

TEST_P(HostedMatches, changes_add_up_to_the_view_that_is_sent_anew) {
  Rng rng(1);
  for (std::uint64_t seed = 0; seed < some_matches; ++seed) {
    const auto game = start(seed);
    std::vector<Follower> followers = everybody(*game);
    while (!game->is_over()) {
      if (close_idle(*game, followers)) continue;
      const Seat by = game->asked().front();
      const auto legal = followers[static_cast<std::size_t>(index(by)) + 1].answers();
      auto played = game->play(by, digs_mostly(legal, rng));
      ASSERT_TRUE(std::holds_alternative<Played>(played));
      for (Follower& follower : followers) follower.hear(std::get<Played>(played));
      expect_all_up_to_date(followers, *game);
      if (HasFatalFailure()) return;
    }
  }
}

// Everybody sees whether a player has loose nuggets, but only the owner sees how many until the match is over.
TEST(Saboteur2, ShowsLooseNuggetsToTheirOwner) {
  cites("S2-SCORE-46");
  int with_nuggets = 0;
  Rng rng(2);
  for (std::uint64_t seed = 0; seed < some_matches; ++seed) {
    const auto game = start({"2024", 7, {"saboteur2"}}, std::make_shared<SeededChance>(seed));
    while (!game->is_over()) {
      const auto watched = object(game->view(nobody));
      const auto* seats = watched.at("table").as_object().if_contains("seats");
      for (int i = 0; i < game->seats(); ++i) {
        const auto* seen = seats ? seats->as_object().if_contains(std::to_string(i)) : nullptr;
        const auto* purse = seen ? seen->as_object().if_contains("purse") : nullptr;
        const auto mine = object(game->view(seat(i))).at("mine").as_object();
        const bool has = mine.contains("nuggets") && mine.at("nuggets").as_int64() > 0;
        ASSERT_EQ(purse && purse->as_object().contains("has_nuggets"), has);
        ASSERT_FALSE(purse && purse->as_object().contains("nuggets"));
        ASSERT_FALSE(seen && seen->as_object().contains("score"));
        with_nuggets += has ? 1 : 0;
      }
      // The numbers of others are not sent at all.
      ASSERT_EQ(json::serialize(watched).find("\"nuggets\""), std::string::npos);
      if (game->is_idle()) {
        game->close();
        continue;
      }
      const Seat by = game->asked().front();
      game->play(by, digs_mostly(Follower(by, *game).answers(), rng));
    }
    EXPECT_NE(game->view(nobody).find("\"score\""), std::string::npos);
  }
  EXPECT_GT(with_nuggets, 0);
}

// Deals the given cards first, then random ones.
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

// Cards that do not matter here, not more than the deck has.
constexpr std::array<const char*, 31> others{
    "b-nesw", "b-nesw", "b-nesw", "b-nesw", "b-nesw", "b-nes", "b-nes",    "b-nes",    "b-nes",   "b-nes", "b-ne",
    "b-ne",   "b-ne",   "b-ne",   "b-ne",   "b-nw",   "b-nw",  "b-nw",     "b-nw",     "b-ns",    "b-ns",  "b-ns",
    "map",    "map",    "map",    "map",    "map",    "map",   "rockfall", "rockfall", "rockfall"};

// The rulebook's sharing example: the boss completes a way with a blue door.
TEST(Saboteur2, SharesAsInTheRulebooksExample) {
  cites("EX-11", "S2-SCORE-13", "S2-SCORE-37", "S2-SCORE-52");
  const Options options{Edition::E2024, 7, seat(0), {Module::Saboteur2}};
  const Deck deck = deck_for(options);
  std::vector<int> picks;
  for (const char* role : {"blue_digger", "green_digger", "green_digger", "boss", "profiteer", "saboteur", "saboteur"})
    picks.push_back(static_cast<int>(*named<Role>(role)));
  const auto gold = std::find_if(deck.goals.begin(), deck.goals.end(),
                                 [&](Card goal) { return deck[goal].in_maze == InMaze::Treasure; });
  const int treasure = static_cast<int>(gold - deck.goals.begin());
  for (int goal : {(treasure + 1) % 3, treasure, (treasure + 2) % 3}) picks.push_back(goal);
  const std::vector<std::vector<std::string>> hands{
      {"b-ew", "b-new"}, {"s2-blue-ew", "b-new"}, {"b-ew", "b-ns"}, {"b-ew", "b-new"}, {"prison"}, {"thief"},
      {"thief"}};
  std::size_t other = 0;
  for (const auto& hand : hands)
    for (std::size_t i = 0; i < 6; ++i) picks.push_back(index(*deck.find(i < hand.size() ? hand[i] : others[other++])));

  const auto game = start({"2024", 7, {"saboteur2"}}, std::make_shared<DealtChance>(picks));
  std::string told;
  for (const char* answer :
       {R"(["place_path","b-ew",[1,0]])", R"(["place_path","s2-blue-ew",[2,0]])", R"(["place_path","b-ew",[3,0]])",
        R"(["place_path","b-ew",[4,0]])", R"(["play_on","prison",6])", R"(["play_on","thief",5])",
        R"(["play_on","thief",6])", R"(["place_path","b-new",[5,0]])", R"(["place_path","b-new",[6,0]])",
        R"(["discard",["b-ns"]])", R"(["place_path","b-new",[7,0]])"}) {
    const auto played = game->play(game->asked().front(), answer);
    ASSERT_TRUE(std::holds_alternative<Played>(played)) << answer << ": " << std::get<Refused>(played).code;
    told = std::get<Played>(played).shared;
  }
  for (const char* event : {R"(["round_ended",{"winners":"blue","finisher":3},)", R"(["shared",0,3])",
                            R"(["shared",3,2])", R"(["shared",4,1])"})
    EXPECT_NE(told.find(event), std::string::npos) << event << " in " << told;
  EXPECT_EQ(told.find(R"(["shared",1)"), std::string::npos);
  EXPECT_EQ(told.find(R"(["shared",6)"), std::string::npos);
  ASSERT_EQ(game->asked(), Seats(seat(5)));  // seat 6 played the last thief, but is in prison
  const auto stolen = std::get<Played>(game->play(seat(5), R"(["steal",0])")).shared;
  EXPECT_NE(stolen.find(R"(["stole",5,0])"), std::string::npos) << stolen;
  const std::vector<int> totals{2, 0, 0, 2, 1, 1, 0};
  for (int i = 0; i < 7; ++i) {
    const auto mine = object(game->view(seat(i))).at("mine").as_object();
    EXPECT_EQ(mine.contains("nuggets") ? mine.at("nuggets").as_int64() : 0, totals[static_cast<std::size_t>(i)]) << i;
  }
}

TEST_P(HostedMatches, changes_add_up_when_bots_play) {
  const auto game = start(5);
  for (int i = 0; i < game->seats(); ++i) game->seat_bot(seat(i), "easy", 7);
  std::vector<Follower> followers = everybody(*game);
  while (!game->is_over()) {
    if (close_idle(*game, followers)) continue;
    const Seat by = game->asked().front();
    auto played = game->play(by, game->bot_thought(by)());
    ASSERT_TRUE(std::holds_alternative<Played>(played));
    for (Follower& follower : followers) follower.hear(std::get<Played>(played));
    expect_all_up_to_date(followers, *game);
    if (HasFatalFailure()) return;
  }
}

TEST_P(HostedMatches, whoever_is_asked_is_offered_what_the_engine_allows_and_nobody_else_anything) {
  const auto same_rules = rules();
  const Forms forms(*same_rules);
  auto legal = std::make_unique<Actions>();
  Rng rng(2);
  for (std::uint64_t seed = 0; seed < some_matches; ++seed) {
    const auto game = start(seed);
    Match match = Match::start(same_rules, std::make_shared<SeededChance>(seed));
    std::vector<Follower> followers = everybody(*game);
    while (!game->is_over()) {
      ASSERT_EQ(game->asked(), match.to_act());
      if (close_idle(*game, followers)) {
        match.close();
        continue;
      }
      for (const Follower& follower : followers) {
        if (follower.at() == nobody || !match.to_act().contains(follower.at())) {
          ASSERT_FALSE(follower.is_asked());
          ASSERT_FALSE(object(game->view(follower.at())).contains("legal"));
          continue;
        }
        legal_actions(*same_rules, match.sight(follower.at()), *legal);
        std::vector<std::string> texts;
        for (const Action& action : *legal) texts.push_back(text::print(*same_rules, action));
        std::vector<std::string> offered;
        for (const std::string& answer : follower.answers()) {
          const auto action = games::read_answer<Outside>(forms, answer);
          ASSERT_TRUE(action) << answer;
          offered.push_back(text::print(*same_rules, Classic::canonical(*same_rules, match.table(), *action)));
        }
        std::sort(texts.begin(), texts.end());
        std::sort(offered.begin(), offered.end());
        ASSERT_EQ(offered, texts);
      }
      const Seat by = game->asked().front();
      const std::string answer = digs_mostly(followers[static_cast<std::size_t>(index(by)) + 1].answers(), rng);
      ASSERT_EQ(match.play(by, *games::read_answer<Outside>(forms, answer)), std::nullopt);
      auto played = game->play(by, answer);
      for (Follower& follower : followers) follower.hear(std::get<Played>(played));
    }
    ASSERT_TRUE(match.is_over());
  }
}

// The history of a seat has everything it was told, in order, and adds up to its view.
TEST_P(HostedMatches, history_adds_up_to_the_view) {
  Rng rng(3);
  const auto game = start(9);
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
      ASSERT_EQ(number, game->moments() + 1);
      const Follower fresh(at, *game);
      for (const auto* part : {"table", "mine"})
        if (fresh.whole().contains(part)) {
          ASSERT_EQ(protocol::without_defaults(view.at(part)), protocol::without_defaults(fresh.whole().at(part)));
        }
      ASSERT_EQ(history.as_array().back().at("question"), fresh.whole().at("question"));
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
    game->play(by, digs_mostly(Follower(by, *game).answers(), rng));
  }
  expect_history();
}

TEST_P(HostedMatches, a_refused_answer_changes_nothing) {
  Rng rng(4);
  const auto game = start(3);
  const std::vector<std::string> wrong = {"",
                                          "[]",
                                          "{}",
                                          "null",
                                          "[",
                                          "[1]",
                                          R"(["pass"])",
                                          R"(["pass",0])",
                                          R"(["dance"])",
                                          R"(["discard"])",
                                          R"(["discard",[]])",
                                          R"(["discard",["nothing"]])",
                                          R"(["discard","map"])",
                                          R"(["take_gold",3])",
                                          R"(["take_gold",256])",
                                          R"(["take_gold",-1])",
                                          R"(["steal",12])",
                                          R"(["steal",null])",
                                          R"(["go_on"])",
                                          R"(["place_path","b-nesw",[0,0]])",
                                          R"(["place_path","b-nesw",[0,0],1])",
                                          R"(["place_path","b-nesw",[0,0],false,false])",
                                          R"(["place_path","b-nesw",[99999999999,0]])",
                                          R"(["place_path","b-nesw",[0]])",
                                          R"(["place_path",null,[1,0]])"};
  while (!game->is_over()) {
    if (game->is_idle()) {
      game->close();
      continue;
    }
    const Seat by = game->asked().front();
    const std::vector<std::string> legal = Follower(by, *game).answers();
    for (int i = rng.below(2); i < game->seats(); i += 2) {
      const std::string before = game->view(seat(i)) + game->record();
      for (const std::string& answer : wrong) {
        if (seat(i) == by && std::find(legal.begin(), legal.end(), answer) != legal.end()) continue;
        EXPECT_TRUE(game->refuse(seat(i), answer)) << answer;
        EXPECT_TRUE(std::holds_alternative<Refused>(game->play(seat(i), answer))) << answer;
      }
      // A legal answer, but of another seat.
      EXPECT_TRUE(seat(i) == by || std::holds_alternative<Refused>(game->play(seat(i), legal.front())));
      ASSERT_EQ(game->view(seat(i)) + game->record(), before);
    }
    game->play(by, digs_mostly(legal, rng));
  }
}

// In a pause people can only go on.
TEST_P(HostedMatches, a_window_that_nobody_can_answer_closes_and_asks_anew) {
  Rng rng(5);
  const auto game = start(6);
  int windows = 0;
  while (!game->is_over()) {
    const json::value question = object(game->view(nobody)).at("question");
    ASSERT_EQ(question.at("number").as_int64(), game->question());
    ASSERT_EQ(question.as_object().contains("window"), game->manner().silence_passes);
    if (game->is_idle()) {
      ++windows;
      EXPECT_EQ(question.at("what").as_string(), "go_on");
      for (int i = 0; i < game->seats(); ++i)
        EXPECT_EQ(object(game->view(seat(i))).at("legal"), json::parse(R"({"go_on":[[]]})"));
      const int before = game->question();
      game->close();
      EXPECT_EQ(game->question(), before + 1);
      continue;
    }
    const Seat by = game->asked().front();
    game->play(by, digs_mostly(Follower(by, *game).answers(), rng));
  }
  EXPECT_EQ(windows, 2);
  EXPECT_TRUE(object(game->view(nobody)).at("question").is_null());
}

// why_not() refuses for the same reason as the answer itself, and does not refuse legal answers.
TEST_P(HostedMatches, why_not_agrees_with_the_answer) {
  Rng rng(7);
  const auto game = start(8);
  int refused = 0, legal = 0;
  const auto expect_same = [&](Seat by, const json::object& aim, const json::array& answer) {
    const auto why = game->why_not(by, json::serialize(aim));
    const auto really = game->refuse(by, json::serialize(answer));
    ASSERT_EQ(why.has_value(), really.has_value()) << json::serialize(answer);
    ++(why ? refused : legal);
    if (!why) return;
    ASSERT_EQ(why->code, really->code) << json::serialize(answer);
    ASSERT_FALSE(why->sentence.empty());
  };
  for (int moment = 0; !game->is_over() && moment < 60; ++moment) {
    if (game->is_idle()) {
      game->close();
      continue;
    }
    const Seat by = game->asked().front();
    const std::string before = game->view(by) + game->record();
    for (const json::value& card : Follower(by, *game).hand()) {
      const std::string_view id = card.as_string();
      for (int x = -1; x <= 8 && (id.starts_with("b-") || id.starts_with("s2-")); ++x)
        for (const bool turned : {false, true})
          expect_same(by, {{"card", card}, {"at", {x, 0}}, {"turned", turned}}, {"place_path", card, {x, 0}, turned});
      for (int i = 0; i < game->seats() && id.starts_with("broken_"); ++i)
        expect_same(by, {{"card", card}, {"seat", i}}, {"break_tool", card, i});
      for (int goal = 0; goal < 4 && id == "map"; ++goal)
        expect_same(by, {{"card", card}, {"goal", goal}}, {"peek_goal", card, goal});
    }
    for (const char* nonsense : {"", "[]", "{}", R"({"card":"map"})", R"({"card":"dragon","goal":1})", R"({"goal":1})",
                                 R"({"card":"map","goal":1,"more":2})", R"({"card":"map","goal":"1"})"}) {
      const auto why = game->why_not(by, nonsense);
      ASSERT_TRUE(why) << nonsense;
      ASSERT_EQ(why->code, "not_an_answer") << nonsense;
    }
    ASSERT_EQ(game->view(by) + game->record(), before) << "nothing was played";
    game->play(by, digs_mostly(Follower(by, *game).answers(), rng));
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(refused, 100);
  EXPECT_GT(legal, 10);
}

// Every card in a hand is offered, or there is a reason why not.
TEST_P(HostedMatches, every_card_is_offered_or_has_a_reason) {
  Rng rng(9);
  const auto game = start(10);
  while (!game->is_over()) {
    if (game->is_idle()) {
      game->close();
      continue;
    }
    const Seat by = game->asked().front();
    const json::object view = object(game->view(by));
    const Follower follower(by, *game);
    if (view.at("question").at("what").as_string() == "turn")
      for (const json::value& card : follower.hand()) {
        const std::string_view id = card.as_string();
        bool is_offered = false;
        for (const auto& [name, by_card] : follower.legal())
          is_offered = is_offered || (by_card.is_object() && by_card.as_object().contains(id));
        const json::value* reasons = view.if_contains("unplayable");
        const json::value* reason = reasons ? reasons->as_object().if_contains(id) : nullptr;
        ASSERT_NE(is_offered, reason != nullptr) << id;
        ASSERT_TRUE(!reason || !reason->as_string().empty());
      }
    game->play(by, digs_mostly(follower.answers(), rng));
  }
}

// A match that is packed whenever possible is the same match.
TEST_P(HostedMatches, go_on_from_their_packed_form) {
  Rng rng(13);
  const auto game = start(14);
  const auto packed = start(14);
  for (HostedMatch* one : {game.get(), packed.get()}) one->set_undo(true);
  const auto expect_same = [&](const Played& played, const Played& same) {
    ASSERT_EQ(same.shared, played.shared);
    ASSERT_EQ(same.own, played.own);
    packed->pack();
    for (int i = 0; i < game->seats(); ++i) ASSERT_EQ(packed->view(seat(i)), game->view(seat(i)));
    packed->pack();
  };
  while (!game->is_over() && !HasFatalFailure()) {
    if (game->is_idle()) {
      expect_same(game->close(), packed->close());
      continue;
    }
    const Seat by = game->asked().front();
    const std::string answer = digs_mostly(Follower(by, *game).answers(), rng);
    const auto played = game->play(by, answer);
    const auto same = packed->play(by, answer);
    ASSERT_TRUE(std::holds_alternative<Played>(played) && std::holds_alternative<Played>(same));
    expect_same(std::get<Played>(played), std::get<Played>(same));
    ASSERT_EQ(packed->can_take_back(), game->can_take_back());
    if (game->can_take_back() == nobody || rng.below(2) == 0) continue;
    game->take_back();
    packed->take_back();
    ASSERT_EQ(packed->view(by), game->view(by));
  }
  EXPECT_EQ(packed->record(), game->record());
}

// A played match can be replayed from its record, and the same answers in notation lead to the same match.
TEST_P(HostedMatches, records_and_the_notation_lead_to_the_same_match) {
  Rng rng(11);
  const auto same_rules = rules();
  const Forms forms(*same_rules);
  const auto game = start(12);
  const auto again = start(12);
  std::vector<std::pair<int, std::string>> answers;
  while (!game->is_over()) {
    if (game->is_idle()) {
      game->close();
      again->close();
      continue;
    }
    const Seat by = game->asked().front();
    const std::string answer = digs_mostly(Follower(by, *game).answers(), rng);
    answers.emplace_back(index(by), games::write_answer<Outside>(forms, *games::read_answer<Outside>(forms, answer)));
    game->play(by, answer);
    const auto noted = text::print(*same_rules, *games::read_answer<Outside>(forms, answer));
    ASSERT_TRUE(std::holds_alternative<Played>(again->play(by, noted))) << noted;
    ASSERT_EQ(again->view(by), game->view(by)) << noted;
  }
  EXPECT_EQ(again->record(), game->record());
  const auto replay = games::replay_json(game->record());
  ASSERT_TRUE(replay) << replay.error();
  const json::value moments = json::parse(*replay);
  std::vector<std::pair<int, std::string>> replayed;
  json::object table;
  std::vector<json::value> held(static_cast<std::size_t>(game->seats()));
  for (const json::value& moment : moments.as_array()) {
    protocol::apply_patch(table["table"], moment.at("table"));
    for (std::size_t i = 0; i < held.size(); ++i)
      if (const json::value* mine = moment.at("own").at(i).as_object().if_contains("mine"))
        protocol::apply_patch(held[i], *mine);
    for (const json::value& answer : moment.at("answers").as_array())
      replayed.emplace_back(static_cast<int>(answer.at(0).as_int64()), json::serialize(answer.at(1)));
  }
  EXPECT_EQ(moments.as_array().size(), static_cast<std::size_t>(game->moments()) + 1);
  EXPECT_EQ(replayed, answers);
  EXPECT_EQ(protocol::without_defaults(table.at("table")),
            protocol::without_defaults(object(game->view(nobody)).at("table")));
  for (std::size_t i = 0; i < held.size(); ++i)
    EXPECT_EQ(protocol::without_defaults(held[i]),
              protocol::without_defaults(object(game->view(seat(static_cast<int>(i)))).at("mine")));
}

// A bot may think on another thread while the match goes on, and does not change it.
TEST_P(HostedMatches, a_thought_belongs_to_the_moment_it_was_asked_at) {
  const auto game = start(13);
  const Seat by = game->asked().front();
  game->seat_bot(by, "normal", 1);
  const auto thought = game->bot_thought(by);
  const std::string view = game->view(by);
  const std::string answer = thought();
  EXPECT_EQ(game->view(by), view);
  EXPECT_FALSE(game->refuse(by, answer)) << answer;
  EXPECT_FALSE(object(view).contains("legal")) << "a bot sits there";
  game->remove_bot(by);
  EXPECT_TRUE(Follower(by, *game).is_asked());
}

}  // namespace
}  // namespace filon::classic
