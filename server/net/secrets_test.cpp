// Checks the frames that clients really receive. Two matches that differ only in what one player discards face down
// look the same to the others, and no frame of a match tells a client more than it may know.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/classic/text/record.h"
#include "server/fair/test_random.h"
#include "server/net/test_server.h"
#include "testkit/hosted.h"

namespace filon::server {
namespace {

namespace json = boost::json;

// Chooses one of the offered answers.
using Habit = std::function<std::string(const std::vector<std::string>&)>;

// Three people and a spectator, over sockets, from the lobby to the end.
class TableTalk {
 public:
  explicit TableTalk(std::uint64_t seed) {
    repeat_random(seed);
    server_.emplace();
    for (auto& client : clients_) {
      client = std::make_unique<TestClient>(io_, *server_);
      client->read();
      until([&] { return client->has("welcome"); });
    }
    send(
        0,
        R"({"type":"create","game":"classic","players":3,"options":{"edition":"2011"},"public":true,"clock":0,"name":"Bob","salt":"pepper-of-bob"})");
    until([&] { return clients_[0]->has("lobby"); });
    table = text(clients_[0]->newest("lobby").at("table"));
    send(1, R"({"type":"join","table":")" + table + R"(","name":"Ann","salt":"pepper-of-ann"})");
    until([&] { return clients_[1]->has("lobby"); });
    send(2, R"({"type":"join","table":")" + table + R"(","name":"Dan","salt":"pepper-of-dan"})");
    until([&] { return clients_[2]->has("lobby"); });
    send(3, R"({"type":"watch","table":")" + table + R"("})");
    until([&] { return clients_[3]->has("lobby"); });
    send(0, R"({"type":"start"})");
  }

  void play(const std::array<Habit, 3>& habits) {
    std::array<int, 3> answered{};
    until([&] {
      for (std::size_t i = 0; i < 3; ++i) {
        const testkit::Reader& reader = clients_[i]->reader;
        if (!reader.is_asked() || answered[i] == reader.question() || !is_next(i)) continue;
        answered[i] = reader.question();
        const json::value answer = json::parse(habits[i](reader.answers()));
        send(i, json::serialize(json::object{{"type", "answer"}, {"question", answered[i]}, {"answer", answer}}));
      }
      return std::all_of(clients_.begin(), clients_.end(), [](const auto& client) {
        const json::object lobby = client->newest("lobby");
        return lobby.contains("phase") && lobby.at("phase") == "over";
      });
    });
  }

  // After a round people go on one after the other, so that everybody hears the same in the same order.
  bool is_next(std::size_t client) const {
    if (clients_[client]->reader.answers().front() != R"(["go_on"])") return true;
    const json::array seats = clients_[client]->newest("lobby").at("seats").as_array();
    return std::all_of(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(client),
                       [](const json::value& chair) { return chair.as_object().contains("ready"); });
  }

  // Everything a client was sent, in order.
  std::vector<std::string> frames(std::size_t client) const {
    std::vector<std::string> all;
    for (const json::object& message : clients_[client]->inbox) all.push_back(json::serialize(message));
    return all;
  }
  const std::deque<json::object>& messages(std::size_t client) const { return clients_[client]->inbox; }
  std::string token(std::size_t client) const { return text(clients_[client]->newest("seated").at("token")); }
  std::string record() { return get(*server_, "/api/tables/" + table + "/record").body(); }

  std::string table;

 private:
  static std::string text(const json::value& value) { return std::string(value.as_string()); }
  void send(std::size_t client, std::string text) { clients_[client]->send(std::move(text)); }
  template <class Condition>
  void until(Condition holds) {
    ASSERT_TRUE(run_until(io_, holds));
  }

  boost::asio::io_context io_;
  std::optional<TestServer> server_;
  std::array<std::unique_ptr<TestClient>, 4> clients_;
};

constexpr std::size_t bob = 0, ann = 1, dan = 2, eve = 3;

std::string first_discard(const std::vector<std::string>& legal) {
  const auto found =
      std::find_if(legal.begin(), legal.end(), [](const auto& one) { return one.starts_with(R"(["discard")"); });
  return found == legal.end() ? legal.front() : *found;
}
std::string last_answer(const std::vector<std::string>& legal) { return legal.back(); }

TEST(SocketSecrets, AFaceDownDiscardChangesNothingForTheOthers) {
  TableTalk here(1), there(1);
  here.play({first_discard, first_discard, first_discard});
  there.play({last_answer, first_discard, first_discard});  // discards are listed last
  EXPECT_NE(here.frames(bob), there.frames(bob)) << "Bob sees the difference";
  for (const std::size_t client : {ann, dan, eve}) {
    const auto one = here.frames(client), other = there.frames(client);
    ASSERT_GT(one.size(), 200U);
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i)
      ASSERT_EQ(one[i], other[i]) << "frame " << i << " to client " << client;
  }
}

// Calls `look` with every string in the value, names of members included, and with its path.
void each_text(const json::value& value, const std::string& path,
               const std::function<void(const std::string& path, const std::string& text)>& look) {
  if (const auto* text = value.if_string()) look(path, std::string(*text));
  if (const auto* array = value.if_array())
    for (const json::value& one : *array) each_text(one, path, look);
  if (const auto* object = value.if_object())
    for (const auto& [name, one] : *object) {
      look(path, std::string(name));
      each_text(one, path + "/" + std::string(name), look);
    }
}

// What a client may know at a moment, computed from the record and the rules.
struct Knowledge {
  std::set<std::string> cards;
  bool roles_are_shown = false;
};

class Auditor {
 public:
  Auditor(const std::string& record, Seat who) {
    const auto options = text::record_options(record);
    check(static_cast<bool>(options), "the options of the record cannot be read");
    rules_ = std::make_shared<const classic::Rules>(*classic::compose(*options, classic::base_deck()));
    const auto read = text::read_record(*rules_, record);
    check(static_cast<bool>(read), "the record cannot be read");
    const auto match = classic::Match::replay(rules_, *read, [&](const classic::Match& now) { note(now, who); });
    check(static_cast<bool>(match), "the record cannot be replayed");
  }

  bool is_card(const std::string& text) const {
    return std::any_of(rules_->deck.kinds.begin(), rules_->deck.kinds.end(),
                       [&](const auto& kind) { return kind.id == text; });
  }
  // At this moment or the one before, because changes also name what is removed.
  bool may_know(std::size_t moment, const std::string& card) const {
    return known_[moment].cards.contains(card) || (moment > 0 && known_[moment - 1].cards.contains(card));
  }
  bool sees_roles(std::size_t moment) const {
    return known_[moment].roles_are_shown || (moment > 0 && known_[moment - 1].roles_are_shown);
  }

 private:
  void note(const classic::Match& now, Seat who) {
    Knowledge known;
    const auto add = [&](Card card) {
      if (card != no_card) known.cards.insert(rules_->deck[card].id);
    };
    const auto add_all = [&](const classic::Cards& cards) {
      for (int kind = 0; kind < classic::Cards::kinds(); ++kind)
        if (cards.count(kind) > 0) add(card(kind));
    };
    for (const Laid& laid : now.table().tunnels.laid()) add(laid.card);
    for (const classic::Goal& goal : now.table().goals) add(goal.card);
    for (int i = 0; i < rules_->seats; ++i)
      for (const Card card : in_front(now.table(), seat(i))) add(card);
    add_all(face_up(now.table().discard_pile));
    for (const classic::Event& event : now.events())
      std::visit(
          [&](const auto& told) {
            if constexpr (requires { told.card; }) add(told.card);
            if constexpr (std::is_same_v<std::decay_t<decltype(told)>, classic::RolesShown>)
              known.roles_are_shown = true;
          },
          event.told);
    for (int i = 0; i < rules_->seats; ++i)
      known.roles_are_shown = known.roles_are_shown || now.table().role[seat(i)] != classic::Role::Unknown;
    if (who != nobody) {
      const classic::Holding mine = now.view(who).mine;
      for (const Card card : mine.hand) add(card);
      for (const Card card : mine.goals_seen) add(card);
      add_all(mine.discarded);
    }
    known_.push_back(std::move(known));
  }

  std::shared_ptr<const classic::Rules> rules_;
  std::vector<Knowledge> known_;
};

TEST(SocketSecrets, NobodyIsToldMoreThanTheyMayKnow) {
  int words = 0, roles = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    TableTalk talk(seed);
    Rng rng(seed);
    const Habit habit = [&](const std::vector<std::string>& legal) { return testkit::digs_mostly(legal, rng); };
    talk.play({habit, habit, habit});
    const std::string record = talk.record();
    const Seat seats[] = {seat(0), seat(1), seat(2), nobody};
    for (const std::size_t client : {bob, ann, dan, eve}) {
      const Auditor auditor(record, seats[client]);
      for (const json::object& message : talk.messages(client)) {
        const std::string type(message.at("type").as_string());
        if (type != "view" && type != "played") continue;
        const auto moments = static_cast<std::size_t>(message.at("n").as_int64());
        each_text(message, "", [&](const std::string& path, const std::string& text) {
          // "rockfall" is also the name of an answer.
          if (auditor.is_card(text) && !(text == "rockfall" && path == "/legal")) {
            ++words;
            EXPECT_TRUE(auditor.may_know(moments, text)) << text << " at " << path << " at moment " << moments;
          }
          if (text == "saboteur" || text == "gold_digger") {
            ++roles;
            const bool own = path.starts_with("/mine") || path.starts_with("/secrets");
            if (path.starts_with("/rules")) return;  // the list of role cards
            EXPECT_TRUE((own && client != eve) || auditor.sees_roles(moments)) << text << " at " << path;
          }
        });
      }
    }
  }
  EXPECT_GT(words, 1000);
  EXPECT_GT(roles, 10);
}

TEST(SocketSecrets, TokensSaltsAndTheSecretAreNotSentToOthers) {
  TableTalk talk(7);
  talk.play({first_discard, last_answer, first_discard});
  const std::string secret(talk.messages(eve).back().at("secret").as_string());
  ASSERT_EQ(secret.size(), 64U);
  for (const std::size_t client : {bob, ann, dan, eve}) {
    bool over = false;
    for (const std::string& frame : talk.frames(client)) {
      over = over || frame.find(R"("phase":"over")") != std::string::npos;
      for (const std::size_t other : {bob, ann, dan})
        EXPECT_TRUE(other == client || frame.find(talk.token(other)) == std::string::npos) << frame;
      EXPECT_TRUE(over || frame.find(secret) == std::string::npos) << frame;
      EXPECT_TRUE(over || frame.find("pepper-of-") == std::string::npos) << frame;
    }
    EXPECT_TRUE(over);
  }
}

}  // namespace
}  // namespace filon::server
