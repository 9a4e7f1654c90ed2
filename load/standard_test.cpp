#include "load/standard.h"

#include <gtest/gtest.h>

namespace filon::load {
namespace {

TEST(Standard, TakesAtMostTwoMinutes) { EXPECT_LE(expected_seconds(), 120); }

}  // namespace
}  // namespace filon::load
