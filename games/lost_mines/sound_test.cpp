// Random games to the end at every table: the state is always sound, the legal answers are exactly those that are not
// refused, a refused answer changes nothing, records replay, and views show what was heard.
#include <set>

#include "games/lost_mines/fields.h"
#include "games/lost_mines/testing.h"

namespace filon::lost_mines {
namespace {

class Sound : public EveryTable {};
INSTANTIATE_TEST_SUITE_P(Tables, Sound, every_table, table_name);

TEST_P(Sound, holds_after_every_answer) {
  cites("LOST-TURN-25", "LOST-OBST-18", "LOST-ACT-18", "LOST-TROLL-14", "LOST-MINE-28", "LOST-DRAW-08", "LOST-DRAW-11");
  testkit::expect_sound<LostMines>(rules, testkit::games(300), anything);
  int collected = 0;
  testkit::expect_sound<LostMines>(rules, testkit::games(300), eager, [&](const World& world) {
    for (const Treasure& treasure : world.table().treasures) collected += treasure.is_left() ? 0 : 1;
  });
  EXPECT_GT(collected, testkit::games(300) / 10) << "some go for the mines";
}

// What the test above relies on.
TEST(Unsound, finds_what_is_wrong) {
  const auto rules = rules_for(3);
  const Card pond = *rules->deck.find("lm-pond-ew");
  const Card rocks = *rules->deck.find("lm-rocks-ew");
  // A deal in which nobody holds these two.
  const State good = [&] {
    for (Seed seed = 1;; ++seed) {
      const State state = MatchTestAccess::state(Match::start(rules, seed));
      if (state.hidden.pile.count(index(pond)) > 0 && state.hidden.pile.count(index(rocks)) > 0) return state;
    }
  }();
  ASSERT_EQ(unsound(*rules, good), std::nullopt);
  const auto wrong = [&](auto change) {
    State bad = good;
    change(bad);
    return unsound(*rules, bad).value_or("nothing");
  };
  const auto lay = [&](State& bad, Card card, Cell at) {
    bad.table.forest.lay(at, card, Rotation::None, rules->open(card, Rotation::None), rules->feature(card));
    bad.hidden.pile.take(index(card));
    --bad.table.pile;
  };
  EXPECT_EQ(wrong([](State& bad) { bad.hidden.pile.take(bad.hidden.pile.nth(0)); }), "the pile has the wrong size");
  EXPECT_EQ(wrong([](State& bad) {
              const int kind = bad.hidden.pile.nth(0);
              bad.hidden.pile.take(kind);
              bad.hidden.pile.add(kind == 0 ? 1 : 0);
            }),
            "a card is missing, or there twice");
  EXPECT_EQ(wrong([](State& bad) { ++bad.table.hand_size[seat(0)]; }), "a hand has the wrong size");
  EXPECT_EQ(wrong([](State& bad) { --bad.table.reserve[0]; }), "a forest token is missing, or there twice");
  EXPECT_EQ(wrong([](State& bad) { bad.table.treasures.pop_back(); }), "the treasures are miscounted");
  EXPECT_EQ(wrong([](State& bad) { bad.table.dwarf[seat(1)] = cell(0, 0); }), "a dwarf stands on no card");
  EXPECT_EQ(wrong([&](State& bad) {
              lay(bad, pond, cell(4, 2));
              bad.table.dwarf[seat(1)] = cell(4, 2);
            }),
            "a dwarf stands on an obstacle");
  EXPECT_EQ(wrong([&](State& bad) {
              lay(bad, rocks, cell(4, 2));
              bad.table.dwarf[seat(0)] = bad.table.dwarf[seat(1)] = cell(4, 2);
            }),
            "two dwarfs stand where one has room");
  EXPECT_EQ(wrong([&](State& bad) {
              bad.table.reserve[static_cast<std::size_t>(Token::Troll)] = 0;
              for (Side side : {Side::East, Side::West})
                bad.table.across.push_back({edge(cell(3, 2), side), Token::Troll, seat(1)});
            }),
            "a player has two trolls");
  EXPECT_EQ(wrong([](State& bad) {
              for (Card card : bad.holdings[seat(1)].hand) bad.hidden.pile.add(index(card));
              bad.table.pile = static_cast<std::uint8_t>(bad.table.pile + bad.holdings[seat(1)].hand.size());
              bad.holdings[seat(1)].hand.clear();
              bad.table.hand_size[seat(1)] = 0;
            }),
            "a player has no card though there is a pile");
}

// Every turn that is not a pass takes a card out of pile and hands, and the cards are 53.
TEST_P(Sound, limits_the_turns_of_a_round_by_the_cards) {
  cites("LOST-END-13");
  Rng rng(3);
  for (int game = 0; game < testkit::games(20); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    int turns = 0;
    const auto cards = [&] {
      int all = match.table().pile;
      for (int i = 0; i < rules->seats; ++i) all += match.table().hand_size[seat(i)];
      return all;
    };
    int before = cards();
    EXPECT_EQ(before, 53);
    testkit::play_match<LostMines>(
        match, anything, rng,
        [&](const Match& now, Seat, const Action&) {
          if (now.table().question.what != Ask::TakeTurn) return;
          if (turns > 0) {
            ASSERT_LT(cards(), before);
          }
          before = cards();
          ++turns;
        },
        [&](const Match& now) {
          for (const Event& event : now.events()) {
            if (!std::holds_alternative<RoundEnded>(event.told)) continue;
            EXPECT_LE(turns, 53);
            turns = 0;
          }
        });
  }
}

TEST_P(Sound, pays_what_was_collected) {
  cites("LOST-SCORE-25", "LOST-SCORE-23");
  Rng rng(5);
  int rounds = 0;
  for (int game = 0; game < testkit::games(100); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    const auto look = [&](const Match& now) {
      int collected = 0;
      for (const Event& event : now.events()) {
        if (const auto* shown = std::get_if<TreasuresShown>(&event.told))
          for (int value : shown->values) collected += value;
        const auto* shared = std::get_if<LootShared>(&event.told);
        if (!shared) continue;
        ++rounds;
        int paid = shared->loot.given_back;
        for (const Pool& pool : shared->loot.pools) paid += pool.lost;
        for (int i = 0; i < rules->seats; ++i) {
          EXPECT_LE(shared->loot.won[seat(i)], collected) << "never negative";
          paid += shared->loot.won[seat(i)];
        }
        EXPECT_EQ(paid, collected);
      }
    };
    testkit::play_match<LostMines>(match, eager, rng, [](auto&&...) {}, look);
  }
  EXPECT_GE(rounds, testkit::games(100));
}

// Many answers, legal or not.
std::vector<Action> every_answer(const Rules& rules, Sight sight, Rng& rng) {
  std::vector<Action> all;
  std::vector<Card> cards(sight.mine.hand.begin(), sight.mine.hand.end());
  cards.push_back(card(rng.below(static_cast<int>(rules.deck.kinds.size()))));
  const auto any_space = [&] { return cell(rng.below(13) - 1, rng.below(9) - 1); };
  for (Card card : cards) {
    for (int y = -1; y <= rules.deck.board.rows; ++y)
      for (int x = -1; x <= rules.deck.board.columns; ++x) {
        const Cell at = cell(x, y);
        for (Rotation by : all_of<Rotation>()) all.push_back(LayPath{card, at, by});
        all.push_back(UseTool{card, at});
        all.push_back(CallStorm{card, at});
        for (Side side : {Side::East, Side::South}) all.push_back(PlaceToken{card, edge(at, side)});
      }
    all.push_back(PlaceToken{card, {any_space(), any_space()}});
    for (std::uint8_t i = 0; i < 12; ++i) {
      all.push_back(LookAtMine{card, i});
      all.push_back(LookAtTreasure{card, i});
      all.push_back(LookAtDwarf{card, seat(i)});
    }
    all.push_back(Discard{{card}});
    for (Card other : cards) {
      all.push_back(Discard{{card, other}});
      all.push_back(Discard{{card, other, cards[0]}});
    }
  }
  all.push_back(Discard{});
  for (int n = 0; n < 200; ++n) {
    Walk walk;
    Cell at = sight.table.dwarf[sight.me];
    for (int steps = rng.below(7); steps > 0; --steps) {
      at = beside(at, static_cast<Side>(rng.below(4)));
      if (rng.below(60) == 0) at = any_space();
      walk.route.push_back(at);
    }
    if (rng.below(3) == 0) walk.slot = slot(rng.below(11));
    all.push_back(walk);
  }
  for (Rotation by : all_of<Rotation>()) all.push_back(PickRotation{by});
  for (std::uint8_t i = 0; i < 12; ++i) all.push_back(PickTreasure{i});
  all.push_back(GoOn{});
  return all;
}

// In the positions of games in which somebody reaches the mines.
TEST_P(Sound, lists_exactly_what_is_not_refused) {
  Rng rng(4);
  const auto legal = std::make_unique<Actions>();
  for (int game = 0; game < testkit::games(4); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    testkit::play_match<LostMines>(
        match, eager, rng,
        [&](const Match& now, Seat by, const Action&) {
          const Sight sight = now.sight(by);
          legal_actions(*rules, sight, *legal);
          if (sight.table.question.what == Ask::GoOn || rng.below(4) != 0) return;
          for (const Action& action : every_answer(*rules, sight, rng)) {
            const bool is_listed =
                std::find(legal->begin(), legal->end(), canonical(*rules, sight.table, action)) != legal->end();
            ASSERT_EQ(is_listed, !refuse(*rules, sight, action).has_value());
          }
          for (const Action& action : *legal) {
            ASSERT_FALSE(refuse(*rules, sight, action));
            ASSERT_EQ(std::count(legal->begin(), legal->end(), action), 1);
          }
        },
        [](auto&&...) {});
  }
}

TEST_P(Sound, refuses_without_changing_anything) {
  cites("LOST-PATH-28", "LOST-ACT-20", "LOST-MOVE-19");
  std::set<Refusal> seen;
  Rng rng(1);
  for (int game = 0; game < testkit::games(5); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    const auto attempt = [&](const Match& now, Seat by, const Action&) {
      const auto answers = every_answer(*rules, now.sight(by), rng);
      for (int i = 0; i < 20; ++i)
        if (const auto refusal = testkit::expect_refused_answer_changes_nothing<LostMines>(
                now, rng.below(5) == 0 ? seat(rng.below(12)) : by,
                answers[static_cast<std::size_t>(rng.below(static_cast<int>(answers.size())))]))
          seen.insert(*refusal);
    };
    testkit::play_match<LostMines>(match, eager, rng, attempt, [](auto&&...) {});
  }
  EXPECT_GT(seen.size(), 15U) << "most refusals occur";
}

// Card and walk in one message: refused for the reason for which the walk would be refused after the card.
TEST_P(Sound, takes_a_walk_with_the_card) {
  cites("LOST-TURN-27", "LOST-TURN-28");
  Rng rng(7);
  const auto legal = std::make_unique<Actions>();
  int taken = 0;
  int refused = 0;
  for (int game = 0; game < testkit::games(10); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    testkit::play_match<LostMines>(
        match, eager, rng,
        [&](const Match& now, Seat by, const Action& first) {
          if (now.table().question.what != Ask::TakeTurn) return;
          Match after = now;
          ASSERT_EQ(after.play(by, first), std::nullopt);
          const bool is_asked = after.table().question.what == Ask::Walk && after.to_act().contains(by);
          std::vector<Action> walks;
          for (const Action& action : every_answer(*rules, now.sight(by), rng))
            if (std::holds_alternative<Walk>(action)) walks.push_back(action);
          if (is_asked) {
            legal_actions(*rules, after.sight(by), *legal);
            walks.insert(walks.end(), legal->begin(), legal->end());
          }
          for (const Action& walk : walks) {
            const auto refusal = refuse_then(*rules, now.sight(by), first, walk);
            ASSERT_EQ(refusal, is_asked ? refuse(*rules, after.sight(by), walk) : Refusal::NotTheQuestion);
            ++(refusal ? refused : taken);
          }
          ASSERT_EQ(refuse_then(*rules, now.sight(by), first, first), Refusal::NotTheQuestion);
        },
        [](auto&&...) {});
  }
  EXPECT_GT(taken, 100);
  EXPECT_GT(refused, 100);
}

TEST_P(Sound, replays) { testkit::expect_replays<LostMines>(rules, testkit::games(20), eager); }

TEST_P(Sound, shows_what_was_heard_and_nothing_else) {
  cites("LOST-INFO-32");
  testkit::expect_views_follow_from_what_is_heard<LostMines>(rules, testkit::games(20), eager);
}

// Only who has answered, or has lost a card to a trap on their own walk, is told a secret: nobody can show one to
// others.
TEST_P(Sound, tells_secrets_only_to_the_player_who_acts) {
  cites("LOST-INFO-18");
  Rng rng(8);
  int secrets = 0;
  for (int game = 0; game < testkit::games(20); ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    Seat acts = nobody;
    testkit::play_match<LostMines>(
        match, anything, rng, [&](const Match&, Seat by, const Action&) { acts = by; },
        [&](const Match& now) {
          for (const Event& event : now.events())
            for (const auto& whisper : event.whispers) {
              if (std::holds_alternative<Dealt>(whisper.secret)) continue;
              ASSERT_EQ(whisper.to, acts);
              ++secrets;
            }
        });
  }
  EXPECT_GT(secrets, 100);
}

// Any seat may set and withdraw its flag at any time of a round; the question stays open.
TEST_P(Sound, takes_signals_at_any_time_and_replays_them) {
  cites("LOST-END-05");
  Rng rng(9);
  const auto legal = std::make_unique<Actions>();
  int signals = 0;
  int agreed = 0;
  for (int game = 0; game < 20; ++game) {
    Match match = Match::start(rules, static_cast<Seed>(game));
    while (!match.is_over()) {
      const Seat who = seat(rng.below(rules->seats));
      const bool was_set = match.table().ready.contains(who);
      const Question question = match.table().question;
      const int number = match.question_number();
      ASSERT_EQ(match.play(who, SetReady{was_set}), Refusal::AlreadySo);
      if (!was_set || rng.below(4) == 0) {
        ASSERT_EQ(match.play(who, SetReady{!was_set}), std::nullopt);
        ASSERT_EQ(match.table().ready.contains(who), !was_set);
        ASSERT_EQ(match.table().question, question);
        ASSERT_EQ(match.question_number(), number);
        ASSERT_EQ(unsound(*rules, MatchTestAccess::state(match)), std::nullopt);
        ++signals;
      }
      const Seat by = match.to_act().front();
      legal_actions(*rules, match.sight(by), *legal);
      for (const Action& action : *legal) ASSERT_FALSE(std::holds_alternative<SetReady>(action));
      ASSERT_EQ(match.play(by, testkit::any_of(*legal, rng)), std::nullopt);
      agreed += match.table().ended == Because::Agreed ? 1 : 0;
      if (match.table().question.is_open() && match.table().question.what == Ask::GoOn) {
        ASSERT_EQ(match.play(who, SetReady{true}), Refusal::RoundOver);
      }
      close_idle(match);
    }
    EXPECT_EQ(match.play(seat(0), SetReady{true}), Refusal::MatchOver);
    const auto again = Match::replay(rules, match.record());
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(MatchTestAccess::state(*again), MatchTestAccess::state(match));
    EXPECT_EQ(again->record(), match.record());
  }
  EXPECT_GT(signals, 100);
  if (rules->seats == 3) {
    EXPECT_GT(agreed, 0);
  }
}

// The printed box has a token for each card, so this needs another box (LAMB-34).
TEST(Tokens, are_needed_in_the_reserve) {
  cites("LOST-ACT-15");
  Deck deck = printed_deck();
  deck.tokens = {0, 3, 3, 0, 0};
  const auto rules = rules_for({.seats = 3}, deck);
  const World world = World::start(*rules, 1);
  Table table = world.table();
  const auto lay = [&](const char* id, Cell at) {
    const Card card = *rules->deck.find(id);
    table.forest.lay(at, card, Rotation::None, rules->open(card, Rotation::None), rules->feature(card));
  };
  lay("lm-tree-trunk-ew", cell(4, 2));
  lay("lm-pond-ew", cell(5, 2));
  Holding holding;
  for (const char* id : {"axe", "boat", "trap", "troll"}) holding.hand.insert_sorted(*rules->deck.find(id));
  const Sight sight{table.question.seats.front(), table, holding};
  const auto card = [&](const char* id) { return *rules->deck.find(id); };
  EXPECT_EQ(refuse(*rules, sight, UseTool{card("axe"), cell(4, 2)}), Refusal::NoTokenLeft);
  EXPECT_EQ(refuse(*rules, sight, UseTool{card("boat"), cell(5, 2)}), std::nullopt);
  const Edge between = edge(cell(4, 2), Side::East);
  EXPECT_EQ(refuse(*rules, sight, PlaceToken{card("trap"), between}), Refusal::NoTokenLeft);
  EXPECT_EQ(refuse(*rules, sight, PlaceToken{card("troll"), between}), Refusal::NoTokenLeft);
  const auto legal = std::make_unique<Actions>();
  legal_actions(*rules, sight, *legal);
  for (const Action& action : *legal)
    EXPECT_TRUE(std::holds_alternative<Discard>(action) || action == Action(UseTool{card("boat"), cell(5, 2)}));
}

// A dwarf card that was not dealt has no number; clients cannot even name it.
TEST(SecretInformation, shows_only_dwarf_cards_of_players) {
  cites("LOST-INFO-10");
  const auto rules = rules_for(3);
  const World world = World::start(*rules, 1);
  Holding holding;
  holding.hand.push_back(*rules->deck.find("secret_info_mine_dwarf"));
  const Seat me = world.table().question.seats.front();
  const Sight sight{me, world.table(), holding};
  for (int i = 0; i < 12; ++i) {
    const auto expected = i >= 3          ? std::optional(Refusal::Malformed)
                          : seat(i) == me ? std::optional(Refusal::OwnDwarfCard)
                                          : std::nullopt;
    EXPECT_EQ(refuse(*rules, sight, LookAtDwarf{holding.hand[0], seat(i)}), expected);
  }
}

TEST(Trap, takes_every_card_of_the_hand_equally_often) {
  cites("LOST-TRAP-11");
  const auto rules = rules_for(Options{.seats = 3, .first_player = seat(0)});
  State state = MatchTestAccess::state(Match::start(rules, 1));
  const Card path = *rules->deck.find("lm-nesw");
  const Cell at = state.table.dwarf[seat(0)];
  state.table.forest.lay(beside(at, Side::East), path, Rotation::None, rules->open(path, Rotation::None),
                         Feature::None);
  state.table.forest.place(Token::Trap, edge(at, Side::East));
  state.table.across.push_back({edge(at, Side::East), Token::Trap, seat(1)});
  state.table.question = {Ask::Walk, seat(0), {}};
  state.table.agenda.push_back({.what = Do::EndTurn, .by = seat(0), .draws = 0});
  Holding& mine = state.holdings[seat(0)];
  mine.hand.clear();
  for (const char* id : {"axe", "axe", "boat", "lm-ew", "storm"}) mine.hand.insert_sorted(*rules->deck.find(id));
  constexpr int times = 10000;
  std::array<int, most_kinds> lost{};
  for (int seed = 0; seed < times; ++seed) {
    Match match = MatchTestAccess::open(rules, state, static_cast<Seed>(seed));
    ASSERT_EQ(match.play(seat(0), Walk{{beside(at, Side::East)}, no_slot}), std::nullopt);
    for (const Event& event : match.events())
      for (const auto& whisper : event.whispers)
        if (const auto* card = std::get_if<DiscardedCard>(&whisper.secret))
          ++lost[static_cast<std::size_t>(card->card)];
  }
  for (const char* id : {"axe", "boat", "lm-ew", "storm"}) {
    const int copies = std::string_view(id) == "axe" ? 2 : 1;
    EXPECT_NEAR(lost[static_cast<std::size_t>(*rules->deck.find(id))], copies * times / 5, 200) << id;
  }
}

}  // namespace
}  // namespace filon::lost_mines
