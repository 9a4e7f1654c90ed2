// What is read over HTTP: lists, records, replays, own seats.
#include <algorithm>

#include <spdlog/spdlog.h>

#include "protocol/json.h"
#include "server/fair/fair.h"
#include "server/hub/codes.h"
#include "server/hub/table.h"

namespace filon::server {
namespace {

using protocol::Json;

}  // namespace

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
  if (const auto found = codes_.find(code); found != codes_.end()) return found->second->room.id();
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

}  // namespace filon::server
