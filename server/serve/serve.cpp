#include "server/serve/serve.h"

#include <csignal>
#include <cstdlib>

#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include "server/net/server.h"
#include "server/serve/logs.h"
#include "server/serve/machine_addresses.h"
#include "server/serve/open_archive.h"
#include "server/serve/supervisor.h"

namespace filon::server {
namespace {

namespace asio = boost::asio;

// Each socket needs a file descriptor, and the usual limit of 1024 is low.
void allow_many_files() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

void announce(const Server& server, const std::filesystem::path& data) {
  const std::uint16_t port = server.endpoints().front().port();
  spdlog::info("Filon {} is running, tables are stored in {}", version(), data.string());
  bool everywhere = false;
  for (const auto& at : server.endpoints()) {
    if (!at.address().is_unspecified()) spdlog::info("at {}", url_of(at.address().to_string(), port));
    everywhere = everywhere || at.address().is_unspecified();
  }
  if (everywhere) {
    spdlog::info("on this machine: {}", url_of("localhost", port));
    for (const std::string& address : machine_addresses())
      spdlog::info("for others on the same network: {}", url_of(address, port));
  }
  if (const auto& metrics = server.metrics_endpoint())
    spdlog::info("metrics, for the operator: {}metrics", url_of(metrics->address().to_string(), metrics->port()));
}

// The first signal stops the server cleanly, the second at once.
void stop_on_signals(asio::signal_set& signals, asio::steady_timer& watch, Server& server,
                     const Supervisor& supervisor) {
  signals.async_wait([&](boost::system::error_code cancelled, int) {
    if (cancelled) return;
    spdlog::info("stopping; a second signal stops at once");
    supervisor.tell("STOPPING=1");
    signals.async_wait([](boost::system::error_code stopped, int signal) {
      if (!stopped) std::_Exit(128 + signal);
    });
    server.stop([&] {
      signals.cancel();
      watch.cancel();
    });
  });
}

// From the thread that serves the players: if it hangs, the service manager starts the server again.
void report_alive(asio::steady_timer& timer, const Supervisor& supervisor) {
  if (!supervisor.watch_interval()) return;
  supervisor.tell("WATCHDOG=1");
  timer.expires_after(*supervisor.watch_interval());
  timer.async_wait([&](boost::system::error_code cancelled) {
    if (!cancelled) report_alive(timer, supervisor);
  });
}

}  // namespace

int serve(const ServeOptions& options) {
  set_up_logs(options.log_format, options.log_level);
  allow_many_files();
  // A limit for the size of files is like a full disk: writing fails, and is tried again.
  std::signal(SIGXFSZ, SIG_IGN);
  const std::filesystem::path data = options.data.empty() ? default_data() : options.data;

  // The io_context must outlive the archive, which may post to it while it closes.
  asio::io_context io(1);
  auto archive = open_archive(options.data);
  if (!archive) {
    spdlog::error("cannot start: {}", archive.error());
    return 1;
  }
  const auto server = Server::create(io, **archive, options.limits, options.rooms, options.net);
  if (const auto error = server->start()) {
    spdlog::error("cannot start: {}", error->sentence);
    return 1;
  }
  const Supervisor supervisor;
  asio::steady_timer watch(io);
  // SIGHUP: the terminal in which it was started is closed.
  asio::signal_set signals(io, SIGINT, SIGTERM, SIGHUP);
  stop_on_signals(signals, watch, *server, supervisor);
  announce(*server, data);
  supervisor.tell("READY=1");
  report_alive(watch, supervisor);
  if (options.on_ready) options.on_ready(server->endpoints().front().port());
  run_and_log_errors(io);
  spdlog::info("stopped");
  return 0;
}

}  // namespace filon::server
