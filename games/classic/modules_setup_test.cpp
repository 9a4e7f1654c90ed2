// What modules deal by chance, what they must conserve, and that every round ends.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "bots/random_play.h"
#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

Options options_with(Modules with, int seats) {
  Options options;
  options.seats = seats;
  options.with = with;
  return options;
}

Rules rules_with(Modules with, int seats) {
  const Options options = options_with(with, seats);
  return *compose(options, deck_for(options));
}

// Calls `look` with the state of many first deals.
void deal_often(const Rules& rules, int deals, const std::function<void(const State&)>& look) {
  for (int seed = 0; seed < deals; ++seed) {
    const World world = World::start(rules, static_cast<std::uint64_t>(seed));
    look(WorldAccess::state(world));
  }
}

// Plays random matches and calls `after` with the match after each moment.
void play_often(const Rules& rules, int matches, const std::function<void(const Match&)>& after) {
  const auto shared = std::make_shared<const Rules>(rules);
  const auto legal = std::make_unique<Actions>();
  for (int seed = 0; seed < matches; ++seed) {
    Match match = Match::start(shared, static_cast<Seed>(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    after(match);
    while (!match.is_over()) {
      const Seat by = match.to_act().front();
      legal_actions(rules, match.sight(by), *legal);
      const int moment = match.version();
      ASSERT_FALSE(match.play(by, bots::any_of(*legal, rng)));
      if (match.version() != moment) after(match);
      close_idle(match, [&] { after(match); });
    }
  }
}

TEST(NewGoals, are_the_treasure_and_four_of_the_other_seven) {
  cites("GOALS-02", "GOALS-03", "GOALS-27");
  const Rules rules = rules_with({Module::NewGoals}, 5);
  std::set<std::set<Card>> fours;
  int without_spider = 0;
  constexpr int deals = 4000;
  deal_often(rules, deals, [&](const State& state) {
    std::set<Card> others;
    int treasures = 0;
    bool spider = false;
    for (Card goal : state.hidden.goals) {
      EXPECT_TRUE(rules.deck[goal].id.starts_with("newgoal_"));
      treasures += rules.in_maze(goal) == InMaze::Treasure ? 1 : 0;
      spider |= rules.in_maze(goal) == InMaze::Spider;
      if (rules.in_maze(goal) != InMaze::Treasure) others.insert(goal);
    }
    EXPECT_EQ(treasures, 1);
    fours.insert(others);
    without_spider += spider ? 0 : 1;
  });
  EXPECT_EQ(fours.size(), 35U);
  EXPECT_NEAR(without_spider, deals * 3 / 7, deals / 20);
}

TEST(NewGoals, that_are_left_over_are_seen_by_nobody) {
  cites("GOALS-05");
  const Rules rules = rules_with({Module::NewGoals}, 5);
  std::set<Card> dealt;
  play_often(rules, 60, [&](const Match& match) {
    for (const Event& event : match.events()) {
      if (std::holds_alternative<RoundBegan>(event.told)) {
        const auto& goals = MatchTestAccess::state(match).hidden.goals;
        dealt = {goals.begin(), goals.end()};
        EXPECT_EQ(dealt.size(), 5U);
      }
      const auto* turned = std::get_if<GoalTurned>(&event.told);
      EXPECT_TRUE(!turned || dealt.contains(turned->card));
      for (const Whisper& whisper : event.whispers) {
        const auto* seen = std::get_if<GoalSeen>(&whisper.secret);
        EXPECT_TRUE(!seen || dealt.contains(seen->card));
      }
    }
  });
}

TEST(Chests, are_shuffled_apart_from_the_cards_that_cover_them) {
  cites("CHEST-02");
  const Rules rules = rules_with({Module::TreasureChests}, 5);
  std::set<std::pair<Card, Card>> pairs;
  deal_often(rules, 2000, [&](const State& state) {
    std::set<Card> different;
    for (const ChestCards& chest : state.hidden.chests) {
      pairs.insert({chest.path, chest.card});
      different.insert(chest.card);
    }
    EXPECT_EQ(different.size(), 4U);
  });
  EXPECT_EQ(pairs.size(), 5U * 10U);
}

TEST(Chests, that_are_left_over_are_seen_by_nobody) {
  cites("CHEST-04");
  const Rules rules = rules_with({Module::TreasureChests}, 5);
  std::array<ChestCards, most_chests> dealt;
  int seen = 0;
  const auto is_dealt = [&](std::uint8_t chest, ChestCards cards) {
    ++seen;
    EXPECT_TRUE(cards.path == no_card || cards.path == dealt[chest].path);
    EXPECT_TRUE(cards.card == no_card || cards.card == dealt[chest].card);
  };
  play_often(rules, 60, [&](const Match& match) {
    for (const Event& event : match.events()) {
      if (std::holds_alternative<RoundBegan>(event.told)) dealt = MatchTestAccess::state(match).hidden.chests;
      if (const auto* turned = std::get_if<BlackPathTurned>(&event.told))
        is_dealt(turned->chest, {turned->card, no_card});
      if (const auto* opened = std::get_if<ChestOpened>(&event.told)) is_dealt(opened->chest, {no_card, opened->card});
      if (const auto* shown = std::get_if<ChestShown>(&event.told)) is_dealt(shown->chest, shown->cards);
      for (const Whisper& whisper : event.whispers)
        if (const auto* chest = std::get_if<ChestSeen>(&whisper.secret)) is_dealt(chest->chest, chest->cards);
    }
  });
  EXPECT_GT(seen, 200);
}

// A house deck in which every path card over a chest has a crystal.
TEST(Chests, have_crystals_only_while_they_lie_face_up) {
  cites("CHEST-51");
  const Options options = options_with({Module::Saboteur2, Module::TreasureChests}, 8);
  Deck deck = deck_for(options);
  for (Card path : deck.black_paths) deck.kinds[static_cast<std::size_t>(path)].crystals = 1;
  const Rules rules = *compose(options, deck);
  int opened = 0, paid = 0;
  play_often(rules, 40, [&](const Match& match) {
    const Table& table = match.table();
    int crystals = 0, geologists = 0;
    for (const Laid& laid : table.tunnels.laid()) {
      crystals += deck[laid.card].crystals;
      opened += rules.in_maze(laid.card) == InMaze::BlackPath ? 1 : 0;
    }
    bool is_over = false;
    for (const Event& event : match.events()) {
      if (std::holds_alternative<RoundBegan>(event.told)) return;  // these are the cards of the next round
      if (const auto* roles = std::get_if<RolesShown>(&event.told)) {
        is_over = true;
        for (int i = 0; i < rules.seats; ++i)
          geologists += roles->roles[seat(i)] == Role::Geologist && !table.prison[seat(i)].holds() ? 1 : 0;
      }
      const auto* shared = std::get_if<Shared>(&event.told);
      if (!is_over || !shared || table.role[shared->whom] != Role::Geologist) continue;
      EXPECT_EQ(shared->nuggets, crystals / geologists);
      ++paid;
    }
  });
  EXPECT_GT(opened, 0);
  EXPECT_GT(paid, 10);
}

TEST(TournamentCard, lies_either_way_and_is_any_path_card) {
  cites("VTRN-05", "VTRN-06");
  const Rules rules = rules_with({Module::Tournament}, 7);
  std::map<Card, int> kinds;
  int turned = 0, can_turn = 0;
  constexpr int deals = 4000;
  deal_often(rules, deals, [&](const State& state) {
    const Laid* laid = state.table.tunnels.at(cell(4, 0));
    ASSERT_TRUE(laid);
    EXPECT_EQ(rules.effect(laid->card), Effect::Path);
    ++kinds[laid->card];
    if (rules.face(laid->card, Turned::No) == rules.face(laid->card, Turned::Yes)) return;
    ++can_turn;
    turned += laid->turned == Turned::Yes ? 1 : 0;
  });
  EXPECT_NEAR(turned, can_turn / 2, can_turn / 12);
  for (int kind = 0; kind < Cards::kinds(); ++kind) {
    const int copies = rules.effects[static_cast<std::size_t>(kind)] == Effect::Path ? rules.deck.pile.count(kind) : 0;
    EXPECT_NEAR(kinds[card(kind)], deals * copies / 40, deals / 20) << "kind " << kind;
  }
}

// All modules that fit the base game, with several copies of the card that takes cards back.
Rules rules_with_everything() {
  Modules with;
  for (Module module : all_modules)
    if (module != Module::Saboteur2 && module != Module::Tournament) with.insert(module);
  const Options options = options_with(with, 4);
  Deck deck = deck_for(options);
  deck.pile.add(index(*deck.find("forgotten_treasure")), 3);
  return *compose(options, deck);
}

// T + F + 3C of MOD-30.
int left_to_do(const Rules& rules, const State& state) {
  const auto is_lost_and_found = [&](Card card) { return rules.effect(card) == Effect::ForgottenTreasure; };
  int left = state.table.pile;
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    if (rules.deck.pile.count(kind) > 0 && is_lost_and_found(card(kind))) left += state.hidden.pile.count(kind);
  for (int i = 0; i < rules.seats; ++i)
    for (Card card : state.holdings[seat(i)].hand) left += is_lost_and_found(card) ? 2 : 1;
  for (const Chest& chest : state.table.chests) left += chest.state == Chest::State::Closed ? 3 : 0;
  return left;
}

TEST(Rounds, come_to_an_end_with_every_turn) {
  cites("MOD-30");
  const Rules rules = rules_with_everything();
  int before = 0, round = 0, turns = 0;
  Seat who = nobody;
  bool had_cards = false;
  play_often(rules, 40, [&](const Match& match) {
    const Table& table = match.table();
    if (!table.question.is_open() || table.question.what != Ask::TakeTurn || table.refused != 0) return;
    const int now = left_to_do(rules, MatchTestAccess::state(match));
    if (table.round == round && had_cards && (table.question.seats.front() != who)) {
      EXPECT_LT(now, before);
      ++turns;
    }
    before = now;
    round = match.version() == 0 ? 0 : table.round;
    who = table.question.seats.front();
    had_cards = table.hand_size[who] > 0;
  });
  EXPECT_GT(turns, 1000);
}

int loose_nuggets(const State& state) {
  int sum = 0;
  for (int i = 0; i < state.table.seats; ++i)
    sum += state.table.purse[seat(i)].nuggets + state.table.purse[seat(i)].credit + state.holdings[seat(i)].change;
  return sum;
}

// How many loose nuggets an event brings into the hands of players.
int brought_by(const Event& event) {
  int sum = 0;
  if (const auto* taken = std::get_if<NuggetsTaken>(&event.told)) sum += taken->nuggets;
  if (const auto* shared = std::get_if<Shared>(&event.told)) sum += shared->nuggets;
  if (const auto* rewarded = std::get_if<Rewarded>(&event.told)) sum += rewarded->credit;
  if (const auto* paid = std::get_if<NuggetPaid>(&event.told); paid && paid->to == nobody) sum -= 1;
  for (const Whisper& whisper : event.whispers)
    if (const auto* cashed = std::get_if<CashedGold>(&whisper.secret)) sum += cashed->value;
  return sum;
}

TEST(Everything, is_always_in_one_place) {
  cites("MOD-31");
  const Rules rules = rules_with_everything();
  int before = 0, changed = 0;
  play_often(rules, 200, [&](const Match& match) {
    const State& state = MatchTestAccess::state(match);
    ASSERT_EQ(unsound(rules, state), std::nullopt);  // every card
    int brought = 0;
    for (const Event& event : match.events()) brought += brought_by(event);
    const int now = loose_nuggets(state);
    if (match.version() > 0) {
      ASSERT_EQ(now, before + brought);
      changed += brought != 0 ? 1 : 0;
    }
    before = now;
  });
  EXPECT_GT(changed, 30);
}

}  // namespace
}  // namespace filon::classic
