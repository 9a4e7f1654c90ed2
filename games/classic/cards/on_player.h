// The cards that are played on a player. A new one is a line in the list below and a file beside this one that
// describes it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kernel/names.h"
#include "kernel/seat.h"

// Its name, and its name in data/, where the effect of a card says which of these it is.
#define FILON_CARDS_ON_PLAYER(CARD) \
  CARD(Thief, thief)                \
  CARD(HandsOff, hands_off)         \
  CARD(Prison, prison)              \
  CARD(FreeAtLast, free_at_last)    \
  CARD(Inspection, inspection)      \
  CARD(RoleChange, role_change)     \
  CARD(HandSwap, hand_swap)

namespace filon::kernel {
template <class G>
class Dealer;
}

namespace filon::classic {

struct Classic;
struct Table;
struct PlayedOn;
enum class Refusal : std::uint8_t;

#define FILON_ENUMERATOR(Card, name) Card,
enum class OnPlayer : std::uint8_t { FILON_CARDS_ON_PLAYER(FILON_ENUMERATOR) };
#undef FILON_ENUMERATOR

#define FILON_NAME(Card, name) #name,
constexpr auto names_of(OnPlayer) { return std::to_array<std::string_view>({FILON_CARDS_ON_PLAYER(FILON_NAME)}); }
#undef FILON_NAME

// What a card does to the player it is played on, as the table sees it.
enum class Touch : std::uint8_t { Neither, Harms, Helps };

struct OnPlayerCard {
  Touch touch;
  // Where it lies once it is played: on the discard pile, or in front of the player, where apply() puts it.
  bool stays;
  // Why this seat cannot play it on that one; none: it can. All of this is public.
  std::optional<Refusal> (*refuse)(const Table&, Seat by, Seat whom);
  // What it changes on the table.
  void (*apply)(Table&, const PlayedOn&);
  // What follows: who sees or draws what, and the end of the turn.
  void (*play)(kernel::Dealer<Classic>&, Seat by, Seat whom);

  std::string_view sign;      // on its picture in a terminal, at most five letters
  std::string_view purpose;   // "frees anybody from prison"
  std::string_view sentence;  // "{by} frees {whom} from prison."
};

const OnPlayerCard& describe(OnPlayer);

}  // namespace filon::classic
