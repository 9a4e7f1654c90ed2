#include "server/serve/options.h"

#include <fstream>
#include <map>

#include <gtest/gtest.h>

#include "server/serve/sources.h"

namespace filon::server {
namespace {

TEST(ServeOptions, AWrongValueIsOneSentence) {
  ServeOptions options;
  EXPECT_EQ(set_option(options, "port", "8080"), std::nullopt);
  EXPECT_EQ(options.net.port, 8080);
  const auto error = set_option(options, "port", "eighty");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->sentence, "port: \"eighty\" is wrong; it takes a whole number from 0 to 65535 (0: any free port)");
  EXPECT_EQ(options.net.port, 8080);
  for (const char* wrong : {"", "-1", "65536", "80 ", "1e3"}) EXPECT_TRUE(set_option(options, "port", wrong)) << wrong;
  EXPECT_TRUE(set_option(options, "prot", "80"));
  EXPECT_TRUE(set_option(options, "origins", "example.org"));
  EXPECT_TRUE(set_option(options, "trusted-proxy", "localhost"));
  EXPECT_TRUE(set_option(options, "log-format", "xml"));
}

TEST(ServeOptions, EveryDefaultNumberIsAllowed) {
  for (const Option& option : serve_options()) {
    ServeOptions options;
    if (option.takes.find("number") == std::string_view::npos) continue;
    EXPECT_EQ(set_option(options, option.name, option.initial), std::nullopt) << option.name;
  }
}

TEST(ServeOptions, RequestsPerSecond) {
  ServeOptions options;
  EXPECT_EQ(set_option(options, "requests-per-second", "5"), std::nullopt);
  EXPECT_EQ(options.net.requests_per_second, 5);
  EXPECT_TRUE(set_option(options, "requests-per-second", "0"));
}

TEST(ServeOptions, AbandonedDays) {
  ServeOptions options;
  EXPECT_EQ(set_option(options, "abandoned-days", "7"), std::nullopt);
  EXPECT_EQ(options.limits.abandoned_days, 7);
  EXPECT_TRUE(set_option(options, "abandoned-days", "0"));
}

TEST(ServeOptions, Lists) {
  ServeOptions options;
  EXPECT_EQ(set_option(options, "address", "127.0.0.1, ::1"), std::nullopt);
  EXPECT_EQ(options.net.addresses, (std::vector<std::string>{"127.0.0.1", "::1"}));
  for (const char* nothing : {"", ",", " , "}) EXPECT_TRUE(set_option(options, "address", nothing)) << nothing;
  EXPECT_EQ(options.net.addresses.size(), 2U);
  EXPECT_EQ(set_option(options, "origins", ""), std::nullopt) << "the list may be empty";
}

TEST(ServeOptions, TheEnvironmentHasTheSameNames) {
  EXPECT_EQ(variable_of("bot-pause"), "FILON_BOT_PAUSE");
  std::map<std::string, std::string> variables{{"FILON_BOT_PAUSE", "5"}};
  const auto lookup = [&](const char* name) { return variables.contains(name) ? variables[name].c_str() : nullptr; };
  ServeOptions options;
  EXPECT_EQ(read_environment(options, lookup), std::nullopt);
  EXPECT_EQ(options.rooms.bot_pause, 5);
  variables["FILON_BOT_PAUSE"] = "soon";
  const auto error = read_environment(options, lookup);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->sentence.find("FILON_BOT_PAUSE, bot-pause: \"soon\" is wrong; it takes"), 0U);
}

TEST(ServeOptions, AnErrorInAFileNamesTheLine) {
  const std::string path = testing::TempDir() + "filon-serve-options.conf";
  const auto read = [&](const std::string& text, ServeOptions& options) {
    std::ofstream(path) << text;
    return read_config(options, path);
  };
  ServeOptions options;
  EXPECT_EQ(read("# ours\n\nport = 99 # not the usual one\ndata = \"/var/lib/filon/a b.sqlite\"\n", options),
            std::nullopt);
  EXPECT_EQ(options.net.port, 99);
  EXPECT_EQ(options.data, "/var/lib/filon/a b.sqlite");
  auto error = read("port = 99\nport\n", options);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->sentence, path + ", line 2: a line must be name = value");
  error = read("tables = many\n", options);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->sentence.find(path + ", line 1: tables: \"many\" is wrong"), 0U);
  EXPECT_TRUE(read_config(options, "/nowhere/at-all"));
}

TEST(ServeOptions, AFileMayBeginWithAByteOrderMark) {
  const std::string path = testing::TempDir() + "filon-serve-mark.conf";
  std::ofstream(path) << "\xEF\xBB\xBFport = 99\n";
  ServeOptions options;
  EXPECT_EQ(read_config(options, path), std::nullopt);
  EXPECT_EQ(options.net.port, 99);
}

}  // namespace
}  // namespace filon::server
