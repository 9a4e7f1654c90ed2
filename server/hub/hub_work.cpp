// What happens at tables: its effects are stored, then told. Clocks run, bots think.
#include <algorithm>

#include <spdlog/spdlog.h>

#include "server/hub/table.h"

namespace filon::server {
namespace {

// What waits for the disk at one table, before its clients are dropped.
constexpr std::size_t most_waiting_bytes = std::size_t{1} << 20;

}  // namespace

// A table with a bug is sealed and its record is kept; the other tables continue.
void Hub::guarded(Table& table, const std::function<void(Effects&)>& work) {
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
  const bool is_durable = effects.log.empty() && !effects.finished;
  const TableId id = table.room.id();
  std::vector<Entry> entries;
  for (const std::string& text : effects.log) entries.push_back({id, ++table.entries, text});
  auto finished = std::move(effects.finished);
  if (finished) finished->log = std::move(effects.log);
  table.outbox.put(std::move(effects), is_durable, table.room);
  release(table);
  if (in_trouble_ && table.outbox.bytes() > most_waiting_bytes) drop_waiting_messages(table);
  if (is_durable) return;
  if (table.outbox.holds_question()) table.room.fall_silent(now_());

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
    if (found != tables_.end()) found->second->outbox.close();
  } else if (found != tables_.end()) {
    if (error) {
      seal(*found->second, error->sentence);
    } else {
      found->second->outbox.stored();
      release(*found->second);
      if (!found->second->announce_at.empty()) announce_rematch(*found->second);
    }
  }
  if (writing_ == 0 && drained_) std::exchange(drained_, nullptr)();
}

void Hub::release(Table& table) {
  Effects told = table.outbox.take(table.room);
  send(told);
  if (!in_trouble_ && table.room.is_silent() && !table.outbox.holds_question()) {
    Effects effects;
    table.room.be_heard(now_(), effects);
    table.outbox.put(std::move(effects), true, table.room);
    send(table.outbox.take(table.room));
    schedule(table);
  }
  if (told.rematch) open_rematch(table, *std::move(told.rematch));
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
  table.outbox.drop_messages();
  for (const Client client : table.room.clients())
    if (const auto found = clients_.find(client); found != clients_.end())
      found->second->wire->drop("too much waits to be stored; connect again later");
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

void Hub::schedule(Table& table) {
  if (table.tick_at != 0) ticks_.erase({table.tick_at, &table});
  table.tick_at = 0;
  std::optional<Time> next = table.room.next_tick();
  if (const auto end = closes_at(table)) next = next ? std::min(*next, *end) : end;
  keep_few_unpacked(table);
  if (!next) return;
  table.tick_at = *next;
  ticks_.insert({*next, &table});
  if (schedule_changed_) schedule_changed_();
}

std::optional<Time> Hub::tick() {
  look_for_trouble();
  const Time now = now_();
  // Tables whose bots answer without a pause are due again at once. They wait until all other due tables had a turn.
  std::vector<TableId> due;
  for (auto one = ticks_.begin(); one != ticks_.end() && one->first <= now; ++one)
    due.push_back(one->second->room.id());
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

}  // namespace filon::server
