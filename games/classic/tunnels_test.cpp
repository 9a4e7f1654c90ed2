// Compares the maze with a simple flood fill over all its cards, for every kind of face in the game.
#include "games/classic/tunnels.h"

#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "kernel/rng.h"

namespace filon {
namespace {

constexpr Sides N = bit(Side::North), E = bit(Side::East), S = bit(Side::South), W = bit(Side::West);

const std::vector<Face>& faces() {
  static const std::vector<Face> all{
      Face(N | S, {N | S}),
      Face(E | W, {E | W}),
      Face(N | E, {N | E}),
      Face(N | W, {N | W}),
      Face(N | E | S, {N | E | S}),
      Face(N | E | S | W, {N | E | S | W}),
      Face(N | E | S | W, {}),              // four dead ends
      Face(E | W, {}),                      // two dead ends
      Face(N | E | S | W, {N | S, E | W}),  // bridge
      Face(N | E | S | W, {N | W, E | S}),  // double curve
      Face(N | E | S, {N | S}),             // through tunnel and a dead end
      Face(N | E, {N | E}, N | E),          // ladder
      Face(N, {}, N),                       // ladder at a dead end
  };
  return all;
}

// The slow but simple way: which sides of which cards are linked to the ladders.
std::map<Cell, Sides> walked(const Tunnels& tunnels) {
  std::map<Cell, Sides> linked;
  std::vector<std::pair<const Laid*, Sides>> todo;
  for (const Laid& laid : tunnels.laid()) todo.push_back({&laid, laid.face.ladder()});
  while (!todo.empty()) {
    const auto [laid, sides] = todo.back();
    todo.pop_back();
    for (Side side : all_sides) {
      if (!has(sides, side) || has(linked[laid->at], side)) continue;
      linked[laid->at] |= bit(side);
      const Laid* next = tunnels.at(beside(laid->at, side));
      if (next && has(next->face.open(), opposite(side))) todo.push_back({next, next->face.joined(opposite(side))});
    }
  }
  return linked;
}

void expect_true_books(const Tunnels& tunnels) {
  auto linked = walked(tunnels);
  for (const Laid& laid : tunnels.laid()) RC_ASSERT(laid.linked == linked[laid.at]);
  std::set<Cell> beside_cards;
  for (const Laid& laid : tunnels.laid())
    for (Side side : all_sides)
      if (const Cell at = beside(laid.at, side); !tunnels.at(at) && !tunnels.is_covered(at)) beside_cards.insert(at);
  std::set<Cell> goals;
  for (const Site& site : tunnels.sites()) {
    RC_ASSERT(!tunnels.at(site.at));
    for (Side side : all_sides) {
      const Laid* neighbour = tunnels.at(beside(site.at, side));
      const bool open = neighbour && has(neighbour->face.open(), opposite(side));
      RC_ASSERT(has(site.must_open, side) == open);
      RC_ASSERT(has(site.must_rock, side) == (neighbour && !open));
      RC_ASSERT(has(site.linked, side) == (neighbour && has(neighbour->linked, opposite(side))));
      RC_ASSERT(has(site.covered, side) == tunnels.is_covered(beside(site.at, side)));
    }
    RC_ASSERT(site.fits == linked_fits(site));
    beside_cards.erase(site.at);
  }
  RC_ASSERT(beside_cards.empty());
}

RC_GTEST_PROP(Tunnels, keep_true_books_through_laying_turning_and_falling, (std::uint64_t seed)) {
  Rng rng(seed);
  Tunnels tunnels;
  tunnels.put(cell(0, 0), card(0), Turned::No, Face(15, {15}, 15), true);
  std::set<Cell> goals{cell(3, -1), cell(3, 1)};
  for (Cell goal : goals) tunnels.cover(goal);
  for (int step = 0; step < 40; ++step) {
    const auto sites = tunnels.sites();
    if (rng.below(5) == 0) {
      const Laid& laid = tunnels.laid()[static_cast<std::size_t>(rng.below(static_cast<int>(tunnels.laid().size())))];
      if (!laid.fixed) tunnels.take(laid.at);
    } else {
      // Any card anywhere, even if it does not fit: turned goals may not fit either (BASE-GOAL-07, -08).
      const Site site = sites[static_cast<std::size_t>(rng.below(static_cast<int>(sites.size())))];
      const Face face = faces()[static_cast<std::size_t>(rng.below(static_cast<int>(faces().size())))];
      const bool leads = tunnels.put(site.at, card(1), Turned::No, rng.below(2) == 0 ? face : face.turned());
      RC_ASSERT(leads == !tunnels.reached().empty());
      while (!tunnels.reached().empty()) {
        const Cell goal = tunnels.reached()[0];
        tunnels.put(goal, card(2), Turned::No, faces()[static_cast<std::size_t>(rng.below(6))], true);
      }
    }
    expect_true_books(tunnels);
  }
}

RC_GTEST_PROP(Tunnels, are_the_same_value_whatever_the_order_of_laying, (std::uint64_t seed)) {
  Rng rng(seed);
  Tunnels first;
  first.put(cell(0, 0), card(0), Turned::No, Face(15, {15}, 15), true);
  for (int step = 0; step < 25; ++step) {
    const auto sites = first.sites();
    const Cell at = sites[static_cast<std::size_t>(rng.below(static_cast<int>(sites.size())))].at;
    first.put(at, card(1), Turned::No, faces()[static_cast<std::size_t>(rng.below(static_cast<int>(faces().size())))]);
  }
  std::vector<Laid> laid(first.laid().begin(), first.laid().end());
  for (std::size_t i = laid.size(); i > 1; --i)
    std::swap(laid[i - 1], laid[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
  Tunnels second;
  for (const Laid& one : laid) second.put(one.at, one.card, one.turned, one.face, one.fixed);
  RC_ASSERT(first == second);
}

TEST(Face, turns_by_half) {
  for (const Face face : faces()) {
    EXPECT_EQ(face.turned().turned(), face);
    for (Side side : all_sides) EXPECT_EQ(turned(face.joined(side)), face.turned().joined(opposite(side)));
  }
}

TEST(Fits, follow_edges_and_links) {
  const Site site{.at = {}, .must_open = W, .must_rock = N, .linked = W};
  EXPECT_TRUE(fits(linked_fits(site), E | W));
  EXPECT_FALSE(fits(linked_fits(site), N | W));
  EXPECT_FALSE(fits(linked_fits(site), E | S));
  const Site cut_off{.at = {}, .must_open = W, .must_rock = N};
  EXPECT_TRUE(fits(matching_fits(cut_off), E | W));
  EXPECT_FALSE(fits(linked_fits(cut_off), E | W));
}

}  // namespace
}  // namespace filon
