// A hunt for side channels. Pairs of worlds differ in one secret: a role, a card in a hand, a goal, what somebody did
// in private. A player, a spectator and the operator get exactly the same in both, to the byte and to the millisecond:
// every message, every reply over HTTP, every figure. What is compared is listed by the server itself, so a new
// message, endpoint or figure cannot be forgotten.
#include <map>
#include <optional>
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/entry.h"
#include "kernel/record.h"
#include "server/fair/test_random.h"
#include "server/hub/test_guest.h"
#include "server/net/metrics.h"
#include "server/net/routes.h"

namespace filon::games {
namespace {

using Outcomes = std::map<Draw, std::vector<int>>;

// What chance decides at the next table: as listed, or anew, and then it is listed here.
Outcomes outcomes;
bool is_recording = true;

class WrittenChance final : public Chance {
 public:
  int pick(Draw what, std::span<const std::uint8_t> counts) override {
    if (is_recording) outcomes[what].push_back(fresh_.pick(what, counts));
    const int kind = outcomes[what].at(used_[what]++);
    check(counts[static_cast<std::size_t>(kind)] > 0, "the worlds differ in more than one secret");
    return kind;
  }

 private:
  testkit::SeededChance fresh_{4};
  std::map<Draw, std::size_t> used_;
};

}  // namespace

std::span<const Game> all_games() {
  static const std::vector<Game> games = [] {
    Game rigged = classic::game();
    rigged.start = [start = rigged.start](const Choice& choice, std::shared_ptr<Chance>) {
      return start(choice, std::make_shared<WrittenChance>());
    };
    return std::vector<Game>{rigged};
  }();
  return games;
}

}  // namespace filon::games

namespace filon::server {
namespace {

// As in games/classic/game.h, which a server does not know.
constexpr std::uint8_t roles = 0, goals = 1, pile = 2;

// Ann looks for secrets, Eve watches. Bob and Cleo have them. Dan is a person or a bot.
class World {
 public:
  using Act = std::function<void(Guest& bob)>;
  enum class Dan { Person, Bot };

  World(const std::string& modules, Dan dan, Act in_private, bool bob_declines)
      : in_private_(std::move(in_private)), bob_declines_(bob_declines) {
    ann_.say(R"({"type":"create","game":"classic","players":4,"options":{"edition":"2024","modules":[)" + modules +
             R"(]},"public":true,"clock":60,"name":"Ann","salt":"a"})");
    bob_.join(ann_.code());
    cleo_.join(ann_.code());
    if (dan == Dan::Person)
      dan_.join(ann_.code());
    else
      ann_.say(R"({"type":"add_bot","seat":3,"level":"normal"})");
    eve_.watch(ann_.table());
    ann_.say(R"({"type":"start"})");
    // At fixed times, so that nothing depends on who is asked. Writing takes so long that somebody who asks again and
    // again would notice if others had to wait for it.
    hub_.archive.takes = 30;
    for (int i = 0; i < 2400 && !is_shown_; ++i) {
      hub_.now += 10;
      hub_.tick();
      collect();
      if (i % 40 == 0) answer();
      if (i % 40 == 20) decline();
      if (i % 40 == 20 && in_private_) in_private_(bob_);
      if (i % 20 == 1) guess();
      if (i % 160 == 0 && !is_shown_) look();
      collect();
    }
  }

  // Everything they got, in order.
  const std::vector<std::string>& seen() const { return seen_; }
  bool has_bob_declined() const { return bob_.has("kept"); }
  std::set<std::string> figures;

 private:
  // Whoever is asked gives an answer that looks the same in both worlds.
  void answer() {
    for (Guest* guest : {&ann_, &bob_, &cleo_, &dan_}) {
      const std::vector<std::string> legal = guest->answers();
      if (legal.empty()) continue;
      if (guest == &bob_ && is_window(legal)) continue;
      guest->answer_with(guest == &ann_ ? played(legal) : discarded_or_looked(legal));
    }
  }
  // Later than the others, so that nobody waits for something else.
  void decline() {
    if (bob_declines_ && is_window(bob_.answers())) bob_.answer_with(R"(["decline"])");
  }
  static bool is_window(const std::vector<std::string>& legal) {
    return std::ranges::find(legal, R"(["decline"])") != legal.end();
  }
  // Whatever comes first, but nothing that shows her a secret.
  static std::string played(const std::vector<std::string>& legal) {
    for (const std::string& answer : legal)
      if (!answer.starts_with(R"(["peek_goal")") && answer.find("inspection") == std::string::npos) return answer;
    return legal.front();
  }
  // Looks at a goal, or discards: everybody sees that, but not the cards.
  static std::string discarded_or_looked(const std::vector<std::string>& legal) {
    for (const char* name : {R"(["decline")", R"(["peek_goal")", R"(["discard")"})
      for (const std::string& answer : legal)
        if (answer.starts_with(name)) return answer;
    return legal.front();
  }

  void collect() {
    for (auto& [guest, count] : counts_) {
      for (; count < guest->wire.inbox.size(); ++count) {
        const std::string& text = *guest->wire.inbox[count];
        is_shown_ = is_shown_ || text.find("roles_shown") != std::string::npos;  // the round is over
        if (!is_shown_) note(std::to_string(hub_.now) + (guest == &ann_ ? " to Ann: " : " to Eve: ") + text);
      }
      if (!guest->wire.closed.empty()) note("closed: " + guest->wire.closed);
    }
  }
  // What is asked while others may be doing something.
  void guess() {
    for (Guest* guest : {&ann_, &eve_}) {
      guest->say(R"({"type":"history"})");
      guest->say(R"({"type":"why_not","aim":{"card":"map"}})");
      guest->say(R"({"type":"take_back"})");
      guest->say(R"({"type":"ping"})");
    }
  }
  void look() {
    collect();
    guess();
    collect();
    const std::string own = R"({"seats":[{"table":")" + ann_.table() + R"(","token":")" + ann_.token() + R"("}]})";
    for (const std::string_view path : Routes::paths())
      for (const std::string& table : {ann_.table(), ann_.code()})
        for (const char* method : {"GET", "POST"}) {
          std::string target(path);
          if (const std::size_t at = target.find("TABLE"); at != std::string::npos) target.replace(at, 5, table);
          Routes routes(*hub_);
          const Reply reply = routes.answer({method, target, "", "", own, "192.0.2.1"});
          std::string text = std::string(method) + " " + target + " " + std::to_string(reply.status);
          for (const auto& [name, value] : reply.headers) text.append(" ").append(name).append("=").append(value);
          note(text.append(" ").append(reply.body()));
        }
    note_figures(Metrics{}.text(hub_->figures(), Metrics::Detail::Coarse));
  }
  // Processor time and memory are those of the test; they are rounded so that no answer can be seen in them.
  void note_figures(const std::string& page) {
    const std::set<std::string> of_the_process{"process_cpu_seconds_total", "process_resident_memory_bytes",
                                               "process_start_time_seconds", "filon_uptime_seconds"};
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
      const std::string name = line.substr(0, line.find_first_of(" {"));
      if (name != "#") figures.insert(name);
      if (!of_the_process.contains(name)) note("figure " + line);
    }
  }
  void note(std::string text) { seen_.push_back(std::move(text)); }

  TestHub hub_{Limits{.messages_per_second = 1'000'000}, RoomSettings{}};
  Guest ann_{hub_}, bob_{hub_, "192.0.2.2"}, cleo_{hub_, "192.0.2.3"}, dan_{hub_, "192.0.2.4"}, eve_{hub_};
  std::map<Guest*, std::size_t> counts_{{&ann_, 0}, {&eve_, 0}};
  Act in_private_;
  bool bob_declines_;
  std::vector<std::string> seen_;
  bool is_shown_ = false;
};

World world(const std::string& modules, World::Dan dan, World::Act in_private = {}, bool bob_declines = true) {
  repeat_random(11);
  return World(modules, dan, std::move(in_private), bob_declines);
}

std::size_t windows_in(const World& world) {
  return static_cast<std::size_t>(std::ranges::count_if(
      world.seen(), [](const std::string& text) { return text.find(R"("what":"veto")") != std::string::npos; }));
}

void expect_same(const World& here, const World& there, const std::string& what) {
  EXPECT_GT(here.seen().size(), 500U);
  EXPECT_EQ(here.seen().size(), there.seen().size()) << what;
  for (std::size_t i = 0; i < std::min(here.seen().size(), there.seen().size()); ++i)
    ASSERT_EQ(here.seen()[i], there.seen()[i]) << what;
  EXPECT_EQ(here.figures, there.figures);
  EXPECT_GT(here.figures.size(), 15U);
}

// The base game, Saboteur 2, and a module with secret answers.
class SideChannels : public testing::TestWithParam<const char*> {};
// With that module.
class Windows : public SideChannels {};

// The world as chance made it, and the same world after a change of its deal.
void compare(const std::string& modules, World::Dan dan, const std::function<void(games::Outcomes&)>& change,
             std::size_t least_windows = 0) {
  games::outcomes.clear();
  games::is_recording = true;
  const World here = world(modules, dan);
  games::is_recording = false;
  const games::Outcomes before = games::outcomes;
  change(games::outcomes);
  ASSERT_NE(games::outcomes, before) << "the same world twice";
  EXPECT_GE(windows_in(here), least_windows);
  expect_same(here, world(modules, dan), "after another deal");
}

// A bot may look at a role or a goal, and then it plays otherwise.
TEST_P(SideChannels, TheRolesOfOthers) {
  compare(GetParam(), World::Dan::Person, [](games::Outcomes& deal) { std::swap(deal[{roles, 1}], deal[{roles, 2}]); });
}

TEST_P(SideChannels, WhereTheGoldIs) {
  compare(GetParam(), World::Dan::Person, [](games::Outcomes& deal) { std::swap(deal[{goals, 0}], deal[{goals, 2}]); });
}

TEST_P(SideChannels, TheCardsOfOthers) {
  compare(GetParam(), World::Dan::Bot,
          [](games::Outcomes& deal) { std::swap(deal[{pile, 1}].front(), deal[{pile, 2}].front()); });
}

// Somebody can stop every card, or nobody can.
TEST_P(Windows, TellNotWhetherAnybodyHasAVeto) {
  const classic::Options options{classic::Edition::E2024, 4, seat(0), {classic::Module::Veto}};
  const auto& kinds = classic::deck_for(options).kinds;
  const auto veto =
      static_cast<int>(std::ranges::find_if(kinds, [](const auto& kind) { return kind.id == "veto"; }) - kinds.begin());
  compare(
      GetParam(), World::Dan::Bot,
      [&](games::Outcomes& deal) {
        int& card = deal[{pile, 1}].front();
        for (auto& [draw, drawn] : deal)
          if (draw.source == pile) std::ranges::replace(drawn, veto, card);
        card = veto;
      },
      5);
}

// Until the window closes, nobody knows who has answered.
TEST_P(Windows, TellNotWhetherSomebodyAnswers) {
  games::outcomes.clear();
  games::is_recording = true;
  const World here = world(GetParam(), World::Dan::Bot);
  games::is_recording = false;
  const World there = world(GetParam(), World::Dan::Bot, {}, false);
  EXPECT_TRUE(here.has_bob_declined());
  EXPECT_FALSE(there.has_bob_declined());
  expect_same(here, there, "after Bob was silent");
}

TEST_P(SideChannels, WhatSomebodyDoesInPrivate) {
  games::outcomes.clear();
  games::is_recording = true;
  const World here = world(GetParam(), World::Dan::Bot);
  games::is_recording = false;
  const auto in_private = [](Guest& bob) {
    for (const char* message : {R"({"type":"history"})", R"({"type":"ping"})", R"({"type":"hide","seat":0,"on":true})",
                                R"({"type":"hide","seat":0,"on":false})", R"({"type":"why_not","aim":{"card":"map"}})",
                                R"({"type":"answer","question":999,"answer":["pass"]})",
                                R"({"type":"answer","question":1,"answer":["dance"]})",
                                R"({"type":"order","orders":{}})", R"({"type":"order","orders":{"veto_next_of":0}})",
                                R"({"type":"take_back"})", R"({"type":"choose","game":"classic","players":5})",
                                R"({"type":"nonsense"})", "no JSON", R"({"type":"watch","table":"ABCDEFGH"})"})
      bob.say(message);
  };
  expect_same(here, world(GetParam(), World::Dan::Bot, in_private), "after what Bob did in private");
}

// Whoever knows the program and sees the table cannot tell what a bot will do: in the same situation, with another
// secret of the server, it does something else.
TEST(Bots, CannotBePredicted) {
  const auto told = [](std::uint64_t seed) {
    repeat_random(seed);
    TestHub hub;
    Guest ann(hub), bob(hub), cleo(hub);
    ann.say(create);
    bob.join(ann.code());
    cleo.join(ann.code());
    ann.say(R"({"type":"start"})");
    for (const char* seat : {"0", "1", "2"})
      ann.say(std::string(R"({"type":"substitute","level":"easy","seat":)") + seat + "}");
    for (int i = 0; i < 20; ++i) {
      hub.now += RoomSettings{}.bot_pause;
      hub.tick();
    }
    std::vector<std::string> events;
    for (const auto& text : ann.wire.inbox)
      if (const json::object message = parsed(*text); is_type(message, "played"))
        events.push_back(member(message, "told"));
    return events;
  };
  games::outcomes.clear();
  games::is_recording = true;
  const auto here = told(1);
  games::outcomes.clear();
  const auto there = told(2);
  ASSERT_GT(here.size(), 10U);
  EXPECT_NE(here, there);
  games::outcomes.clear();
  EXPECT_EQ(told(1), here);
}

INSTANTIATE_TEST_SUITE_P(Base, SideChannels, testing::Values(""));
INSTANTIATE_TEST_SUITE_P(Saboteur2, SideChannels, testing::Values(R"("saboteur2")"));
INSTANTIATE_TEST_SUITE_P(Veto, SideChannels, testing::Values(R"("wc_veto")"));
INSTANTIATE_TEST_SUITE_P(Veto, Windows, testing::Values(R"("wc_veto")"));

}  // namespace
}  // namespace filon::server
