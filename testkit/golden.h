// Compares texts with files in the repository. FILON_REWRITE=1 rewrites the files; read the diff then.
#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace filon::testkit {

inline void expect_golden(const std::string& name, const std::string& text) {
  const std::string path = "tests/golden/" + name;
  if (std::getenv("FILON_REWRITE")) {
    std::ofstream(path) << text;
    return;
  }
  std::ostringstream checked_in;
  checked_in << std::ifstream(path).rdbuf();
  EXPECT_EQ(text, checked_in.str()) << path << " differs; FILON_REWRITE=1 rewrites it, then read the diff";
}

}  // namespace filon::testkit
