// A hunt for side channels. Pairs of worlds differ in one secret: a role, a card in a hand, a goal, what somebody did
// in private. A player, a spectator and the operator get exactly the same in both, to the byte and to the millisecond:
// every message, every reply over HTTP, every figure. What is compared is listed by the server itself, so a new
// message, endpoint or figure cannot be forgotten. Which secrets there are is found out from what chance decides, so a
// game that is added to the list of this test has its hunt.
#include <map>
#include <optional>
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/entry.h"
#include "games/lost_mines/entry.h"
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
std::map<std::uint8_t, std::vector<std::uint8_t>> undealt;  // by source, what was left of each kind
bool is_recording = true;

class WrittenChance final : public Chance {
 public:
  int pick(Draw what, std::span<const std::uint8_t> counts) override {
    if (is_recording) outcomes[what].push_back(fresh_.pick(what, counts));
    const int kind = outcomes[what].at(used_[what]++);
    check(counts[static_cast<std::size_t>(kind)] > 0, "the worlds differ in more than one secret");
    if (is_recording) {
      undealt[what.source].assign(counts.begin(), counts.end());
      --undealt[what.source][static_cast<std::size_t>(kind)];
    }
    return kind;
  }

 private:
  testkit::SeededChance fresh_{4};
  std::map<Draw, std::size_t> used_;
};

}  // namespace

std::span<const Game> all_games() {
  static const std::vector<Game> games = [] {
    std::vector<Game> all{classic::game(), lost_mines::game()};
    for (Game& rigged : all)
      rigged.start = [start = rigged.start](const Choice& choice, std::shared_ptr<Chance>) {
        return start(choice, std::make_shared<WrittenChance>());
      };
    return all;
  }();
  return games;
}

}  // namespace filon::games

namespace filon::server {
namespace {

struct Kind {
  std::string game;
  std::string options;  // as JSON
  friend void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.game; }
};
constexpr int players = 4;

// Ann looks for secrets, Eve watches. Bob and Cleo have them. Dan is a person or a bot.
class World {
 public:
  using Act = std::function<void(Guest& bob)>;
  enum class Dan { Person, Bot };
  // What those who have secrets do: look at more of them, if they can, or only discard cards.
  enum class Habit { Look, Discard };

  World(const Kind& kind, Dan dan, Habit habit, Act in_private, bool bob_declines)
      : habit_(habit), in_private_(std::move(in_private)), bob_declines_(bob_declines) {
    ann_.say(R"({"type":"create","game":")" + kind.game + R"(","players":)" + std::to_string(players) +
             R"(,"options":)" + kind.options + R"(,"public":true,"clock":60,"name":"Ann","salt":"a"})");
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
      guest->answer_with(guest == &ann_ ? played(legal) : done_in_secret(legal));
    }
  }
  // Later than the others, so that nobody waits for something else.
  void decline() {
    if (bob_declines_ && is_window(bob_.answers())) bob_.answer_with(R"(["decline"])");
  }
  static bool is_window(const std::vector<std::string>& legal) {
    return std::ranges::find(legal, R"(["decline"])") != legal.end();
  }
  static bool looks(const std::string& answer) {
    return answer.starts_with(R"(["peek_)") || answer.starts_with(R"(["look_at_)") ||
           answer.find("inspection") != std::string::npos;
  }
  // Whatever comes first, but nothing that shows her a secret.
  static std::string played(const std::vector<std::string>& legal) {
    const auto found = std::ranges::find_if_not(legal, looks);
    return found == legal.end() ? legal.front() : *found;
  }
  // Everybody sees what it was, but not the cards.
  std::string done_in_secret(const std::vector<std::string>& legal) {
    if (is_window(legal)) return R"(["decline"])";
    std::vector<std::string> ways_to_look;
    if (habit_ == Habit::Look) std::ranges::copy_if(legal, std::back_inserter(ways_to_look), looks);
    if (!ways_to_look.empty()) return ways_to_look[++looked_ % ways_to_look.size()];
    const auto found =
        std::ranges::find_if(legal, [](const std::string& answer) { return answer.starts_with(R"(["discard")"); });
    return found == legal.end() ? legal.front() : *found;
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
      for (const char* aim :
           {R"({"card":"map"})", R"({"card":"map","goal":1})", R"({"card":"secret_info_mine_treasure","mine":1})",
            R"({"card":"secret_info_mine_treasure","slot":1})", R"({"card":"secret_info_mine_dwarf","seat":1})",
            R"({"at":[4,2]})"})
        guest->say(std::string(R"({"type":"why_not","aim":)") + aim + "}");
      guest->say(R"({"type":"take_back"})");
      guest->say(R"({"type":"ping"})");
    }
  }
  void look() {
    collect();
    guess();
    for (const char* ready : {"true", "false"})
      ann_.say(std::string(R"({"type":"signal","signal":["set_ready",)") + ready + "]}");
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
  Habit habit_;
  std::size_t looked_ = 0;  // how often others did
  Act in_private_;
  bool bob_declines_;
  std::vector<std::string> seen_;
  bool is_shown_ = false;
};

World world(const Kind& kind, World::Dan dan, World::Habit habit = World::Habit::Look, World::Act in_private = {},
            bool bob_declines = true) {
  repeat_random(11);
  return World(kind, dan, habit, std::move(in_private), bob_declines);
}
// The world as chance makes it. From then on chance repeats itself.
World recorded(const Kind& kind, World::Dan dan, World::Habit habit = World::Habit::Look) {
  struct Recording {
    Recording() {
      games::outcomes.clear();
      games::is_recording = true;
    }
    ~Recording() { games::is_recording = false; }
  };
  const Recording recording;
  return world(kind, dan, habit);
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

// A new match with these outcomes, before the first answer.
std::unique_ptr<games::HostedMatch> dealt(const Kind& kind, const games::Outcomes& deal) {
  games::outcomes = deal;
  games::Choice choice{kind.game, players, *games::read_values(parsed(kind.options))};
  check(!games::cannot_play(choice), "a test plays what can be played");
  return games::start_match(choice, nullptr);
}
json::array hand(const games::HostedMatch& match, Seat at) {
  testkit::Reader reader;
  reader.see(parsed("{" + match.view(at) + "}"));
  return reader.hand();
}

// Other worlds, in which something of one source was dealt otherwise.
class OtherDeals {
 public:
  OtherDeals(Kind kind, games::Outcomes deal, std::uint8_t source)
      : kind_(std::move(kind)), deal_(std::move(deal)), source_(source) {}

  // Otherwise it is drawn for the whole table, like the first player.
  bool is_dealt() const { return !draws({0}).empty(); }
  // Whether somebody holds these cards and chooses among them.
  bool changes_hands() const {
    const std::vector<games::Outcomes> worlds = exchanged({});
    if (worlds.empty()) return false;
    const auto here = dealt(kind_, deal_);
    const auto there = dealt(kind_, worlds.front());
    for (int i = 0; i < players; ++i)
      if (hand(*here, seat(i)) != hand(*there, seat(i))) return true;
    return false;
  }
  // Some that Ann cannot know: the first and the last of those in which two draws are exchanged, and the first in which
  // something else was left over. Nothing changes at the places (seats, or whatever else is dealt to) left alone.
  std::vector<games::Outcomes> secret(const std::set<std::uint8_t>& left_alone) const {
    const auto here = dealt(kind_, deal_);
    const auto is_secret = [&](const games::Outcomes& other) {
      const auto there = dealt(kind_, other);
      return here->view(seat(0)) == there->view(seat(0)) && here->view(nobody) == there->view(nobody);
    };
    std::vector<games::Outcomes> found;
    const auto keep = [&](const auto& list) {
      const auto first = std::ranges::find_if(list, is_secret);
      if (first != list.end() && std::ranges::find(found, *first) == found.end()) found.push_back(*first);
    };
    const std::vector<games::Outcomes> exchanged = this->exchanged(left_alone);
    keep(exchanged);
    keep(std::vector(exchanged.rbegin(), exchanged.rend()));
    keep(replaced(left_alone));
    found.resize(std::min(found.size(), std::size_t{testkit::some_matches}));
    return found;
  }

 private:
  struct Place {
    Draw draw;
    std::size_t at;
  };
  std::vector<Place> draws(const std::set<std::uint8_t>& left_alone) const {
    std::vector<Place> places;
    for (const auto& [draw, kinds] : deal_)
      for (std::size_t i = 0; i < kinds.size() && draw.source == source_ && !left_alone.contains(draw.place); ++i)
        places.push_back({draw, i});
    return places;
  }
  std::vector<games::Outcomes> exchanged(const std::set<std::uint8_t>& left_alone) const {
    std::vector<games::Outcomes> worlds;
    for (const Place& one : draws(left_alone))
      for (const Place& other : draws(left_alone)) {
        if (one.draw.place >= other.draw.place) continue;
        games::Outcomes world = deal_;
        std::swap(world[one.draw][one.at], world[other.draw][other.at]);
        if (world != deal_) worlds.push_back(std::move(world));
      }
    return worlds;
  }
  std::vector<games::Outcomes> replaced(const std::set<std::uint8_t>& left_alone) const {
    std::vector<games::Outcomes> worlds;
    const std::vector<std::uint8_t>& left = games::undealt[source_];
    for (const Place& one : draws(left_alone))
      for (std::size_t kind = 0; kind < left.size(); ++kind) {
        if (left[kind] == 0) continue;
        games::Outcomes world = deal_;
        world[one.draw][one.at] = static_cast<int>(kind);
        if (world != deal_) worlds.push_back(std::move(world));
      }
    return worlds;
  }
  Kind kind_;
  games::Outcomes deal_;
  std::uint8_t source_;
};

class SideChannels : public testing::TestWithParam<Kind> {
 protected:
  // Returns how many secrets were changed.
  int hunt(World::Dan dan, World::Habit habit, const std::set<std::uint8_t>& left_alone) {
    const World here = recorded(GetParam(), dan, habit);
    const games::Outcomes deal = games::outcomes;
    std::set<std::uint8_t> sources;
    for (const auto& [draw, kinds] : deal) sources.insert(draw.source);
    int hunted = 0;
    for (const std::uint8_t source : sources) {
      const OtherDeals others(GetParam(), deal, source);
      if (!others.is_dealt() || others.changes_hands() != (habit == World::Habit::Discard)) continue;
      const std::vector<games::Outcomes> worlds = others.secret(left_alone);
      EXPECT_FALSE(worlds.empty()) << "Ann can see all that source " << int{source} << " deals";
      for (const games::Outcomes& other : worlds) {
        games::outcomes = other;
        expect_same(here, world(GetParam(), dan, habit), "after another deal of source " + std::to_string(source));
        if (HasFailure()) return hunted;
        ++hunted;
      }
    }
    return hunted;
  }
};
// With a module that asks for secret answers.
class Windows : public SideChannels {};

// Roles, goals, mines, treasures. A bot may look at them, and then it plays otherwise.
TEST_P(SideChannels, WhatLiesHidden) { EXPECT_GT(hunt(World::Dan::Person, World::Habit::Look, {}), 1); }

TEST_P(SideChannels, TheCardsOfOthers) { EXPECT_GT(hunt(World::Dan::Bot, World::Habit::Discard, {0, 3}), 0); }

// Somebody can stop every card, or nobody can.
TEST_P(Windows, TellNotWhetherAnybodyHasAVeto) {
  constexpr std::uint8_t pile = 2;  // as in games/classic/game.h, which a server does not know
  const classic::Options options{classic::Edition::E2024, players, seat(0), {classic::Module::Veto}};
  const auto& kinds = classic::deck_for(options).kinds;
  const auto veto =
      static_cast<int>(std::ranges::find_if(kinds, [](const auto& kind) { return kind.id == "veto"; }) - kinds.begin());
  const World here = recorded(GetParam(), World::Dan::Bot);
  EXPECT_GE(windows_in(here), 5U);
  const games::Outcomes before = games::outcomes;
  int& card = games::outcomes[{pile, 1}].front();
  for (auto& [draw, drawn] : games::outcomes)
    if (draw.source == pile) std::ranges::replace(drawn, veto, int{card});
  card = veto;
  ASSERT_NE(games::outcomes, before) << "the same world twice";
  expect_same(here, world(GetParam(), World::Dan::Bot), "after another deal");
}

// Until the window closes, nobody knows who has answered.
TEST_P(Windows, TellNotWhetherSomebodyAnswers) {
  const World here = recorded(GetParam(), World::Dan::Bot);
  const World there = world(GetParam(), World::Dan::Bot, World::Habit::Look, {}, false);
  EXPECT_TRUE(here.has_bob_declined());
  EXPECT_FALSE(there.has_bob_declined());
  expect_same(here, there, "after Bob was silent");
}

TEST_P(SideChannels, WhatSomebodyDoesInPrivate) {
  const World here = recorded(GetParam(), World::Dan::Bot);
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
  expect_same(here, world(GetParam(), World::Dan::Bot, World::Habit::Look, in_private),
              "after what Bob did in private");
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

std::vector<Kind> every_game() {
  std::vector<Kind> kinds;
  for (const games::Game& game : games::all_games()) kinds.push_back({std::string(game.id), "{}"});
  return kinds;
}
const Kind saboteur2{"classic", R"({"modules":["saboteur2"]})"};
const Kind with_veto{"classic", R"({"modules":["wc_veto"]})"};
INSTANTIATE_TEST_SUITE_P(Usual, SideChannels, testing::ValuesIn(every_game()),
                         [](const auto& kind) { return kind.param.game; });
INSTANTIATE_TEST_SUITE_P(Saboteur2, SideChannels, testing::Values(saboteur2));
INSTANTIATE_TEST_SUITE_P(Veto, SideChannels, testing::Values(with_veto));
INSTANTIATE_TEST_SUITE_P(Veto, Windows, testing::Values(with_veto));

}  // namespace
}  // namespace filon::server
