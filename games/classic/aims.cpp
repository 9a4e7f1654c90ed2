#include "games/classic/aims.h"

namespace filon::classic {
namespace {

// The tool that a card would mend for a player: a broken one if possible.
Tool tool_to_mend(const Rules& rules, const Table& table, Card card, Seat whom) {
  Tool wanted = Tool::Pickaxe;
  for (Tool tool : all_tools)
    if (rules.deck[card].has_tool(tool)) wanted = tool;
  for (Tool tool : all_tools)
    if (rules.deck[card].has_tool(tool) && table.broken[whom].has(tool)) wanted = tool;
  return wanted;
}

// Who pays if a pawn stands there: the player, if they can.
Fee fee_at(Sight sight, Cell at) {
  const Pawn* pawn = sight.table.pawn_at(at);
  if (!pawn || pawn->owner == sight.me) return Fee::None;
  return sight.table.purse[sight.me].can_pay() ? Fee::Mine : Fee::Request;
}

std::optional<std::uint8_t> chest_at(const Table& table, Cell at) {
  for (std::size_t i = 0; i < table.chests.size(); ++i)
    if (table.chests[i].at == at) return static_cast<std::uint8_t>(i);
  return {};
}

// A goal to swap with this one: a face-down one if possible.
std::uint8_t other_goal(const Table& table, std::uint8_t one) {
  std::uint8_t other = one == 0 ? 1 : 0;
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal)
    if (goal != one && !table.goals[goal].is_face_up()) other = static_cast<std::uint8_t>(goal);
  return other;
}

// The reason why all answers are refused, if it is the same for all.
class CommonReason {
 public:
  // A card that may only be played on others, or only on oneself, is refused for some seats. This says nothing about
  // the other seats.
  void add(std::optional<Refusal> refusal) {
    if (!refusal || refusal == Refusal::OnYourself || refusal == Refusal::OnlyYourself) return;
    is_one_ = is_one_ && (!reason_ || reason_ == refusal);
    reason_ = refusal;
  }
  std::optional<Refusal> get() const { return is_one_ ? reason_ : std::nullopt; }

 private:
  std::optional<Refusal> reason_;
  bool is_one_ = true;
};

}  // namespace

std::optional<Action> aimed(const Rules& rules, Sight sight, const Aim& aim) {
  switch (rules.effect(aim.card)) {
    case Effect::Path:
      if (aim.at) return PlacePath{aim.card, *aim.at, aim.turned, fee_at(sight, *aim.at)};
      return {};
    case Effect::Rockfall:
      if (aim.at) return Rockfall{aim.card, *aim.at};
      return {};
    case Effect::Map:
      if (aim.goal) return PeekGoal{aim.card, *aim.goal};
      if (const auto chest = aim.at ? chest_at(sight.table, *aim.at) : std::nullopt) return PeekChest{aim.card, *chest};
      return {};
    case Effect::Diversion:
      if (aim.at) return Divert{aim.card, *aim.at, aim.turned, fee_at(sight, *aim.at)};
      return {};
    case Effect::GoalSwap:
      if (aim.goal) return SwapGoals{aim.card, *aim.goal, other_goal(sight.table, *aim.goal), true};
      return {};
    case Effect::ForgottenTreasure:
    case Effect::DirectionChange:
    case Effect::Scout:
    case Effect::Veto:
      if (!aim.at && !aim.goal && aim.whom == nobody) return PlayCard{aim.card};
      return {};
    case Effect::Break:
      if (aim.whom != nobody) return BreakTool{aim.card, aim.whom};
      return {};
    case Effect::Mend:
      if (aim.whom != nobody) return MendTool{aim.card, aim.whom, tool_to_mend(rules, sight.table, aim.card, aim.whom)};
      return {};
    case Effect::OnPlayer:
      if (aim.whom != nobody) return PlayOn{aim.card, aim.whom};
      return {};
    case Effect::InMaze: return {};
  }
  return {};
}

std::optional<Refusal> why_unplayable(const Rules& rules, Sight sight, Card card) {
  CommonReason reason;
  const auto aim_at = [&](const Aim& aim) {
    if (const auto action = aimed(rules, sight, aim)) reason.add(refuse(rules, sight, *action));
  };
  aim_at({.card = card});
  for (const Site& site : sight.table.tunnels.sites()) aim_at({.card = card, .at = site.at});
  for (const Chest& chest : sight.table.chests) aim_at({.card = card, .at = chest.at});
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal)
    aim_at({.card = card, .goal = static_cast<std::uint8_t>(goal)});
  for (int i = 0; i < sight.table.seats; ++i) aim_at({.card = card, .whom = seat(i)});
  return reason.get();
}

}  // namespace filon::classic
