#include "server/net/server.h"

#include <algorithm>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <spdlog/spdlog.h>

#include "server/net/connection.h"
#include "server/net/peer.h"

namespace filon::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

// Calendar time at the start of the program plus the time since then: bots and clocks do not jump when the system clock
// is set.
Time now() {
  using namespace std::chrono;
  const auto since_1970 = [](auto time) { return duration_cast<milliseconds>(time.time_since_epoch()).count(); };
  static const Time offset = since_1970(system_clock::now()) - since_1970(steady_clock::now());
  return offset + since_1970(steady_clock::now());
}

}  // namespace

std::shared_ptr<Server> Server::create(asio::io_context& io, Archive& archive, const Limits& limits,
                                       const RoomSettings& rooms, const NetSettings& settings) {
  return std::shared_ptr<Server>(new Server(io, archive, limits, rooms, settings));
}

Server::Server(asio::io_context& io, Archive& archive, const Limits& limits, const RoomSettings& rooms,
               const NetSettings& settings)
    : io_(io),
      settings_(settings),
      limits_(limits),
      archive_(archive),
      // The archive may post back after the server was destroyed; the hub handles that.
      hub_(
          archive_, limits, rooms, now, [&io](std::function<void()> work) { asio::post(io, std::move(work)); },
          [this](std::function<void()> work) { asio::post(bot_thread_, std::move(work)); }),
      routes_(hub_),
      ticks_(io),
      pulse_(io) {}

Server::~Server() { bot_thread_.stop(); }

std::optional<Error> Server::start() {
  if (auto error = hub_.restore()) return error;
  if (auto error = listen_everywhere()) return error;
  for (const auto& acceptor : acceptors_) asio::co_spawn(io_, accept(acceptor, Audience::Players), asio::detached);
  listen_for_metrics();
  hub_.on_schedule_change([this] { schedule_tick(); });
  schedule_tick();
  take_pulse();
  return {};
}

std::optional<Error> Server::listen_everywhere() {
  for (const std::string& one : settings_.addresses) {
    error_code failed;
    const auto address = asio::ip::make_address(one, failed);
    if (failed) return Error{"address: \"" + one + "\" is not an address"};
    if (auto error = listen(address)) return error;
  }
  if (!settings_.addresses.empty()) return {};
  // One IPv6 socket accepts both kinds. Without IPv6, use IPv4.
  if (!listen(asio::ip::address_v6::any())) return {};
  return listen(asio::ip::address_v4::any());
}

std::optional<Error> Server::listen(const asio::ip::address& address) {
  // With port 0 all addresses use the port that the first one got.
  const std::uint16_t port = endpoints_.empty() ? settings_.port : endpoints_.front().port();
  auto acceptor = listen_at({address, port}, settings_.addresses.size() > 1);
  if (!acceptor) return Error{acceptor.error()};
  endpoints_.push_back((*acceptor)->local_endpoint());
  acceptors_.push_back(*std::move(acceptor));
  return {};
}

// A second server on the same machine finds the port in use. People can play there all the same.
void Server::listen_for_metrics() {
  const auto address = asio::ip::make_address(settings_.metrics_address);
  auto acceptor = listen_at({address, settings_.metrics_port}, true);
  if (!acceptor) return spdlog::warn("there are no metrics: {}", acceptor.error());
  metrics_endpoint_ = (*acceptor)->local_endpoint();
  asio::co_spawn(io_, accept(*acceptor, Audience::Operator), asio::detached);
  acceptors_.push_back(*std::move(acceptor));
}

Result<std::shared_ptr<Server::Acceptor>> Server::listen_at(const tcp::endpoint& at, bool v6_only) {
  auto acceptor = std::make_shared<Acceptor>(io_);
  error_code failed;
  acceptor->open(at.protocol(), failed);
  if (!failed) acceptor->set_option(Acceptor::reuse_address(true), failed);
  if (!failed && at.address().is_v6()) acceptor->set_option(asio::ip::v6_only(v6_only), failed);
  if (!failed) acceptor->bind(at, failed);
  if (!failed) acceptor->listen(asio::socket_base::max_listen_connections, failed);
  if (failed)
    return Error{"cannot listen at " + at.address().to_string() + " port " + std::to_string(at.port()) + ": " +
                 failed.message()};
  return acceptor;
}

asio::awaitable<void> Server::accept(std::shared_ptr<Acceptor> acceptor, Audience audience) {
  const auto self = shared_from_this();
  for (;;) {
    error_code failed;
    tcp::socket socket = co_await acceptor->async_accept(asio::redirect_error(asio::use_awaitable, failed));
    if (stopping_) co_return;
    if (!failed) {
      serve(std::move(socket), audience);
      continue;
    }
    // Most likely there are no free file descriptors. Retry later.
    spdlog::warn("cannot accept a connection: {}", failed.message());
    asio::steady_timer pause(io_, std::chrono::milliseconds(200));
    co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, failed));
  }
}

void Server::serve(tcp::socket socket, Audience audience) {
  error_code failed;
  const tcp::endpoint peer = socket.remote_endpoint(failed);
  if (failed) return;
  socket.set_option(tcp::no_delay(true), failed);
  if (settings_.send_buffer_bytes > 0)
    socket.set_option(asio::socket_base::send_buffer_size(static_cast<int>(settings_.send_buffer_bytes)), failed);
  std::string address = client_address(peer.address().to_string(), {}, {});
  const bool is_proxy = std::find(settings_.trusted_proxies.begin(), settings_.trusted_proxies.end(), address) !=
                        settings_.trusted_proxies.end();
  const auto here = sockets_by_key_.find(limit_key(address));
  const bool too_many_of_one =
      !is_proxy && here != sockets_by_key_.end() && here->second >= settings_.sockets_per_address;
  if (too_many_of_one || static_cast<int>(connections_.size()) >= settings_.sockets) {
    ++metrics_.sockets_refused;
    return;
  }
  const auto connection =
      std::make_shared<Connection>(std::move(socket), std::move(address), audience, shared_from_this());
  asio::co_spawn(io_, connection->run(), [connection](const std::exception_ptr&) {});
}

void Server::opened(Connection& connection, const std::string& address) {
  connections_.insert(&connection);
  ++sockets_by_key_[limit_key(address)];
  metrics_.sockets = connections_.size();
}

void Server::closed(Connection& connection, const std::string& address) {
  connections_.erase(&connection);
  const auto here = sockets_by_key_.find(limit_key(address));
  if (here != sockets_by_key_.end() && --here->second == 0) sockets_by_key_.erase(here);
  metrics_.sockets = connections_.size();
  finish_stop();
}

Session::Context Server::context() {
  return {hub_, settings_, limits_, metrics_, [this] { schedule_tick(); }};
}

bool Server::may_request(const std::string& address, double price) {
  const Allowance allowed = five_seconds_of(settings_.requests_per_second);
  const bool may =
      requests_by_key_.of(address, now()).requests.take(now(), allowed, std::min(price, allowed.at_once / 5));
  if (!may) ++metrics_.requests_refused;
  return may;
}

void Server::schedule_tick() {
  if (tick_scheduled_ || stopping_) return;
  tick_scheduled_ = true;
  asio::post(io_, [self = shared_from_this()] {
    self->tick_scheduled_ = false;
    self->tick();
  });
}

void Server::tick() {
  if (stopping_) return;
  tick_scheduled_ = true;  // whatever the hub plans now is in what it returns
  const auto next = hub_.tick();
  tick_scheduled_ = false;
  ticks_.cancel();
  if (!next) return;
  ticks_.expires_after(std::chrono::milliseconds(std::max<Time>(0, *next - now())));
  ticks_.async_wait([self = shared_from_this()](error_code cancelled) {
    if (!cancelled) self->tick();
  });
}

void Server::take_pulse() {
  pulse_.expires_after(std::chrono::milliseconds(250));
  pulse_.async_wait([self = shared_from_this()](error_code cancelled) {
    if (cancelled || self->stopping_) return;
    self->metrics_.loop_lag.add(std::chrono::steady_clock::now() - self->pulse_.expiry());
    self->metrics_.commits.add(self->archive_.commits().take());
    self->hub_.look_for_trouble();
    self->report_trouble();
    self->take_pulse();
  });
}

// Coarse figures do not follow every step, so asking often tells no more.
std::string Server::metrics_page() {
  using namespace std::chrono;
  if (settings_.has_exact_metrics) return metrics_.text(hub_.figures(), Metrics::Detail::Exact);
  constexpr auto kept_for = seconds(5);
  if (metrics_page_.empty() || steady_clock::now() - metrics_page_made_ >= kept_for) {
    metrics_page_ = metrics_.text(hub_.figures(), Metrics::Detail::Coarse);
    metrics_page_made_ = steady_clock::now();
  }
  return metrics_page_;
}

void Server::report_trouble() {
  const auto trouble = archive_.trouble();
  if (trouble.has_value() == in_trouble_) return;
  in_trouble_ = trouble.has_value();
  if (trouble)
    spdlog::error("all tables wait: {}", trouble->sentence);
  else
    spdlog::info("the tables continue");
}

void Server::stop(std::function<void()> done) {
  if (stopping_) return;
  stopping_ = true;
  error_code ignored;
  for (const auto& acceptor : acceptors_) acceptor->close(ignored);
  ticks_.cancel();
  pulse_.cancel();
  for (Connection* connection : connections_) connection->drain();
  hub_.drain([self = shared_from_this(), done = std::move(done)]() mutable {
    const std::vector<Connection*> all(self->connections_.begin(), self->connections_.end());
    for (Connection* connection : all) connection->stop();
    self->stopped_ = std::move(done);
    self->finish_stop();
  });
}

void Server::finish_stop() {
  if (!stopped_ || !connections_.empty()) return;
  asio::post(io_, std::exchange(stopped_, nullptr));
}

void run_and_log_errors(asio::io_context& io) {
  for (;;) try {
      io.run();
      return;
    } catch (const std::exception& error) {
      spdlog::error("an error occurred, the server continues: {}", error.what());
    }
}

}  // namespace filon::server
