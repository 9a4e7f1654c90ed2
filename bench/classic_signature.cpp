#include <array>

#include "bench/signature.h"
#include "bench/signer.h"
#include "games/classic/bots/traits.h"
#include "games/classic/deck.h"
#include "games/classic/fields.h"
#include "games/classic/sample.h"

namespace filon::bench {
namespace {

using classic::Edition;

constexpr int random_games = 2;                     // for each edition and number of players
constexpr std::array<int, 3> bot_tables{3, 5, 10};  // numbers of players

std::shared_ptr<const classic::Rules> rules_of(Edition edition, int players, classic::Modules with = {}) {
  const classic::Options options{edition, players, seat(0), with};
  auto rules = compose(options, classic::deck_for(options));
  check(static_cast<bool>(rules), "the game cannot be played with these options");
  return std::make_shared<const classic::Rules>(*std::move(rules));
}

}  // namespace

// The discard pile counts for what it holds: how many face down of each seat, and the cards face up.
template <>
void mix_table(Mixer& mix, const classic::Table& table) {
  fields::for_each(table, [&](std::string_view name, const auto& member) {
    if (name == "purse") mix(face_down(table.discard_pile));
    if constexpr (std::same_as<decltype(member), const classic::DiscardPile&>)
      mix(face_up(member));
    else
      mix(member);
  });
}

std::uint64_t classic_signature() {
  Signer<classic::Classic> signer;
  std::uint64_t seed = 1;
  for (Edition edition : {Edition::E2004, Edition::E2011, Edition::E2024})
    for (int players = 3; players <= 10; ++players)
      for (int game = 0; game < random_games; ++game) signer.play_random(rules_of(edition, players), seed++);
  for (Edition edition : {Edition::E2011, Edition::E2024})
    for (int players = 2; players <= 12; ++players)
      signer.play_random(rules_of(edition, players, {classic::Module::Saboteur2}), seed++);
  for (std::string_view level : {"easy", "normal"})
    for (int players : bot_tables) signer.play_bots(rules_of(Edition::E2024, players), level, seed++);
  for (std::string_view level : {"easy", "normal"})
    signer.play_bots(rules_of(Edition::E2011, 7, {classic::Module::Saboteur2}), level, seed++);
  return signer.number();
}

}  // namespace filon::bench
