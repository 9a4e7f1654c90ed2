// The whole server with its database, in this process; and the command.
#include "server/serve/serve.h"

#include <csignal>
#include <filesystem>
#include <future>

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include "server/serve/command.h"

namespace filon::server {
namespace {

class Serve : public testing::Test {
 protected:
  Serve() {
    std::string name = testing::TempDir() + "filon-serve-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "no folder " << name;
    folder = name;
  }
  ~Serve() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
  }
  ServeOptions options() const {
    ServeOptions options;
    options.net.addresses = {"127.0.0.1"};
    options.net.port = 0;
    options.data = folder / "deep" / "filon.sqlite";
    return options;
  }
  int command(std::vector<std::string> words) const {
    CLI::App app;
    int exit_code = -1;
    add_serve_command(app, exit_code);
    std::reverse(words.begin(), words.end());
    app.parse(words);
    return exit_code;
  }

  std::filesystem::path folder;
};

TEST_F(Serve, ASignalStopsItCleanly) {
  ServeOptions to_stop = options();
  std::promise<std::uint16_t> ready;
  to_stop.on_ready = [&](std::uint16_t port) { ready.set_value(port); };
  auto result = std::async(std::launch::async, [&] { return serve(to_stop); });
  EXPECT_NE(ready.get_future().get(), 0);
  std::raise(SIGTERM);
  EXPECT_EQ(result.get(), 0);
  EXPECT_TRUE(std::filesystem::exists(to_stop.data));
}

TEST_F(Serve, ReturnsAnErrorWhenItCannotStart) {
  ServeOptions wrong = options();
  wrong.data = folder;  // a folder is not a database
  EXPECT_EQ(serve(wrong), 1);
  wrong = options();
  wrong.net.addresses = {"192.0.2.1"};  // reserved for documentation, so no machine has it
  EXPECT_EQ(serve(wrong), 1);
}

TEST_F(Serve, TheCommandNamesTheWrongOption) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(command({"serve", "--port", "all"}), 2);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "filon serve: --port: \"all\" is wrong; it takes a whole number from 0 to 65535 (0: any free port)\n");
  testing::internal::CaptureStderr();
  EXPECT_EQ(command({"serve", "--config", folder}), 2);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "filon serve: config: \"" + folder.string() + "\" cannot be read; it takes the path of a file\n");
  EXPECT_EQ(command({"serve", "--config", ""}), 2);
  EXPECT_EQ(command({"serve", "--address", ","}), 2);
  EXPECT_EQ(command({"serve", "--address", "192.0.2.1", "--port", "0", "--data", folder / "filon.sqlite"}), 1);
}

}  // namespace
}  // namespace filon::server
