#include "load/own_server.h"

#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "load/crowd.h"
#include "load/machine.h"

namespace filon::load {
namespace {

using namespace std::chrono_literals;

std::filesystem::path new_folder() {
  std::string name = std::filesystem::temp_directory_path() / "filon-load-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) throw Failed("cannot create the folder " + name + ": " + std::strerror(errno));
  return name;
}

std::string content_of(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// The defaults, except that one address may have any number of clients, and nothing slows them down.
std::vector<std::string> command_line(const std::filesystem::path& folder) {
  return {"filon",
          "serve",
          "--port",
          "0",
          "--address",
          "127.0.0.1",
          "--metrics-port",
          "0",
          "--exact-metrics",
          "yes",
          "--data",
          folder / "filon.sqlite",
          "--bot-pause",
          "0",  // also removes the pause between rounds
          "--messages-per-second",
          "100000",
          "--requests-per-second",
          "1000000",
          "--connections-per-address",
          "1000000",
          "--tables-per-address",
          "1000000",
          "--tables",
          "1000000",
          "--sockets",
          "1000000",
          "--sockets-per-address",
          "1000000"};
}

bool has_ended(pid_t child, bool wait) { return ::waitpid(child, nullptr, wait ? 0 : WNOHANG) == child; }

}  // namespace

OwnServer::OwnServer(std::optional<int> core) : folder_(new_folder()) {
  try {
    start(core);
    wait_for_ports();
  } catch (...) {
    stop();
    throw;
  }
}

OwnServer::~OwnServer() { stop(); }

bool OwnServer::is_durable() const { return !is_in_memory(folder_); }

void OwnServer::start(std::optional<int> core) {
  const std::string log = folder_ / "log";
  std::vector<std::string> words = command_line(folder_);
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);

  child_ = ::fork();
  if (child_ < 0) throw Failed(std::string("cannot start a server: ") + std::strerror(errno));
  if (child_ > 0) return;
  // In the child, until exec, only async-signal-safe calls are allowed.
  ::prctl(PR_SET_PDEATHSIG, SIGTERM);
  ::setpgid(0, 0);  // Ctrl-C goes only to the parent, which then stops the child
  if (core) run_only_at(*core);
  const int file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  ::dup2(file, STDOUT_FILENO);
  ::dup2(file, STDERR_FILENO);
  ::execv("/proc/self/exe", pointers.data());
  ::_exit(127);
}

// The server logs its ports when it accepts connections, that of the metrics last.
void OwnServer::wait_for_ports() {
  const auto port_after = [](std::string_view log, std::string_view before) -> std::uint16_t {
    const std::size_t at = log.find(before);
    std::uint16_t port = 0;
    if (at == std::string_view::npos || log.find('\n', at) == std::string_view::npos) return 0;
    std::from_chars(log.data() + at + before.size(), log.data() + log.size(), port);
    return port;
  };
  for (int tries = 0; tries < 1000; ++tries) {
    const bool ended = has_ended(child_, false);
    const std::string log = content_of(folder_ / "log");
    port_ = port_after(log, " at http://127.0.0.1:");
    metrics_port_ = port_after(log, "operator: http://127.0.0.1:");
    if (port_ != 0 && metrics_port_ != 0) return;
    if (ended) {
      child_ = -1;
      throw Failed("the server did not start: " + log.substr(0, log.find('\n')));
    }
    std::this_thread::sleep_for(10ms);
  }
  throw Failed("the server did not start within ten seconds");
}

void OwnServer::stop() {
  if (child_ > 0) {
    ::kill(child_, SIGTERM);
    bool ended = false;
    for (int tries = 0; tries < 1500 && !ended; ++tries) {
      ended = has_ended(child_, false);
      if (!ended) std::this_thread::sleep_for(10ms);
    }
    if (!ended) {
      ::kill(child_, SIGKILL);
      has_ended(child_, true);
    }
    child_ = -1;
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

}  // namespace filon::load
