// Random games to the end in every edition and with every number of players: the state is always sound, the legal
// answers are exactly those that are not refused, and a refused answer changes nothing.
#include <set>

#include "games/classic/fields.h"
#include "testkit/cites.h"
#include "testkit/wrong_answers.h"
#include "tests/scenario_files.h"
#include "tests/tables.h"

namespace filon::classic {
namespace {

class Soundness : public EveryTable {};
INSTANTIATE_TEST_SUITE_P(Random, Soundness, every_table, table_name);

TEST_P(Soundness, holds_after_every_answer) {
  // Modules have more tables and longer games. For more of them, run filon sim --check.
  testkit::expect_sound<Classic>(rules, games(rules->options.with.empty() ? 10000 : 1000),
                                 [](const Actions& legal, Rng& rng) { return any_of(legal, rng); });
}

TEST_P(Soundness, holds_when_everybody_digs) {
  int reached = 0;
  testkit::expect_sound<Classic>(rules, games(500), eager, [&](const World& world) {
    for (const RoundResult& result : world.table().results) reached += result.finisher != nobody ? 1 : 0;
  });
  EXPECT_GT(reached, games(500) / 10);
}

// In the base game each move uses one card of the deck, so a round without treasure has 67 such moves. In Saboteur 2
// each move uses one or more of 108 cards, so a round has at most 108.
TEST_P(Soundness, limits_the_moves_of_a_round_by_the_cards) {
  cites("BASE-END-12", "S2-END-07");
  const bool one_each = rules->options.with.empty();
  const int most = one_each ? 67 : 108;
  auto legal = std::make_unique<Actions>();
  Rng rng(3);
  int rounds = 0;
  for (int game = 0; game < 20; ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    int moves = 0;
    while (!match.is_over()) {
      const Seat by = match.to_act().front();
      legal_actions(*rules, match.sight(by), *legal);
      const Action action = any_of(*legal, rng);
      moves += match.table().question.what != Ask::TakeTurn || std::holds_alternative<Pass>(action) ? 0 : 1;
      ASSERT_EQ(match.play(by, action), std::nullopt);
      for (const Event& event : match.events())
        if (const auto* ended = std::get_if<RoundEnded>(&event.told)) {
          EXPECT_LE(moves, most);
          if (ended->result.finisher == nobody && one_each) {
            EXPECT_EQ(moves, most);
          }
          rounds += ended->result.finisher == nobody ? 1 : 0;
          moves = 0;
        }
      close_idle(match);
    }
  }
  EXPECT_GT(rounds, 0);
}

// Many answers, legal or not.
void every_answer(const Rules& rules, const Table& table, const Holding& mine, std::vector<Action>& out) {
  out.clear();
  const int kinds = static_cast<int>(rules.deck.kinds.size());
  std::vector<Cell> cells{cell(40, 40), cell(-3, 7)};
  for (const Laid& laid : table.tunnels.laid()) cells.push_back(laid.at);
  for (const Site& site : table.tunnels.sites()) cells.push_back(site.at);
  for (const Goal& goal : table.goals) cells.push_back(goal.at);
  for (int kind = 0; kind < kinds; ++kind) {
    const Card card = filon::card(kind);
    if (!mine.holds(card) && kind % 5 != 0) continue;  // some cards not in hand are enough
    for (Cell at : cells) {
      out.push_back(PlacePath{card, at, Turned::No});
      out.push_back(PlacePath{card, at, Turned::Yes});
      out.push_back(Rockfall{card, at});
    }
    for (int i = 0; i < max_seats; ++i) {
      out.push_back(BreakTool{card, seat(i)});
      for (Tool tool : all_tools) out.push_back(MendTool{card, seat(i), tool});
    }
    for (std::uint8_t goal = 0; goal < 6; ++goal) out.push_back(PeekGoal{card, goal});
    for (int i = 0; i < max_seats; ++i) out.push_back(PlayOn{card, seat(i)});
    out.push_back(Discard{{card}});
    out.push_back(Discard{{card, card}});
    for (Card other : mine.hand) {
      out.push_back(Discard{{other, card}});
      for (Card third : mine.hand) {
        out.push_back(Discard{{card, other, third}});
        out.push_back(ClearAway{card, {other, third}});
      }
    }
    out.push_back(ClearAway{card, {}});
  }
  for (Card paid : mine.hand)
    for (int kind = 0; kind < kinds; ++kind) {
      const Card away = filon::card(kind);
      out.push_back(ClearAway{away, {paid}});
      for (Card other : mine.hand) {
        out.push_back(ClearAway{away, {paid, other}});
        for (Card third : mine.hand)
          if (kind % 5 == 0) out.push_back(ClearAway{away, {third, other, paid}});
      }
    }
  for (int i = 0; i < max_seats; ++i) out.push_back(Steal{seat(i)});
  out.push_back(Decline{});
  out.push_back(GoOn{});
  out.push_back(Discard{});
  out.push_back(Pass{});
  for (std::uint8_t value = 0; value < 9; ++value) out.push_back(TakeGold{value});
}

TEST_P(Soundness, lists_exactly_what_is_not_refused) {
  testkit::expect_lists_exactly_what_is_not_refused<Classic>(rules, games(10), [&](Sight sight, Rng&) {
    std::vector<Action> candidates;
    every_answer(*rules, sight.table, sight.mine, candidates);
    return candidates;
  });
}

// The rules say how many cards are paid to be rid of one.
TEST(Clearing, costs_as_many_cards_as_the_rules_say) {
  for (int cards = 1; cards <= static_cast<int>(most_paid); ++cards) {
    Rules rules = *saboteur2_rules(Edition::E2024, 6);
    rules.clear_with = cards;
    const auto shared = std::make_shared<const Rules>(rules);
    testkit::expect_lists_exactly_what_is_not_refused<Classic>(shared, games(20), [&](Sight sight, Rng&) {
      std::vector<Action> candidates;
      every_answer(*shared, sight.table, sight.mine, candidates);
      return candidates;
    });
    int cleared = 0;
    testkit::expect_sound<Classic>(shared, games(20), [&](const Actions& legal, Rng& rng) {
      const auto is_clearing = [](const Action& one) { return std::holds_alternative<ClearAway>(one); };
      const auto* found = std::find_if(legal.begin(), legal.end(), is_clearing);
      if (found == legal.end() || rng.below(2) == 0) return any_of(legal, rng);
      EXPECT_EQ(static_cast<int>(std::get<ClearAway>(*found).paid.size()), cards);
      ++cleared;
      return *found;
    });
    EXPECT_GT(cleared, 0);
    testkit::expect_replays<Classic>(shared, games(5), both_ways());
  }
}

// Twelve players and a house deck: so many changes of role that no unused roles are left, which never happens with
// printed decks (AMB-68), and so many thieves and prisons that a player often gets a second one.
std::shared_ptr<const Rules> rules_with_more_rare_cards() {
  const Options options{Edition::E2024, 12, seat(0), {Module::Saboteur2}};
  Deck deck = classic::deck_for(options);
  for (const char* rare : {"role_change", "thief", "prison"}) deck.pile.add(index(*deck.find(rare)), 12);
  return std::make_shared<const Rules>(*compose(options, deck));
}

// All modules that go together, with several copies of each special card (MOD-33).
std::shared_ptr<const Rules> rules_with_more_special_cards(int game) {
  const auto sets = largest_sets();
  const Modules with = sets[static_cast<std::size_t>(game / 3) % sets.size()];
  const auto seats = tables(with);
  const Options options = seats[static_cast<std::size_t>(game / 9) % seats.size()];
  Deck deck = classic::deck_for(options);
  for (const char* special : {"goal_swap", "forgotten_treasure", "veto", "scout", "diversion"})
    deck.pile.add(index(*deck.find(special)), 5);
  return std::make_shared<const Rules>(*compose(options, deck));
}

TEST(Refusals, all_occur_and_change_nothing) {
  Rng rng(5);
  std::set<Refusal> seen;
  const auto more_rare_cards = rules_with_more_rare_cards();
  const auto attempt = [&](const Match& match, Seat by, const Action& action) {
    if (const auto refusal = testkit::expect_refused_answer_changes_nothing<Classic>(match, by, action))
      seen.insert(*refusal);
  };
  for (int game = 0; game < games(300); ++game) {
    const auto rules = game % 10 == 7  ? more_rare_cards
                       : game % 3 == 1 ? rules_with_more_special_cards(game)
                       : game % 2 == 0 ? base_rules(static_cast<Edition>(game % 3), 3 + game % 8)
                                       : saboteur2_rules(static_cast<Edition>(1 + game % 3 / 2), 2 + game % 11);
    const auto wrong_answer = [&](const Holding& mine) {
      return testkit::any_answer<Action>(rng, {mine.hand.begin(), mine.hand.end()});
    };
    const auto go_wrong = [&](const Match& match, Seat asked, const Action&) {
      for (int wrong = 0; wrong < 10; ++wrong) {
        const Seat by = rng.below(3) == 0 ? seat(rng.below(12)) : asked;
        Action action = wrong_answer(match.sight(asked).mine);
        if (auto* on = std::get_if<PlayOn>(&action); on && rng.below(3) == 0) on->whom = by;
        attempt(match, by, action);
      }
    };
    Match match = Match::start(rules, static_cast<Seed>(game));
    const auto legal = std::make_unique<Actions>();
    while (!match.is_over() && !HasFailure()) {
      // Also in the pause between two rounds.
      const Seat by = match.to_act().front();
      go_wrong(match, by, {});
      legal_actions(*rules, match.sight(by), *legal);
      match.play(by, game % 4 == 1 ? any_of(*legal, rng) : eager(*legal, rng));
      if (match.to_act().empty() && match.is_window()) match.close();
    }
    if (HasFailure()) return;
    EXPECT_EQ(Match(match).play(seat(0), Pass{}), Refusal::MatchOver);
    attempt(match, seat(0), wrong_answer({}));
  }
  // Random answers seldom meet the rarest reasons. Scenarios have those.
  std::string text;
  for (const auto& file : scenarios::scenario_files()) text += scenarios::contents(file);
  for (Refusal reason : all_of<Refusal>()) {
    const std::string in_scenario = "\"refused\": \"" + std::string(name(reason)) + '"';
    EXPECT_TRUE(seen.contains(reason) || text.find(in_scenario) != std::string::npos) << name(reason);
  }
}

TEST_P(Soundness, replays_every_record_to_the_same_bytes) { testkit::expect_replays<Classic>(rules, games(20), eager); }

TEST(Records, report_what_does_not_fit) {
  const auto rules = base_rules(Edition::E2024, 4);
  const Match match = Match::start(rules, 1);
  Record record = match.record();
  record.options.seats = 5;
  EXPECT_EQ(Match::replay(rules, record).error(), "record: it was played with other options than these rules");
  record = match.record();
  record.chance.resize(6);
  EXPECT_EQ(Match::replay(rules, record).error(), "record: it ends before chance outcome 7");
  record = match.record();
  record.chance[10].kind = 77;
  EXPECT_EQ(Match::replay(rules, record).error(),
            "record: chance outcome 11 names a card that is not there to be drawn");
  record = match.record();
  record.answers.push_back({1, seat(0), Pass{}});
  EXPECT_EQ(Match::replay(rules, record).error(), "record: answer 1 is not legal where it stands");
  record = match.record();
  record.chance.push_back({});
  EXPECT_EQ(Match::replay(rules, record).error(), "record: it holds more chance outcomes than were drawn");
}

}  // namespace
}  // namespace filon::classic
