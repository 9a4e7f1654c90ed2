#include "games/lost_mines/bots/belief/witness.h"

#include "games/lost_mines/bots/belief/habits.h"

namespace filon::lost_mines::bots {
namespace {

// Who has just changed the ways through the forest; nobody: this is no such event. There is no catch-all: an unknown
// event does not compile.
struct WhoBuilt {
  Seat operator()(const PathLaid& e) const { return e.by; }
  Seat operator()(const ToolUsed& e) const { return e.by; }
  Seat operator()(const TokenPlaced& e) const { return e.by; }
  Seat operator()(const StormCalled& e) const { return e.by; }
  // A dwarf of any role walks to the mines.
  Seat operator()(const Walked&) const { return nobody; }
  Seat operator()(const RoundBegan&) const { return nobody; }
  Seat operator()(const Asked&) const { return nobody; }
  Seat operator()(const Answered&) const { return nobody; }
  Seat operator()(const MineLookedAt&) const { return nobody; }
  Seat operator()(const TreasureLookedAt&) const { return nobody; }
  Seat operator()(const DwarfLookedAt&) const { return nobody; }
  Seat operator()(const CardsDiscarded&) const { return nobody; }
  Seat operator()(const Trapped&) const { return nobody; }
  Seat operator()(const MineRevealed&) const { return nobody; }
  Seat operator()(const MineTurned&) const { return nobody; }
  Seat operator()(const DragonTaken&) const { return nobody; }
  Seat operator()(const TreasureTaken&) const { return nobody; }
  Seat operator()(const CardDrawn&) const { return nobody; }
  Seat operator()(const Passed&) const { return nobody; }
  Seat operator()(const TrollLeft&) const { return nobody; }
  Seat operator()(const ReadySet&) const { return nobody; }
  Seat operator()(const RoundEnded&) const { return nobody; }
  Seat operator()(const RolesShown&) const { return nobody; }
  Seat operator()(const TreasuresShown&) const { return nobody; }
  Seat operator()(const LootShared&) const { return nobody; }
  Seat operator()(const RoundAdded&) const { return nobody; }
  Seat operator()(const MatchEnded&) const { return nobody; }
};

}  // namespace

// What a secret tells its seat for certain, after the view has changed.
struct OwnFacts {
  Witness& w;

  void operator()(const Dealt&) const { w.begin_round(); }
  void operator()(const RoleSeen& s) const { w.roles_.is(s.whom, s.role); }
  // These change only the view.
  void operator()(const GotCard&) const {}
  void operator()(const LostCard&) const {}
  void operator()(const DiscardedCard&) const {}
  void operator()(const MineSeen&) const {}
  void operator()(const TreasureSeen&) const {}
  void operator()(const Sealed&) const {}
};

void Witness::begin(const View& view, std::span<const Heard> so_far) {
  view_ = so_far.empty() ? view : View{view.me, {}, {}};
  if (so_far.empty()) begin_round();
  for (const Heard& heard : so_far) hear(heard);
  view_ = view;
}

void Witness::begin_round() {
  roles_.reset(rules_, view_.table);
  for (int i = 0; i < rules_.seats; ++i) {
    if (attention_ == Attention::Colours) roles_.is(seat(i), Role::Loyal);
    if (view_.mine.roles_seen[seat(i)] != Role::Unknown) roles_.is(seat(i), view_.mine.roles_seen[seat(i)]);
  }
  if (view_.mine.role != Role::Unknown) roles_.is(view_.me, view_.mine.role);
}

void Witness::hear(const Heard& heard) {
  const Seat builder = std::visit(WhoBuilt{}, heard.told);
  const bool judges = attention_ == Attention::Moves && builder != nobody && builder != view_.me;
  Outlook before;
  if (judges) before = public_outlook(rules_, view_.table);
  kernel::hear(rules_, view_, heard);
  if (judges)
    roles_.weigh(builder, likelihood(view_.table, builder, roles_, before, public_outlook(rules_, view_.table)));
  for (const Secret& secret : heard.secrets) std::visit(OwnFacts{*this}, secret);
}

}  // namespace filon::lost_mines::bots
