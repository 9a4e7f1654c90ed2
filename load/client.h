// The WebSocket of one player.
#pragma once

#include <deque>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "kernel/rng.h"

namespace filon::load {

// What all clients of a run share.
struct Context {
  boost::asio::io_context& io;
  boost::asio::ip::tcp::endpoint server;
  boost::asio::ip::tcp::endpoint metrics;  // of the server
  Rng rng{1};

  std::string host() const { return server.address().to_string() + ":" + std::to_string(server.port()); }
};

class Client {
 public:
  // Is told what happens.
  class Owner {
   public:
    virtual void heard(int client, std::string_view message) = 0;
    virtual void lost(int client, const std::string& why) = 0;

   protected:
    ~Owner() = default;
  };

  // Requires: no handler of the io_context runs after the client was destroyed.
  Client(Context&, Owner&, int number);

  void connect();
  void say(std::string text);
  void leave();

 private:
  void handshake();
  void read();
  void write();
  void lose(const std::string& why);

  Context& context_;
  Owner& owner_;
  int number_;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> socket_;
  boost::beast::flat_buffer buffer_;
  std::deque<std::string> outbox_;  // the first is being sent
  bool has_left_ = false;           // the server may have closed the socket before
};

}  // namespace filon::load
