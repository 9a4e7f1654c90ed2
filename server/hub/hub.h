// All tables and all clients. It runs on one thread and handles one message after the other, so it needs no locks. A
// log entry of a table is durable before anybody hears of it: the thread of the archive writes it and posts back.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/hub/quotas.h"
#include "server/rooms/room.h"

namespace filon::server {

// The connection to a client. Sending never blocks: a client whose queue is full is dropped and may reconnect.
class Wire {
 public:
  virtual ~Wire() = default;
  virtual void send(std::shared_ptr<const std::string>) = 0;
  virtual void close(std::string_view reason) = 0;
  // The same, but the client did nothing wrong and should connect again.
  virtual void drop(std::string_view reason) = 0;
};

struct Figures {
  std::uint64_t clients = 0, tables = 0, playing = 0;
  std::uint64_t moments = 0;  // of all matches, as all at the tables see them
  std::uint64_t sealed = 0;
  // These tell who did what in secret, so they are shown only if the operator wants exact figures.
  std::uint64_t messages_in = 0, messages_out = 0, bytes_out = 0, answers = 0, refused = 0, errors = 0;
};

class Hub {
 public:
  using Now = std::function<Time()>;
  // Runs work on the thread of the hub. Called from other threads.
  using Post = std::function<void(std::function<void()>)>;

  // Runs work on another thread, so that nobody waits for bots.
  using Think = std::function<void(std::function<void()>)>;

  Hub(Archive&, const Limits&, const RoomSettings&, Now, Post, Think);
  ~Hub();

  // Brings all live tables back to their exact questions. A table whose log cannot be read is sealed; the others
  // continue.
  std::optional<Error> restore();

  // None: this address has too many connections.
  std::optional<Client> connect(Wire&, const std::string& address);
  void receive(Client, std::string_view text);
  void disconnect(Client);

  // Runs clocks and bots. Returns the time of the next tick.
  std::optional<Time> tick();
  // Looks whether the archive can write. While it cannot, nothing new begins, and all clocks stand. Called often.
  void look_for_trouble();
  // Calls back when the time of the next tick may have changed.
  void on_schedule_change(std::function<void()> changed) { schedule_changed_ = std::move(changed); }
  // Calls back when everything logged so far is durable.
  void drain(std::function<void()> done);

  // What all tables wait for, such as free space on the disk.
  std::optional<Error> trouble() const { return archive_.trouble(); }
  std::string public_tables() const;
  // The record of a finished match. None: the table does not exist, or its match still runs.
  std::optional<std::string> record(const TableId&);
  // The same match step by step, as JSON.
  std::optional<std::string> replay(const TableId&);
  // The id of a table, for somebody at this address who knows its id or its code; empty: there is no such table. None:
  // this address has tried too many wrong codes.
  std::optional<TableId> id_of(std::string_view id_or_code, const std::string& address);
  // For each of these seats what its person wants to know, as a JSON list; null: it is not theirs.
  std::string own_seats(const std::vector<protocol::OwnSeat>&);
  Figures figures() const;

 private:
  struct ClientState;
  struct Table;

  static constexpr std::string_view sealed_sentence =
      "Something went wrong at this table; it is closed, and its record is kept.";

  // What own_seats() needs of a finished table. It does not change, so it is kept.
  struct FinishedSeats {
    std::string summary;
    std::int64_t finished_at;
    std::vector<std::optional<Bytes32>> tokens;
  };

  std::string own_seat(const protocol::OwnSeat&);
  // Null: there is no such finished table.
  const FinishedSeats* finished_seats(const TableId&);
  void say(Client, std::string text);
  void say_error(Client, std::string_view code, std::string_view text);
  void create(Client, const protocol::Create&);
  void choose(Client, const protocol::Choose&);
  void join(Client, const protocol::Join&);
  void resume(Client, const protocol::Resume&);
  void watch(Client, const protocol::Watch&);
  // A table in memory.
  Table* find(std::string_view id_or_code);
  // The same, or a finished table, which is opened again. Null: the reason says why not.
  struct Reason {
    std::string_view code = "no_such_table";
    std::string_view text = "There is no such table.";
  };
  Table* reach(std::string_view id_or_code, const std::string& address, Reason&);
  std::optional<FinishedTable> finished(std::string_view id_or_code);
  Table* reopen(const FinishedTable&);
  // None: this address may create another table, and has used one of those that it may create.
  std::optional<Error> refuse_table(const std::string& address);
  // Whether this address may try another code. Codes can be guessed, ids cannot.
  bool may_try(std::string_view id_or_code, const std::string& address);
  void tried_in_vain(std::string_view id_or_code, const std::string& address);
  AddressUse& use_of(const std::string& address) { return addresses_.of(address, now_()); }
  // How many clients are at the table of this client, or at the one it wants to come to.
  std::size_t audience_of(const ClientState&, const protocol::ClientMessage&);
  // Whether this message has to wait until the archive can write again.
  bool must_wait(const protocol::ClientMessage&, Client) const;
  // Whether the server can open another table. At the limit it forgets a finished one that nobody looks at.
  bool makes_room();
  Table& open(const TableId&, const std::string& creator);
  // Whether it counts among the tables of its creator: it does while somebody has a seat and the match is not over.
  void count(Table&, bool counts);
  // Makes a table findable by its code and its tokens. Requires: its log has been applied.
  void make_findable(Table&);
  // This token resumes at this table from now on, unless it belongs to a newer one.
  void link_token(const Bytes32& token, Table& to);
  std::string free_code() const;
  void seat(Client, Table&, Seat, const std::string& token, Effects&);
  // Makes the log durable, then sends the messages.
  void perform(Table&, Effects);
  void durable(const TableId&, const std::optional<Error>&);
  void send(const Effects&);
  void release(Table&);
  void drop_waiting_messages(Table&);
  // A new table for the same people. They are told where it is when it is durable.
  void open_rematch(Table& from, Effects::Rematch);
  void announce_rematch(Table& to);
  // The lobby of the rematch, if there is one already.
  Table* rematch_of(const Table&);
  void seal(Table&, std::string_view why);
  void forget(const TableId&);
  // Forgets the table, and deletes its log if its match is not over.
  void close(Table&);
  // When it is closed if nobody comes. None: never.
  std::optional<Time> closes_at(const Table&) const;
  void schedule(Table&);
  // Packs the match of the table that was unpacked first, if there are too many. Tables where much happens are not
  // packed and unpacked all the time.
  void keep_few_unpacked(Table& used);
  void tick(Table&, Time);
  void think(const TableId&, Effects::Thought);
  // The callback for the archive when a write of this table is done.
  Archive::Done written(const TableId&);
  void guarded(Table&, const std::function<void(Effects&)>& work);

  Archive& archive_;
  Limits limits_;
  RoomSettings settings_;
  Now now_;
  Post post_;
  Think think_;
  Client next_client_ = 1;
  std::unordered_map<Client, std::unique_ptr<ClientState>> clients_;
  std::unordered_map<TableId, std::unique_ptr<Table>> tables_;
  std::unordered_map<std::string, Table*> codes_;
  // The first bytes of a token's hash. The table knows the whole hash, so this only has to find the table.
  using TokenKey = std::uint64_t;
  static TokenKey key_of(const Bytes32& token_hash);
  std::unordered_map<TokenKey, Table*> tokens_;  // the newest table a token belongs to
  std::unordered_set<TokenKey> sealed_;          // tokens of tables that were sealed
  PerAddress<AddressUse> addresses_;
  std::unordered_map<TableId, FinishedSeats> finished_seats_;
  std::set<std::pair<Time, Table*>> ticks_;
  std::deque<TableId> unpacked_;  // the oldest first
  std::size_t writing_ = 0;
  bool in_trouble_ = false;  // the archive cannot write
  bool draining_ = false;
  std::uint64_t unwritten_ = 0;  // writes that failed while draining
  std::function<void()> drained_;
  std::function<void()> schedule_changed_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  Figures figures_;
};

}  // namespace filon::server
