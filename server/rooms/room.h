// One table: lobby, match, talk. It has no sockets, files or clock: it is given the messages of clients and the time,
// and returns Effects. Every change is an entry of its log, so the log restores it.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/game.h"
#include "kernel/check.h"
#include "protocol/json.h"
#include "protocol/messages.h"
#include "server/rooms/chair.h"
#include "server/storage/archive.h"

namespace filon::server {

using Client = std::uint64_t;
using Time = std::int64_t;  // milliseconds since 1970

// What the hub has to do, in this order: make the log durable, then send the messages.
struct Effects {
  struct Message {
    Client to;
    std::shared_ptr<const std::string> text;
  };

  std::vector<std::string> log;
  std::vector<Message> messages;
  // The log has only what these seats did in secret: nobody else is told of it, not even by having to wait.
  Seats secret_of;
  bool asks = false;          // a question is asked, or again with another time; its time counts from when it is told
  std::uint64_t moments = 0;  // how many moments of the match the messages tell
  // Work of a bot for another thread. Room::thought() takes the result.
  struct Thought {
    Seat seat;
    std::int64_t ticket;
    std::function<std::string()> work;
  };
  std::vector<Thought> thoughts;
  std::optional<FinishedTable> finished;
  // A new table with the same people: how it is created, and the log entries that seat them.
  struct Rematch {
    protocol::Create create;
    std::vector<std::string> log;
  };
  std::optional<Rematch> rematch;
};

struct RoomSettings {
  Time bot_pause = 1300;  // before a bot answers
};

class Room {
 public:
  enum class Phase { Lobby, Playing, Paused, Over };

  Room(TableId, const RoomSettings&);

  // The first log entry of a new table. Nobody sits there yet.
  static std::string creation(const protocol::Create&, std::string_view code, Time);
  // Applies a whole log, as after a restart. None: the table is back at its exact question.
  std::optional<Error> restore(const std::vector<std::string>& log, Time now);

  // The talk in a log: a JSON list of the messages that were sent.
  static std::string talk_in(const std::vector<std::string>& log);

  const TableId& id() const { return id_; }
  const std::string& code() const { return code_; }
  Phase phase() const { return phase_; }
  bool is_public() const { return is_public_; }
  int seats() const { return choice_.players; }
  bool is_empty() const { return clients_.empty(); }
  std::size_t audience() const { return clients_.size(); }
  // For the list of tables, as JSON.
  std::string summary() const;
  // Whether this person has something to answer now.
  bool is_asked(Seat) const;
  Seats connected() const;
  // The hash of the token at each seat, after this log; none where no person sits. Empty: the log cannot be read.
  static std::vector<std::optional<Bytes32>> tokens_in(const std::vector<std::string>& log);
  std::optional<Seat> seat_of_token(const Bytes32& token_hash) const;
  std::vector<Bytes32> token_hashes() const;

  // A newcomer takes a seat. The hash is that of the token they were given.
  std::optional<Error> sit_down(protocol::Person, std::optional<int> seat, const Bytes32& token_hash, Time, Effects&,
                                Seat& got);
  // A client comes to its seat, or to watch (nobody). It is sent everything it may see.
  void enter(Client, Seat, Time, Effects&);
  void exit(Client, Time, Effects&);
  // If there is an error, nothing changes and only this client is told.
  void handle(Client, const protocol::ClientMessage&, Time, Effects&);
  // Handles clocks, bots, and people who stay away.
  void tick(Time, Effects&);
  // Lets bots think about the open question. Called after everything that may have asked one: a bot thinks while people
  // look at what happened, so the time at which it answers tells nothing about how long it thought.
  void begin_thoughts(Effects&);
  // The answer of a bot. It is played when the pause of the bot is over. False: it was dropped, because the question is
  // closed or the bot no longer answers.
  bool thought(Seat, std::int64_t ticket, std::string answer, Time, Effects&);
  // Keeps the match in little memory until something happens here.
  void pack() {
    if (match_) match_->pack();
  }
  // None: nothing happens by itself.
  std::optional<Time> next_tick() const;
  // Between these two clocks stand: nobody has been told the open question yet, or nobody can be told anything because
  // nothing can be stored.
  void fall_silent(Time);
  void be_heard(Time, Effects&);
  bool is_silent() const { return silent_since_.has_value(); }
  std::vector<Client> clients() const;
  std::optional<Seat> seat_of(Client) const;

  // Everybody here is told at which table the rematch is.
  void set_next(const TableId&, const std::string& code, Effects&);

 private:
  class Commands;
  friend class Commands;

  // Every change of the table goes through these: log() writes an entry and applies it. Without effects the table is
  // being restored.
  std::optional<Error> apply(std::string_view entry, Effects*);
  void log(Time, std::string_view verb, std::string_view rest, Effects&);
  // A person as the log has them.
  static std::string person_json(const protocol::Person&, const Bytes32& token_hash);
  void start_match();
  // Where the person or bot of each seat sits if the table has so many seats; nobody: not there any more. People keep
  // their seats if they can, otherwise they get an empty one or that of a bot.
  PerSeat<Seat> places_with(int players) const;
  void change_choice(games::Choice);
  // Logs and plays the answer, or returns why it is refused.
  std::optional<games::Refused> try_answer(Seat, std::string_view answer, Effects&);
  // False: it is not legal.
  bool play_answer(Seat, std::string_view answer, Effects*);
  // Sends a moment of the match to all clients.
  void broadcast(const games::Played&, Effects*);
  void close_window(Time, Effects&);
  void let_bot_think(Seat, Effects&);
  // A new bot at this seat, or one that stands in for a moment.
  void seat_bot(Seat, std::string_view level);
  // The answer that a bot has thought of, if it answers the open question; null: none.
  const std::string* ready_answer(Seat) const;
  // What bots thought of before this moment still counts after it.
  void keep_thoughts(int moment);
  // Plays all of them. Returns whether there were any.
  bool answer_by_bots(Effects&);
  // Stands for the open question. Unlike its number it never comes back after an answer was taken back.
  std::int64_t ticket() const { return (std::int64_t{taken_back_} << 32) + match_->question(); }
  bool is_thinking(Seat at) const { return thinking_about_ == ticket() && thinking_.contains(at); }
  bool can_take_back(Seat) const;
  void take_back(Effects*);
  void match_ended(Effects&);
  std::string record() const;
  void ask(Time);

  // Standing orders (room_orders.cpp).
  bool is_slow() const { return clock_ > an_hour; }
  Seats follow_orders();
  void set_orders(Seat, std::string_view);
  // The answer that the orders of this seat give to the open question; null: none.
  const std::string* ordered_answer(Seat) const;
  // Returns whether there were any.
  bool answer_by_orders(Effects&);
  std::string_view orders_of(Seat) const;
  void send_orders(Seat, Effects&) const;

  // Whether the log has room for more entries that are no moves.
  bool has_room_in_log() const;
  // The same for entries that only this person knows of. They have room of their own: who fills the rest of the log
  // must not learn from it what others do in secret.
  bool has_room_for_secrets(Seat) const;
  // This name, or with a number if somebody else at the table has one that looks the same. Called before it is logged:
  // a log keeps the names that people had.
  std::string free_name(const std::string& wanted, Seat own) const;
  void remember_talk(Seat, std::string message);
  bool hears(Seat listener, Seat speaker) const;
  void send_history(Client, Effects&) const;
  void send(Client, std::string text, Effects&) const;
  void send_error(Client, std::string_view code, std::string_view text, Effects&) const;
  void send_lobby(Effects&) const;
  void send_view(Client, Effects&) const;
  std::string lobby() const;
  void write_table(protocol::Json& json) const;
  void write_clock(std::string& out) const;
  std::optional<Time> next_answer() const;
  // When the pause after a round ends: when all people who are here have gone on.
  Time rest_ends() const;
  bool waits_for_people_here() const;
  // When the open window closes. None: when everybody has answered.
  std::optional<Time> window_ends() const;
  // When the clock of the table has run out for the open question. None: it has no limit.
  std::optional<Time> time_is_up() const;
  bool is_time_up(Time) const;
  bool bot_may_answer(Seat) const;
  bool bot_has_to_think(Seat) const;
  // When bots and orders answer the open question.
  Time bots_answer_at() const;
  bool nobody_will_answer() const;
  // When this person counts as absent. None: they are here, or the match does not run.
  std::optional<Time> absent_from(Seat, Seats here) const;
  Seats absent() const;
  // Who becomes the host if the host stays away. Nobody: the host is here, or no other person is.
  Seat next_host() const;
  std::vector<std::string> salts() const;

  static constexpr std::int64_t an_hour = 3600;
  // The bot level that replaces a removed person, and answers when time is up.
  static constexpr const char* stand_in = "normal";

  TableId id_;
  std::string code_;
  RoomSettings settings_;
  games::Choice choice_;
  bool is_public_ = false;
  std::int64_t clock_ = 0;  // seconds for each question; 0: no limit
  std::int64_t rest_ = protocol::usual_rest;
  Phase phase_ = Phase::Lobby;
  Seat host_{0};
  Chairs chairs_;
  Bytes32 secret_{};  // published when the match is over; its commitment is published from the beginning
  std::unique_ptr<games::HostedMatch> match_;
  bool has_undo_ = false;     // answers that told nobody anything new can be taken back
  Seat answering_ = nobody;   // the person whose answer is being played
  Seat takes_back_ = nobody;  // may take back the last answer
  int taken_back_ = 0;        // how many answers
  Time asked_before_ = 0;     // when the question before was asked
  Time asked_at_ = 0;         // when the open question was asked
  int asked_question_ = 0;    // its number
  struct Ordered {
    int question = 0;
    std::string answer;
  };
  std::map<Seat, Ordered> ordered_;  // what standing orders answer to this question
  Seats thinking_;                   // the seats for which bots think about this question:
  std::int64_t thinking_about_ = 0;  // its ticket
  struct Ready {
    Seat seat;
    std::int64_t ticket;
    int moment;
    std::string answer;
  };
  std::vector<Ready> ready_;  // answers of bots that wait for the end of their pause
  std::optional<Time> silent_since_;
  Time host_away_since_ = 0;
  Seats told_absent_;           // everybody here knows that they are absent
  PerSeat<Time> away_since_{};  // when the last client of this seat left; after a restart, when the table came back
  Time now_ = 0;                // the time of the current message or tick
  std::size_t side_bytes_ = 0;  // of the entries that are no moves
  struct Talker {
    Time since = 0;
    int lines = 0;
  };
  std::map<Seat, Talker> talkers_;
  // The latest talk, for clients that come later.
  struct TalkLine {
    Seat by;
    std::shared_ptr<const std::string> message;
  };
  std::vector<TalkLine> talk_;
  std::map<Client, Seat> clients_;
  // These are not logged: they end with the visit of the people.
  bool choosing_ = false;  // the host is about to change the table
  Seats proposed_;         // who would like a rematch
  struct Next {
    TableId table;
    std::string code;
  };
  std::unique_ptr<Next> next_;  // the table of the rematch
};

}  // namespace filon::server
