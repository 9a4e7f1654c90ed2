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

// A client's place in the hub, given up however the session ends.
class Session::Place {
 public:
  Place(Session& session, const std::string& address)
      : around_(session.around_), client_(around_.hub.connect(session, address)) {}
  ~Place() {
    if (!client_) return;
    around_.hub.disconnect(*client_);
    around_.wake();
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  std::optional<Client> client() const { return client_; }

 private:
  Surroundings& around_;
  std::optional<Client> client_;
};

Session::Session(boost::beast::tcp_stream stream, Surroundings around)
    : around_(std::move(around)), socket_(std::move(stream)), deadline_(socket_.get_executor()) {
  error_code ignored;  // of a socket that is gone already
  boost::beast::get_lowest_layer(socket_).socket().non_blocking(true, ignored);
}

asio::awaitable<void> Session::run(HttpRequest request, std::string address) {
  boost::beast::get_lowest_layer(socket_).expires_never();  // the WebSocket has timeouts of its own
  websocket::stream_base::timeout timeouts{};
  timeouts.handshake_timeout = std::chrono::seconds(around_.settings.request_seconds);
  timeouts.idle_timeout = std::chrono::seconds(around_.settings.idle_seconds);
  timeouts.keep_alive_pings = true;
  socket_.set_option(timeouts);
  socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    for (const Header& header : security_headers()) response.set(header.first, header.second);
  }));
  socket_.read_message_max(0);  // we count ourselves, to say why

  error_code failed;
  co_await socket_.async_accept(request, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return;
  request = {};

  const Place place(*this, address);
  if (!place.client()) end(websocket::close_code::try_again_later, "too many connections from your address");
  co_await read_messages(place.client().value_or(0));
  ending_ = true;
  deadline_.cancel();
}

asio::awaitable<void> Session::read_messages(Client client) {
  // A little at a time, so that the buffer of a client that sends short messages stays short.
  constexpr std::size_t gulp = 512;
  for (;;) {
    const std::size_t left = around_.limits.message_bytes + 1 - message_.size();
    error_code failed;
    co_await socket_.async_read_some(message_, std::min(gulp, left), asio::redirect_error(asio::use_awaitable, failed));
    if (failed) co_return;
    heard(client);
  }
}

void Session::heard(Client client) {
  if (ending_ || hushed_) return message_.clear();
  if (message_.size() > around_.limits.message_bytes) {
    end(websocket::close_code::too_big,
        "a message may have at most " + std::to_string(around_.limits.message_bytes) + " bytes");
    return message_.clear();
  }
  if (!socket_.is_message_done()) return;
  if (!socket_.got_text()) {
    end(websocket::close_code::unknown_data, "messages are text");
    return message_.clear();
  }
  const auto text = message_.cdata();
  around_.hub.receive(client, {static_cast<const char*>(text.data()), text.size()});
  message_.clear();
  around_.wake();
}

void Session::send(std::shared_ptr<const std::string> text) {
  if (ending_) return;
  // One message always may wait, however long it is.
  if (!queue_.empty() && queued_bytes_ + text->size() > around_.settings.write_queue_bytes) {
    ++around_.metrics.too_slow;
    queue_.resize(1);
    return end(websocket::close_code::try_again_later, "too slow: what you were sent was not read; come back");
  }
  queued_bytes_ += text->size();
  queue_.push_back(std::move(text));
  if (!writing_) write_queue();
}

// The frames are written straight from the messages, which all who are sent the same one share. Most go out at once:
// Beast would take a handler and a round of the loop for each.
void Session::write_queue() {
  Line& line = socket_.next_layer();
  while (!queue_.empty()) {
    if (!line.is_free()) {
      writing_ = true;
      return line.wait_until_free([self = shared_from_this()] {
        self->writing_ = false;
        self->write_queue();
      });
    }
    const std::string& text = *queue_.front();
    const std::array<asio::const_buffer, 2> frame{asio::buffer(head_.data(), write_head(head_, text.size())),
                                                  asio::buffer(text)};
    error_code failed;
    const std::size_t sent = line.write_now(frame, failed);
    if (failed) return broken();
    if (sent < asio::buffer_size(frame)) {
      boost::beast::buffers_suffix<std::array<asio::const_buffer, 2>> rest(frame);
      rest.consume(sent);
      writing_ = true;
      line.async_write_all(rest, [self = shared_from_this()](error_code wrong, std::size_t) {
        self->writing_ = false;
        if (wrong) return self->broken();
        self->written();
        self->write_queue();
      });
      return;
    }
    written();
  }
  if (ending_) write_reason();
}

void Session::written() {
  queued_bytes_ -= queue_.front()->size();
  queue_.pop_front();
}

// Reading ends too, and with it the session.
void Session::broken() {
  ending_ = true;
  queue_.clear();
}

void Session::close(std::string_view reason) { end(websocket::close_code::policy_error, reason); }

void Session::say_goodbye() { end(websocket::close_code::going_away, "the server stops; come back in a moment"); }

void Session::end(websocket::close_code code, std::string_view reason) {
  if (ending_) return;
  ending_ = true;
  constexpr std::size_t longest_reason = 123;  // what a control frame takes
  reason_ = websocket::close_reason(code, reason.substr(0, longest_reason));
  deadline_.expires_after(std::chrono::seconds(around_.settings.close_seconds));
  deadline_.async_wait([self = shared_from_this()](error_code cancelled) {
    if (!cancelled) self->cut();
  });
  if (!writing_) write_queue();
}

void Session::write_reason() {
  if (!socket_.is_open()) return;
  socket_.async_close(reason_, [self = shared_from_this()](error_code) {});
}

void Session::cut() { boost::beast::get_lowest_layer(socket_).close(); }

}  // namespace filon::server
