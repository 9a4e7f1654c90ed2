// A table tells what is durable, in order, and nobody waits for the secrets of others.
#include "server/hub/outbox.h"

#include <gtest/gtest.h>

#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

class Outboxes : public testing::Test {
 protected:
  static Effects to(std::initializer_list<Client> clients, const std::string& text) {
    Effects effects;
    for (const Client client : clients) effects.messages.push_back({client, std::make_shared<const std::string>(text)});
    return effects;
  }
  void put(Effects effects, bool is_durable) { outbox.put(std::move(effects), is_durable, *table.room); }
  // Something that the seat did in secret; only it is told.
  void put_secret_of(Client client, Seat at, const std::string& text) {
    Effects effects = to({client}, text);
    effects.secret_of.insert(at);
    put(std::move(effects), false);
  }
  std::string told() {
    std::string all;
    for (const Effects::Message& message : outbox.take(*table.room).messages)
      all += (message.to == ann ? " Ann:" : message.to == bob ? " Bob:" : " Eve:") + *message.text;
    return all;
  }

  TestRoom table;
  Outbox outbox;
};

TEST_F(Outboxes, TellInOrderWhatIsDurable) {
  put(to({ann, bob}, "1"), false);
  put(to({ann}, "2"), true);
  put(to({bob}, "3"), false);
  EXPECT_EQ(told(), "");
  EXPECT_TRUE(outbox.holds_everybody());
  outbox.stored();
  EXPECT_EQ(told(), " Ann:1 Bob:1 Ann:2");
  outbox.stored();
  EXPECT_EQ(told(), " Bob:3");
  EXPECT_FALSE(outbox.holds_everybody());
  EXPECT_EQ(outbox.bytes(), 0U);
}

TEST_F(Outboxes, LetNobodyElseWaitForASecret) {
  put_secret_of(bob, seat(1), "kept");
  put(to({ann, bob, eve}, "lobby"), true);
  EXPECT_FALSE(outbox.holds_everybody());
  EXPECT_TRUE(outbox.holds(seat(1)));
  EXPECT_FALSE(outbox.holds(seat(0)));
  EXPECT_EQ(told(), " Ann:lobby Eve:lobby") << "Bob has to wait, or he would see what may be lost";
  put(to({ann}, "reply"), true);
  EXPECT_EQ(told(), " Ann:reply");
  outbox.stored();
  EXPECT_EQ(told(), " Bob:kept Bob:lobby");
  EXPECT_EQ(outbox.bytes(), 0U);
}

TEST_F(Outboxes, LetEverybodyWaitForWhatFollowsFromASecret) {
  put_secret_of(bob, seat(1), "kept");
  put(to({ann, bob}, "closed"), false);
  EXPECT_TRUE(outbox.holds_everybody());
  EXPECT_EQ(told(), "");
  outbox.stored();
  EXPECT_EQ(told(), " Bob:kept");
  outbox.stored();
  EXPECT_EQ(told(), " Ann:closed Bob:closed");
}

TEST_F(Outboxes, TakeNothingForASecretThatOthersAreTold) {
  Effects effects = to({ann, bob}, "both");
  effects.secret_of.insert(seat(1));
  put(std::move(effects), false);
  EXPECT_TRUE(outbox.holds_everybody());
  EXPECT_EQ(told(), "");
}

TEST_F(Outboxes, CountATextForManyOnce) {
  const auto text = std::make_shared<const std::string>(1000, 'x');
  Effects effects;
  for (int i = 0; i < 50; ++i) effects.messages.push_back({ann, text});
  put(std::move(effects), false);
  EXPECT_LE(outbox.bytes(), 1000U);
  EXPECT_GE(outbox.bytes(), 900U);
  outbox.stored();
  told();
  EXPECT_EQ(outbox.bytes(), 0U);
}

TEST_F(Outboxes, KnowWhetherAQuestionWaits) {
  put(to({ann}, "renamed"), false);
  EXPECT_FALSE(outbox.holds_question());
  Effects effects = to({ann}, "played");
  effects.asks = true;
  put(std::move(effects), false);
  EXPECT_TRUE(outbox.holds_question());
  outbox.stored();
  EXPECT_TRUE(outbox.holds_question());
  outbox.stored();
  EXPECT_FALSE(outbox.holds_question());
}

TEST_F(Outboxes, TellNothingMoreAfterALoss) {
  put(to({ann}, "1"), false);
  put(to({ann}, "2"), false);
  outbox.close();  // the first was not stored
  outbox.stored();
  EXPECT_EQ(told(), "");
}

TEST_F(Outboxes, CountMomentsOnce) {
  put_secret_of(bob, seat(1), "kept");
  Effects effects = to({ann, bob}, "played");
  effects.moments = 1;
  put(std::move(effects), true);
  EXPECT_EQ(outbox.take(*table.room).moments, 1U);
  outbox.stored();
  EXPECT_EQ(outbox.take(*table.room).moments, 0U);
}

}  // namespace
}  // namespace filon::server
