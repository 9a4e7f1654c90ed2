#include "load/metrics_page.h"

#include <charconv>

#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include "load/crowd.h"

namespace filon::load {

namespace asio = boost::asio;
namespace http = boost::beast::http;

// Lines like "filon_tables 20".
std::optional<double> MetricsPage::value(std::string_view name) const {
  const std::string wanted = "\n" + std::string(name) + " ";
  const std::size_t at = text_.find(wanted);
  if (at == std::string::npos) return {};
  double number = 0;
  const auto read = std::from_chars(text_.data() + at + wanted.size(), text_.data() + text_.size(), number);
  if (read.ec != std::errc{}) return {};
  return number;
}

double MetricsPage::at(std::string_view name) const {
  const auto found = value(name);
  if (!found)
    throw Failed("/metrics of the server has no " + std::string(name) + "; it must run with exact-metrics = yes");
  return *found;
}

asio::awaitable<MetricsPage> fetch_metrics(Context& context) {
  asio::ip::tcp::socket socket(context.io);
  co_await socket.async_connect(context.metrics, asio::use_awaitable);
  http::request<http::empty_body> request(http::verb::get, "/metrics", 11);
  request.set(http::field::host, context.metrics.address().to_string());
  request.keep_alive(false);
  co_await http::async_write(socket, request, asio::use_awaitable);
  boost::beast::flat_buffer buffer;
  http::response<http::string_body> response;
  co_await http::async_read(socket, buffer, response, asio::use_awaitable);
  if (response.result() != http::status::ok) throw Failed("the server has no /metrics");
  co_return MetricsPage(std::move(response.body()));
}

}  // namespace filon::load
