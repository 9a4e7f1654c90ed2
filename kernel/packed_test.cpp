// Values in their small form.
#include "kernel/packed.h"

#include <gtest/gtest.h>

#include "kernel/long_list.h"
#include "kernel/rng.h"

namespace filon::kernel {
namespace {

struct Sample {
  std::array<std::uint8_t, 5> before{};
  LongList<std::uint16_t, 300> numbers;
  std::array<std::uint64_t, 40> between{};
  LongList<std::uint8_t, 1000> bytes;
  std::uint8_t after = 0;

  template <class Visit>
  void for_each_long_list(Visit visit) {
    visit(numbers);
    visit(bytes);
  }
  friend bool operator==(const Sample&, const Sample&) = default;
};

Sample random_sample(Rng& rng) {
  Sample sample;
  for (std::uint8_t& one : sample.before) one = static_cast<std::uint8_t>(rng.below(3));
  for (int n = rng.below(301); n > 0; --n) sample.numbers.push_back(static_cast<std::uint16_t>(rng.below(2)));
  for (std::uint64_t& one : sample.between) one = rng.below(4) == 0 ? rng.next() : 0;
  for (int n = rng.below(1001); n > 0; --n) sample.bytes.push_back(static_cast<std::uint8_t>(rng.below(256)));
  sample.after = static_cast<std::uint8_t>(rng.below(256));
  return sample;
}

TEST(Packed, gives_back_the_same_value_whatever_was_there_before) {
  Rng rng(1);
  Sample unpacked;
  Packed<Sample> packed;
  for (int i = 0; i < 1000; ++i) {
    Sample sample = random_sample(rng);
    packed.pack(sample);
    packed.unpack(unpacked);
    ASSERT_EQ(unpacked, sample);
  }
}

TEST(Packed, keeps_full_and_empty_lists) {
  Packed<Sample> packed;
  Sample full, unpacked;
  while (full.numbers.size() < full.numbers.capacity()) full.numbers.push_back(7);
  while (full.bytes.size() < full.bytes.capacity()) full.bytes.push_back(255);
  full.between.fill(~std::uint64_t{0});
  packed.pack(full);
  packed.unpack(unpacked);
  EXPECT_EQ(unpacked, full);

  Sample empty;
  packed.pack(empty);
  packed.unpack(unpacked);
  EXPECT_EQ(unpacked, empty);
}

}  // namespace
}  // namespace filon::kernel
