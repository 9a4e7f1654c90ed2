// A hub with some people who do what the bytes of the fuzzer say. After every step it checks that nothing forbidden
// happened; otherwise it throws a Bug, and the fuzzer keeps the input.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fuzz/bytes.h"
#include "fuzz/grammar.h"
#include "fuzz/referee.h"
#include "server/hub/test_hub.h"
#include "testkit/hosted.h"

namespace filon::fuzz {

// A table at which people have played before: its log, and the tokens of its people.
struct Opening {
  std::vector<server::Entry> log;
  std::vector<std::string> tokens;
  std::string table;  // empty: no table
};

class Playground {
 public:
  // Thorough: compare all views after every step, not only after a restart.
  Playground(const Opening&, bool thorough);

  static constexpr std::size_t players = 5;

  void send(std::size_t player, const std::string& text);
  // Sends a message made from these bytes.
  void send_made(std::size_t player, Bytes&);
  // Sends one of the offered answers, by this player or another one who is asked.
  void answer(std::size_t player, std::size_t which);
  // The same, but sent by this player even if another one is asked.
  void answer_for_another(std::size_t player, std::size_t which);
  void hang_up(std::size_t player);
  // Connects, and resumes with their token if they have one.
  void come_back(std::size_t player);
  void wait(server::Time milliseconds);
  void restart();
  // Until this is called again bots think and do not answer.
  void ponder();
  void hold();
  void release();

  // Answers and waits until the match is over, to make openings.
  void play_on();
  Opening as_opening() const;

 private:
  // People connect when they first do something, because most inputs need only some of them.
  struct Player {
    bool arrived = false;
    std::string begins_with;  // the first message, which brings them to their table
    server::TestWire wire;
    std::optional<server::Client> client;
    std::size_t seen = 0;  // messages of the inbox that were checked
    std::string token;     // of the seat of this connection
    std::string token_hash;
    std::string table;       // of this connection
    std::string old_token;   // for reconnecting
    testkit::Reader reader;  // of the match at that table

    bool is_asked() const { return reader.is_asked(); }
    // They have left their table.
    void forget() {
      table.clear();
      token.clear();
      token_hash.clear();
      reader = {};
    }
  };
  struct Heard {
    std::size_t messages = 0;
    std::size_t errors = 0;
  };
  using Views = std::vector<boost::json::array>;

  Player& arrived(std::size_t);
  bool connect(Player&);
  void say(Player&, const std::string& text);
  // Runs one step and checks all its effects.
  template <class Work>
  void step(const Actor&, const Player* by, Work work);
  void look_at_log(const Actor&);
  // Whether the entry is what somebody did in secret.
  bool is_secret(const server::Entry&) const;
  void take_notice(Player&, const boost::json::object& message);
  void expect_fit_for(const Player&, const boost::json::object& message, const std::string& text) const;
  Known known_to(const Player&) const;
  // A player who is asked, preferably this one; null if nobody is.
  const Player* asked(const Player& preferred) const;
  // One of the answers that they are offered; `digging`: the one that digs nearest to the gold.
  static constexpr std::size_t digging = 1000;
  static std::string offered(const Player&, std::size_t which);
  // What everybody is shown who may come to a live table.
  Views views();
  boost::json::array shown_to(const std::string& message);
  bool is_waiting(const std::string& table) const { return held_.contains(table); }

  server::TestHub hub_;
  Referee referee_;
  std::array<Player, players> players_;
  std::size_t written_ = 0;  // entries of the archive that were checked
  bool thorough_ = false;
  bool holding_ = false;
  bool releasing_ = false;
  int restarts_ = 0;
  std::set<std::string> held_;    // tables with entries that are not durable yet and no secrets
  std::set<std::string> tables_;  // ids of all tables
  std::set<std::string> over_;    // ids of tables whose match is over
  std::vector<std::string> codes_, tokens_;
  boost::json::array games_;  // which the server has
};

}  // namespace filon::fuzz
