#include "load/client.h"

#include <algorithm>

namespace filon::load {

namespace asio = boost::asio;
using boost::system::error_code;

Client::Client(Surroundings& around, Owner& owner, int number)
    : around_(around), owner_(owner), number_(number), socket_(around.io) {}

void Client::connect() {
  socket_.async_connect(around_.server, [this](error_code failed) {
    if (failed == asio::error::operation_aborted) return;
    if (failed) return lose("it cannot connect: " + failed.message());
    send_request();
  });
}

void Client::send_request() {
  error_code failed;
  socket_.set_option(asio::ip::tcp::no_delay(true), failed);
  // Whoever leaves is gone at once: no port is kept waiting.
  socket_.set_option(asio::socket_base::linger(true, 0), failed);
  socket_.non_blocking(true, failed);
  if (failed) return lose(failed.message());
  const std::string host = around_.server.address().to_string() + ":" + std::to_string(around_.server.port());
  write("GET /ws HTTP/1.1\r\nHost: " + host +
        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: ZmlsaW5nIGZpbG9uIGxvYQ==\r\n\r\n");
  wait();
}

void Client::wait() {
  if (!socket_.is_open()) return;
  socket_.async_wait(asio::socket_base::wait_read, [this](error_code failed) {
    if (failed == asio::error::operation_aborted) return;
    if (failed) return lose(failed.message());
    read();
    wait();
  });
}

void Client::read() {
  error_code failed;
  const std::size_t size = socket_.read_some(asio::buffer(around_.scratch), failed);
  if (failed == asio::error::would_block) return;
  if (failed) return lose("the server has closed the line: " + failed.message());
  std::string_view bytes(around_.scratch.data(), size);
  if (!upgraded_ && !is_upgraded(bytes)) return;
  const bool right = frames_.read(bytes, [&](Frame frame, std::string_view payload) { frame_came(frame, payload); });
  if (!right) lose("the server sends frames that are not understood");
}

bool Client::is_upgraded(std::string_view& bytes) {
  constexpr std::string_view end_of_head = "\r\n\r\n";
  const std::size_t before = reply_.size();
  reply_ += bytes;
  const std::size_t end = reply_.find(end_of_head);
  if (end == std::string::npos) return false;
  if (!reply_.starts_with("HTTP/1.1 101 ")) {
    lose("the server takes no WebSocket: " + reply_.substr(0, reply_.find('\r')));
    return false;
  }
  bytes.remove_prefix(end + end_of_head.size() - before);
  upgraded_ = true;
  reply_ = {};
  return true;
}

void Client::frame_came(Frame frame, std::string_view payload) {
  constexpr std::size_t code = 2;  // bytes, before the reason
  switch (frame) {
    case Frame::Text: return owner_.heard(number_, payload);
    case Frame::Ping: return send(Frame::Pong, payload);
    case Frame::Pong: return;
    case Frame::Close:
      return lose("the server has closed the line: " + std::string(payload.substr(std::min(code, payload.size()))));
  }
}

void Client::send(Frame kind, std::string_view payload) {
  write(frame(kind, payload, static_cast<std::uint32_t>(around_.rng.next())));
}

// What clients say is short and rare, so there is always room for all of it.
void Client::write(std::string_view bytes) {
  if (!socket_.is_open()) return;
  error_code failed;
  const std::size_t written = socket_.write_some(asio::buffer(bytes.data(), bytes.size()), failed);
  if (failed || written != bytes.size()) lose("it cannot send: " + failed.message());
}

void Client::leave() {
  error_code ignored;
  socket_.close(ignored);
}

void Client::lose(const std::string& why) {
  if (!socket_.is_open()) return;
  leave();
  owner_.lost(number_, why);
}

}  // namespace filon::load
