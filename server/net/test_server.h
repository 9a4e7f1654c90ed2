// For tests: a server on its own thread at a free port of the loopback address, and clients for it.
#pragma once

#include <algorithm>
#include <deque>
#include <future>
#include <string>
#include <thread>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json.hpp>

#include "server/net/server.h"
#include "server/storage/memory_archive.h"
#include "testkit/hosted.h"

namespace filon::server {

class TestServer {
 public:
  struct Options {
    Limits limits{.messages_per_second = 100'000};
    NetSettings net{.addresses = {"127.0.0.1"}, .port = 0, .metrics_port = 0, .close_seconds = 1};
  };

  TestServer() : TestServer(Options{}) {}
  explicit TestServer(const Options&);
  ~TestServer();

  std::uint16_t port() const { return port_; }
  std::uint16_t metrics_port() const { return metrics_port_; }
  std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
  MemoryArchive& archive() { return archive_; }
  // Ready when all connections are closed.
  std::shared_future<void> stop();

 private:
  boost::asio::io_context io_{1};
  MemoryArchive archive_;
  std::shared_ptr<Server> server_;
  std::uint16_t port_ = 0;
  std::uint16_t metrics_port_ = 0;
  std::shared_future<void> stopped_;
  std::thread thread_;
};

using TestResponse = boost::beast::http::response<boost::beast::http::string_body>;
using TestRequest = boost::beast::http::request<boost::beast::http::string_body>;

TestResponse fetch(const TestServer&, TestRequest);
TestResponse get(const TestServer&, const std::string& target);
// The metrics, from their own port.
std::string metrics_of(const TestServer&);

// A client that collects what it is sent. All clients of a test share one io_context, which runs while the test waits.
class TestClient {
 public:
  TestClient(boost::asio::io_context&, const TestServer&, const std::string& origin = {});

  // False: the server refused; see status().
  bool is_open() const { return open_; }
  int status() const { return status_; }

  void read();  // starts reading
  void send(std::string text);
  void send_binary(std::string bytes);
  void ping();
  void leave();  // without a closing handshake
  void close();

  bool has(std::string_view type) const;
  // The newest of this type. Requires: has(type)
  boost::json::object newest(std::string_view type) const;

  std::deque<boost::json::object> inbox;
  std::vector<std::string> texts;  // the same, byte for byte
  testkit::Reader reader;          // the match after all these messages
  int pongs = 0;
  bool ended = false;
  std::string reason;
  int code = 0;

 private:
  boost::asio::io_context& io_;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> socket_;
  boost::beast::flat_buffer buffer_;
  bool open_ = false;
  int status_ = 0;
};

// Runs the clients until the condition holds. False: it does not, and nothing has happened for a minute.
template <class Condition>
bool run_until(boost::asio::io_context& io, Condition holds) {
  while (!holds()) {
    io.restart();
    if (io.run_one_for(std::chrono::seconds(60)) == 0) return holds();
  }
  return true;
}

}  // namespace filon::server
