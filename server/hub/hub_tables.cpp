// How tables are opened, found, counted, closed and forgotten.
#include <algorithm>
#include <cstring>
#include <iterator>

#include <spdlog/spdlog.h>

#include "server/fair/fair.h"
#include "server/hub/codes.h"
#include "server/hub/table.h"

namespace filon::server {
namespace {

constexpr Time a_minute = 60'000;
constexpr Time a_day = a_minute * 60 * 24;

}  // namespace

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

Hub::Table& Hub::open(const TableId& id, const std::string& creator) {
  auto& table = tables_[id];
  table = std::make_unique<Table>(id, creator, now_(), settings_);
  count(*table, !creator.empty());
  return *table;
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

Hub::Table* Hub::find(std::string_view id_or_code) {
  // An id is never taken for a code, which could be guessed: blanks and hyphens in a code do not count.
  if (!is_id(id_or_code))
    if (const auto code = codes_.find(code_in(id_or_code)); code != codes_.end()) return code->second;
  const auto found = tables_.find(TableId(id_or_code));
  return found == tables_.end() ? nullptr : found->second.get();
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

void Hub::make_findable(Table& table) {
  const auto [code, is_new] = codes_.try_emplace(table.room.code(), &table);
  if (!is_new && !table.reopened) code->second = &table;
  for (const Bytes32& token : table.room.token_hashes()) link_token(token, table);
}

void Hub::link_token(const Bytes32& token, Table& to) {
  Table*& place = tokens_[key_of(token)];
  if (place == &to || (place && place->is_newer_than(to))) return;
  place = &to;
  to.tokens.reserve(to.tokens.size() + 1);  // a table has few, and there are many tables
  to.tokens.push_back(key_of(token));
}

Hub::TokenKey Hub::key_of(const Bytes32& token_hash) {
  TokenKey first = 0;
  std::memcpy(&first, token_hash.data(), sizeof first);
  return first;
}

std::string Hub::free_code() const {
  std::string code = random_code();
  while (codes_.contains(code)) code = random_code();
  return code;
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
    return one.second->finished && !one.second->outbox.holds_everybody() && one.second->room.is_empty();
  });
  if (idle == tables_.end()) return false;
  forget(TableId(idle->first));
  return true;
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
  ticks_.erase({table.tick_at, &table});
  if (const auto code = codes_.find(table.room.code()); code != codes_.end() && code->second == &table)
    codes_.erase(code);
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

}  // namespace filon::server
