#include "server/hub/hub.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include <boost/json.hpp>
#include <spdlog/spdlog.h>

#include "protocol/json.h"
#include "server/fair/fair.h"
#include "server/hub/prices.h"

namespace filon::server {

using protocol::Json;

namespace {

constexpr Time a_minute = 60'000;
constexpr Time a_day = a_minute * 60 * 24;
constexpr std::string_view wrong_options = "options: each takes a word, a number, or a list of words or cells";
constexpr std::string_view cannot_save_sentence =
    "The server cannot store anything at the moment, so nothing new can begin. It continues by itself.";
constexpr std::string_view sealed_sentence =
    "Something went wrong at this table; it is closed, and its record is kept.";

// What waits for the disk at one table, before its clients are dropped.
constexpr std::size_t most_waiting_bytes = std::size_t{1} << 20;

// Ids have 128 random bits, so nobody finds one by trying.
bool is_id(std::string_view text) { return text.size() == 22; }

// As people write a code: in small letters, with blanks or hyphens.
std::string code_in(std::string_view text) {
  std::string code;
  for (const char c : text)
    if (c != ' ' && c != '-') code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return code;
}

// False: no option can have a value of this kind.
bool read_options(std::string_view json, games::Choice& choice) {
  auto values = games::read_values(boost::json::parse(json).as_object());  // protocol::read_message wrote it
  if (!values) return false;
  choice.values = *std::move(values);
  return true;
}

}  // namespace

struct Hub::ClientState {
  Wire* wire;
  std::string address;
  TableId table;  // empty: at no table
  Bucket bucket;
};

struct Hub::Table {
  Table(TableId id, std::string address, Time now, const RoomSettings& settings)
      : room(std::move(id), settings), creator(std::move(address)), empty_since(now) {}

  Room room;
  std::string creator;      // address; empty: created before a restart
  bool is_counted = false;  // among the tables of its creator
  RareText rematch_for;     // address of the person who asked for a rematch
  RareText rematch;         // the table of the latest rematch; empty: none
  RareText announce_at;     // the table whose people are told of this one when it is durable; empty: none
  std::uint32_t entries = 0;
  // Effects in order. They are sent once they and all before them are durable.
  struct Pending {
    bool durable;
    Effects effects;
  };
  std::list<Pending> pending;
  std::size_t waiting_bytes = 0;  // of the messages in them
  std::vector<TokenKey> tokens;   // all tokens that were linked to this table, also of people who have left
  Time tick_at = 0;
  Time empty_since;
  bool finished = false;
  std::int64_t finished_at = 0;  // seconds since 1970
  bool reopened = false;         // from the archive
  bool is_unpacked = false;

  bool is_newer_than(const Table& other) const {
    return other.finished && (!finished || finished_at > other.finished_at);
  }
};

Hub::TokenKey Hub::key_of(const Bytes32& token_hash) {
  TokenKey first = 0;
  std::memcpy(&first, token_hash.data(), sizeof first);
  return first;
}

Hub::Hub(Archive& archive, const Limits& limits, const RoomSettings& settings, Now now, Post post, Think think)
    : archive_(archive),
      limits_(limits),
      settings_(settings),
      now_(std::move(now)),
      post_(std::move(post)),
      think_(std::move(think)) {}

Hub::~Hub() { *alive_ = false; }

std::optional<Error> Hub::restore() {
  auto live = archive_.live();
  if (!live) return Error{live.error()};
  for (const LiveTable& one : *live) {
    Table& table = open(one.table, {});
    table.entries = static_cast<std::uint32_t>(one.log.size());
    if (one.damage) {
      seal(table, one.damage->sentence);
      continue;
    }
    try {
      if (const auto error = table.room.restore(one.log, now_())) {
        seal(table, error->sentence);
        continue;
      }
    } catch (const std::exception& bug) {
      seal(table, bug.what());
      continue;
    }
    make_findable(table);
    schedule(table);
  }
  return {};
}

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
  const double price = std::min(message ? price_of(*message) : 1, own.at_once / 5);
  if (!state.bucket.take(now_(), own, price)) {
    say_error(client, "too_fast", "You send too many messages.");
    return state.wire->close("too many messages");
  }
  if (!use_of(state.address).messages.take(now_(), of_an_address(limits_), price))
    return say_error(client, "too_fast", "Too many messages come from your address; wait a moment.");
  if (!message) return say_error(client, message.why().code, message.error());
  // At once, also while a table waits for the disk: it asks whether the connection is alive.
  if (std::holds_alternative<protocol::Ping>(*message)) return say(client, R"({"type":"pong"})");
  if (const auto* m = std::get_if<protocol::Configure>(&*message); m && m->options) {
    games::Choice choice;
    if (!read_options(*m->options, choice)) return say_error(client, "bad_message", wrong_options);
  }
  if (const auto* m = std::get_if<protocol::Choose>(&*message)) return choose(client, *m);
  if (in_trouble_ && must_wait(*message, state.table)) return say_error(client, "cannot_save", cannot_save_sentence);

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

// One answer a table is kept until it can be written: its sender was in time. Nobody has heard of the next question, so
// a second one cannot be honest.
bool Hub::must_wait(const protocol::ClientMessage& message, const TableId& id) const {
  using namespace protocol;
  if (std::holds_alternative<Answer>(message)) {
    const auto at = tables_.find(id);
    return at != tables_.end() && !at->second->pending.empty();
  }
  return !is_any_of<History, WhyNot, Watch, Resume, Leave>(message);
}

void Hub::look_for_trouble() {
  const bool is_now = archive_.trouble().has_value();
  if (is_now == in_trouble_) return;
  in_trouble_ = is_now;
  for (const auto& [id, table] : tables_) {
    if (in_trouble_)
      table->room.fall_silent(now_());
    else
      release(*table);
    schedule(*table);
  }
}

Hub::Table* Hub::find(std::string_view id_or_code) {
  std::string id(id_or_code);
  if (const auto code = codes_.find(code_in(id)); code != codes_.end()) id = code->second;
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

std::optional<FinishedTable> Hub::finished(std::string_view id_or_code) {
  auto found = is_id(id_or_code) ? archive_.finished(id_or_code) : archive_.finished_by_code(code_in(id_or_code));
  if (found) return *std::move(found);
  spdlog::error("a finished table cannot be read: {}", found.error());
  return {};
}

bool Hub::may_try(std::string_view id_or_code, const std::string& address) {
  return is_id(id_or_code) || use_of(address).wrong_codes.has(now_(), wrong_codes(limits_));
}

void Hub::tried_in_vain(std::string_view id_or_code, const std::string& address) {
  if (!is_id(id_or_code)) use_of(address).wrong_codes.take(now_(), wrong_codes(limits_));
}

Hub::Table* Hub::reach(std::string_view id_or_code, const std::string& address, Reason& why) {
  if (!may_try(id_or_code, address)) {
    why = {"too_many_tries", "Your address has tried too many wrong codes; wait a minute."};
    return nullptr;
  }
  if (Table* table = find(id_or_code)) return table;
  const auto over = finished(id_or_code);
  if (!over) {
    tried_in_vain(id_or_code, address);
    return nullptr;
  }
  // Another table may have its code.
  if (Table* table = find(over->table)) return table;
  if (!makes_room()) {
    why = {"too_many_tables", "This server has too many tables; try again later."};
    return nullptr;
  }
  Table* table = reopen(*over);
  if (!table) why.text = "This table cannot be read any more.";
  return table;
}

Hub::Table* Hub::reopen(const FinishedTable& over) {
  Table& table = open(over.table, {});
  table.finished = table.reopened = true;
  table.finished_at = over.finished_at;
  std::optional<Error> error;
  try {
    error = table.room.restore(over.log, now_());
  } catch (const std::exception& bug) {
    error = Error{bug.what()};
  }
  if (!error && table.room.phase() != Room::Phase::Over) error = Error{"its match is not over"};
  if (!error) {
    make_findable(table);
    schedule(table);
    return &table;
  }
  spdlog::error("the finished table {} cannot be opened again: {}", over.table, error->sentence);
  forget(over.table);
  return nullptr;
}

Hub::Table& Hub::open(const TableId& id, const std::string& creator) {
  auto& table = tables_[id];
  table = std::make_unique<Table>(id, creator, now_(), settings_);
  count(*table, !creator.empty());
  return *table;
}

void Hub::count(Table& table, bool counts) {
  if (table.is_counted == counts || table.creator.empty()) return;
  table.is_counted = counts;
  use_of(table.creator).tables += counts ? 1 : -1;
}

// Nobody's table is closed for a new one: it may be that of another person behind the same address.
std::optional<Error> Hub::refuse_table(const std::string& address) {
  AddressUse& use = use_of(address);
  if (use.tables >= limits_.tables_per_address)
    return Error{"Your address has too many tables; leave one where you sit alone, or play one to its end."};
  if (!makes_room()) return Error{"This server has too many tables; join one, or try again later."};
  if (!use.new_tables.take(now_(), new_tables(limits_)))
    return Error{"Your address has created too many tables; try again in some minutes."};
  return {};
}

bool Hub::makes_room() {
  if (static_cast<int>(tables_.size()) < limits_.tables) return true;
  const auto idle = std::ranges::find_if(tables_, [](const auto& one) {
    return one.second->finished && one.second->pending.empty() && one.second->room.is_empty();
  });
  if (idle == tables_.end()) return false;
  forget(TableId(idle->first));
  return true;
}

void Hub::make_findable(Table& table) {
  const auto [code, is_new] = codes_.try_emplace(table.room.code(), table.room.id());
  if (!is_new && !table.reopened) code->second = table.room.id();
  for (const Bytes32& token : table.room.token_hashes()) link_token(token, table);
}

void Hub::link_token(const Bytes32& token, Table& to) {
  Table*& place = tokens_[key_of(token)];
  if (place == &to || (place && place->is_newer_than(to))) return;
  place = &to;
  to.tokens.reserve(to.tokens.size() + 1);  // a table has few, and there are many tables
  to.tokens.push_back(key_of(token));
}

std::string Hub::free_code() const {
  std::string code = random_code();
  while (codes_.contains(code)) code = random_code();
  return code;
}

void Hub::create(Client client, const protocol::Create& m) {
  games::Choice choice{m.game, m.players, {}};
  if (!read_options(m.options, choice)) return say_error(client, "bad_message", wrong_options);
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
  games::Choice choice{m.game, m.players, {}};
  if (!read_options(m.options, choice)) return say_error(client, "bad_message", wrong_options);
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

// A table with a bug is sealed and its record is kept; the other tables continue.
template <class Work>
void Hub::guarded(Table& table, Work work) {
  const TableId id = table.room.id();
  try {
    Effects effects;
    work(effects);
    table.room.begin_thoughts(effects);
    auto thoughts = std::move(effects.thoughts);
    perform(table, std::move(effects));
    for (Effects::Thought& thought : thoughts) think(id, std::move(thought));
  } catch (const std::exception& bug) {
    return seal(table, bug.what());
  }
  if (const auto still = tables_.find(id); still != tables_.end()) schedule(*still->second);
}

void Hub::perform(Table& table, Effects effects) {
  if (table.finished) effects.log.clear();  // talk after the end is not stored
  const bool durable = effects.log.empty() && !effects.finished;
  if (durable && table.pending.empty()) {
    table.pending.push_back({true, std::move(effects)});
    return release(table);
  }
  std::vector<Entry> entries;
  for (std::string& text : effects.log) entries.push_back({table.room.id(), ++table.entries, text});
  const TableId id = table.room.id();
  auto finished = std::move(effects.finished);
  if (finished) finished->log = std::move(effects.log);
  for (const Effects::Message& message : effects.messages) table.waiting_bytes += message.text->size();
  table.pending.push_back({durable, std::move(effects)});
  if (table.waiting_bytes > most_waiting_bytes) drop_waiting_messages(table);
  if (durable) return;
  table.room.fall_silent(now_());

  if (!finished) return archive_.append(std::move(entries), written(id));
  table.finished = true;
  table.finished_at = finished->finished_at;
  count(table, false);
  archive_.finish(*std::move(finished), written(id));
}

// The archive may call back after the hub was destroyed. So the callback touches the hub only on the hub's thread, and
// only while the hub is alive.
Archive::Done Hub::written(const TableId& id) {
  ++writing_;
  return [this, id, alive = alive_, post = post_](std::optional<Error> error) {
    post([this, id, alive, error = std::move(error)] {
      if (*alive) durable(id, error);
    });
  };
}

void Hub::durable(const TableId& id, const std::optional<Error>& error) {
  --writing_;
  look_for_trouble();
  const auto found = tables_.find(id);
  if (error && draining_) {
    // The disk is full, and nobody was told of it: the table is as it was before.
    ++unwritten_;
  } else if (found != tables_.end()) {
    if (error) {
      seal(*found->second, error->sentence);
    } else {
      for (auto& pending : found->second->pending)
        if (!pending.durable) {
          pending.durable = true;
          break;
        }
      release(*found->second);
    }
  }
  if (writing_ == 0 && drained_) std::exchange(drained_, nullptr)();
}

void Hub::send(const Effects& effects) {
  figures_.moments += effects.moments;
  for (const Effects::Message& message : effects.messages) {
    const auto found = clients_.find(message.to);
    if (found == clients_.end()) continue;
    ++figures_.messages_out;
    figures_.bytes_out += message.text->size();
    found->second->wire->send(message.text);
  }
}

// What waits for a full disk must not fill the memory. Who connects again is sent everything anew.
void Hub::drop_waiting_messages(Table& table) {
  for (Table::Pending& pending : table.pending) pending.effects.messages.clear();
  table.waiting_bytes = 0;
  for (const Client client : table.room.clients())
    if (const auto found = clients_.find(client); found != clients_.end())
      found->second->wire->drop("too much waits to be stored; connect again later");
}

void Hub::release(Table& table) {
  std::optional<Effects::Rematch> rematch;
  const bool is_announced = !table.announce_at.empty() && !table.pending.empty() && table.pending.front().durable;
  while (!table.pending.empty() && table.pending.front().durable) {
    Effects effects = std::move(table.pending.front().effects);
    table.pending.pop_front();
    send(effects);
    if (effects.rematch) rematch = std::move(effects.rematch);
  }
  if (table.pending.empty()) {
    table.waiting_bytes = 0;
    if (!in_trouble_ && table.room.is_silent()) {
      Effects effects;
      table.room.be_heard(now_(), effects);
      send(effects);
      schedule(table);
    }
  }
  if (is_announced) announce_rematch(table);
  if (rematch) open_rematch(table, *std::move(rematch));
}

void Hub::open_rematch(Table& from, Effects::Rematch rematch) {
  Table& to = open(random_name(), std::string(from.rematch_for));
  from.rematch = to.room.id();
  to.announce_at = from.room.id();
  guarded(to, [&](Effects& effects) {
    effects.log.push_back(Room::creation(rematch.create, free_code(), now_()));
    std::move(rematch.log.begin(), rematch.log.end(), std::back_inserter(effects.log));
    const auto error = to.room.restore(effects.log, now_());
    check(!error, "the log of a rematch cannot be read");
    make_findable(to);
  });
}

void Hub::announce_rematch(Table& to) {
  const auto from = tables_.find(TableId(std::exchange(to.announce_at, {})));
  if (from == tables_.end()) return;
  Effects effects;
  from->second->room.set_next(to.room.id(), to.room.code(), effects);
  keep_few_unpacked(*from->second);
  perform(*from->second, std::move(effects));
}

Hub::Table* Hub::rematch_of(const Table& table) {
  const auto found = tables_.find(TableId(table.rematch));
  const bool is_lobby = found != tables_.end() && found->second->room.phase() == Room::Phase::Lobby;
  return is_lobby ? found->second.get() : nullptr;
}

void Hub::seal(Table& table, std::string_view why) {
  ++figures_.sealed;
  spdlog::error("table {} is sealed: {}", table.room.id(), why);
  for (const Client client : table.room.clients()) {
    say_error(client, "sealed", sealed_sentence);
    if (const auto found = clients_.find(client); found != clients_.end()) found->second->table.clear();
  }
  for (const Bytes32& token : table.room.token_hashes()) sealed_.insert(key_of(token));
  forget(table.room.id());
}

void Hub::forget(const TableId& id) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  Table& table = *found->second;
  ticks_.erase({table.tick_at, id});
  if (const auto code = codes_.find(table.room.code()); code != codes_.end() && code->second == id) codes_.erase(code);
  for (const TokenKey token : table.tokens)
    if (const auto at = tokens_.find(token); at != tokens_.end() && at->second == &table) tokens_.erase(at);
  count(table, false);
  tables_.erase(found);
}

void Hub::close(Table& table) {
  const TableId id = table.room.id();
  if (!table.finished) archive_.drop(id, written(id));
  forget(id);
}

std::optional<Time> Hub::closes_at(const Table& table) const {
  if (!table.room.is_empty()) return {};
  if (table.finished || table.room.phase() == Room::Phase::Lobby)
    return table.empty_since + limits_.empty_table_minutes * a_minute;
  // If a clock or a bot answers, the match continues to its end.
  if (table.room.next_tick()) return {};
  return table.empty_since + limits_.abandoned_days * a_day;
}

void Hub::schedule(Table& table) {
  if (table.tick_at != 0) ticks_.erase({table.tick_at, table.room.id()});
  table.tick_at = 0;
  std::optional<Time> next = table.room.next_tick();
  if (const auto end = closes_at(table)) next = next ? std::min(*next, *end) : end;
  keep_few_unpacked(table);
  if (!next) return;
  table.tick_at = *next;
  ticks_.insert({*next, table.room.id()});
  if (schedule_changed_) schedule_changed_();
}

void Hub::keep_few_unpacked(Table& used) {
  constexpr std::size_t most = 64;
  if (used.is_unpacked) return;
  used.is_unpacked = true;
  unpacked_.push_back(used.room.id());
  if (unpacked_.size() <= most) return;
  if (const auto oldest = tables_.find(unpacked_.front()); oldest != tables_.end()) {
    oldest->second->room.pack();
    oldest->second->is_unpacked = false;
  }
  unpacked_.pop_front();
}

std::optional<Time> Hub::tick() {
  look_for_trouble();
  const Time now = now_();
  // Tables whose bots answer without a pause are due again at once. They wait until all other due tables had a turn.
  std::vector<TableId> due;
  for (auto one = ticks_.begin(); one != ticks_.end() && one->first <= now; ++one) due.push_back(one->second);
  for (const TableId& id : due)
    if (const auto found = tables_.find(id); found != tables_.end()) tick(*found->second, now);
  if (ticks_.empty()) return {};
  return ticks_.begin()->first;
}

void Hub::tick(Table& table, Time now) {
  if (const auto end = closes_at(table); end && now >= *end) return close(table);
  guarded(table, [&](Effects& effects) { table.room.tick(now, effects); });
}

void Hub::think(const TableId& id, Effects::Thought thought) {
  think_([this, alive = alive_, post = post_, id, thought = std::move(thought)] {
    std::string answer, bug;
    try {
      answer = thought.work();
    } catch (const std::exception& wrong) {
      bug = wrong.what();
    }
    post([this, alive, id, at = thought.seat, ticket = thought.ticket, answer = std::move(answer),
          bug = std::move(bug)] {
      if (!*alive) return;
      const auto found = tables_.find(id);
      if (found == tables_.end()) return;
      Table& table = *found->second;
      if (!bug.empty()) return seal(table, bug);
      guarded(table, [&](Effects& effects) {
        if (table.room.thought(at, ticket, answer, now_(), effects)) ++figures_.answers;
      });
    });
  });
}

void Hub::drain(std::function<void()> done) {
  draining_ = true;
  archive_.stop_retrying();
  drained_ = [this, done = std::move(done)] {
    if (unwritten_ > 0) spdlog::error("{} changes could not be stored; nobody was told of them", unwritten_);
    done();
  };
  if (writing_ == 0) std::exchange(drained_, nullptr)();
}

std::string Hub::public_tables() const {
  std::string out = "[";
  for (const auto& [id, table] : tables_) {
    if (!table->room.is_public() || table->reopened) continue;
    out += (out.size() > 1 ? "," : "") + table->room.summary();
    table->room.pack();
  }
  return out + "]";
}

std::optional<TableId> Hub::id_of(std::string_view id_or_code, const std::string& address) {
  if (is_id(id_or_code)) return TableId(id_or_code);
  if (!may_try(id_or_code, address)) return {};
  const std::string code = code_in(id_or_code);
  if (const auto found = codes_.find(code); found != codes_.end()) return found->second;
  if (const auto found = archive_.finished_by_code(code); found && *found) return (*found)->table;
  tried_in_vain(id_or_code, address);
  return TableId();
}

std::optional<std::string> Hub::record(const TableId& table) {
  auto found = archive_.finished(table);
  if (!found || !*found) return {};
  return (*found)->record;
}

std::optional<std::string> Hub::replay(const TableId& table) {
  auto found = archive_.finished(table);
  if (!found || !*found) return {};
  const auto steps = games::replay_json((*found)->record);
  if (!steps) {
    spdlog::error("the record of table {} cannot be read: {}", table, steps.error());
    return {};
  }
  return R"({"summary":)" + (*found)->summary + R"(,"steps":)" + *steps + R"(,"talk":)" + Room::talk_in((*found)->log) +
         "}";
}

std::string Hub::own_seats(const std::vector<protocol::OwnSeat>& seats) {
  std::string out = "[";
  for (const protocol::OwnSeat& seat : seats) out += (out.size() > 1 ? "," : "") + own_seat(seat);
  return out + "]";
}

std::string Hub::own_seat(const protocol::OwnSeat& own) {
  const Bytes32 hash = token_hash(own.token);
  const auto written = [](std::string summary, int at, bool is_asked, const Seats& here, std::size_t seats,
                          std::int64_t finished_at) {
    summary.back() = ',';  // instead of the brace
    Json json(summary);
    json.member("seat", at).member("asked", is_asked).key("connected").begin('[');
    for (std::size_t i = 0; i < seats; ++i) json.value(here.contains(filon::seat(static_cast<int>(i))));
    json.end(']');
    if (finished_at > 0) json.key("finished_at").plain(std::to_string(finished_at));
    json.end('}');
    return summary;
  };
  if (const auto found = tables_.find(own.table); found != tables_.end()) {
    Table& table = *found->second;
    const auto at = table.room.seat_of_token(hash);
    if (!at) return "null";
    const bool is_asked = table.room.is_asked(*at);
    std::string summary = table.room.summary();
    keep_few_unpacked(table);
    return written(std::move(summary), index(*at), is_asked, table.room.connected(),
                   static_cast<std::size_t>(table.room.seats()), table.finished_at);
  }
  const FinishedSeats* over = finished_seats(own.table);
  if (!over) return "null";
  const auto at = std::ranges::find(over->tokens, std::optional(hash));
  if (at == over->tokens.end()) return "null";
  return written(over->summary, static_cast<int>(at - over->tokens.begin()), false, {}, over->tokens.size(),
                 over->finished_at);
}

const Hub::FinishedSeats* Hub::finished_seats(const TableId& table) {
  constexpr std::size_t most = 4096;
  if (const auto known = finished_seats_.find(table); known != finished_seats_.end()) return &known->second;
  const auto over = archive_.finished(table);
  if (!over || !*over || !(*over)->summary.ends_with('}')) return nullptr;
  if (finished_seats_.size() >= most) finished_seats_.clear();
  const auto& [known, is_new] = finished_seats_.try_emplace(
      table, FinishedSeats{(*over)->summary, (*over)->finished_at, Room::tokens_in((*over)->log)});
  return &known->second;
}

Figures Hub::figures() const {
  Figures figures = figures_;
  figures.clients = clients_.size();
  figures.tables = tables_.size();
  for (const auto& [id, table] : tables_) figures.playing += table->room.phase() == Room::Phase::Playing ? 1U : 0U;
  return figures;
}

}  // namespace filon::server
