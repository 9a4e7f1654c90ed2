// Events as sentences. Each has its own overload, so a new event does not compile without words.
#include "games/lost_mines/text/words.h"

namespace filon::lost_mines::text {
namespace {

std::string counted(int count, std::string_view what) {
  return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

class EventWords {
 public:
  EventWords(const Rules& rules, const Names& name) : rules_(rules), name_(name) {}

  std::string operator()(const RoundBegan& e) const {
    return "Round " + std::to_string(e.round) + " begins; " + name_(e.first) + " plays first.";
  }
  std::string operator()(const Asked& e) const { return sentence(e.question, name_); }
  std::string operator()(const Answered& e) const { return name_(e.by) + " has answered."; }
  std::string operator()(const PathLaid& e) const {
    return name_(e.by) + " lays " + card_name(rules_, e.card) + " at " + place(e.at) + ".";
  }
  std::string operator()(const ToolUsed& e) const {
    return name_(e.by) + " uses the " + card_name(rules_, e.card) + " at " + place(e.at) + ".";
  }
  std::string operator()(const TokenPlaced& e) const {
    return name_(e.by) + " places a " + card_name(rules_, e.card) + " between " + place(e.edge.one) + " and " +
           place(e.edge.other) + ".";
  }
  std::string operator()(const StormCalled& e) const {
    return name_(e.by) + " calls a storm: " + card_name(rules_, e.removed) + " at " + place(e.at) + " is gone.";
  }
  std::string operator()(const MineLookedAt& e) const {
    return name_(e.by) + " looks at mine " + std::to_string(e.mine + 1) + ".";
  }
  std::string operator()(const TreasureLookedAt& e) const {
    return name_(e.by) + " looks at treasure " + std::to_string(e.slot + 1) + ".";
  }
  std::string operator()(const DwarfLookedAt& e) const {
    return name_(e.by) + " looks at the dwarf card of " + name_(e.whom) + ".";
  }
  std::string operator()(const CardsDiscarded& e) const {
    return name_(e.by) + " discards " + counted(e.count, "card") + " face down.";
  }
  std::string operator()(const Walked& e) const {
    if (e.route.empty()) return name_(e.by) + " stays.";
    return name_(e.by) + " walks to " + place(e.route.back()) + ".";
  }
  std::string operator()(const Trapped& e) const { return name_(e.whom) + " loses a card to the trap."; }
  std::string operator()(const MineRevealed& e) const {
    return name_(e.by) + " finds " + std::string(mine_name(rules_, e.card)) + ".";
  }
  std::string operator()(const MineTurned&) const { return {}; }
  std::string operator()(const DragonTaken& e) const { return name_(e.by) + " takes the dragon."; }
  std::string operator()(const TreasureTaken& e) const { return name_(e.by) + " takes a treasure."; }
  std::string operator()(const CardDrawn& e) const { return name_(e.by) + " draws a card."; }
  std::string operator()(const Passed& e) const { return name_(e.by) + " has no card left and passes."; }
  std::string operator()(const TrollLeft& e) const { return "The troll of " + name_(e.by) + " leaves."; }
  std::string operator()(const ReadySet& e) const {
    return name_(e.by) + (e.ready ? " is ready to end this round." : " wants to play on.");
  }
  std::string operator()(const RoundEnded& e) const {
    switch (e.because) {
      case Because::AllCollected: return "The round is over: all treasures are collected.";
      case Because::NoCards: return "The round is over: nobody has a card left.";
      case Because::Agreed: return "The round is over: all are ready to end it.";
      case Because::Unreachable: return "The round is over: no treasure can be reached any more.";
      case Because::None: break;
    }
    return "The round is over.";
  }
  std::string operator()(const RolesShown& e) const {
    std::string text;
    for (int i = 0; i < rules_.seats; ++i)
      text += (i > 0 ? ", " : "") + name_(seat(i)) + " was " + std::string(name(e.roles[seat(i)]));
    return text + ".";
  }
  std::string operator()(const TreasuresShown&) const { return {}; }
  std::string operator()(const LootShared& e) const {
    std::string text;
    for (Clan clan : both_clans) {
      const Pool& pool = e.loot.pools[static_cast<std::size_t>(clan)];
      if (pool.members.empty()) continue;
      text += "The " + std::string(name(clan)) + " clan shares " + std::to_string(pool.total) + " among " +
              std::to_string(pool.members.size()) + ". ";
    }
    text += "Points: ";
    for (int i = 0; i < rules_.seats; ++i)
      text += (i > 0 ? ", " : "") + name_(seat(i)) + " " + std::to_string(e.loot.won[seat(i)]);
    return text + (e.loot.given_back > 0 ? "; the dragon cost " + std::to_string(e.loot.given_back) + "." : ".");
  }
  std::string operator()(const RoundAdded&) const { return "A tie: one more round is played."; }
  std::string operator()(const MatchEnded& e) const {
    std::string text;
    for (int i = 0; i < rules_.seats; ++i)
      if (e.winners.contains(seat(i))) text += (text.empty() ? "" : " and ") + name_(seat(i));
    return text + (e.winners.has_several() ? " win the match." : " wins the match.");
  }

 private:
  const Rules& rules_;
  const Names& name_;
};

class SecretWords {
 public:
  SecretWords(const Rules& rules, const Names& name) : rules_(rules), name_(name) {}

  std::string operator()(const Dealt& s) const { return "Your role is " + std::string(name(s.role)) + "."; }
  std::string operator()(const GotCard& s) const { return "You draw " + card_name(rules_, s.card) + "."; }
  std::string operator()(const LostCard&) const { return {}; }
  std::string operator()(const DiscardedCard& s) const { return card_name(rules_, s.card) + " is gone."; }
  std::string operator()(const MineSeen& s) const {
    return "Mine " + std::to_string(s.mine + 1) + " is " + std::string(mine_name(rules_, s.card)) + ".";
  }
  std::string operator()(const TreasureSeen& s) const {
    return "Treasure " + std::to_string(s.slot + 1) + " is worth " + std::to_string(s.value) + ".";
  }
  std::string operator()(const RoleSeen& s) const { return name_(s.whom) + " is " + std::string(name(s.role)) + "."; }
  std::string operator()(const Sealed&) const { return {}; }

 private:
  const Rules& rules_;
  const Names& name_;
};

}  // namespace

std::string sentence(const Rules& rules, const Told& told, const Names& names) {
  return std::visit(EventWords(rules, names), told);
}
std::string sentence(const Rules& rules, const Secret& secret, const Names& names) {
  return std::visit(SecretWords(rules, names), secret);
}

std::string sentence(const Question& question, const Names& names) {
  if (!question.is_open()) return "The match is over.";
  if (question.what == Ask::GoOn) return "The round is over.";
  const std::string who = names(question.waiting().empty() ? question.seats.front() : question.waiting().front());
  switch (question.what) {
    case Ask::TakeTurn: return who + " is to play a card or discard.";
    case Ask::Walk: return who + " is to walk or stay.";
    case Ask::PickRotation: return who + " is to turn the mine.";
    case Ask::PickTreasure: return who + " is to choose a treasure.";
    case Ask::GoOn: break;
  }
  return {};
}

std::string place(Cell at) { return "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ")"; }

std::string card_name(const Rules& rules, Card card) {
  const CardKind& kind = rules.deck[card];
  switch (kind.effect) {
    case Effect::Path: {
      std::string sides;
      for (Side side : all_sides)
        if (has(kind.open, side)) sides += "NESW"[static_cast<std::size_t>(side)];
      std::string feature(name(kind.feature));
      if (kind.feature == Feature::TreeTrunk) feature = "tree trunk";
      return "path " + sides + (kind.feature == Feature::None ? "" : " with " + feature);
    }
    case Effect::Tool:
    case Effect::Trap:
    case Effect::Troll: return std::string(name(kind.token));
    case Effect::Storm: return "storm";
    case Effect::SecretInfo: {
      std::string options;
      for (Shows what : all_of<Shows>())
        if (kind.can_show(what)) options += (options.empty() ? "" : " or ") + std::string(name(what));
      return "secret information (" + options + ")";
    }
    case Effect::Start: return std::string(name(kind.clan)) + " start";
    case Effect::Mine: return std::string(mine_name(rules, card));
  }
  return {};
}

std::string_view mine_name(const Rules& rules, Card card) {
  switch (rules.deck[card].back) {
    case Back::Gems: return "the gem mine";
    case Back::Gold: return "the gold mine";
    case Back::Silver: return "the silver mine";
    case Back::None: break;
  }
  return "the dragon's mine";
}

std::string dwarf_name(Clan clan, Role role) {
  return "a " + std::string(role == Role::Unknown ? "" : std::string(name(role)) + " ") + std::string(name(clan)) +
         " dwarf";
}

}  // namespace filon::lost_mines::text
