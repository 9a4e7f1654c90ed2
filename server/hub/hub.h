// All tables and all clients. Runs on one thread: whatever a client says is handled to its end before the next, so
// nothing here needs a lock. What a table logs is durable before anybody hears of it; the archive's own thread makes it
// so and posts back.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/hub/quotas.h"
#include "server/rooms/room.h"

namespace filon::server {

// A client's end of the line. Sending never waits: who is too slow for their queue is dropped and may come back.
class Wire {
 public:
  virtual ~Wire() = default;
  virtual void send(std::shared_ptr<const std::string>) = 0;
  virtual void close(std::string_view reason) = 0;
};

struct Figures {
  std::uint64_t clients = 0, tables = 0, playing = 0;
  std::uint64_t messages_in = 0, messages_out = 0, bytes_out = 0, answers = 0, refused = 0, errors = 0, sealed = 0;
};

class Hub {
 public:
  using Now = std::function<Time()>;
  // Runs something on the hub's thread; called from the archive's.
  using Post = std::function<void(std::function<void()>)>;

  // Runs something on another thread, so that what bots think about holds up nobody.
  using Think = std::function<void(std::function<void()>)>;

  Hub(Archive&, const Limits&, const RoomSettings&, Now, Post, Think);
  ~Hub();

  // All live tables, back at their exact questions. A table whose log cannot be read is sealed; the others go on.
  std::optional<Error> restore();

  // None: this address has too many lines open.
  std::optional<Client> connect(Wire&, const std::string& address);
  void receive(Client, std::string_view text);
  void disconnect(Client);

  // Clocks and bots; the time when it wants to be called again.
  std::optional<Time> tick();
  // Calls back whenever that time may have changed.
  void call_when_planned(std::function<void()> planned) { planned_ = std::move(planned); }
  // Calls back when everything said so far is durable.
  void drain(std::function<void()> done);

  // What all tables wait for, such as room on the disk.
  std::optional<Error> trouble() const { return archive_.trouble(); }
  std::string public_tables() const;
  // The record of a finished match. None: there is no such table, or it still runs.
  std::optional<std::string> record(std::string_view table);
  // The same step by step, as JSON.
  std::optional<std::string> replay(std::string_view table);
  Figures figures() const;

 private:
  struct Line;
  struct Table;

  void say(Client, std::string text);
  void say_error(Client, std::string_view code, std::string_view text);
  void create(Client, const protocol::Create&);
  void choose(Client, const protocol::Choose&);
  void join(Client, const protocol::Join&);
  void resume(Client, const protocol::Resume&);
  void watch(Client, const protocol::Watch&);
  Table* find(std::string_view id_or_code);
  // None: this address may make another table. At its limit the oldest of its tables that only one person cares for
  // makes room, if that person is not there.
  std::optional<Error> refuse_table(const std::string& address);
  Table& open(const TableId&, const std::string& creator);
  // Its log has been applied: it can be found by its code and by its people's tokens.
  void list(Table&);
  // Whoever has this token is taken to this table.
  void lead(const Bytes32& token, Table& to);
  std::string free_code() const;
  void seat(Client, Table&, Seat, const std::string& token, Effects&);
  // Makes the log durable, then sends the messages.
  void perform(Table&, Effects);
  void durable(const TableId&, const std::optional<Error>&);
  void release(Table&);
  void move_to_rematch(Table&, Effects::Rematch);
  void seal(Table&, std::string_view why);
  void forget(const TableId&);
  // Forgets it, and all that was kept of a match that is not over.
  void close(Table&);
  // When it is closed if nobody comes; none: not by itself.
  std::optional<Time> closes_at(const Table&) const;
  void schedule(Table&);
  void tick(Table&, Time);
  void think(const TableId&, Effects::Thought);
  // What the archive calls when it has written something of this table.
  Archive::Done written(const TableId&);
  template <class Work>
  void guarded(Table&, Work);

  Archive& archive_;
  Limits limits_;
  RoomSettings settings_;
  Now now_;
  Post post_;
  Think think_;
  Client next_client_ = 1;
  std::unordered_map<Client, std::unique_ptr<Line>> lines_;
  std::unordered_map<TableId, std::unique_ptr<Table>> tables_;
  std::unordered_map<std::string, TableId> codes_;
  struct FirstBytes {
    std::size_t operator()(const Bytes32& bytes) const;
  };
  std::unordered_map<Bytes32, Table*, FirstBytes> tokens_;  // by hash; the newest table a token belongs to
  std::unordered_set<Bytes32, FirstBytes> sealed_;          // by hash; tokens that led to a table with a bug
  std::unordered_map<std::string, AddressUse> addresses_;
  std::set<std::pair<Time, TableId>> ticks_;
  std::size_t writing_ = 0;
  std::function<void()> drained_;
  std::function<void()> planned_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  Figures figures_;
};

}  // namespace filon::server
