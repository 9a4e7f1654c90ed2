#include "load/percentiles.h"

#include <gtest/gtest.h>

namespace filon::load {
namespace {

TEST(Percentiles, AreSomeOfTheValues) {
  std::vector<double> values;
  for (int i = 1000; i > 0; --i) values.push_back(i);
  EXPECT_EQ(percentiles(values), (Percentiles{500, 900, 990, 1000}));
  EXPECT_EQ(percentiles({3, 1, 2}), (Percentiles{2, 3, 3, 3}));
  EXPECT_EQ(percentiles({7}), (Percentiles{7, 7, 7, 7}));
  EXPECT_EQ(percentiles({}), Percentiles{});
}

TEST(Percentiles, TheShareWithinALimitIncludesTheLimit) {
  EXPECT_EQ(share_within({10, 50, 50.1, 90}, 50), 0.5);
  EXPECT_EQ(share_within({}, 50), 0);
}

}  // namespace
}  // namespace filon::load
