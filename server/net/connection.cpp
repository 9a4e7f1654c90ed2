#include "server/net/connection.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <spdlog/spdlog.h>

#include "server/net/origin.h"
#include "server/net/peer.h"
#include "server/net/server.h"

namespace filon::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

// Only the list of own seats is in a body.
constexpr std::uint64_t most_body_bytes = 8192;

Reply unreadable(error_code failed) {
  if (failed == http::error::header_limit) return sentence(431, "unreadable", "The header is too long.");
  if (failed == http::error::body_limit) return sentence(413, "unreadable", "The body is too long.");
  return sentence(400, "unreadable", "This is not HTTP.");
}

Reply too_many_requests() {
  Reply reply = sentence(429, "too_many", "Your address makes too many requests; wait a moment.");
  reply.headers.emplace_back("Retry-After", "1");
  return reply;
}

// Of two headers a proxy before us may have read the other one.
std::optional<Reply> refuse_repeated_headers(const HttpRequest& request) {
  for (const http::field name : {http::field::host, http::field::origin, http::field::upgrade,
                                 http::field::sec_websocket_key, http::field::sec_websocket_version})
    if (request.count(name) > 1)
      return sentence(400, "unreadable", "The header " + std::string(to_string(name)) + " is there twice.");
  return {};
}

bool is_from_parser(error_code failed) {
  return failed.category() == make_error_code(http::error::bad_method).category() &&
         failed != http::error::end_of_stream && failed != http::error::partial_message;
}

http::response<http::span_body<const char>> response_to(const HttpRequest& request, const Reply& reply) {
  const std::string_view body = reply.body();
  http::response<http::span_body<const char>> response(static_cast<http::status>(reply.status), request.version());
  response.body() = boost::beast::span<const char>(body.data(), body.size());
  for (const Header& header : security_headers()) response.set(header.first, header.second);
  for (const Header& header : reply.headers) response.set(header.first, header.second);
  if (reply.status != 304) {
    response.set(http::field::content_type, reply.type);
    response.content_length(body.size());
  }
  return response;
}

// The last of these headers is from the proxy; a client may have sent others before it.
std::string_view forwarded_for(const HttpRequest& request) {
  std::string_view last;
  const auto lines = request.equal_range("X-Forwarded-For");
  for (auto line = lines.first; line != lines.second; ++line) last = line->value();
  return last;
}

}  // namespace

Connection::Connection(asio::ip::tcp::socket socket, std::string address, Audience audience,
                       std::shared_ptr<Server> server)
    : server_(std::move(server)),
      address_(std::move(address)),
      audience_(audience),
      stream_(std::move(socket)),
      buffer_(server_->settings().header_bytes + most_body_bytes) {
  server_->opened(*this, address_);
}

Connection::~Connection() { server_->closed(*this, address_); }

asio::awaitable<void> Connection::run() {
  try {
    co_await serve();
  } catch (const std::exception& error) {
    spdlog::error("a connection failed: {}", error.what());
  }
}

asio::awaitable<void> Connection::serve() {
  const auto timeout = std::chrono::seconds(server_->settings().request_seconds);
  for (;;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(server_->settings().header_bytes));
    parser.body_limit(most_body_bytes);
    stream_.expires_after(timeout);
    error_code failed;
    co_await http::async_read(stream_, buffer_, parser, asio::redirect_error(asio::use_awaitable, failed));
    if (failed && !is_from_parser(failed)) break;
    busy_ = true;
    stream_.expires_after(timeout);
    HttpRequest request;
    Reply reply;
    if (failed) {
      request.version(11);
      request.keep_alive(false);
      reply = unreadable(failed);
    } else {
      request = parser.release();
      std::string address =
          limit_key(client_address(address_, forwarded_for(request), server_->settings().trusted_proxies));
      const Request asked{request.method_string(),
                          request.target(),
                          request[http::field::if_none_match],
                          request[http::field::accept_encoding],
                          request.body(),
                          address};
      if (!server_->may_request(address, Routes::price_of(asked))) {
        reply = too_many_requests();
      } else if (auto repeated = refuse_repeated_headers(request)) {
        request.keep_alive(false);
        reply = *std::move(repeated);
      } else if (boost::beast::websocket::is_upgrade(request)) {
        auto refused = refuse_upgrade(request);
        if (!refused) {
          co_await open_session(std::move(request), std::move(address));
          co_return;
        }
        reply = *std::move(refused);
      } else {
        reply = answer(asked);
      }
    }
    const bool keep_alive = co_await write(request, std::move(reply));
    busy_ = false;
    if (!keep_alive) break;
  }
  error_code ignored;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

asio::awaitable<void> Connection::open_session(HttpRequest request, std::string address) {
  session_ = std::make_shared<Session>(std::move(stream_), server_->context());
  if (stopping_) session_->drain();
  co_await session_->run(std::move(request), std::move(address));
}

std::optional<Reply> Connection::refuse_upgrade(const HttpRequest& request) {
  if (path_of(request.target()) != "/ws" || audience_ != Audience::Players)
    return sentence(404, "ws", "WebSockets are at /ws.");
  if (stopping_) return sentence(503, "ws", "The server is stopping; come back in a moment.");
  if (!origin_may_connect(request[http::field::origin], request[http::field::host], server_->settings().origins)) {
    ++server_->metrics().origins_refused;
    return sentence(403, "ws", "Pages of that site may not connect here.");
  }
  return {};
}

Reply Connection::answer(const Request& request) {
  ++server_->metrics().requests;
  if (audience_ == Audience::Operator) return answer_operator(request, server_->hub(), server_->metrics_page());
  return server_->routes().answer(request);
}

asio::awaitable<bool> Connection::write(const HttpRequest& request, Reply reply) {
  spdlog::debug("{} {} {}", request.method() == http::verb::unknown ? "?" : "http", reply.route, reply.status);
  auto response = response_to(request, reply);
  response.keep_alive(request.keep_alive() && !stopping_);
  http::response_serializer<http::span_body<const char>> serializer(response);
  error_code failed;
  if (request.method() == http::verb::head || reply.status == 304) {
    serializer.split(true);
    co_await http::async_write_header(stream_, serializer, asio::redirect_error(asio::use_awaitable, failed));
  } else {
    co_await http::async_write(stream_, serializer, asio::redirect_error(asio::use_awaitable, failed));
  }
  co_return !failed && response.keep_alive() && !stopping_;
}

void Connection::drain() {
  stopping_ = true;
  if (session_) session_->drain();
}

void Connection::stop() {
  stopping_ = true;
  if (session_) return session_->close_for_shutdown();
  if (!busy_) stream_.close();
}

}  // namespace filon::server
