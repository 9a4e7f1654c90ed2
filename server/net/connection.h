// One socket: handles HTTP requests one after the other until one of them upgrades it to a WebSocket.
#pragma once

#include <memory>
#include <string>

#include "server/net/routes.h"
#include "server/net/session.h"

namespace filon::server {

class Server;
enum class Audience;

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(boost::asio::ip::tcp::socket, std::string address, Audience, std::shared_ptr<Server>);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Does not throw. Requires: a shared pointer holds the connection until this is done.
  boost::asio::awaitable<void> run();

  // Accepts no more messages; what is queued is still sent.
  void drain();
  // Closes the session, or ends after the reply that is being written.
  void stop();

 private:
  boost::asio::awaitable<void> serve();
  boost::asio::awaitable<void> open_session(HttpRequest, std::string address);
  boost::asio::awaitable<bool> write(const HttpRequest&, Reply);
  Reply answer(const Request&);
  // None: the WebSocket may be opened.
  std::optional<Reply> refuse_upgrade(const HttpRequest&);

  std::shared_ptr<Server> server_;
  std::string address_;  // of the socket
  Audience audience_;
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  std::shared_ptr<Session> session_;
  bool busy_ = false;
  bool stopping_ = false;
};

}  // namespace filon::server
