// The cards that are played on a player. To add one, add a line to this list and a file beside this one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kernel/names.h"
#include "kernel/seat.h"

// Its name in C++, and its name in data/, where it is the effect of a card.
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

// Whether a card harms or helps its target, as everybody sees it.
enum class Touch : std::uint8_t { Neither, Harms, Helps };

struct OnPlayerCard {
  Touch touch;
  // True: the card stays in front of the player, where apply() puts it. False: it is discarded.
  bool stays;
  // Why `by` cannot play it on `whom`; none if they can. Everything used here is public.
  std::optional<Refusal> (*refuse)(const Table&, Seat by, Seat whom);
  // How it changes the table.
  void (*apply)(Table&, const PlayedOn&);
  // What follows: secrets, draws, and the end of the turn.
  void (*play)(kernel::Dealer<Classic>&, Seat by, Seat whom);

  std::string_view sign;      // shown on its picture in the terminal, at most five letters
  std::string_view purpose;   // "frees anybody from prison"
  std::string_view sentence;  // "{by} frees {whom} from prison."
};

const OnPlayerCard& describe(OnPlayer);

}  // namespace filon::classic
