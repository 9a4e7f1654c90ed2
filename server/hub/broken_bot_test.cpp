// A bot with a bug: its table is sealed, the server and the other tables continue.
#include <gtest/gtest.h>

#include "games/classic/entry.h"
#include "server/hub/test_hub.h"

namespace filon::games {
namespace {

// A match of the classic game in which every bot throws.
class Broken final : public HostedMatch {
 public:
  explicit Broken(std::unique_ptr<HostedMatch> match) : match_(std::move(match)) {}

  int seats() const override { return match_->seats(); }
  bool is_over() const override { return match_->is_over(); }
  int moments() const override { return match_->moments(); }
  int question() const override { return match_->question(); }
  kernel::Manner manner() const override { return match_->manner(); }
  Seats asked() const override { return match_->asked(); }
  bool is_idle() const override { return match_->is_idle(); }
  Played close() override { return match_->close(); }
  void go_on(Seat at) override { match_->go_on(at); }
  Seats gone_on() const override { return match_->gone_on(); }
  std::optional<Refused> refuse(Seat by, std::string_view answer) const override { return match_->refuse(by, answer); }
  bool is_signal(std::string_view answer) const override { return match_->is_signal(answer); }
  std::optional<Refused> refuse_both(Seat by, std::string_view answer, std::string_view then) const override {
    return match_->refuse_both(by, answer, then);
  }
  std::variant<Played, Kept, Refused> play(Seat by, std::string_view answer) override {
    return match_->play(by, answer);
  }
  std::optional<Refused> why_not(Seat by, std::string_view aim) const override { return match_->why_not(by, aim); }
  std::string view(Seat seat) const override { return match_->view(seat); }
  std::string history(Seat seat) const override { return match_->history(seat); }
  Result<std::string> read_orders(Seat by, std::string_view text) const override {
    return match_->read_orders(by, text);
  }
  Obeyed obey(Seat by, std::string_view orders) const override { return match_->obey(by, orders); }
  void set_slow(bool is_slow) override { match_->set_slow(is_slow); }
  void set_undo(bool on) override { match_->set_undo(on); }
  Seat can_take_back() const override { return match_->can_take_back(); }
  void take_back() override { match_->take_back(); }
  void seat_bot(Seat at, std::string_view level, std::uint64_t seed) override { match_->seat_bot(at, level, seed); }
  void remove_bot(Seat at) override { match_->remove_bot(at); }
  std::function<std::string()> bot_thought(Seat) override {
    return []() -> std::string { throw Bug("a bot that cannot think"); };
  }
  std::string record() const override { return match_->record(); }
  std::string standing() const override { return match_->standing(); }
  void pack() override { match_->pack(); }

 private:
  std::unique_ptr<HostedMatch> match_;
};

}  // namespace

std::span<const Game> all_games() {
  static const std::vector<Game> games = [] {
    Game broken = classic::game();
    broken.start = [start = broken.start](const Choice& choice, std::shared_ptr<Chance> chance) {
      return std::make_unique<Broken>(start(choice, std::move(chance)));
    };
    return std::vector<Game>{broken};
  }();
  return games;
}

}  // namespace filon::games

namespace filon::server {
namespace {

TEST(Hubs, SealATableWhoseBotThrows) {
  TestHub hub;
  TestWire at_the_table, elsewhere;
  const Client ann = *hub->connect(at_the_table, "192.0.2.1");
  const Client bob = *hub->connect(elsewhere, "192.0.2.1");
  const auto say = [&](Client client, std::string_view text) {
    hub->receive(client, text);
    hub.run();
  };
  say(ann, R"({"type":"create","game":"classic","players":3,"public":true,"clock":0,"name":"Ann"})");
  for (const char* bot :
       {R"({"type":"add_bot","seat":1,"level":"easy"})", R"({"type":"add_bot","seat":2,"level":"easy"})"})
    say(ann, bot);
  say(ann, R"({"type":"start"})");
  say(ann, R"({"type":"substitute","seat":0,"level":"easy"})");
  say(bob, R"({"type":"create","game":"classic","players":3,"public":true,"clock":0,"name":"Bob"})");
  hub.now += RoomSettings{}.bot_pause;
  hub.tick();
  EXPECT_EQ(hub->figures().sealed, 1U);
  EXPECT_EQ(hub->figures().tables, 1U);
  EXPECT_EQ(member(parsed(*at_the_table.inbox.back()), "code"), "sealed");
  say(bob, R"({"type":"say","text":"hello"})");
  EXPECT_TRUE(is_type(parsed(*elsewhere.inbox.back()), "said"));
}

}  // namespace
}  // namespace filon::server
