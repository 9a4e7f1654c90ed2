// Clients and their messages.
#include "server/hub/hub.h"

#include <algorithm>

#include <boost/json.hpp>

#include "protocol/json.h"
#include "server/fair/fair.h"
#include "server/hub/prices.h"
#include "server/hub/table.h"

namespace filon::server {
namespace {

using protocol::Json;

constexpr std::string_view wrong_options = "options: each takes a word, a number, or a list of words or cells";
constexpr std::string_view cannot_save_sentence =
    "The server cannot store anything at the moment, so nothing new can begin. It continues by itself.";

// The options a message chooses, as protocol::read_message wrote them; empty: it has none.
std::string_view options_in(const protocol::ClientMessage& message) {
  if (const auto* m = std::get_if<protocol::Create>(&message)) return m->options;
  if (const auto* m = std::get_if<protocol::Choose>(&message)) return m->options;
  if (const auto* m = std::get_if<protocol::Configure>(&message); m && m->options) return *m->options;
  return {};
}

// Nothing: no option can have a value of this kind.
auto read_options(std::string_view json) { return games::read_values(boost::json::parse(json).as_object()); }

}  // namespace

Hub::Hub(Archive& archive, const Limits& limits, const RoomSettings& settings, Now now, Post post, Think think)
    : archive_(archive),
      limits_(limits),
      settings_(settings),
      now_(std::move(now)),
      post_(std::move(post)),
      think_(std::move(think)) {}

Hub::~Hub() { *alive_ = false; }

std::optional<Client> Hub::connect(Wire& wire, const std::string& address) {
  AddressUse& use = use_of(address);
  if (use.connections >= limits_.connections_per_address) return {};
  ++use.connections;
  const Client client = next_client_++;
  clients_[client] = std::make_unique<ClientState>(ClientState{&wire, address, {}, {}});
  std::string hello;
  Json(hello)
      .begin('{')
      .member("type", "welcome")
      .member("protocol", protocol::version)
      .key("games")
      .plain(games::games_json())
      .end('}');
  say(client, std::move(hello));
  return client;
}

void Hub::disconnect(Client client) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  const std::unique_ptr<ClientState> state = std::move(found->second);
  clients_.erase(found);
  --use_of(state->address).connections;
  if (const auto table = tables_.find(state->table); table != tables_.end()) {
    Effects effects;
    table->second->room.exit(client, now_(), effects);
    if (table->second->room.is_empty()) table->second->empty_since = now_();
    perform(*table->second, std::move(effects));
    schedule(*table->second);
  }
}

void Hub::say(Client client, std::string text) {
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  ++figures_.messages_out;
  figures_.bytes_out += text.size();
  found->second->wire->send(std::make_shared<const std::string>(std::move(text)));
}

void Hub::say_error(Client client, std::string_view code, std::string_view text) {
  ++figures_.errors;
  std::string out;
  Json(out).begin('{').member("type", "error").member("code", code).member("text", text).end('}');
  say(client, std::move(out));
}

void Hub::receive(Client client, std::string_view text) {
  ++figures_.messages_in;
  const auto found = clients_.find(client);
  if (found == clients_.end()) return;
  ClientState& state = *found->second;
  look_for_trouble();
  const auto message = protocol::read_message(text);
  const Allowance own = of_a_client(limits_);
  const std::size_t told = message && is_told_to_all(*message) ? audience_of(state, *message) : 1;
  const double price = std::min(message ? price_of(*message, told) : 1, own.at_once / 5);
  if (!state.bucket.take(now_(), own, price)) {
    say_error(client, "too_fast", "You send too many messages.");
    return state.wire->close("too many messages");
  }
  if (!use_of(state.address).messages.take(now_(), of_an_address(limits_), price))
    return say_error(client, "too_fast", "Too many messages come from your address; wait a moment.");
  if (!message) return say_error(client, message.why().code, message.error());
  // At once, also while a table waits for the disk: it asks whether the connection is alive.
  if (std::holds_alternative<protocol::Ping>(*message)) return say(client, R"({"type":"pong"})");
  // Before anything else, so that the answer to a wrong message does not depend on where its sender sits.
  if (const std::string_view options = options_in(*message); !options.empty() && !read_options(options))
    return say_error(client, "bad_message", wrong_options);
  if (const auto* m = std::get_if<protocol::Choose>(&*message)) return choose(client, *m);
  if (in_trouble_ && must_wait(*message, client)) return say_error(client, "cannot_save", cannot_save_sentence);

  if (!state.table.empty()) {
    const auto at = tables_.find(state.table);
    if (at == tables_.end()) return say_error(client, "table_gone", "This table no longer exists.");
    return guarded(*at->second, [&](Effects& effects) {
      const std::size_t logged = effects.log.size();
      at->second->room.handle(client, *message, now_(), effects);
      if (effects.rematch) {
        at->second->rematch_for = state.address;
        if (const Table* next = rematch_of(*at->second)) {
          effects.rematch.reset();
          if (next->announce_at.empty()) at->second->room.set_next(next->room.id(), next->room.code(), effects);
        } else if (const auto error = refuse_table(state.address)) {
          effects.rematch.reset();
          say_error(client, "too_many_tables", error->sentence);
        }
      }
      if (std::holds_alternative<protocol::Answer>(*message))
        ++(effects.log.size() > logged ? figures_.answers : figures_.refused);
      if (!std::holds_alternative<protocol::Leave>(*message)) return;
      state.table.clear();
      if (!at->second->room.is_empty()) return;
      at->second->empty_since = now_();
      if (at->second->room.token_hashes().empty()) count(*at->second, false);
    });
  }
  std::visit(
      [&](const auto& m) {
        using Message = std::decay_t<decltype(m)>;
        if constexpr (std::is_same_v<Message, protocol::Create>)
          create(client, m);
        else if constexpr (std::is_same_v<Message, protocol::Join>)
          join(client, m);
        else if constexpr (std::is_same_v<Message, protocol::Resume>)
          resume(client, m);
        else if constexpr (std::is_same_v<Message, protocol::Watch>)
          watch(client, m);
        else
          say_error(client, "no_table", "You are not at a table.");
      },
      *message);
}

std::size_t Hub::audience_of(const ClientState& state, const protocol::ClientMessage& message) {
  const auto target = [](const auto& m) -> std::string_view {
    if constexpr (requires { m.table; }) return m.table;
    return {};
  };
  const Table* table = find(state.table.empty() ? std::visit(target, message) : std::string_view(state.table));
  return table ? table->room.audience() : 0;
}

// One answer a question is kept until it can be written: its sender was in time. Nobody has heard of the next question,
// so another answer cannot be honest.
bool Hub::must_wait(const protocol::ClientMessage& message, Client client) const {
  using namespace protocol;
  if (std::holds_alternative<Answer>(message)) {
    const auto at = tables_.find(clients_.at(client)->table);
    return at != tables_.end() && at->second->outbox.holds(at->second->room.seat_of(client).value_or(nobody));
  }
  return !is_any_of<History, WhyNot, Watch, Resume, Leave>(message);
}

void Hub::create(Client client, const protocol::Create& m) {
  games::Choice choice{m.game, m.players, *read_options(m.options)};
  if (const auto reason = games::cannot_play(choice)) return say_error(client, "cannot_play", reason->sentence);
  const std::string& address = clients_.at(client)->address;
  if (const auto error = refuse_table(address)) return say_error(client, "too_many_tables", error->sentence);
  Table& table = open(random_name(), address);
  guarded(table, [&](Effects& effects) {
    effects.log.push_back(Room::creation(m, free_code(), now_()));
    const auto error = table.room.restore(effects.log, now_());
    check(!error, "the log of a new table cannot be read");
    make_findable(table);
    const std::string token = random_name();
    Seat got = nobody;
    table.room.sit_down(m.person, {}, token_hash(token), now_(), effects, got);
    link_token(token_hash(token), table);
    seat(client, table, got, token, effects);
  });
}

void Hub::choose(Client client, const protocol::Choose& m) {
  games::Choice choice{m.game, m.players, *read_options(m.options)};
  say(client, R"({"type":"advice",)" + games::advice_json(choice) + "}");
}

void Hub::join(Client client, const protocol::Join& m) {
  Reason why;
  Table* table = reach(m.table, clients_.at(client)->address, why);
  if (!table) return say_error(client, why.code, why.text);
  guarded(*table, [&](Effects& effects) {
    const std::string token = random_name();
    Seat got = nobody;
    if (const auto error = table->room.sit_down(m.person, m.seat, token_hash(token), now_(), effects, got))
      return say_error(client, "cannot_sit", error->sentence);
    count(*table, true);
    link_token(token_hash(token), *table);
    seat(client, *table, got, token, effects);
  });
}

void Hub::resume(Client client, const protocol::Resume& m) {
  const Bytes32 hash = token_hash(m.token);
  Reason why{"no_such_token", "This link does not belong to a table."};
  Table* table = nullptr;
  if (!m.table.empty()) {
    Reason unreachable;
    table = reach(m.table, clients_.at(client)->address, unreachable);
    if (!table) why = unreachable;
  } else if (const auto found = tokens_.find(key_of(hash)); found != tokens_.end()) {
    table = found->second;
  }
  const auto at = table ? table->room.seat_of_token(hash) : std::nullopt;
  if (!at && sealed_.contains(key_of(hash))) return say_error(client, "sealed", sealed_sentence);
  if (!at) return say_error(client, why.code, why.text);
  guarded(*table, [&](Effects& effects) { seat(client, *table, *at, m.token, effects); });
}

void Hub::watch(Client client, const protocol::Watch& m) {
  Reason why;
  Table* table = reach(m.table, clients_.at(client)->address, why);
  if (!table) return say_error(client, why.code, why.text);
  guarded(*table, [&](Effects& effects) {
    clients_.at(client)->table = table->room.id();
    table->room.enter(client, nobody, now_(), effects);
  });
}

void Hub::seat(Client client, Table& table, Seat at, const std::string& token, Effects& effects) {
  clients_.at(client)->table = table.room.id();
  std::string out;
  Json(out)
      .begin('{')
      .member("type", "seated")
      .member("table", std::string_view(table.room.id()))
      .member("seat", index(at))
      .member("token", std::string_view(token))
      .end('}');
  effects.messages.push_back({client, std::make_shared<const std::string>(std::move(out))});
  table.room.enter(client, at, now_(), effects);
}

Figures Hub::figures() const {
  Figures figures = figures_;
  figures.clients = clients_.size();
  figures.tables = tables_.size();
  for (const auto& [id, table] : tables_) figures.playing += table->room.phase() == Room::Phase::Playing ? 1U : 0U;
  return figures;
}

}  // namespace filon::server
