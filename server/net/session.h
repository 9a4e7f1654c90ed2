// One client over a WebSocket: its messages go to the hub, the hub's messages wait in a bounded queue until they are
// written. All of it runs on the hub's thread.
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
#include "server/net/line.h"
#include "server/net/metrics.h"
#include "server/net/settings.h"

namespace filon::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

class Session final : public Wire, public std::enable_shared_from_this<Session> {
 public:
  // What outlives the session.
  struct Surroundings {
    Hub& hub;
    const NetSettings& settings;
    const Limits& limits;
    Metrics& metrics;
    std::function<void()> wake;  // the hub may have become busy
  };

  Session(boost::beast::tcp_stream, Surroundings);

  // From the request to the end of the line. Requires: a shared pointer holds the session until this is done.
  boost::asio::awaitable<void> run(HttpRequest, std::string address);

  void send(std::shared_ptr<const std::string>) override;
  void close(std::string_view reason) override;

  // Hears nothing any more; what it is sent still goes out.
  void hush() { hushed_ = true; }
  void say_goodbye();

 private:
  class Place;

  boost::asio::awaitable<void> read_messages(Client);
  void heard(Client);
  void write_queue();
  void written();
  void broken();
  // What waits is written first, then the reason; then the socket is closed, politely or in the end not.
  void end(boost::beast::websocket::close_code, std::string_view reason);
  void write_reason();
  void cut();

  Surroundings around_;
  boost::beast::websocket::stream<Line> socket_;
  boost::beast::flat_buffer message_;
  std::deque<std::shared_ptr<const std::string>> queue_;  // the first is being written
  std::size_t queued_bytes_ = 0;
  FrameHead head_;        // of the frame that is being written
  bool writing_ = false;  // something of the queue is under way, or waits for its turn
  bool hushed_ = false;
  bool ending_ = false;
  boost::beast::websocket::close_reason reason_;
  boost::asio::steady_timer deadline_;
};

}  // namespace filon::server
