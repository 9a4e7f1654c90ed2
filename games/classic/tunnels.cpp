#include "games/classic/tunnels.h"

#include <bit>

namespace filon {
namespace {

// Which of the sixteen sets of open sides contain all, or any, of the given sides.
constexpr auto containing = [] {
  struct {
    std::array<Fits, 16> all{}, any{};
  } table;
  for (unsigned sides = 0; sides < 16; ++sides)
    for (unsigned open = 0; open < 16; ++open) {
      if ((open & sides) == sides) table.all[sides] = static_cast<Fits>(table.all[sides] | 1U << open);
      if ((open & sides) != 0) table.any[sides] = static_cast<Fits>(table.any[sides] | 1U << open);
    }
  return table;
}();

// The place of a cell in the sorted list, even if it is not there. A binary search without branches that depend on
// cells.
template <class Sorted>
auto place_of(Sorted& list, Cell at) {
  const int key = at.key();
  auto* first = list.begin();
  std::size_t left = list.size();
  if (left == 0) return first;
  while (left > 1) {
    const std::size_t half = left / 2;
    first += first[half - 1].at.key() < key ? half : 0;
    left -= half;
  }
  return first + (first->at.key() < key ? 1 : 0);
}

template <class Sorted>
auto find(Sorted& list, Cell at) -> decltype(list.begin()) {
  auto* place = place_of(list, at);
  return place != list.end() && place->at == at ? place : nullptr;
}

}  // namespace

Fits matching_fits(const Site& site) {
  if (is_beyond(site.at)) [[unlikely]]
    return 0;
  return static_cast<Fits>(containing.all[site.must_open] & ~containing.any[site.must_rock]);
}

namespace {

void refit(Site& site) { site.fits = linked_fits(site); }

}  // namespace

Fits linked_fits(const Site& site) { return static_cast<Fits>(matching_fits(site) & containing.any[site.linked]); }

const Laid* Tunnels::at(Cell cell) const { return find(laid_, cell); }

const Site* Tunnels::site(Cell cell) const { return find(sites_, cell); }

bool Tunnels::is_covered(Cell cell) const {
  return std::find(covered_.begin(), covered_.end(), cell) != covered_.end();
}

Site& Tunnels::site_at(Cell cell) {
  Site* place = place_of(sites_, cell);
  if (place == sites_.end() || place->at != cell) sites_.insert(place, Site{.at = cell});
  return *place;
}

Site Tunnels::look_round(Cell cell) const {
  Site here{.at = cell};
  for (Side side : all_sides) {
    const Cell there = beside(cell, side);
    if (const Laid* neighbour = at(there)) {
      const bool open = has(neighbour->face.open(), opposite(side));
      (open ? here.must_open |= bit(side) : here.must_rock |= bit(side));
      if (has(neighbour->linked, opposite(side))) here.linked |= bit(side);
    } else if (is_covered(there)) {
      here.covered |= bit(side);
    }
  }
  refit(here);
  return here;
}

void Tunnels::cover(Cell cell) {
  check(!at(cell) && !is_covered(cell), "a goal is laid on an empty cell");
  Cell* place = std::lower_bound(covered_.begin(), covered_.end(), cell);
  covered_.insert(place, cell);
  if (Site* site = find(sites_, cell)) sites_.erase(site);
  for (Side side : all_sides)
    if (const Cell there = beside(cell, side); !at(there) && !is_covered(there))
      site_at(there).covered |= bit(opposite(side));
}

void Tunnels::uncover(Cell cell) {
  Cell* place = std::find(covered_.begin(), covered_.end(), cell);
  check(place != covered_.end(), "a face-down card is taken from where it lies");
  covered_.erase(place);
  for (Side side : all_sides) {
    Site* site = find(sites_, beside(cell, side));
    if (!site) continue;
    site->covered &= static_cast<Sides>(~bit(opposite(side)));
    if (site->empty()) sites_.erase(site);
  }
  const Site here = look_round(cell);
  if (!here.empty()) site_at(cell) = here;
}

bool Tunnels::put(Cell cell, Card card, Turned turned, Face face, bool fixed) {
  Site here{.at = cell};
  const auto covered = std::find(covered_.begin(), covered_.end(), cell);
  const bool uncovers = covered != covered_.end();
  if (uncovers) {
    here = look_round(cell);
    covered_.erase(covered);
  } else if (Site* site = find(sites_, cell)) {
    here = *site;
    sites_.erase(site);
  }
  Laid* place = place_of(laid_, cell);
  check(place == laid_.end() || place->at != cell, "a card is laid on an empty cell");

  const Sides open = face.open();
  Sides linked = face.ladder();
  for (Side side : all_sides)
    if (has(open & here.linked, side)) linked |= face.joined(side);
  laid_.insert(place, Laid{cell, card, turned, face, linked, fixed});

  const Sides face_up = here.must_open | here.must_rock;
  for (Side side : all_sides) {
    if (has(face_up | here.covered, side)) continue;
    const Sides towards_us = bit(opposite(side));
    Site& site = site_at(beside(cell, side));
    (has(open, side) ? site.must_open |= towards_us : site.must_rock |= towards_us);
    if (has(linked, side)) site.linked |= towards_us;
    if (uncovers) site.covered &= static_cast<Sides>(~towards_us);
    refit(site);
  }

  // A tunnel that was cut off, or a segment that led nowhere, may now be linked through the new card.
  bool leads_to_goal = (linked & here.covered) != 0;
  for (Side side : all_sides) {
    if (!has(linked & here.must_open & ~here.linked, side)) continue;
    Laid& neighbour = *find(laid_, beside(cell, side));
    leads_to_goal |= link(neighbour, neighbour.face.joined(opposite(side)));
  }
  return leads_to_goal;
}

// Links a segment and everything connected to it. Returns true if a tunnel now leads to a covered cell.
bool Tunnels::link(Laid& laid, Sides segment) {
  const Sides fresh = segment & static_cast<Sides>(~laid.linked);
  laid.linked |= segment;
  bool leads_to_goal = false;
  for (Side side : all_sides) {
    if (!has(fresh, side)) continue;
    const Cell there = beside(laid.at, side);
    const Side back = opposite(side);
    if (Site* site = find(sites_, there)) {
      site->linked |= bit(back);
      refit(*site);
    } else if (Laid* neighbour = find(laid_, there)) {
      if (!has(neighbour->linked, back)) leads_to_goal |= link(*neighbour, neighbour->face.joined(back));
    } else {
      leads_to_goal = true;
    }
  }
  return leads_to_goal;
}

void Tunnels::take(Cell cell) {
  Laid* gone = find(laid_, cell);
  check(gone && !gone->fixed, "only a tunnel card is taken away");
  const Laid was = *gone;
  laid_.erase(gone);
  for (Side side : all_sides) {
    Site* site = find(sites_, beside(cell, side));
    if (!site) continue;
    const Sides others = static_cast<Sides>(~bit(opposite(side)));
    site->must_open &= others;
    site->must_rock &= others;
    site->linked &= others;
    refit(*site);
    if (site->empty()) sites_.erase(site);
  }
  const Site here = look_round(cell);
  if (!here.empty()) site_at(cell) = here;
  // A card that linked only one neighbour carried no link to others.
  if (was.face.ladder() != 0 || std::popcount(static_cast<Sides>(was.linked & here.must_open)) > 1) relink();
}

// Every link begins at a ladder; the start counts as one (S2-PATH-10, -11).
void Tunnels::relink() {
  for (Laid& laid : laid_) laid.linked = 0;
  for (Site& site : sites_) site.linked = site.fits = 0;
  for (Laid& laid : laid_) link(laid, laid.face.ladder());
}

Inline<Cell, Tunnels::most_covered> Tunnels::reached() const {
  Inline<Cell, most_covered> reached;
  for (Cell goal : covered_)
    if (entries(goal) != 0) reached.push_back(goal);
  return reached;
}

Sides Tunnels::entries(Cell cell) const { return look_round(cell).linked; }

}  // namespace filon
