// The whole server with its database, in this process; and the command.
#include "server/serve/serve.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/serve/command.h"
#include "server/serve/open_archive.h"

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
    options.data = folder / "filon.sqlite";
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

// The terminal was closed.
TEST_F(Serve, AHangUpStopsItCleanly) {
  ServeOptions to_stop = options();
  std::promise<std::uint16_t> ready;
  to_stop.on_ready = [&](std::uint16_t port) { ready.set_value(port); };
  auto result = std::async(std::launch::async, [&] { return serve(to_stop); });
  ready.get_future().get();
  std::raise(SIGHUP);
  EXPECT_EQ(result.get(), 0);
}

// As systemd does: a socket for datagrams, and how often it wants to hear that the server is alive.
TEST_F(Serve, TellsTheServiceManagerThatItIsReadyAliveAndStopping) {
  const std::string name = folder / "notify";
  const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  ASSERT_LT(name.size(), sizeof address.sun_path);
  std::copy(name.begin(), name.end(), address.sun_path);
  ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  ::setenv("NOTIFY_SOCKET", name.c_str(), 1);
  ::setenv("WATCHDOG_USEC", "20000", 1);
  const auto next = [&] {
    char text[100];
    const ssize_t size = ::recv(socket, text, sizeof text, 0);
    return std::string(text, size > 0 ? static_cast<std::size_t>(size) : 0);
  };
  auto result = std::async(std::launch::async, [&] { return serve(options()); });
  EXPECT_EQ(next(), "READY=1");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(next(), "WATCHDOG=1");
  std::raise(SIGTERM);
  std::string last = next();
  while (last == "WATCHDOG=1") last = next();
  EXPECT_EQ(last, "STOPPING=1");
  EXPECT_EQ(result.get(), 0);
  ::unsetenv("NOTIFY_SOCKET");
  ::unsetenv("WATCHDOG_USEC");
  ::close(socket);
}

TEST_F(Serve, ReturnsAnErrorWhenItCannotStart) {
  ServeOptions wrong = options();
  wrong.data = folder;  // a folder is not a database
  EXPECT_EQ(serve(wrong), 1);
  wrong = options();
  wrong.net.addresses = {"192.0.2.1"};  // reserved for documentation, so no machine has it
  EXPECT_EQ(serve(wrong), 1);
}

TEST_F(Serve, AMistypedPathCreatesNothing) {
  ServeOptions wrong = options();
  wrong.data = folder / "deep" / "filon.sqlite";
  EXPECT_EQ(
      open_archive(wrong.data).error(),
      (folder / "deep").string() + ": there is no such folder; create it, or correct the path of the database (data)");
  EXPECT_EQ(serve(wrong), 1);
  EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST_F(Serve, ASecondDatabaseInAFolderNeedsAnEmptyFile) {
  const std::filesystem::path first = folder / "filon.sqlite", second = folder / "fillon.sqlite";
  std::ofstream(folder / "notes.sqlite") << std::string(1000, 'x');
  ASSERT_TRUE(open_archive(first));
  ASSERT_TRUE(open_archive(first)) << "it is there already";
  EXPECT_EQ(open_archive(second).error(),
            second.string() + ": this file does not exist, but " + first.string() +
                " is a database; correct the path (data), or, to have a second database, create an empty file of that "
                "name first");
  EXPECT_FALSE(std::filesystem::exists(second));
  std::ofstream(second).close();
  EXPECT_TRUE(open_archive(second));
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
