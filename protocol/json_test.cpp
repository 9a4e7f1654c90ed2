#include "protocol/json.h"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace filon::protocol {
namespace {

std::string written(std::string_view text) {
  std::string out;
  Json(out).value(text);
  return out;
}

TEST(Json, EveryCharacterReadsBack) {
  for (int c = 0; c < 128; ++c) {
    const std::string text = std::string("a") + static_cast<char>(c) + "z";
    EXPECT_EQ(boost::json::parse(written(text)).as_string(), text) << c;
  }
  EXPECT_EQ(boost::json::parse(written("é \"\\\"\n\n … 🪙")).as_string(), "é \"\\\"\n\n … 🪙");
}

TEST(Json, PlainTextIsNotEscaped) { EXPECT_EQ(written("b-ne, été/2"), "\"b-ne, été/2\""); }

}  // namespace
}  // namespace filon::protocol
