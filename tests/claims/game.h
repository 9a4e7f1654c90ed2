// A small game for tests, with everything that is difficult for the rest of the program. Nothing outside this folder
// knows it, but server, records, scenarios, bots and testkit can play it.
//
// Three prospectors bid for claims. All bid a card in secret at the same time; the highest card wins, chance breaks
// ties. Then the others may object, in secret, if they hold a 1. Nobody learns who could object, and a seat that does
// not answer passes. If anybody objects, the winner gives a card away or gives up the claim. A claim has a vein of gold
// that only its owner sees.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/inline.h"
#include "kernel/match.h"
#include "kernel/names.h"
#include "kernel/question.h"
#include "kernel/world.h"

namespace filon::kernel {
template <class G>
class Dealer;
}

namespace filon::claims {

using filon::name;
using filon::named;

inline constexpr int players = 3;
inline constexpr std::size_t most_claims = 4;
inline constexpr Card objection{1};  // the index of a card is its value, 1 to 6

struct Options {
  std::vector<Cell> claims;
  int cards = 4;  // in a hand
  friend bool operator==(const Options&, const Options&) = default;
};
struct Rules {
  Options options;
  int seats = players;
};

enum class Ask : std::uint8_t { Bid, Object, Defend };
constexpr auto names_of(Ask) { return words("bid", "object", "defend"); }
using Question = kernel::Question<Ask>;
enum class Do : std::uint8_t { Auction, Award };
constexpr auto names_of(Do) { return words("auction", "award"); }
struct Step {
  Do what = Do::Auction;
  Seat by = nobody;
  friend bool operator==(const Step&, const Step&) = default;
};
using Agenda = Inline<Step, 4>;
enum class Source : std::uint8_t { Hands, Ties, Veins };
constexpr auto names_of(Source) { return words("hands", "ties", "veins"); }

struct Bid {
  Card card;
  friend bool operator==(const Bid&, const Bid&) = default;
};
struct Abstain {
  friend bool operator==(const Abstain&, const Abstain&) = default;
};
struct Object {
  friend bool operator==(const Object&, const Object&) = default;
};
struct LetPass {
  friend bool operator==(const LetPass&, const LetPass&) = default;
};
struct GiveCard {
  Card card;
  friend bool operator==(const GiveCard&, const GiveCard&) = default;
};
struct GiveUp {
  friend bool operator==(const GiveUp&, const GiveUp&) = default;
};
using Action = std::variant<Bid, Abstain, Object, LetPass, GiveCard, GiveUp>;
using Actions = Inline<Action, 16>;

enum class Refusal : std::uint8_t { MatchOver, NotAsked, NotTheQuestion, NotInHand, NoSuchSeat, AlreadyAnswered };
constexpr auto names_of(Refusal) {
  return words("match_over", "not_asked", "not_the_question", "not_in_hand", "no_such_seat", "already_answered");
}

struct Table {
  Question question;
  Agenda agenda;
  std::uint8_t seats = players;
  std::uint8_t next = 0;             // the claim of the current auction
  Inline<Seat, most_claims> owners;  // of the claims before it
  PerSeat<std::uint8_t> hand_size;
  PerSeat<std::uint8_t> score;  // shown at the end
  bool has_begun = false;
  bool is_over() const { return has_begun && !question.is_open(); }
  friend bool operator==(const Table&, const Table&) = default;
};
struct Holding {
  Inline<Card, 8> hand;  // sorted
  std::uint8_t gold = 0;
  std::optional<Action> sealed;
  friend bool operator==(const Holding&, const Holding&) = default;
};
struct Hidden {
  Bag<8> pile, veins;
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

struct Began {
  std::uint8_t cards;
  friend bool operator==(const Began&, const Began&) = default;
};
struct BidsShown {
  PerSeat<Card> bids;
  friend bool operator==(const BidsShown&, const BidsShown&) = default;
};
struct Objected {
  std::uint8_t times;
  friend bool operator==(const Objected&, const Objected&) = default;
};
struct CardGiven {
  Seat by;
  friend bool operator==(const CardGiven&, const CardGiven&) = default;
};
struct ClaimTaken {
  Seat by;
  friend bool operator==(const ClaimTaken&, const ClaimTaken&) = default;
};
struct ClaimLost {
  Seat by;
  friend bool operator==(const ClaimLost&, const ClaimLost&) = default;
};
struct Counted {
  PerSeat<std::uint8_t> gold;
  friend bool operator==(const Counted&, const Counted&) = default;
};
using Asked = kernel::Asked<Ask, Agenda>;
using Told =
    std::variant<Began, Asked, kernel::Answered, BidsShown, Objected, CardGiven, ClaimTaken, ClaimLost, Counted>;

struct Dealt {
  Inline<Card, 8> hand;
  friend bool operator==(const Dealt&, const Dealt&) = default;
};
struct LostCard {
  Card card;
  friend bool operator==(const LostCard&, const LostCard&) = default;
};
struct GoldFound {
  std::uint8_t gold;
  friend bool operator==(const GoldFound&, const GoldFound&) = default;
};
using Secret = std::variant<Dealt, LostCard, GoldFound, kernel::Sealed<Action>>;

void apply(const Rules&, Table&, const Told&);
void apply(const Rules&, Holding&, const Secret&);

using Sight = kernel::Sight<Table, Holding>;

struct Claims {
  static constexpr std::string_view id = "claims";
  using Rules = claims::Rules;
  using Options = claims::Options;
  using Ask = claims::Ask;
  using Agenda = claims::Agenda;
  using Source = claims::Source;
  using Table = claims::Table;
  using Holding = claims::Holding;
  using Hidden = claims::Hidden;
  using Action = claims::Action;
  using Actions = claims::Actions;
  using Told = claims::Told;
  using Secret = claims::Secret;
  using Refusal = claims::Refusal;
  using Dealer = kernel::Dealer<Claims>;
  static constexpr std::size_t world_size = 768;

  static std::optional<Refusal> refuse(const Rules&, Sight, const Action&);
  static void legal_actions(const Rules&, Sight, Actions&);
  static Action canonical(const Rules&, const Table&, const Action& action) { return action; }
  static Action as_played(const Rules&, const Table&, const Action& action) { return action; }
  static constexpr kernel::Manner manner(const Rules&, Ask ask) {
    if (ask == Ask::Object) return {.silence_passes = true, .hides_who_answered = true, .seconds = 2};
    return {};
  }
  static bool has_choice(const Rules&, Sight);
  static constexpr bool settles(const Action&) { return false; }
  static constexpr bool is_silence(const Action&) { return false; }

  static void begin(Dealer&);
  static void play(Dealer&, Seat, const Action&);
  static void run(Dealer&, const Step&);
  static void close(Dealer&);
};

using Match = kernel::Match<Claims>;
using World = kernel::World<Claims>;

}  // namespace filon::claims

extern template class filon::kernel::Match<filon::claims::Claims>;
extern template class filon::kernel::World<filon::claims::Claims>;
