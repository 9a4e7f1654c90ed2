// What JavaScript can call.
#include "bench/playouts.h"
#include "bench/signature.h"

using filon::bench::random_playouts;
using filon::bench::rules_of;

// The number `filon bench --signature` prints; JavaScript sees it as a signed BigInt.
[[clang::export_name("signature")]] std::uint64_t signature() { return filon::bench::signature(); }

// Whole matches of random players; returns how many answers they gave. For measuring.
[[clang::export_name("random_answers")]] int random_answers(int players, int games) {
  return static_cast<int>(random_playouts(rules_of(players), games, 1));
}
