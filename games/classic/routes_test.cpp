// Ways through the maze with doors.
#include "games/classic/routes.h"

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

class Routes : public testing::Test {
 protected:
  Routes() { put(0, 0, "start"); }

  void put(int x, int y, std::string_view id, Turned turned = Turned::No) {
    const Card card = *rules.deck.find(id);
    tunnels.put(cell(x, y), card, turned, rules.face(card, turned));
  }
  bool leads_to(int x, int y, Door closed) const { return has_route(rules, tunnels, cell(x, y), closed); }

  const Options options{Edition::E2024, 3, seat(0), {Module::Saboteur2}};
  const Rules rules = *compose(options, deck_for(options));
  Tunnels tunnels;
};

// The card has a tunnel from north to south with a green door, and a dead end in the east.
TEST_F(Routes, pass_a_door_in_the_tunnel_of_its_card_and_none_in_a_dead_end) {
  cites("S2-PATH-22");
  put(0, 1, "s2-green-ns-xe");  // south of the start: entered through the tunnel
  put(0, 2, "b-ns");
  EXPECT_FALSE(leads_to(0, 1, Door::Green));
  EXPECT_FALSE(leads_to(0, 2, Door::Green));
  EXPECT_TRUE(leads_to(0, 1, Door::Blue));
  EXPECT_TRUE(leads_to(0, 2, Door::Blue));
  put(-1, 0, "s2-green-ns-xe");  // west of the start: entered through the dead end
  put(-1, 1, "b-ns");
  EXPECT_TRUE(leads_to(-1, 0, Door::Green));
  EXPECT_TRUE(leads_to(-1, 0, Door::Blue));
  EXPECT_FALSE(leads_to(-1, 1, Door::Green));
  EXPECT_FALSE(leads_to(-1, 1, Door::Blue));
}

}  // namespace
}  // namespace filon::classic
