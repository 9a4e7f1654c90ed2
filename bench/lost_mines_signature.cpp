#include "bench/signature.h"
#include "bench/signer.h"
#include "games/lost_mines/bots/traits.h"
#include "games/lost_mines/deck.h"
#include "games/lost_mines/fields.h"
#include "games/lost_mines/sample.h"

namespace filon::bench {
namespace {

using lost_mines::Turns;

constexpr int random_games = 2;  // for each number of players and kind of turn

std::shared_ptr<const lost_mines::Rules> rules_of(int players, Turns turns) {
  lost_mines::Options options;
  options.seats = players;
  options.turns = turns;
  auto rules = compose(options, lost_mines::printed_deck());
  check(static_cast<bool>(rules), "the game cannot be played with these options");
  return std::make_shared<const lost_mines::Rules>(*std::move(rules));
}

}  // namespace

std::uint64_t lost_mines_signature() {
  Signer<lost_mines::LostMines> signer;
  std::uint64_t seed = 1;
  for (Turns turns : {Turns::Half, Turns::Quarter})
    for (int players = 3; players <= 9; ++players)
      for (int game = 0; game < random_games; ++game) signer.play_random(rules_of(players, turns), seed++);
  for (std::string_view level : {"easy", "normal"})
    for (int players : {3, 6, 9}) signer.play_bots(rules_of(players, Turns::Half), level, seed++);
  return signer.number();
}

}  // namespace filon::bench
