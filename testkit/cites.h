// Names the rules that a test checks.
#pragma once

#include <string>

#include <gtest/gtest.h>

namespace filon {

// The first statement of a test: cites("BASE-TURN-03", "BASE-SETUP-34"). The test must fail if one of these rules is
// broken. tests/rule_coverage_test.cpp counts these calls; reports of a test run show them as the property "rules".
template <class... Ids>
void cites(Ids... ids) {
  std::string rules;
  ((rules += rules.empty() ? ids : std::string(" ") + ids), ...);
  testing::Test::RecordProperty("rules", rules);
}

}  // namespace filon
