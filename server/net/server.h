// The hub on the network: HTTP and WebSockets at one port, metrics at another, on the one thread that runs the
// io_context. Nothing on this thread waits for the disk.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/hub/hub.h"
#include "server/net/metrics.h"
#include "server/net/routes.h"
#include "server/net/session.h"
#include "server/net/settings.h"
#include "server/net/timed_archive.h"

namespace filon::server {

class Connection;

// Who connects to a port.
enum class Audience { Players, Operator };

class Server : public std::enable_shared_from_this<Server> {
 public:
  // Requires: the io_context outlives the archive, and the archive outlives the server.
  static std::shared_ptr<Server> create(boost::asio::io_context&, Archive&, const Limits&, const RoomSettings&,
                                        const NetSettings&);
  ~Server();

  // Restores the tables, then listens. The error is a sentence for the operator.
  std::optional<Error> start();
  // Where it listens.
  const std::vector<boost::asio::ip::tcp::endpoint>& endpoints() const { return endpoints_; }
  // Where the operator reads metrics. None: its port is in use.
  const std::optional<boost::asio::ip::tcp::endpoint>& metrics_endpoint() const { return metrics_endpoint_; }

  // Accepts no more connections and messages, waits until everything is durable and sent, then closes all connections
  // with a reason. Calls back when all are closed.
  void stop(std::function<void()> done);

  Hub& hub() { return hub_; }
  Routes& routes() { return routes_; }
  // What the operator is shown.
  std::string metrics_page();
  Metrics& metrics() { return metrics_; }
  const NetSettings& settings() const { return settings_; }
  Session::Context context();
  // Whether this address may make a request of this price now.
  bool may_request(const std::string& address, double price);

  // Called by connections.
  void opened(Connection&, const std::string& address);
  void closed(Connection&, const std::string& address);

 private:
  using Acceptor = boost::asio::ip::tcp::acceptor;
  struct RequestUse {
    Bucket requests;
    bool is_unused(std::int64_t now_ms) const { return requests.is_full(now_ms); }
  };

  Server(boost::asio::io_context&, Archive&, const Limits&, const RoomSettings&, const NetSettings&);
  std::optional<Error> listen_everywhere();
  std::optional<Error> listen(const boost::asio::ip::address&);
  void listen_for_metrics();
  Result<std::shared_ptr<Acceptor>> listen_at(const boost::asio::ip::tcp::endpoint&, bool v6_only);
  boost::asio::awaitable<void> accept(std::shared_ptr<Acceptor>, Audience);
  void serve(boost::asio::ip::tcp::socket, Audience);
  // Posts a tick of the hub, to run after the current handler.
  void schedule_tick();
  void tick();
  // Four times a second: how late it is, how slow the disk is, and whether the archive can write.
  void take_pulse();
  // Logs when the archive begins to wait for something, and when it continues.
  void report_trouble();
  void finish_stop();

  boost::asio::io_context& io_;
  const NetSettings settings_;
  const Limits limits_;
  Metrics metrics_;
  TimedArchive archive_;
  boost::asio::thread_pool bot_thread_{1};
  Hub hub_;
  Routes routes_;
  std::vector<std::shared_ptr<Acceptor>> acceptors_;
  std::vector<boost::asio::ip::tcp::endpoint> endpoints_;
  std::optional<boost::asio::ip::tcp::endpoint> metrics_endpoint_;
  std::string metrics_page_;
  std::chrono::steady_clock::time_point metrics_page_made_{};
  boost::asio::steady_timer ticks_;
  boost::asio::steady_timer pulse_;
  bool tick_scheduled_ = false;
  bool in_trouble_ = false;
  bool stopping_ = false;
  std::unordered_set<Connection*> connections_;
  std::unordered_map<std::string, int> sockets_by_key_;  // by what limits are counted by
  PerAddress<RequestUse> requests_by_key_;               // by the same
  std::function<void()> stopped_;
};

// Runs the io_context until it has no more work. Logs what handlers throw.
void run_and_log_errors(boost::asio::io_context&);

}  // namespace filon::server
