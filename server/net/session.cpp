#include "server/net/session.h"

#include <algorithm>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_suffix.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/routes.h"

namespace filon::server {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

// Connects to the hub, and disconnects when the session ends.
class Session::HubClient {
 public:
  HubClient(Session& session, const std::string& address)
      : context_(session.context_), id_(context_.hub.connect(session, address)) {}
  ~HubClient() {
    if (!id_) return;
    context_.hub.disconnect(*id_);
    context_.schedule_tick();
  }
  HubClient(const HubClient&) = delete;
  HubClient& operator=(const HubClient&) = delete;

  std::optional<Client> id() const { return id_; }

 private:
  Context& context_;
  std::optional<Client> id_;
};

Session::Session(boost::beast::tcp_stream stream, Context context)
    : context_(std::move(context)), socket_(std::move(stream)), deadline_(socket_.get_executor()) {
  error_code ignored;  // the socket may be closed already
  boost::beast::get_lowest_layer(socket_).socket().non_blocking(true, ignored);
}

asio::awaitable<void> Session::run(HttpRequest request, std::string address) {
  boost::beast::get_lowest_layer(socket_).expires_never();  // the WebSocket has its own timeouts
  websocket::stream_base::timeout timeouts{};
  timeouts.handshake_timeout = std::chrono::seconds(context_.settings.request_seconds);
  timeouts.idle_timeout = std::chrono::seconds(context_.settings.idle_seconds);
  timeouts.keep_alive_pings = true;
  socket_.set_option(timeouts);
  socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    for (const Header& header : security_headers()) response.set(header.first, header.second);
  }));
  socket_.read_message_max(0);  // handle_message() checks the size, to send a reason

  error_code failed;
  co_await socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return;
  request = {};

  const HubClient client(*this, address);
  if (!client.id()) end(websocket::close_code::try_again_later, "too many connections from your address");
  co_await read_messages(client.id().value_or(0));
  ending_ = true;
  deadline_.cancel();
}

asio::awaitable<void> Session::read_messages(Client client) {
  // Read small chunks, so that the buffer stays small for clients with short messages.
  constexpr std::size_t chunk = 512;
  for (;;) {
    const std::size_t left = context_.limits.message_bytes + 1 - message_.size();
    error_code failed;
    co_await socket_.async_read_some(message_, std::min(chunk, left),
                                     asio::redirect_error(asio::use_awaitable, failed));
    if (failed) co_return;
    handle_message(client);
  }
}

void Session::handle_message(Client client) {
  if (ending_ || draining_) return message_.clear();
  if (message_.size() > context_.limits.message_bytes) {
    end(websocket::close_code::too_big,
        "a message may have at most " + std::to_string(context_.limits.message_bytes) + " bytes");
    return message_.clear();
  }
  if (!socket_.is_message_done()) return;
  if (!socket_.got_text()) {
    end(websocket::close_code::unknown_data, "messages are text");
    return message_.clear();
  }
  const auto text = message_.cdata();
  context_.hub.receive(client, {static_cast<const char*>(text.data()), text.size()});
  message_.clear();
  context_.schedule_tick();
}

void Session::send(std::shared_ptr<const std::string> text) {
  if (ending_) return;
  // One message may always wait, however long it is.
  if (!queue_.empty() && queued_bytes_ + text->size() > context_.settings.write_queue_bytes) {
    ++context_.metrics.too_slow;
    queue_.resize(1);
    return end(websocket::close_code::try_again_later, "too slow: you did not read your messages; connect again");
  }
  queued_bytes_ += text->size();
  queue_.push_back(std::move(text));
  if (!writing_) write_queue();
}

// Writes frames directly from the messages, which clients share. Most are written at once; with Beast each would need a
// handler and a round of the event loop.
void Session::write_queue() {
  FrameStream& stream = socket_.next_layer();
  while (!queue_.empty()) {
    if (!stream.is_free()) {
      writing_ = true;
      return stream.wait_until_free([self = shared_from_this()] {
        self->writing_ = false;
        self->write_queue();
      });
    }
    const std::string& text = *queue_.front();
    const std::array<asio::const_buffer, 2> frame{asio::buffer(head_.data(), write_head(head_, text.size())),
                                                  asio::buffer(text)};
    error_code failed;
    const std::size_t sent = stream.write_now(frame, failed);
    if (failed) return fail();
    if (sent < asio::buffer_size(frame)) {
      boost::beast::buffers_suffix<std::array<asio::const_buffer, 2>> rest(frame);
      rest.consume(sent);
      writing_ = true;
      stream.async_write_all(rest, [self = shared_from_this()](error_code wrong, std::size_t) {
        self->writing_ = false;
        if (wrong) return self->fail();
        self->pop_written();
        self->write_queue();
      });
      return;
    }
    pop_written();
  }
  if (ending_) write_close_frame();
}

void Session::pop_written() {
  queued_bytes_ -= queue_.front()->size();
  queue_.pop_front();
}

// Reading fails, too, and ends the session.
void Session::fail() {
  ending_ = true;
  queue_.clear();
}

void Session::close(std::string_view reason) { end(websocket::close_code::policy_error, reason); }

void Session::drop(std::string_view reason) { end(websocket::close_code::try_again_later, reason); }

void Session::close_for_shutdown() {
  end(websocket::close_code::going_away, "the server is stopping; connect again in a moment");
}

void Session::end(websocket::close_code code, std::string_view reason) {
  if (ending_) return;
  ending_ = true;
  constexpr std::size_t longest_reason = 123;  // the limit of a control frame
  reason_ = websocket::close_reason(code, reason.substr(0, longest_reason));
  deadline_.expires_after(std::chrono::seconds(context_.settings.close_seconds));
  deadline_.async_wait([self = shared_from_this()](error_code cancelled) {
    if (!cancelled) self->close_socket();
  });
  if (!writing_) write_queue();
}

void Session::write_close_frame() {
  if (!socket_.is_open()) return;
  socket_.async_close(reason_, [self = shared_from_this()](error_code) {});
}

void Session::close_socket() { boost::beast::get_lowest_layer(socket_).close(); }

}  // namespace filon::server
