#include "load/client.h"

#include <boost/asio/buffer.hpp>

namespace filon::load {

namespace asio = boost::asio;
using boost::system::error_code;

Client::Client(Context& context, Owner& owner, int number)
    : context_(context), owner_(owner), number_(number), socket_(context.io) {}

void Client::connect() {
  socket_.next_layer().async_connect(context_.server, [this](error_code failed) {
    if (failed == asio::error::operation_aborted) return;
    if (failed) return lose("it cannot connect: " + failed.message());
    handshake();
  });
}

void Client::handshake() {
  error_code failed;
  auto& socket = socket_.next_layer();
  socket.set_option(asio::ip::tcp::no_delay(true), failed);
  // Closes at once, without a port in the state TIME_WAIT.
  socket.set_option(asio::socket_base::linger(true, 0), failed);
  if (failed) return lose(failed.message());
  socket_.read_message_max(0);
  // There are tens of thousands of clients, and their messages are short.
  socket_.write_buffer_bytes(256);
  socket_.async_handshake(context_.host(), "/ws", [this](error_code refused) {
    if (refused == asio::error::operation_aborted) return;
    if (refused) return lose("the server refused the WebSocket: " + refused.message());
    read();
  });
}

void Client::read() {
  socket_.async_read(buffer_, [this](error_code failed, std::size_t) {
    if (failed == asio::error::operation_aborted) return;
    if (failed)
      return lose("the server closed the connection: " + failed.message() + " " +
                  std::string(socket_.reason().reason.data(), socket_.reason().reason.size()));
    const auto data = buffer_.cdata();
    owner_.heard(number_, {static_cast<const char*>(data.data()), data.size()});
    buffer_.clear();
    if (socket_.is_open()) read();
  });
}

void Client::say(std::string text) {
  outbox_.push_back(std::move(text));
  if (outbox_.size() == 1) write();
}

void Client::write() {
  socket_.async_write(asio::buffer(outbox_.front()), [this](error_code failed, std::size_t) {
    if (failed == asio::error::operation_aborted) return;
    if (failed) return lose("cannot send: " + failed.message());
    outbox_.pop_front();
    if (!outbox_.empty()) write();
  });
}

void Client::leave() {
  has_left_ = true;
  error_code ignored;
  socket_.next_layer().close(ignored);
}

void Client::lose(const std::string& why) {
  if (has_left_) return;
  leave();
  owner_.lost(number_, why);
}

}  // namespace filon::load
