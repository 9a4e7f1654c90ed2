// What is public on the table, and what one seat has or knows. A view is these two together: it has no member for a
// secret.
#pragma once

#include "games/classic/actions.h"
#include "games/classic/tunnels.h"
#include "kernel/question.h"
#include "kernel/view.h"

namespace filon::classic {

enum class Ask : std::uint8_t { TakeTurn, TakeGold, Steal, GoOn };
constexpr auto names_of(Ask) { return words("turn", "gold", "steal", "go_on"); }
using Question = kernel::Question<Ask>;

// What still happens before the next question (docs/decisions/0009).
enum class Do : std::uint8_t { TurnGoals, EndTurn, NextRound, Deal };
constexpr auto names_of(Do) { return words("turn_goals", "end_turn", "next_round", "deal"); }
struct Step {
  Do what = Do::EndTurn;
  Seat by = nobody;        // whose turn it is
  Cell at;                 // where the card was placed
  std::uint8_t draws = 0;  // cards to draw
  friend bool operator==(const Step&, const Step&) = default;
};
using Agenda = Inline<Step, 8>;

struct Goal {
  Cell at;
  Card card = no_card;  // no_card: face down
  Turned turned = Turned::No;
  bool is_face_up() const { return card != no_card; }
  friend bool operator==(const Goal&, const Goal&) = default;
};

enum class Winners : std::uint8_t {
  Nobody,
  Diggers,
  Saboteurs,
  Blue,
  Green,
  BlueAndGreen,
  Boss,
  Profiteer,
  BossAndProfiteer,
};
constexpr auto names_of(Winners) {
  return words("nobody", "diggers", "saboteurs", "blue", "green", "blue_and_green", "boss", "profiteer",
               "boss_and_profiteer");
}

struct RoundResult {
  Winners winners = Winners::Nobody;
  Seat finisher = nobody;  // who placed the card that reached the treasure
  friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

// The broken tool cards in front of a seat, by Tool.
class Broken {
 public:
  Card& operator[](Tool tool) { return cards_[static_cast<std::size_t>(tool)]; }
  Card operator[](Tool tool) const { return cards_[static_cast<std::size_t>(tool)]; }
  bool has(Tool tool) const { return (*this)[tool] != no_card; }
  bool any() const { return *this != Broken{}; }
  friend bool operator==(const Broken&, const Broken&) = default;

 private:
  std::array<Card, 3> cards_{no_card, no_card, no_card};
};

// The prison card in front of a seat.
struct Prison {
  Card card = no_card;
  bool holds() const { return card != no_card; }
  friend bool operator==(const Prison&, const Prison&) = default;
};

// A thief card in front of its player.
struct Thief {
  Seat by = nobody;
  Card card = no_card;
  friend bool operator==(const Thief&, const Thief&) = default;
};

// A role that a player looked at, and how often its owner had changed roles before.
struct SeenRole {
  Role role = Role::Unknown;
  std::uint8_t changes = 0;
  friend bool operator==(const SeenRole&, const SeenRole&) = default;
};

// What everybody knows about a seat's gold (visibility matrix; BASE-SCORE-26).
struct Purse {
  std::uint8_t gold_cards = 0;    // all gold cards taken
  std::uint8_t reward_cards = 0;  // how many of them were saboteur rewards
  std::uint8_t rewards = 0;       // value of those rewards, including credit
  std::uint8_t credit = 0;        // nuggets that the pile could not pay (BASE-SCORE-25)
  std::uint8_t nuggets = 0;       // loose; all shares and thefts are public, so this is known (AMB-79)
  friend bool operator==(const Purse&, const Purse&) = default;
};

// A card of the discard pile, as everybody knows it.
struct Discarded {
  Card card = no_card;  // no_card: face down
  Seat by = nobody;     // who discarded it, if it is face down
  bool is_face_up() const { return card != no_card; }
  friend bool operator==(const Discarded&, const Discarded&) = default;
};
using DiscardPile = LongList<Discarded, most_cards>;  // of this round, from the bottom

struct Table {
  Tunnels tunnels;
  Inline<Goal, most_goals> goals;
  Question question;  // closed: the match is over
  Agenda agenda;
  PerSeat<Broken> broken;
  PerSeat<Prison> prison;
  Inline<Thief, max_seats> thieves;  // in the order they were played
  PerSeat<std::uint8_t> hand_size;
  PerSeat<Purse> purse;
  PerSeat<Role> role;  // shown at the end of a round
  Role spare_role = Role::Unknown;
  PerSeat<std::uint8_t> role_changes;  // this round
  std::uint8_t undealt_roles = 0;
  DiscardPile discard_pile;
  std::uint8_t seats = 0;
  std::uint8_t round = 0;  // 1, 2, 3
  std::uint8_t pile = 0;
  std::uint8_t gold_pile = 0;
  std::uint8_t gold_passing = 0;  // gold cards still being passed round
  Seat first = nobody;            // who began this round
  Seat last_to_play = nobody;     // the last seat that played or discarded a card (BASE-MATCH-08, -09)
  std::int8_t direction = 1;      // of play: 1 clockwise, -1 counter-clockwise
  Inline<RoundResult, 3> results;
  PerSeat<Gold> gold_shown;  // at the end of the match
  PerSeat<std::uint8_t> score;
  Seats winners;  // of the match

  bool is_thief(Seat seat) const {
    return std::any_of(thieves.begin(), thieves.end(), [&](const Thief& thief) { return thief.by == seat; });
  }
  // Whether this seat may place path cards (BASE-PATH-19, S2-PATH-28).
  bool can_dig(Seat seat) const { return !broken[seat].any() && !prison[seat].holds(); }
  bool is_over() const { return !question.is_open() && round > 0; }
  void discard(Card card) { discard_pile.push_back({card, nobody}); }
  void discard_face_down(Seat by, int cards) {
    for (int n = 0; n < cards; ++n) discard_pile.push_back({no_card, by});
  }
  friend bool operator==(const Table&, const Table&) = default;
};

struct Holding {
  Inline<Card, most_hand> hand;  // sorted
  Role role = Role::Unknown;
  Gold gold;     // kept
  Gold offered;  // cards to choose from, while asked
  std::array<Card, most_goals> goals_seen{no_card, no_card, no_card, no_card, no_card};
  Cards discarded;  // face down, by this seat, this round
  PerSeat<SeenRole> roles_seen;
  Roles roles_dropped;           // earlier roles of this seat
  std::optional<Action> sealed;  // its answer to a question that asks several seats

  bool holds(Card card) const { return std::find(hand.begin(), hand.end(), card) != hand.end(); }
  friend bool operator==(const Holding&, const Holding&) = default;
};

using View = kernel::View<Table, Holding>;
using Sight = kernel::Sight<Table, Holding>;

// The contents of the discard pile without its order: the face-up cards, and how many cards each seat discarded face
// down.
Cards face_up(const DiscardPile&);
PerSeat<std::uint8_t> face_down(const DiscardPile&);

int nuggets(const Gold&);
// Everything a seat has, including what it is owed.
int nuggets(Sight);

// The cards in front of a seat: broken tools, prison, thief.
Inline<Card, most_in_front> in_front(const Table&, Seat);

// The usual agenda while this is asked.
Agenda usual_agenda(Ask);

// Why an answer is not legal, judged by what the player sees; none if it is legal.
std::optional<Refusal> refuse(const Rules&, Sight, const Action&);
// All legal answers in a fixed order: by card, then by cell from the north-west, unturned before turned; then passes.
void legal_actions(const Rules&, Sight, Actions& out);
// The form in which answers are listed and told: a half turn that changes nothing is removed, and cards are sorted.
Action canonical(const Rules&, const Action&);

}  // namespace filon::classic
