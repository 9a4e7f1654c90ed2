// Path cards: where one can be placed, and placing it.
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

bool is_beside_goal(const Table& table, Cell at) {
  return std::any_of(table.goals.begin(), table.goals.end(), [&](const Goal& goal) {
    return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) { return beside(goal.at, side) == at; });
  });
}

// Whether a face-up card lies beside this place.
bool touches_card(const Site& site) { return (site.must_open | site.must_rock) != 0; }

// A ladder must lie beside a face-up card (CHEST-49), and never beside a goal (S2-PATH-13).
bool takes_ladder(const Table& table, const Site& site) {
  return touches_card(site) && !is_beside_goal(table, site.at);
}

// A ladder need not be linked: it can be placed beside any path card where it fits, but never beside a goal
// (S2-PATH-12..-16).
void list_ladders(const Rules& rules, const Table& table, Card card, Lister& list) {
  const Ways ways = rules.ways(card);
  for (const Site& site : table.tunnels.sites()) {
    if (!takes_ladder(table, site)) continue;
    const Fits fit = matching_fits(site);
    list.next<PlacePath>(card, site.at, Turned::No);
    list.keep((fit & ways.printed) != 0);
    list.next<PlacePath>(card, site.at, Turned::Yes);
    list.keep((fit & ways.half_turn) != 0);
  }
}

}  // namespace

Refused refuse_place(const Rules& rules, const Table& table, const Tunnels& tunnels, Card card, Cell at,
                     Turned turned) {
  if (tunnels.at(at) || tunnels.is_covered(at)) return Refusal::CellTaken;  // BASE-PATH-02
  if (is_beyond(at)) return Refusal::TooFar;
  const Site* site = tunnels.site(at);
  const bool beside_goal = is_beside_goal(table, at);
  // Closed chests and postcards do not count (BASE-PATH-01, CHEST-10, -49, COST-04).
  if (!site || (!touches_card(*site) && !beside_goal)) return Refusal::TouchesNothing;
  const Face face = rules.face(card, turned);
  if (face.ladder() != 0 && beside_goal) return Refusal::BesideGoal;  // S2-PATH-13
  if (!fits(matching_fits(*site), face.open())) return Refusal::EdgesDiffer;
  if (face.ladder() == 0 && !fits(site->fits, face.open())) return Refusal::NotLinked;  // S2-PATH-14, -15
  return {};
}

Refused refuse(const Rules& rules, Sight sight, const PlacePath& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Path)) return wrong;
  if (sight.table.broken[sight.me].any()) return Refusal::ToolsBroken;   // BASE-PATH-19
  if (sight.table.prison[sight.me].holds()) return Refusal::Imprisoned;  // S2-PATH-28
  if (const Refused wrong = refuse_place(rules, sight.table, sight.table.tunnels, a.card, a.at, a.turned)) return wrong;
  if (const Refused wrong = refuse_fee(sight, a.at, a.fee)) return wrong;
  return refuse_scouted(rules, sight, a);
}

bool fits_somewhere(const Rules& rules, Sight sight, const Tunnels& tunnels, std::span<const Card> cards,
                    MayPass may_pass) {
  for (const Site& site : tunnels.sites()) {
    if (!may_pass(sight, site.at)) continue;
    for (Card card : cards)
      for (Turned turned : {Turned::No, Turned::Yes}) {
        const Face face = rules.face(card, turned);
        const bool is_ladder = face.ladder() != 0;
        if (is_ladder && !takes_ladder(sight.table, site)) continue;
        if (fits(is_ladder ? matching_fits(site) : site.fits, face.open())) return true;
      }
  }
  return false;
}

namespace {

// Decks without ladders use a faster version.
template <bool HasLadders>
void list_placements(const Rules& rules, Sight sight, std::span<const Card> cards, Actions& out) {
  Fits in_hand = 0;
  std::size_t ladders = 0;
  for (Card card : cards) {
    const Ways ways = rules.ways(card);
    in_hand = static_cast<Fits>(in_hand | ways.printed | ways.half_turn);
    if constexpr (HasLadders) ladders += rules.face(card, Turned::No).ladder() != 0 ? 1U : 0U;
  }

  std::array<const Site*, Tunnels::most_sites> openings;  // only the first `count` are used
  std::size_t count = 0;
  for (const Site& site : sight.table.tunnels.sites()) {
    openings[count] = &site;
    count += (site.fits & in_hand) != 0 ? 1U : 0U;
  }

  Lister list(out, 2 * count * (cards.size() - ladders) + 2 * sight.table.tunnels.sites().size() * ladders);
  for (Card card : cards) {
    if constexpr (HasLadders)
      if (rules.face(card, Turned::No).ladder() != 0) {
        list_ladders(rules, sight.table, card, list);
        continue;
      }
    const Ways ways = rules.ways(card);
    for (std::size_t i = 0; i < count; ++i) {
      const Site& site = *openings[i];
      list.next<PlacePath>(card, site.at, Turned::No);
      list.keep((site.fits & ways.printed) != 0);
      list.next<PlacePath>(card, site.at, Turned::Yes);
      list.keep((site.fits & ways.half_turn) != 0);
    }
  }
}

}  // namespace

namespace {

// Where a pawn stands, a placement names who pays, if anybody can.
void name_payers(Sight sight, std::size_t from, Actions& out) {
  for (std::size_t i = out.size(); i-- > from;) {
    const PlacePath place = std::get<PlacePath>(out[i]);
    if (!sight.table.pawn_at(place.at)) continue;
    out.erase(out.begin() + i);
    std::size_t next = i;
    for (Fee fee : all_of<Fee>())
      if (!refuse_fee(sight, place.at, fee))
        out.insert(out.begin() + next++, PlacePath{place.card, place.at, place.turned, fee});
  }
}

}  // namespace

void list_paths(const Rules& rules, Sight sight, std::span<const Card> cards, Actions& out) {
  if (cards.empty() || !sight.table.can_dig(sight.me)) return;  // BASE-ACT-05, S2-ACT-10
  const std::size_t from = out.size();
  rules.has_ladders ? list_placements<true>(rules, sight, cards, out)
                    : list_placements<false>(rules, sight, cards, out);
  if (rules.pawns > 0) name_payers(sight, from, out);
}

void play(Dealer& dealer, Seat by, const PlacePath& a) {
  const bool leads_to_goal = tell_played(dealer, PathPlaced{by, a.card, a.at, a.turned});
  const int scouted = dealer.table().scouted;
  if (!leads_to_goal && scouted == 0) [[likely]]
    return end_turn(dealer, by, 1);
  if (leads_to_goal) dealer.do_last({.what = Do::Reach, .by = by, .at = a.at});
  if (scouted == 2)
    dealer.do_last({.what = Do::SecondPath, .by = by});
  else
    dealer.do_last({.what = Do::EndTurn, .by = by, .draws = static_cast<std::uint8_t>(scouted == 3 ? 2 : 1)});
}

}  // namespace filon::classic
