#include "games/classic/bots/moves/move.h"

namespace filon::classic::bots {
namespace {

constexpr double noticeable = 0.3;  // a change in the distance to the gold, in cards
constexpr double far_from = 5.5;
constexpr double near_to = 3.2;

Walker walker_of(Role role) {
  switch (role) {
    case Role::BlueDigger: return Walker::Blue;
    case Role::GreenDigger: return Walker::Green;
    case Role::Unknown:
    case Role::GoldDigger:
    case Role::Saboteur:
    case Role::Boss:
    case Role::Profiteer:
    case Role::Geologist:
    case Role::GreedyDwarf: return Walker::Anybody;
  }
  report_bug("somebody of every role walks");
}

// What stopping an answer of this kind looks like.
MoveKind opposite_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::PathNearer:
    case MoveKind::RockfallHelps: return MoveKind::RockfallHarms;
    case MoveKind::PathFarther:
    case MoveKind::StubHarmful:
    case MoveKind::RockfallHarms: return MoveKind::RockfallHelps;
    case MoveKind::PathAside:
    case MoveKind::StubHarmless:
    case MoveKind::RockfallAside: return MoveKind::RockfallAside;
    case MoveKind::MendSelf:
    case MoveKind::MendOther: return MoveKind::Break;
    case MoveKind::Break: return MoveKind::MendOther;
    case MoveKind::Map:
    case MoveKind::Discard: return MoveKind::Discard;
  }
  report_bug("every kind of move has its opposite");
}

// There is no catch-all: an unknown action does not compile.
class Judge {
 public:
  using Judged = std::optional<Move>;

  Judge(const Rules& rules, const Table& before, Distances& distances, const Looks& looks, Seat by)
      : rules_(rules), table_(before), distances_(distances), looks_(looks), by_(by) {}

  Judged operator()(const PlacePath& a) const {
    const auto step = distances_.after_path(table_, a.card, a.at, a.turned);
    Move move = judged(&step.ways, [&](double gain) { return path_kind(gain, step.openings == 0); });
    move.is_path = true;
    move.has_crystal = rules_.deck[a.card].crystals > 0;
    return move;
  }
  Judged operator()(const Rockfall& a) const {
    const Ways after = distances_.after_rockfall(table_, a.at);
    return judged(&after, rockfall_kind);
  }
  Judged operator()(const BreakTool& a) const {
    const CardKind& kind = rules_.deck[a.card];
    return aimed(MoveKind::Break, a.whom, true, [&](Seat who) {
      return std::any_of(all_tools.begin(), all_tools.end(),
                         [&](Tool tool) { return kind.has_tool(tool) && !table_.broken[who].has(tool); });
    });
  }
  Judged operator()(const MendTool& a) const {
    if (a.whom == by_) return plain(MoveKind::MendSelf);
    const CardKind& kind = rules_.deck[a.card];
    return aimed(MoveKind::MendOther, a.whom, false, [&](Seat who) {
      return std::any_of(all_tools.begin(), all_tools.end(),
                         [&](Tool tool) { return kind.has_tool(tool) && table_.broken[who].has(tool); });
    });
  }
  Judged operator()(const PeekGoal&) const { return plain(MoveKind::Map); }
  Judged operator()(const Discard&) const { return plain(MoveKind::Discard); }
  Judged operator()(const ClearAway& a) const {
    if (rules_.is(a.away, OnPlayer::Thief)) return {};
    return plain(MoveKind::MendSelf);
  }
  Judged operator()(const PlayOn& a) const {
    const OnPlayerCard& does = describe(rules_.on_player(a.card));
    const auto could_be = [&](Seat who) { return !does.refuse(table_, by_, who); };
    switch (does.touch) {
      case Touch::Neither: return {};  // every role plays these
      case Touch::Harms: return aimed(MoveKind::Break, a.whom, true, could_be);
      case Touch::Helps:
        if (a.whom == by_) return plain(MoveKind::MendSelf);
        return aimed(MoveKind::MendOther, a.whom, false, could_be);
    }
    report_bug("a card touches a player in one of these ways");
  }
  Judged operator()(const Divert& a) const {
    const auto step = distances_.after_diversion(table_, a.at, a.turned);
    return judged(&step.ways, rockfall_kind);
  }
  Judged operator()(const Recruit& a) const {
    const Ways after = distances_.after_closing(table_, a.at);
    return judged(&after, rockfall_kind);
  }
  // A veto says the opposite of the card it stops.
  Judged operator()(const PlayVeto&) const {
    Judged stopped = table_.announced ? std::visit(*this, *table_.announced) : Judged{};
    if (!stopped) return {};
    for (Judgement& judgement : stopped->to)
      for (MoveKind& kind : judgement.kind) kind = opposite_of(kind);
    stopped->is_path = false;
    stopped->harms = !stopped->harms;
    if (stopped->whom == by_)
      for (Judgement& judgement : stopped->to) judgement.kind.fill(MoveKind::MendSelf);
    if (stopped->whom == by_ || !stopped->could_be.contains(stopped->whom)) stopped->whom = nobody;
    return stopped;
  }
  // Every role does these.
  Judged operator()(const PlayCard&) const { return {}; }
  Judged operator()(const SwapGoals&) const { return {}; }
  Judged operator()(const PeekChest&) const { return {}; }
  Judged operator()(const Agree&) const { return {}; }
  Judged operator()(const CashGold&) const { return {}; }
  Judged operator()(const PickPlace&) const { return {}; }
  Judged operator()(const PickRotation&) const { return {}; }
  Judged operator()(const PickPlayer&) const { return {}; }
  Judged operator()(const PickCard&) const { return {}; }
  Judged operator()(const Pass&) const { return {}; }
  Judged operator()(const TakeGold&) const { return {}; }
  Judged operator()(const Steal&) const { return {}; }
  Judged operator()(const Decline&) const { return {}; }
  Judged operator()(const GoOn&) const { return {}; }

 private:
  // Judges by the change in distance to the gold. Without `after`, the answer does not change the tunnels.
  template <class KindOf>
  Move judged(const Ways* after, KindOf&& kind_of) const {
    Move move{.by = by_, .blocked = !table_.can_dig(by_)};
    for (Walker walker : distances_.walkers()) {
      Judgement& judgement = move.to[static_cast<std::size_t>(walker)];
      for (std::size_t treasure = 0; treasure < table_.goals.size(); ++treasure) {
        judgement.kind[treasure] = kind_of(0.0);
        if (table_.goals[treasure].is_face_up()) continue;  // face up, so it is not the treasure
        const unsigned goals = possible_goals(table_, looks_.goals[by_], treasure);
        const double before = mean_length(distances_.now()[walker], goals);
        judgement.phase[treasure] = phase_at(before);
        judgement.kind[treasure] = kind_of(after ? before - mean_length((*after)[walker], goals) : 0.0);
      }
    }
    return move;
  }
  Move plain(MoveKind kind) const {
    return judged(nullptr, [&](double) { return kind; });
  }
  template <class CouldBe>
  Move aimed(MoveKind kind, Seat whom, bool harms, CouldBe&& could_be) const {
    Move move = plain(kind);
    move.whom = whom;
    move.harms = harms;
    for (int i = 0; i < table_.seats; ++i)
      if (seat(i) != by_ && could_be(seat(i))) move.could_be.insert(seat(i));
    return move;
  }

  const Rules& rules_;
  const Table& table_;
  Distances& distances_;
  const Looks& looks_;
  Seat by_;
};

}  // namespace

Phase phase_at(double distance) {
  if (distance > far_from) return Phase::Far;
  return distance > near_to ? Phase::Middle : Phase::Near;
}

unsigned possible_goals(const Table& table, unsigned looked_at, std::size_t treasure) {
  if ((looked_at >> treasure & 1) != 0) return 1U << treasure;
  unsigned goals = 0;
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal)
    if (!table.goals[goal].is_face_up() && (looked_at >> goal & 1) == 0) goals |= 1U << goal;
  return goals;
}

double mean_length(const Routes& routes, unsigned goals) {
  double sum = 0;
  for (std::size_t goal = 0; goal < most_goals; ++goal)
    if ((goals >> goal & 1) != 0) sum += routes[goal].length();
  return sum / std::popcount(goals);
}

MoveKind rockfall_kind(double gain) {
  if (gain > noticeable) return MoveKind::RockfallHelps;
  return gain < -noticeable ? MoveKind::RockfallHarms : MoveKind::RockfallAside;
}

MoveKind path_kind(double gain, bool leads_nowhere) {
  if (leads_nowhere) return gain < -noticeable ? MoveKind::StubHarmful : MoveKind::StubHarmless;
  if (gain > noticeable) return MoveKind::PathNearer;
  return gain < -noticeable ? MoveKind::PathFarther : MoveKind::PathAside;
}

const Judgement& Move::judged_by(Role role) const { return to[static_cast<std::size_t>(walker_of(role))]; }

std::optional<Move> move_of(const Rules& rules, const Table& before, Distances& distances, const Looks& looks, Seat by,
                            const Action& action) {
  return std::visit(Judge(rules, before, distances, looks, by), action);
}

}  // namespace filon::classic::bots
