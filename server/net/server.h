// The hub on the network: HTTP and WebSockets at one port, on the one thread that runs the io_context.
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

class Server : public std::enable_shared_from_this<Server> {
 public:
  // The io_context outlives the archive, and the archive what the server asked of it.
  static std::shared_ptr<Server> create(boost::asio::io_context&, Archive&, const Limits&, const RoomSettings&,
                                        const NetSettings&);
  ~Server();

  // Brings the tables back, then listens. The error is a sentence for the person who runs it.
  std::optional<Error> start();
  // Where it listens.
  const std::vector<boost::asio::ip::tcp::endpoint>& endpoints() const { return endpoints_; }

  // Takes no connections and hears nothing more; what was said becomes durable and is told; then everybody is sent
  // away with a reason. Calls back when nobody is left.
  void stop(std::function<void()> done);

  Hub& hub() { return hub_; }
  Routes& routes() { return routes_; }
  Metrics& metrics() { return metrics_; }
  const NetSettings& settings() const { return settings_; }
  Session::Surroundings surroundings();
  // Whether this address may make another request now.
  bool may_ask(const std::string& address);

  // For connections: that they are there.
  void opened(Connection&, const std::string& address);
  void closed(Connection&, const std::string& address);

 private:
  using Acceptor = boost::asio::ip::tcp::acceptor;

  Server(boost::asio::io_context&, Archive&, const Limits&, const RoomSettings&, const NetSettings&);
  std::optional<Error> listen_everywhere();
  std::optional<Error> listen(const boost::asio::ip::address&);
  boost::asio::awaitable<void> accept(std::shared_ptr<Acceptor>);
  void take(boost::asio::ip::tcp::socket);
  // The hub's clocks and bots, soon: after whatever is being handled.
  void wake();
  void tick();
  void measure_lag();
  // Says so when the archive begins to wait for something, and when it goes on.
  void report_trouble();
  void say_if_empty();

  boost::asio::io_context& io_;
  const NetSettings settings_;
  const Limits limits_;
  Metrics metrics_;
  TimedArchive archive_;
  boost::asio::thread_pool thinkers_{1};  // where bots think
  Hub hub_;
  Routes routes_;
  std::vector<std::shared_ptr<Acceptor>> acceptors_;
  std::vector<boost::asio::ip::tcp::endpoint> endpoints_;
  boost::asio::steady_timer ticks_;
  boost::asio::steady_timer lag_;
  bool woken_ = false;
  bool in_trouble_ = false;
  bool stopping_ = false;
  std::unordered_set<Connection*> connections_;
  std::unordered_map<std::string, int> sockets_of_;  // by what limits are counted by
  Buckets requests_of_;                              // by the same
  std::function<void()> stopped_;
};

// Runs the io_context to its end, whatever a handler throws.
void run_to_the_end(boost::asio::io_context&);

}  // namespace filon::server
