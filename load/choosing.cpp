#include "load/choosing.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "load/crowd.h"
#include "load/messages.h"

namespace filon::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;

namespace {

using Socket = beast::websocket::stream<asio::ip::tcp::socket>;

asio::awaitable<json::object> next_message(Socket& socket) {
  beast::flat_buffer buffer;
  co_await socket.async_read(buffer, asio::use_awaitable);
  auto message = read_message({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
  if (!message) throw Failed("the server sent a message that is not a JSON object");
  co_return *std::move(message);
}

}  // namespace

asio::awaitable<Kind> choose_kind(Context& context, const std::string& wanted, int players) {
  Socket socket(context.io);
  boost::system::error_code failed;
  co_await socket.next_layer().async_connect(context.server, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) throw Failed("it cannot connect: " + failed.message());
  co_await socket.async_handshake(context.host(), "/ws", asio::use_awaitable);
  const json::object welcome = co_await next_message(socket);
  const json::object* game = find_game(welcome, wanted);
  if (!game) throw Failed(wanted.empty() ? "the server has no game" : "the server has no game " + wanted);
  Kind kind{text_in(*game, "game"), players};
  const std::string question = choose_message(kind.game, players);
  co_await socket.async_write(asio::buffer(question), asio::use_awaitable);
  const json::object advice = co_await next_message(socket);
  const auto nearest = nearest_players(*game, advice, players);
  if (!nearest) throw Failed("the server allows no number of players: " + text_in(advice, "text"));
  kind.players = *nearest;
  co_return kind;
}

}  // namespace filon::load
