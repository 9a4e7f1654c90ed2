// Which paths are pages of the web client.
#include "server/net/pages.h"

#include <string>

#include <gtest/gtest.h>

namespace filon::server {
namespace {

TEST(Pages, AreThoseOfTheClient) {
  for (const char* path : {"/", "/create", "/rules", "/rules/", "/rules/classic/doors", "/t/ABCDE", "/t/ABCDE/",
                           "/seat/wOxn0MfnDfWP5yifnyDt-g", "/replay/wOxn0MfnDfWP5yifnyDt-_"})
    EXPECT_TRUE(is_page(path)) << path;
}

TEST(Pages, AreNoOthers) {
  for (const std::string path : {"",
                                 "x",
                                 "t/ABCDE",
                                 "//",
                                 "//t/ABCDE",
                                 "/t",
                                 "/t/",
                                 "/t//",
                                 "/t//ABCDE",
                                 "/t/ABCDE//",
                                 "/t/ABCDE/x",
                                 "/T/ABCDE",
                                 "/replay",
                                 "/creates",
                                 "/create/x",
                                 "/rules/a/b/c",
                                 "/healthz/",
                                 "/ws/x",
                                 "/api",
                                 "/index",
                                 "/t/..",
                                 "/t/.",
                                 "/rules/../t/ABCDE",
                                 "/t/%2e%2e",
                                 "/%74/ABCDE",
                                 "/t%2fABCDE",
                                 "/t/AB%00",
                                 "/t/AB\\C",
                                 "/t/A B"})
    EXPECT_FALSE(is_page(path)) << path;
  EXPECT_FALSE(is_page(std::string("/t/AB\0C", 7)));
}

}  // namespace
}  // namespace filon::server
