#include "server/net/recent_texts.h"

#include <gtest/gtest.h>

namespace filon::server {
namespace {

RecentTexts::Text text(std::size_t bytes) { return std::make_shared<const std::string>(bytes, 'x'); }

TEST(RecentTexts, RemoveTheLeastRecentlyUsed) {
  RecentTexts texts(10);
  texts.keep("a", text(4));
  texts.keep("b", text(4));
  EXPECT_TRUE(texts.find("a"));
  texts.keep("c", text(4));
  EXPECT_TRUE(texts.find("a"));
  EXPECT_FALSE(texts.find("b"));
  EXPECT_TRUE(texts.find("c"));
}

TEST(RecentTexts, DoNotKeepATextThatIsTooLong) {
  RecentTexts texts(10);
  texts.keep("a", text(4));
  texts.keep("b", text(11));
  EXPECT_FALSE(texts.find("b"));
  texts.keep("b", text(10));
  EXPECT_TRUE(texts.find("b"));
}

}  // namespace
}  // namespace filon::server
