#include "server/net/test_server.h"

#include <boost/asio/post.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <gtest/gtest.h>

namespace filon::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

TestServer::TestServer(const Options& options) {
  server_ = Server::create(io_, archive_, options.limits, RoomSettings{.bot_pause = 0}, options.net);
  if (const auto error = server_->start()) ADD_FAILURE() << error->sentence;
  port_ = server_->endpoints().front().port();
  metrics_port_ = server_->metrics_endpoint()->port();
  thread_ = std::thread([this] { run_and_log_errors(io_); });
}

TestServer::~TestServer() {
  stop().wait();
  thread_.join();
}

std::shared_future<void> TestServer::stop() {
  if (stopped_.valid()) return stopped_;
  const auto stopped = std::make_shared<std::promise<void>>();
  stopped_ = stopped->get_future().share();
  asio::post(io_, [this, stopped] { server_->stop([stopped] { stopped->set_value(); }); });
  return stopped_;
}

namespace {

TestResponse fetch_at(std::uint16_t port, const TestServer& server, TestRequest request) {
  asio::io_context io;
  tcp::socket socket(io);
  socket.connect({asio::ip::address_v4::loopback(), port});
  if (request.count(http::field::host) == 0) request.set(http::field::host, server.host());
  request.keep_alive(false);
  request.prepare_payload();
  error_code ignored;  // the server may have replied before it has read everything
  http::write(socket, request, ignored);
  boost::beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.skip(request.method() == http::verb::head);
  http::read(socket, buffer, parser);
  return parser.release();
}

}  // namespace

TestResponse fetch(const TestServer& server, TestRequest request) {
  return fetch_at(server.port(), server, std::move(request));
}

std::string metrics_of(const TestServer& server) {
  return fetch_at(server.metrics_port(), server, TestRequest(http::verb::get, "/metrics", 11)).body();
}

TestResponse get(const TestServer& server, const std::string& target) {
  return fetch(server, TestRequest(http::verb::get, target, 11));
}

TestClient::TestClient(asio::io_context& io, const TestServer& server, const std::string& origin)
    : io_(io), socket_(io) {
  auto& tcp_socket = socket_.next_layer();
  tcp_socket.open(tcp::v4());
  // Small, so that the server soon notices a client that does not read.
  tcp_socket.set_option(asio::socket_base::receive_buffer_size(4096));
  tcp_socket.connect({asio::ip::address_v4::loopback(), server.port()});
  socket_.read_message_max(0);
  socket_.set_option(websocket::stream_base::decorator([origin](websocket::request_type& request) {
    if (!origin.empty()) request.set(http::field::origin, origin);
  }));
  socket_.control_callback([this](websocket::frame_type kind, boost::beast::string_view payload) {
    if (kind == websocket::frame_type::pong && payload == "here?") ++pongs;
  });
  websocket::response_type response;
  error_code failed;
  socket_.handshake(response, server.host(), "/ws", failed);
  status_ = static_cast<int>(response.result_int());
  open_ = !failed;
}

void TestClient::read() {
  socket_.async_read(buffer_, [this](error_code failed, std::size_t) {
    if (failed) {
      ended = true;
      code = static_cast<int>(socket_.reason().code);
      reason = std::string(socket_.reason().reason.data(), socket_.reason().reason.size());
      return;
    }
    const auto data = buffer_.cdata();
    texts.emplace_back(static_cast<const char*>(data.data()), data.size());
    inbox.push_back(boost::json::parse(texts.back()).as_object());
    reader.take(inbox.back());
    buffer_.clear();
    read();
  });
}

void TestClient::send(std::string text) {
  error_code ignored;  // a closed connection is noticed by reading
  socket_.text(true);
  socket_.write(asio::buffer(text), ignored);
}

void TestClient::send_binary(std::string bytes) {
  error_code ignored;
  socket_.binary(true);
  socket_.write(asio::buffer(bytes), ignored);
}

void TestClient::ping() {
  error_code ignored;
  socket_.ping("here?", ignored);
}

void TestClient::leave() {
  error_code ignored;
  socket_.next_layer().close(ignored);
  run_until(io_, [this] { return ended; });
}

void TestClient::close() {
  socket_.async_close(websocket::close_code::normal, [](error_code) {});
  run_until(io_, [this] { return ended; });
}

bool TestClient::has(std::string_view type) const {
  return std::any_of(inbox.begin(), inbox.end(), [&](const auto& one) { return one.at("type").as_string() == type; });
}

boost::json::object TestClient::newest(std::string_view type) const {
  const auto found =
      std::find_if(inbox.rbegin(), inbox.rend(), [&](const auto& one) { return one.at("type").as_string() == type; });
  return found == inbox.rend() ? boost::json::object{} : *found;
}

}  // namespace filon::server
