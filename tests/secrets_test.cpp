// Three ways in which a secret could leak, tried in random games: a view with more than was heard, a list of legal
// answers that depends on secrets of others, and events that depend on a secret of another seat.
#include "games/classic/fields.h"
#include "games/classic/sample.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"
#include "testkit/cites.h"
#include "tests/tables.h"

namespace filon::classic {
namespace {

class Secrets : public EveryTable {
 protected:
  // Plays random matches and calls `before` with each position and the next answer.
  template <class Before>
  void play_matches(int count, Before before) {
    auto legal = std::make_unique<Actions>();
    Rng rng(11);
    for (int game = 0; game < count; ++game) {
      Match match = Match::start(rules, static_cast<Seed>(game));
      while (!match.is_over()) {
        const Seat by = match.to_act().front();
        legal_actions(*rules, match.sight(by), *legal);
        const Action action = game % 2 == 0 ? any_of(*legal, rng) : eager(*legal, rng);
        before(match, by, action, rng);
        ASSERT_EQ(match.play(by, action), std::nullopt);
        close_idle(match);
      }
    }
  }

  static std::vector<Heard> heard(const Match& match, Seat seat) { return testkit::heard_last(match, seat); }
};
INSTANTIATE_TEST_SUITE_P(Random, Secrets, every_table, table_name);

// (a) A view follows from what the seat heard. Whether it heard too much is tested by (b) and (c).
TEST_P(Secrets, a_view_built_from_events_is_the_view_of_the_state) {
  testkit::expect_views_follow_from_what_is_heard<Classic>(rules, games(30), both_ways());
}

// (b) A world that looks the same to a seat offers it the same answers, and is itself a sound game.
TEST_P(Secrets, a_sampled_world_looks_the_same_and_offers_the_same) {
  auto here = std::make_unique<Actions>();
  auto there = std::make_unique<Actions>();
  play_matches(games(20), [&](const Match& match, Seat, const Action&, Rng& rng) {
    if (rng.below(3) != 0) return;
    for (int i = 0; i < rules->seats; ++i) {
      World world = sample_world(*rules, match.sight(seat(i)), {}, rng);
      const auto wrong = unsound(*rules, WorldAccess::state(world));
      ASSERT_EQ(wrong, std::nullopt) << *wrong << ", asked " << name(match.table().question.what);
      const Sight sight = world.sight(seat(i));
      ASSERT_EQ((View{seat(i), sight.table, sight.mine}), match.view(seat(i)));
      legal_actions(*rules, match.sight(seat(i)), *here);
      world.legal_actions(seat(i), *there);
      ASSERT_EQ(*here, *there);
    }
  });
}

TEST_P(Secrets, a_sampled_world_can_be_played_to_the_end) {
  auto legal = std::make_unique<Actions>();
  play_matches(games(3), [&](const Match& match, Seat, const Action&, Rng& rng) {
    if (rng.below(20) != 0) return;
    World world = sample_world(*rules, match.sight(seat(rng.below(rules->seats))), {}, rng);
    world.close_idle();
    while (!world.is_over()) {
      const Seat by = world.to_act().front();
      world.legal_actions(by, *legal);
      world.play(by, any_of(*legal, rng));
      ASSERT_EQ(unsound(*rules, WorldAccess::state(world)), std::nullopt);
    }
  });
}

// Whether this seat gets cards or a role by this answer, and so hears what they are.
bool gives_to(const Rules& rules, const Action& action, Seat seat) {
  const auto* on = std::get_if<PlayOn>(&action);
  if (!on || on->whom != seat) return false;
  return rules.is(on->card, OnPlayer::HandSwap) || rules.is(on->card, OnPlayer::RoleChange);
}

// Answers of which others learn only a part.
bool is_secret(const Action& action) { return without_secrets(action) != action; }

bool reveals(const std::vector<Heard>& heard) {
  for (const Heard& one : heard)
    if (std::holds_alternative<GoalTurned>(one.told) || std::holds_alternative<RoundEnded>(one.told) ||
        std::holds_alternative<RoundBegan>(one.told) || std::holds_alternative<BlackPathTurned>(one.told) ||
        std::holds_alternative<PartyHeld>(one.told) ||
        std::holds_alternative<NuggetPaid>(one.told))  // whether any nuggets are left (S2-SCORE-46)
      return true;
  // A seat hears which card it gets or loses.
  for (const Heard& one : heard)
    for (const Secret& secret : one.secrets)
      if (std::holds_alternative<LostCard>(secret) || std::holds_alternative<GotCard>(secret)) return true;
  return false;
}

std::string words(const std::vector<Heard>& heard) {
  std::string text;
  for (const Heard& one : heard) {
    text += std::visit([]<class T>(const T&) { return std::string(fields::name<T>()); }, one.told);
    for (const Secret& secret : one.secrets)
      text += " + " + std::visit([]<class T>(const T&) { return std::string(fields::name<T>()); }, secret);
    text += ", ";
  }
  return text;
}

// (c) In two games that look the same to a bystander, the same public answer causes the same events for them, as long
// as it turns nothing face up: for a map they learn only the place, for an inspection only whose role was seen, for a
// change of role and a swap of hands only that it happened.
TEST_P(Secrets, an_answer_sounds_the_same_whatever_the_others_hide) {
  cites("BASE-ACT-28", "S2-ACT-19", "S2-ACT-24", "S2-ACT-30");
  int compared = 0;
  play_matches(games(20), [&](const Match& match, Seat by, const Action& action, Rng& rng) {
    const Seat bystander = seat(rng.below(rules->seats));
    if (bystander == by || is_secret(action) || gives_to(*rules, action, bystander)) return;
    // Whether a second path card can follow depends on the hand, and is then seen (WC22-10).
    if (match.table().question.what == Ask::FirstPath) return;
    State other = WorldAccess::state(sample_world(*rules, match.sight(bystander), {}, rng));
    Match here = match;
    Match there = MatchTestAccess::open(rules, other, rng.next());
    if (there.play(by, action)) return;  // the card is in another hand in that world
    ASSERT_EQ(here.play(by, action), std::nullopt);
    if (reveals(heard(here, bystander)) || reveals(heard(there, bystander))) return;
    ASSERT_EQ(heard(here, bystander), heard(there, bystander)) << words(heard(here, bystander)) << "\n"
                                                               << words(heard(there, bystander));
    ++compared;
  });
  EXPECT_GT(compared, games(20));
}

// The public part of a secret choice: the number of cards, and what they were paid for.
std::pair<std::size_t, Card> open_part(const Action& action) {
  if (const auto* discard = std::get_if<Discard>(&action)) return {discard->cards.size(), no_card};
  if (const auto* clear = std::get_if<ClearAway>(&action)) return {clear->paid.size(), clear->away};
  return {0, no_card};
}

// (c) A different secret choice causes the same events for all others: which card is discarded, which cards are paid
// and which gold is kept. Only the next seat to choose gold sees what is left.
TEST_P(Secrets, a_different_secret_choice_sounds_the_same_to_the_others) {
  cites("BASE-TURN-09", "BASE-SCORE-27", "S2-TURN-10", "S2-TURN-12");
  auto legal = std::make_unique<Actions>();
  int compared = 0;
  play_matches(games(20), [&](const Match& match, Seat by, const Action&, Rng& rng) {
    legal_actions(*rules, match.sight(by), *legal);
    std::vector<Action> choices, secret;
    for (const Action& action : *legal)
      if (std::holds_alternative<Discard>(action) || std::holds_alternative<TakeGold>(action) ||
          std::holds_alternative<ClearAway>(action))
        choices.push_back(action);
    if (choices.empty()) return;
    const auto alike = open_part(choices[static_cast<std::size_t>(rng.below(static_cast<int>(choices.size())))]);
    for (const Action& action : choices)
      if (open_part(action) == alike) secret.push_back(action);
    if (secret.size() < 2) return;
    Match first = match;
    Match second = match;
    first.play(by, secret.front());
    second.play(by, secret.back());
    const bool gold = std::holds_alternative<TakeGold>(secret.front());
    for (int i = 0; i < rules->seats; ++i) {
      if (seat(i) == by || reveals(heard(first, seat(i)))) continue;
      if (gold && first.to_act().contains(seat(i))) continue;
      ASSERT_EQ(heard(first, seat(i)), heard(second, seat(i)));
      ASSERT_EQ(first.table(), second.table());
      ++compared;
    }
  });
  EXPECT_GT(compared, games(100));
}

}  // namespace
}  // namespace filon::classic
