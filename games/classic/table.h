// What is public on the table, and what one seat has or knows. A view is these two together: it has no member for a
// secret.
#pragma once

#include "games/classic/actions.h"
#include "games/classic/tunnels.h"
#include "kernel/question.h"
#include "kernel/view.h"

namespace filon::classic {

enum class Ask : std::uint8_t {
  TakeTurn,
  TakeGold,
  Steal,
  GoOn,
  Veto,        // whether to stop the announced card
  PayFee,      // whether to pay for the player who announced a card
  CashGold,    // which gold card to give away
  PickTarget,  // which of the reached things comes first
  PickRotation,
  PushGoal,     // which goal moves away
  RobHand,      // from whom to take a card
  InspectRole,  // whose role to look at
  FindCard,     // which card of the discard pile to take
  KeepCard,     // which drawn card to keep
  FirstPath,    // the path cards of a scout
  SecondPath,
};
constexpr auto names_of(Ask) {
  return words("turn", "gold", "steal", "go_on", "veto", "fee", "cash", "target", "rotation", "push", "rob", "inspect",
               "find", "keep", "first_path", "second_path");
}
using Question = kernel::Question<Ask>;

// What still happens before the next question (docs/decisions/0009).
enum class Do : std::uint8_t {
  Reach,  // what a tunnel now leads to: postcards, chests, goals
  EndTurn,
  NextRound,
  Deal,
  AskFee,
  OpenWindow,  // for a veto
  Resolve,     // carry out what was announced
  PayFee,
  PayBank,
  PlaceGoal,  // that was turned up, the way its player chooses
  PlaceBlack,
  SecondPath,
  Draw,  // at the end of a turn, with what chests change about it
  Rob,
  DrawThree,
  DrawPlain,
  NextTurn,
};
constexpr auto names_of(Do) {
  return words("reach", "end_turn", "next_round", "deal", "ask_fee", "open_window", "resolve", "pay_fee", "pay_bank",
               "place_goal", "place_black", "second_path", "draw", "rob", "draw_three", "draw_plain", "next_turn");
}
struct Step {
  Do what = Do::EndTurn;
  Seat by = nobody;        // whose turn it is
  Cell at;                 // where the card was placed, or what it is about
  std::uint8_t draws = 0;  // cards to draw
  friend bool operator==(const Step&, const Step&) = default;
};
using Agenda = Inline<Step, 12>;

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
  GreedyDwarf,
};
constexpr auto names_of(Winners) {
  return words("nobody", "diggers", "saboteurs", "blue", "green", "blue_and_green", "boss", "profiteer",
               "boss_and_profiteer", "greedy_dwarf");
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
  bool any() const { return has(Tool::Pickaxe) || has(Tool::Lantern) || has(Tool::Cart); }
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
  // What is left of the gold card cashed last is known to its owner only (DEC-13). Others know how many nuggets of it
  // were paid, and whether any may be left; without other gold cards they know whether any are (S2-SCORE-46).
  std::uint8_t change_paid = 0;
  bool has_change = false;
  bool can_pay() const { return nuggets > 0 || credit > 0 || has_change || gold_cards > 0; }
  friend bool operator==(const Purse&, const Purse&) = default;
};

// A card of the discard pile, as everybody knows it.
struct Discarded {
  Card card = no_card;  // no_card: face down
  Seat by = nobody;     // who discarded it, if it is face down; nobody: it was mixed, or nobody has seen it
  bool is_face_up() const { return card != no_card; }
  friend bool operator==(const Discarded&, const Discarded&) = default;
};
using DiscardPile = LongList<Discarded, most_cards>;  // of this round, from the bottom

// A dwarf pawn: in the supply, on a cell, or put aside for this round.
struct Pawn {
  Cell at;
  Seat owner = nobody;  // nobody: it does not stand in the maze
  bool gone = false;
  bool stands() const { return owner != nobody; }
  bool is_in_supply() const { return !stands() && !gone; }
  friend bool operator==(const Pawn&, const Pawn&) = default;
};

// The two cards of a chest: the path card that covers it, and the chest itself.
struct ChestCards {
  Card path = no_card;
  Card card = no_card;
  friend bool operator==(const ChestCards&, const ChestCards&) = default;
};

// A chest under a path card with a black back.
struct Chest {
  enum class State : std::uint8_t { Closed, Open, Removed };
  Cell at;
  State state = State::Closed;
  ChestCards cards;  // as far as everybody has seen them
  friend bool operator==(const Chest&, const Chest&) = default;
};
constexpr auto names_of(Chest::State) { return words("closed", "open", "removed"); }

// What opened chests do to the draws of this turn (MOD-18).
struct TurnEffects {
  bool no_draw = false;
  std::uint8_t extra_draws = 0;
  std::uint8_t draw_three = 0;  // how often
  std::uint8_t robberies = 0;
  bool any() const { return (static_cast<int>(no_draw) | extra_draws | draw_three | robberies) != 0; }
  friend bool operator==(const TurnEffects&, const TurnEffects&) = default;
};

struct Table {
  Tunnels tunnels;
  Inline<Goal, most_goals> goals;
  Inline<Chest, most_chests> chests;
  std::array<Pawn, pawns> pawn;
  bool workshop_used = false;
  bool party_used = false;
  bool maps_banned = false;
  Question question;  // closed: the match is over
  Agenda agenda;
  // Cards that were played and are not discarded yet, in the order they were played (MOD-11).
  Inline<Card, 3> in_play;
  std::optional<Action> announced;  // and not carried out yet; its card is in play
  Seat payer = nobody;              // who promised to pay for it
  std::uint8_t refused = 0;         // pawns nobody wanted to pay for in this turn, as bits
  std::uint8_t scouted = 0;         // a scout: 1 played, 2 first path card placed, 3 second path card placed
  TurnEffects effects;
  Inline<Cell, 1> last_path;  // where the path card lies that was placed or moved last
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
  std::uint8_t looking = 0;        // cards that the asked seat looks at
  std::uint8_t vetoes_played = 0;  // since a card was last taken from the discard pile
  Gold gold_gone;                  // gold cards that left the match and whose value is known
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
  // The pawn on a cell; null if there is none.
  const Pawn* pawn_at(Cell at) const {
    for (const Pawn& one : pawn)
      if (one.stands() && one.at == at) return &one;
    return nullptr;
  }
  void discard(Card card) { discard_pile.push_back({card, nobody}); }
  void discard_face_down(Seat by, int cards) {
    for (int n = 0; n < cards; ++n) discard_pile.push_back({no_card, by});
  }
  template <class Visit>
  void for_each_long_list(Visit visit) {
    tunnels.for_each_long_list(visit);
    visit(discard_pile);
  }
  friend bool operator==(const Table&, const Table&) = default;
};

// A goal card that a player has seen and that was mixed with others since.
struct MixedGoal {
  Card card = no_card;
  std::uint8_t goals = 0;  // where it may lie, as bits
  friend bool operator==(const MixedGoal&, const MixedGoal&) = default;
};

struct Holding {
  Inline<Card, most_hand> hand;  // sorted
  Role role = Role::Unknown;
  Gold gold;     // kept
  Gold offered;  // cards to choose from, while asked
  std::array<Card, most_goals> goals_seen{no_card, no_card, no_card, no_card, no_card};
  Cards discarded;                // face down, by this seat, this round
  Inline<Card, 5> last_discards;  // the last of them, where their order matters; nobody looks deeper into the pile
  PerSeat<SeenRole> roles_seen;
  Roles roles_dropped;           // earlier roles of this seat
  std::optional<Action> sealed;  // its answer to a question that asks several seats
  Inline<MixedGoal, most_goals> goals_mixed;
  std::array<ChestCards, most_chests> chests_seen;
  Inline<Card, 5> looking;  // cards to choose from, the top one first
  Roles roles_mixed;        // roles that others certainly got when all were mixed
  std::uint8_t change = 0;  // nuggets left of the gold card cashed last
  bool swaps = false;       // whether the goals that this seat announced to swap are really swapped

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

// ROP-08: an empty cell without a pawn beside an open side of a face-up card.
bool is_free_end(const Table&, const Site&);

// The usual agenda while this is asked.
Agenda usual_agenda(Ask);

// Why an answer is not legal, judged by what the player sees; none if it is legal.
std::optional<Refusal> refuse(const Rules&, Sight, const Action&);
// All legal answers in a fixed order: by card, then by cell from the north-west, unturned before turned; then passes.
void legal_actions(const Rules&, Sight, Actions& out);
// Whether the seat can do anything but let the open window pass.
bool has_choice(const Rules&, Sight);
// The form in which answers are listed: a half turn that changes nothing is removed, and cards are sorted.
Action canonical(const Rules&, const Table&, const Action&);
// The form in which answers are played and recorded: the same, but where the discard pile has an order, cards are
// discarded in the order in which they were chosen (MOD-10).
Action as_played(const Rules&, const Table&, const Action&);

}  // namespace filon::classic
