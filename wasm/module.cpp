// The functions for JavaScript.
#include "bench/signature.h"
#include "bots/random_play.h"
#include "games/classic/deck.h"
#include "games/classic/game.h"

namespace classic = filon::classic;

// The numbers of `filon bench --signature`; JavaScript gets them as signed BigInts.
[[clang::export_name("classic_signature")]] std::uint64_t classic_signature() {
  return filon::bench::classic_signature();
}
[[clang::export_name("lost_mines_signature")]] std::uint64_t lost_mines_signature() {
  return filon::bench::lost_mines_signature();
}

// Plays whole matches of random players and returns the number of answers, for benchmarks.
[[clang::export_name("random_answers")]] int random_answers(int players, int games) {
  const auto rules = compose({.seats = players}, classic::base_deck());
  return rules ? static_cast<int>(filon::bots::random_playouts<classic::Classic>(*rules, games, 1)) : 0;
}
