// A TCP stream with two writers: a session writes messages, and Beast writes pings, pongs and close frames. Each writer
// has the stream for a whole frame, so that frames are never mixed. Runs on one thread.
#pragma once

#include <memory>
#include <utility>

#include <boost/asio/compose.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace filon::server {

class FrameStream {
 public:
  using next_layer_type = boost::beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;
  using Error = boost::system::error_code;

  explicit FrameStream(next_layer_type stream)
      : stream_(std::move(stream)), turn_(std::make_shared<Turn>(stream_.get_executor())) {}
  ~FrameStream() {
    turn_->over = true;
    turn_->free();
  }
  FrameStream(const FrameStream&) = delete;
  FrameStream& operator=(const FrameStream&) = delete;

  next_layer_type& next_layer() { return stream_; }
  executor_type get_executor() { return stream_.get_executor(); }

  // For the session. Both write functions require: the stream is free, and the buffers are whole frames or the rest of
  // one.
  bool is_free() const { return !turn_->taken; }
  template <class Handler>
  void wait_until_free(Handler handler) {
    turn_->freed.async_wait([handler = std::move(handler)](Error) mutable { handler(); });
  }
  // Writes as much as possible without waiting. The rest must be written next.
  template <class Buffers>
  std::size_t write_now(const Buffers& buffers, Error& failed) {
    const std::size_t sent = stream_.socket().write_some(buffers, failed);
    if (failed == boost::asio::error::would_block) failed = {};
    return sent;
  }
  template <class Buffers, class Token>
  auto async_write_all(const Buffers& buffers, Token&& token) {
    return boost::asio::async_compose<Token, void(Error, std::size_t)>(Write<Buffers>{*this, buffers, turn_}, token,
                                                                       stream_);
  }

  // For Beast, which writes whole frames.
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return async_write_all(buffers, std::forward<Token>(token));
  }
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return stream_.async_read_some(buffers, std::forward<Token>(token));
  }
  template <class Handler>
  friend void async_teardown(boost::beast::role_type role, FrameStream& line, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    async_teardown(role, line.stream_.socket(), std::forward<Handler>(handler));
  }

 private:
  // Outlives the stream while a writer waits or writes.
  struct Turn {
    explicit Turn(const executor_type& executor) : freed(executor, boost::asio::steady_timer::time_point::max()) {}
    void free() {
      taken = false;
      freed.cancel();
    }

    bool taken = false;
    bool over = false;                // the stream was destroyed
    boost::asio::steady_timer freed;  // waiting handlers run when it is cancelled
  };

  template <class Buffers>
  struct Write {
    FrameStream& line;
    Buffers buffers;
    std::shared_ptr<Turn> turn;
    bool has_turn = false;

    template <class Self>
    void operator()(Self& self, Error failed = {}, std::size_t written = 0) {
      if (has_turn) {
        turn->free();
        return self.complete(failed, written);
      }
      if (turn->over) return self.complete(boost::asio::error::operation_aborted, 0);
      if (turn->taken) {
        auto& freed = turn->freed;
        freed.async_wait(std::move(self));
        return;
      }
      turn->taken = has_turn = true;
      auto& socket = line.stream_.socket();
      const Buffers all = buffers;
      boost::asio::async_write(socket, all, std::move(self));
    }
  };

  next_layer_type stream_;
  std::shared_ptr<Turn> turn_;
};

}  // namespace filon::server
