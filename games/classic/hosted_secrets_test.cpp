// Plays two matches that differ only in what one seat cannot know: roles, goals and cards of others that were never
// shown. This seat, and a spectator, must be sent exactly the same bytes.
#include <map>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/game.h"
#include "testkit/hosted.h"

namespace filon::classic {
namespace {

namespace json = boost::json;
using namespace testkit;
using games::HostedMatch;
using games::Played;
using games::Refused;

using Picks = std::vector<int>;

// Draws the given cards first, then random ones, and remembers all of them.
class WrittenChance final : public Chance {
 public:
  WrittenChance(Picks picks, std::uint64_t seed) : written_(std::move(picks)), rest_(seed) {}

  int pick(Draw, std::span<const std::uint8_t> counts) override {
    const std::size_t at = drawn.size();
    const int kind = at < written_.size() ? written_[at] : rest_.pick({}, counts);
    check(counts[static_cast<std::size_t>(kind)] > 0, "a world is made of the cards there are");
    drawn.push_back(kind);
    return kind;
  }

  Picks drawn;

 private:
  Picks written_;
  SeededChance rest_;
};

struct Given {
  Seat by;
  std::string text;
};

// A dealt or drawn card, with its index among the picks.
struct Drawn {
  std::size_t pick;
  int kind;
};

std::vector<std::string> answers_of(const HostedMatch& match, Seat seat) {
  Reader reader;
  reader.see(json::parse("{" + match.view(seat) + "}").as_object());
  return reader.answers();
}

struct Kind {
  std::string edition;
  int seats;
  friend std::string name(const Kind& kind) {
    return "edition" + kind.edition + "_players" + std::to_string(kind.seats);
  }
  friend void PrintTo(const Kind& kind, std::ostream* out) { *out << name(kind); }
};

class GameSecrets : public testing::TestWithParam<Kind> {
 protected:
  std::unique_ptr<HostedMatch> start(std::shared_ptr<Chance> chance) const {
    games::Choice choice{"classic", GetParam().seats, {{"edition", GetParam().edition}}};
    check(!games::cannot_play(choice), "a test plays what can be played");
    return games::start_match(choice, std::move(chance));
  }
  const classic::Rules rules = *classic::compose(
      {*named<classic::Edition>(GetParam().edition), GetParam().seats, seat(0)}, classic::base_deck());
  int seats() const { return GetParam().seats; }

  int kind_named(const std::string& id) const {
    for (int kind = 0; kind < static_cast<int>(rules.deck.kinds.size()); ++kind)
      if (rules.deck[card(kind)].id == id) return kind;
    return -1;
  }

  // The first round for one seat, played until a card is turned up.
  struct Course {
    std::vector<Given> answers;
    Picks picks;
    std::vector<Drawn> unseen;                                  // cards of others that were never shown
    std::vector<std::pair<std::size_t, std::size_t>> discards;  // which answer discards which pick
    std::vector<int> goals_seen;                                // that this seat has looked at
    std::vector<int> pile;                                      // kinds that were never drawn
  };

  // Removes a card from a hand. Returns its pick.
  static std::size_t take(std::vector<Drawn>& hand, int kind) {
    const auto found = std::find_if(hand.begin(), hand.end(), [&](const Drawn& one) { return one.kind == kind; });
    check(found != hand.end(), "a card that is played was held");
    const std::size_t pick = found->pick;
    hand.erase(found);
    return pick;
  }

  Course play(Seat me, std::uint64_t seed) const {
    Course course;
    const auto chance = std::make_shared<WrittenChance>(Picks{}, seed);
    const auto game = start(chance);
    const auto goals = rules.goal_cells.size();
    const auto players = static_cast<std::size_t>(seats());
    std::vector<std::vector<Drawn>> hands(players);
    std::size_t next = players + goals;
    for (auto& hand : hands)
      for (int i = 0; i < rules.hand_size; ++i, ++next) hand.push_back({next, chance->drawn[next]});
    check(next == chance->drawn.size(), "a round is dealt as this test believes");

    Rng rng(seed);
    while (true) {
      const Seat by = game->asked().front();
      const std::string text = any_of(answers_of(*game, by), rng);
      const auto played = std::get<Played>(game->play(by, text));
      if (played.shared.find("goal_turned") != std::string::npos ||
          played.shared.find("round_ended") != std::string::npos)
        break;
      const json::array words = json::parse(text).as_array();
      const std::string name(words.at(0).as_string());
      auto& hand = hands[static_cast<std::size_t>(index(by))];
      if (name == "discard") {
        for (const json::value& one : words.at(1).as_array()) {
          const int kind = kind_named(std::string(one.as_string()));
          const std::size_t pick = take(hand, kind);
          if (by == me) continue;
          course.unseen.push_back({pick, kind});
          course.discards.emplace_back(course.answers.size(), pick);
        }
      } else if (name != "pass") {
        take(hand, kind_named(std::string(words.at(1).as_string())));
        if (by == me && name == "peek_goal") course.goals_seen.push_back(static_cast<int>(words.at(2).as_int64()));
      }
      course.answers.push_back({by, text});
      for (; next < chance->drawn.size(); ++next) hand.push_back({next, chance->drawn[next]});
    }
    course.picks.assign(chance->drawn.begin(), chance->drawn.begin() + static_cast<std::ptrdiff_t>(next));
    for (int i = 0; i < seats(); ++i)
      if (seat(i) != me)
        for (const Drawn& one : hands[static_cast<std::size_t>(i)]) course.unseen.push_back(one);
    classic::Cards left = rules.deck.pile;
    for (std::size_t i = players + goals; i < next; ++i) left.take(course.picks[i]);
    for (int kind = 0; kind < static_cast<int>(rules.deck.kinds.size()); ++kind)
      for (int i = 0; i < left.count(kind); ++i) course.pile.push_back(kind);
    return course;
  }

  template <class List>
  static void shuffle(List& list, Rng& rng) {
    for (std::size_t i = list.size(); i > 1; --i)
      std::swap(list[i - 1], list[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
  }

  // The same course in another world: everything that `me` does not know is dealt again.
  Course otherwise(Course course, Seat me, Rng& rng) const {
    const auto players = static_cast<std::size_t>(seats());
    const auto mine = static_cast<std::size_t>(index(me));
    std::vector<int> roles;
    auto pool = rules.role_pool;
    for (std::size_t i = 0; i < players; ++i) pool.take(course.picks[i]);
    for (std::size_t i = 0; i < players; ++i)
      if (i != mine) roles.push_back(course.picks[i]);
    for (int role = 0; role < static_cast<int>(pool.kinds()); ++role)
      if (pool.count(role) > 0) roles.push_back(role);
    shuffle(roles, rng);
    for (std::size_t i = 0; i < players; ++i)
      if (i != mine) {
        course.picks[i] = roles.back();
        roles.pop_back();
      }

    std::vector<std::size_t> places;
    std::vector<int> goals;
    for (std::size_t i = 0; i < rules.goal_cells.size(); ++i) {
      const bool seen = std::count(course.goals_seen.begin(), course.goals_seen.end(), static_cast<int>(i)) > 0;
      if (seen) continue;
      places.push_back(players + i);
      goals.push_back(course.picks[players + i]);
    }
    shuffle(goals, rng);
    for (std::size_t i = 0; i < places.size(); ++i) course.picks[places[i]] = goals[i];

    std::vector<int> kinds = course.pile;
    for (const Drawn& one : course.unseen) kinds.push_back(one.kind);
    shuffle(kinds, rng);
    for (const Drawn& one : course.unseen) {
      course.picks[one.pick] = kinds.back();
      kinds.pop_back();
    }
    std::map<std::size_t, json::array> put_away;
    for (const auto& [answer, pick] : course.discards)
      put_away[answer].emplace_back(rules.deck[card(course.picks[pick])].id);
    for (const auto& [answer, ids] : put_away)
      course.answers[answer].text = json::serialize(json::array{"discard", ids});
    return course;
  }

  // Everything sent to the seat and to a spectator, and what a bot in this seat would answer.
  struct Sent {
    std::vector<std::string> to_me, to_spectators, bot;
    std::vector<std::string> to_others;
  };
  Sent sent(const Course& course, Seat me) const {
    Sent sent;
    const auto game = start(std::make_shared<WrittenChance>(course.picks, 1));
    game->seat_bot(me, "normal", 17);
    const auto look = [&] {
      sent.to_me.push_back(game->view(me));
      sent.to_spectators.push_back(game->view(nobody));
      for (int i = 0; i < seats(); ++i)
        if (seat(i) != me) sent.to_others.push_back(game->view(seat(i)));
      if (game->asked().contains(me)) sent.bot.push_back(game->bot_thought(me)());
      // In every world these are refused for the same reason.
      for (const auto* answer : {R"(["peek_goal","map",1])", R"(["discard",["map"]])",
                                 R"(["place_path","b-nesw",[1,0]])", R"(["take_gold",3])", R"(["pass"])"})
        if (const auto refused = game->refuse(me, answer)) sent.to_me.emplace_back(refused->sentence);
      for (const auto* aim : {R"({"card":"map","goal":1})", R"({"card":"b-nesw","at":[1,0]})"})
        if (const auto refused = game->why_not(me, aim)) sent.to_me.emplace_back(refused->sentence);
    };
    look();
    for (const Given& answer : course.answers) {
      auto played = game->play(answer.by, answer.text);
      if (const auto* refused = std::get_if<Refused>(&played)) {
        ADD_FAILURE() << answer.text << ": " << refused->sentence;
        return sent;
      }
      const auto& [shared, own] = std::get<Played>(played);
      sent.to_me.push_back(shared + own[me]);
      sent.to_spectators.push_back(shared);
      look();
    }
    sent.to_me.push_back(game->history(me));
    sent.to_spectators.push_back(game->history(nobody));
    return sent;
  }
};

INSTANTIATE_TEST_SUITE_P(All, GameSecrets,
                         testing::Values(Kind{"2004", 3}, Kind{"2004", 7}, Kind{"2011", 4}, Kind{"2011", 10},
                                         Kind{"2024", 3}, Kind{"2024", 5}),
                         [](const auto& kind) { return name(kind.param); });

TEST_P(GameSecrets, what_a_seat_is_sent_follows_from_what_it_knows) {
  Rng rng(1);
  int differing = 0, worlds = 0;
  for (std::uint64_t seed = 1; seed <= 2 * some_matches; ++seed) {
    const Seat me = seat(rng.below(seats()));
    const Course course = play(me, seed);
    const Sent here = sent(course, me);
    for (int i = 0; i < 3; ++i) {
      const Course other = otherwise(course, me, rng);
      const Sent there = sent(other, me);
      if (HasFailure()) return;
      ASSERT_EQ(here.to_me, there.to_me) << "seat " << index(me) << ", seed " << seed;
      ASSERT_EQ(here.to_spectators, there.to_spectators);
      ASSERT_EQ(here.bot, there.bot);
      differing += here.to_others != there.to_others ? 1 : 0;
      ++worlds;
    }
  }
  EXPECT_EQ(differing, worlds) << "the others see that it is another world";
}

}  // namespace
}  // namespace filon::classic
