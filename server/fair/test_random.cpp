#include "server/fair/test_random.h"

#include <mutex>

#include <sodium.h>

#include "kernel/check.h"
#include "kernel/rng.h"

namespace filon::server {
namespace {

std::mutex guard;
Rng rng(0);

std::uint32_t next() {
  const std::lock_guard lock(guard);
  return static_cast<std::uint32_t>(rng.next() >> 32);
}

randombytes_implementation repeatable = {
    .implementation_name = [] { return "repeatable"; },
    .random = next,
    .stir = nullptr,
    .uniform = nullptr,
    .buf =
        [](void* bytes, std::size_t size) {
          for (std::size_t i = 0; i < size; ++i)
            static_cast<unsigned char*>(bytes)[i] = static_cast<unsigned char>(next());
        },
    .close = nullptr,
};

}  // namespace

void repeat_random(std::uint64_t seed) {
  // The library itself uses random numbers when it starts.
  static const bool replaced = randombytes_set_implementation(&repeatable) == 0 && sodium_init() >= 0;
  check(replaced, "libsodium did not accept the generator");
  const std::lock_guard lock(guard);
  rng = Rng(seed);
}

}  // namespace filon::server
