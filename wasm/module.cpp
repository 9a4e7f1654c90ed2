// The functions for JavaScript.
#include "bench/playouts.h"
#include "bench/signature.h"

using filon::bench::random_playouts;
using filon::bench::rules_of;

// The number of `filon bench --signature`; JavaScript gets it as a signed BigInt.
[[clang::export_name("signature")]] std::uint64_t signature() { return filon::bench::signature(); }

// Plays whole matches of random players and returns the number of answers, for benchmarks.
[[clang::export_name("random_answers")]] int random_answers(int players, int games) {
  return static_cast<int>(random_playouts(rules_of(players), games, 1));
}
