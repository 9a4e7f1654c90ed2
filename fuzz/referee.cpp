#include "fuzz/referee.h"

#include <algorithm>
#include <sstream>

#include "kernel/check.h"
#include "server/hub/test_hub.h"

namespace filon::fuzz {
namespace {

struct Parts {
  std::string verb;
  std::size_t seat = 0;  // if the entry has one
  std::string rest;
};

Parts parts_of(const std::string& entry) {
  std::istringstream in(entry);
  std::string time;
  Parts parts;
  in >> time >> parts.verb;
  in.get();
  std::getline(in, parts.rest);
  if (!parts.rest.empty() && parts.rest.front() >= '0' && parts.rest.front() <= '9')
    parts.seat = std::stoul(parts.rest) % max_seats;
  return parts;
}

}  // namespace

std::optional<std::string> Referee::forbidden(const server::Entry& entry, const Actor& actor) const {
  const Parts parts = parts_of(entry.text);
  const auto found = tables_.find(entry.table);
  // The creator of a table may seat its people.
  if (found == tables_.end())
    return actor.is_time ? std::optional("a table was created by time: " + entry.text) : std::nullopt;
  const Table& table = found->second;
  const std::string& owner = table.owners[parts.seat];
  const bool by_owner = !actor.token_hash.empty() && owner == actor.token_hash;
  const bool by_host =
      !actor.token_hash.empty() && table.owners[static_cast<std::size_t>(table.host)] == actor.token_hash;
  const bool by_somebody = std::find(table.owners.begin(), table.owners.end(), actor.token_hash) != table.owners.end();

  bool allowed = false;
  if (actor.is_time)
    // Another person becomes the host if the host stays away.
    allowed = parts.verb == "host"     ? !owner.empty() && parts.seat != static_cast<std::size_t>(table.host)
              : parts.verb == "closed" ? true  // the pause between two rounds
                                       : parts.verb == "answer" && (table.bots[parts.seat] || table.has_clock);
  else if (parts.verb == "answer" || parts.verb == "signal" || parts.verb == "went_on" || parts.verb == "took_back")
    allowed = by_owner && !table.bots[parts.seat];
  else if (parts.verb == "renamed" || parts.verb == "hid" || parts.verb == "said" || parts.verb == "stated")
    allowed = by_owner;
  else if (parts.verb == "cleared" || parts.verb == "took_over" || parts.verb == "bot")
    allowed = by_owner || by_host;
  else if (parts.verb == "substituted" || parts.verb == "seating")
    allowed = by_somebody;  // a bot by a guest only for somebody who is absent
  else if (parts.verb == "sat")
    allowed = owner.empty() && !table.bots[parts.seat];
  else if (parts.verb == "host")
    // A newcomer becomes the host of a table without people.
    allowed =
        by_host || std::all_of(table.owners.begin(), table.owners.end(), [](const auto& one) { return one.empty(); });
  else
    allowed = by_host;
  if (allowed) return {};
  return "a client did what it may not do: " + entry.text;
}

bool Referee::is_answer_of_new_bot(const server::Entry& seated, const server::Entry& answer) {
  const Parts before = parts_of(seated.text);
  const Parts after = parts_of(answer.text);
  return seated.table == answer.table && (before.verb == "bot" || before.verb == "substituted") &&
         after.verb == "answer" && before.seat == after.seat;
}

void Referee::apply(const server::Entry& entry) {
  Table& table = tables_[entry.table];
  const Parts parts = parts_of(entry.text);
  std::string& owner = table.owners[parts.seat];
  if (parts.verb == "created") {
    const boost::json::object fields = server::parsed(parts.rest);
    table.secret = server::member(fields, "secret");
    table.seats = static_cast<int>(fields.at("players").as_int64());
    table.has_clock = server::member(fields, "clock") != "0";
  } else if (parts.verb == "sat") {
    owner = server::member(server::parsed(parts.rest.substr(parts.rest.find('{'))), "token");
  } else if (parts.verb == "bot") {
    owner.clear();
    table.bots[parts.seat] = true;
  } else if (parts.verb == "cleared") {
    owner.clear();
    table.bots[parts.seat] = false;
  } else if (parts.verb == "substituted") {
    table.bots[parts.seat] = true;
  } else if (parts.verb == "took_over") {
    table.bots[parts.seat] = false;
  } else if (parts.verb == "clock") {
    table.has_clock = parts.rest != "0";
  } else if (parts.verb == "host") {
    table.host = static_cast<int>(parts.seat);
  } else if (parts.verb == "options") {
    change_seats(table, static_cast<int>(server::parsed(parts.rest).at("players").as_int64()));
  } else if (parts.verb == "seating") {
    const Table old = table;
    std::istringstream order(parts.rest);
    for (std::size_t i = 0; i < static_cast<std::size_t>(table.seats); ++i) {
      std::size_t from = 0;
      order >> from;
      table.owners[i] = old.owners[from];
      table.bots[i] = old.bots[from];
      if (static_cast<std::size_t>(old.host) == from) table.host = static_cast<int>(i);
    }
  }
}

// People keep their seats if they can; otherwise they get an empty one, or that of a bot.
void Referee::change_seats(Table& table, int seats) {
  for (auto i = static_cast<std::size_t>(seats); i < static_cast<std::size_t>(table.seats); ++i) {
    if (table.owners[i].empty()) {
      table.bots[i] = false;
      continue;
    }
    std::optional<std::size_t> empty, bot;
    for (std::size_t k = 0; k < static_cast<std::size_t>(seats); ++k) {
      if (!table.owners[k].empty()) continue;
      std::optional<std::size_t>& place = table.bots[k] ? bot : empty;
      if (!place) place = k;
    }
    const std::size_t to = empty ? *empty : bot.value();
    table.owners[to] = std::exchange(table.owners[i], {});
    table.bots[to] = std::exchange(table.bots[i], false);
    if (table.host == static_cast<int>(i)) table.host = static_cast<int>(to);
  }
  table.seats = seats;
}

bool Referee::owns_a_seat(const std::string& table, const std::string& token_hash) const {
  const auto found = tables_.find(table);
  return found != tables_.end() &&
         std::find(found->second.owners.begin(), found->second.owners.end(), token_hash) != found->second.owners.end();
}

std::string Referee::secret(const std::string& table) const {
  const auto found = tables_.find(table);
  return found == tables_.end() ? std::string() : found->second.secret;
}

}  // namespace filon::fuzz
