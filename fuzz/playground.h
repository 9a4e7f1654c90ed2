// A hub with some people at it who do what the fuzzer's bytes say. After every step it looks whether anything happened
// that must not; if so, a Bug is thrown, and the fuzzer keeps the input.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "fuzz/bytes.h"
#include "fuzz/grammar.h"
#include "fuzz/ledger.h"
#include "server/hub/test_hub.h"
#include "testkit/hosted.h"

namespace filon::fuzz {

// A table somebody has played at before: its log, and the tokens of its people.
struct Opening {
  std::vector<server::Entry> log;
  std::vector<std::string> tokens;
  std::string table;  // empty: there is none
};

class Playground {
 public:
  // Thorough: all views are compared after every step, not only after a restart.
  Playground(const Opening&, bool thorough);

  static constexpr std::size_t players = 5;

  void send(std::size_t player, const std::string& text);
  // What this player could well say next, made of these bytes.
  void send_made(std::size_t player, Bytes&);
  // One of the answers that were offered; by whoever is asked, if this player is not.
  void answer(std::size_t player, std::size_t which);
  // The same, but sent by this player whoever is asked.
  void answer_for_another(std::size_t player, std::size_t which);
  void hang_up(std::size_t player);
  // By their own token, if they have one.
  void come_back(std::size_t player);
  void wait(server::Time milliseconds);
  void restart();
  void hold();
  void release();

  // For making openings: answers and waits until the match is over.
  void play_on();
  Opening as_opening() const;

 private:
  // People come when they have something to do: most inputs need only some of them.
  struct Player {
    bool arrived = false;
    std::string begins_with;  // the message that brings them to their table
    server::TestWire wire;
    std::optional<server::Client> client;
    std::size_t seen = 0;  // of the wire's inbox
    std::string token;     // of the seat this line was given
    std::string token_hash;
    std::string table;       // where the line is
    std::string old_token;   // kept by the person, for coming back
    testkit::Reader reader;  // of the match at that table

    bool is_asked() const { return reader.is_asked(); }
    // They are at no table any more.
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
  // Runs one step and looks at all it has caused.
  template <class Work>
  void step(const Actor&, const Player* by, Work work);
  void look_at_log(const Actor&);
  void take_notice(Player&, const boost::json::object& message);
  void expect_fit_for(const Player&, const boost::json::object& message, const std::string& text) const;
  Known known_to(const Player&) const;
  // Somebody who is asked, if there is one; this player if it is them.
  const Player* asked(const Player& rather) const;
  // One of the answers the newest message to them offers; `digging`: the one that digs nearest to the gold.
  static constexpr std::size_t digging = 1000;
  static std::string offered(const Player&, std::size_t which);
  // What everybody who may come to a live table would be shown.
  Views views();
  boost::json::array shown_to(const std::string& message);
  bool is_waiting(const std::string& table) const { return held_.contains(table); }

  server::TestHub hub_;
  Ledger ledger_;
  std::array<Player, players> players_;
  std::size_t written_ = 0;  // entries of the archive that were looked at
  bool thorough_ = false;
  bool holding_ = false;
  bool releasing_ = false;
  int restarts_ = 0;
  std::set<std::string> held_;    // tables of which something is written and not durable
  std::set<std::string> tables_;  // ids of all tables
  std::set<std::string> over_;    // ids of those whose match is over
  std::vector<std::string> codes_, tokens_;
};

}  // namespace filon::fuzz
