// One client over a WebSocket: its messages go to the hub, and messages from the hub wait in a bounded queue until they
// are written. All of it runs on the thread of the hub.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/hub/hub.h"
#include "server/net/frame_head.h"
#include "server/net/frame_stream.h"
#include "server/net/metrics.h"
#include "server/net/settings.h"

namespace filon::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

class Session final : public Wire, public std::enable_shared_from_this<Session> {
 public:
  // What outlives the session.
  struct Context {
    Hub& hub;
    const NetSettings& settings;
    const Limits& limits;
    Metrics& metrics;
    std::function<void()> schedule_tick;  // called when the hub may have work
  };

  Session(boost::beast::tcp_stream, Context);

  // From the request to the end of the connection. Requires: a shared pointer holds the session until this is done.
  boost::asio::awaitable<void> run(HttpRequest, std::string address);

  void send(std::shared_ptr<const std::string>) override;
  void close(std::string_view reason) override;
  void drop(std::string_view reason) override;

  // Ignores all further messages of the client; messages to the client are still sent.
  void drain() { draining_ = true; }
  void close_for_shutdown();

 private:
  class HubClient;

  boost::asio::awaitable<void> read_messages(Client);
  void handle_message(Client);
  void write_queue();
  void pop_written();
  void fail();
  // Writes the queue, then the close frame. Closes the socket after a timeout if the client does not.
  void end(boost::beast::websocket::close_code, std::string_view reason);
  void write_close_frame();
  void close_socket();

  Context context_;
  boost::beast::websocket::stream<FrameStream> socket_;
  boost::beast::flat_buffer message_;
  std::deque<std::shared_ptr<const std::string>> queue_;  // the first is being written
  std::size_t queued_bytes_ = 0;
  FrameHead head_;        // of the frame that is being written
  bool writing_ = false;  // an asynchronous write or wait is in progress
  bool draining_ = false;
  bool ending_ = false;
  boost::beast::websocket::close_reason reason_;
  boost::asio::steady_timer deadline_;
};

}  // namespace filon::server
