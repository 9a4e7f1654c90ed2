// Events as sentences. Each has its own overload, so a new event does not compile without words.
#include "games/classic/text/notes.h"
#include "games/classic/text/phrases.h"
#include "games/classic/text/words.h"

namespace filon::text {
namespace {

using namespace classic;

// Replaces a placeholder in a sentence, if the sentence has it.
void fill(std::string& sentence, std::string_view place, const std::string& word) {
  if (const std::size_t at = sentence.find(place); at != sentence.npos) sentence.replace(at, place.size(), word);
}

class EventWords {
 public:
  EventWords(const Rules& rules, const Names& name) : rules_(rules), name_(name) {}

  std::string operator()(const RoundBegan& e) const {
    return "Round " + std::to_string(e.round) + " begins; " + name_(e.first) + " plays first.";
  }
  std::string operator()(const Asked& e) const { return sentence(e.question, name_); }
  std::string operator()(const Answered& e) const { return name_(e.by) + " has answered."; }
  std::string operator()(const PathPlaced& e) const {
    return name_(e.by) + " places " + short_name(e.card) + " at " + lying(e.at, e.turned) + ".";
  }
  std::string operator()(const ToolBroken& e) const {
    return name_(e.by) + " breaks " + tool(e.by, e.whom, e.tool) + ".";
  }
  std::string operator()(const ToolMended& e) const {
    return name_(e.by) + " mends " + tool(e.by, e.whom, e.tool) + " with " + short_name(e.card) + ".";
  }
  std::string operator()(const RockFell& e) const {
    return name_(e.by) + " makes the tunnel at " + place_words(e.at) + " fall in.";
  }
  std::string operator()(const GoalPeeked& e) const {
    return name_(e.by) + " looks at goal " + std::to_string(e.goal) + ".";
  }
  std::string operator()(const CardsDiscarded& e) const {
    return name_(e.by) + " discards " + counted(e.count, "card") + " face down.";
  }
  std::string operator()(const Passed& e) const { return name_(e.by) + " has no card left and passes."; }
  std::string operator()(const CardDrawn& e) const { return name_(e.by) + " draws a card."; }
  std::string operator()(const GoalTurned& e) const {
    return "Goal " + std::to_string(e.goal) + (e.reached ? " is reached: it is " : " was ") +
           goal_words(rules_, e.card) + ".";
  }
  std::string operator()(const RoundEnded& e) const {
    switch (e.result.winners) {
      case Winners::Nobody:
        return "Nobody wins the round: " + how(e) + ", and nobody was " +
               (rules_.role_pool.count(static_cast<int>(Role::Profiteer)) == 0 ? "a saboteur." : "there to win.");
      case Winners::Diggers: return "The gold diggers win the round: " + how(e) + ".";
      case Winners::Saboteurs: return "The saboteurs win the round: " + how(e) + ".";
      case Winners::Blue: return "The blue team wins the round: " + reached(e.result) + ".";
      case Winners::Green: return "The green team wins the round: " + reached(e.result) + ".";
      case Winners::BlueAndGreen: return "Both teams win the round: " + reached(e.result) + ".";
      case Winners::Boss: return "The boss wins the round alone: " + how(e) + ".";
      case Winners::Profiteer: return "The profiteer wins the round alone: " + how(e) + ".";
      case Winners::BossAndProfiteer: return "The boss and the profiteer win the round: " + how(e) + ".";
      case Winners::GreedyDwarf: return "The greedy dwarf wins the round alone: " + reached(e.result) + ".";
    }
    return {};
  }
  std::string operator()(const RolesShown& e) const {
    std::vector<std::string> shown;
    for (int i = 0; i < rules_.seats; ++i) shown.push_back(name_(seat(i)) + " was " + role_words(e.roles[seat(i)]));
    return "Roles: " + joined(shown, ", ") +
           (e.spare == Role::Unknown ? "." : "; left over: " + role_words(e.spare) + ".");
  }
  std::string operator()(const GoldDrawn& e) const { return counted(e.cards, "gold card") + " to share."; }
  std::string operator()(const GoldTaken& e) const { return name_(e.by) + " takes a gold card."; }
  std::string operator()(const Rewarded& e) const {
    return name_(e.whom) + " gets " + counted(e.nuggets, "nugget") + " in " + counted(e.cards, "gold card") +
           (e.credit > 0 ? ", " + counted(e.credit, "nugget") + " of them owed." : ".");
  }
  std::string operator()(const PlayedOn& e) const {
    std::string sentence(describe(rules_.on_player(e.card)).sentence);
    fill(sentence, "{by}", name_(e.by));
    fill(sentence, "{whom}", e.by == e.whom ? "themselves" : name_(e.whom));
    return sentence;
  }
  std::string operator()(const ClearedAway& e) const {
    return name_(e.by) + " discards " + counted(e.paid, "card") + " face down and is rid of " + short_name(e.away) +
           ".";
  }
  std::string operator()(const Shared& e) const {
    return name_(e.whom) + " gets " + counted(e.nuggets, "nugget") + ".";
  }
  std::string operator()(const Stole& e) const { return name_(e.by) + " steals a nugget from " + name_(e.from) + "."; }
  std::string operator()(const Declined& e) const { return name_(e.by) + " declines."; }
  std::string operator()(const Announced& e) const {
    return name_(e.by) + " wants to " + announced_words(rules_, e.by, e.action, name_) + ".";
  }
  std::string operator()(const Withdrawn& e) const {
    return "Nobody pays: the card goes back to " + name_(e.by) + "'s hand.";
  }
  std::string operator()(const Vetoed& e) const { return name_(e.by) + " stops the card with a veto."; }
  std::string operator()(const Chose&) const { return {}; }  // what it did follows
  std::string operator()(const CardPlayed& e) const {
    if (rules_.effect(e.card) == Effect::DirectionChange) return name_(e.by) + " turns the direction of play round.";
    return name_(e.by) + " plays " + action_name(rules_, e.card) + ".";
  }
  std::string operator()(const PlayEnded&) const { return {}; }
  std::string operator()(const TurnEnded&) const { return {}; }
  std::string operator()(const GoalsSwapped& e) const {
    return name_(e.by) + " lifts goals " + std::to_string(e.one) + " and " + std::to_string(e.other) +
           " and puts them back, swapped or not.";
  }
  std::string operator()(const PathMoved& e) const {
    return name_(e.by) + " moves the path card from " + place_words(e.from) + " to " + lying(e.at, e.turned) + ".";
  }
  std::string operator()(const ChestPeeked& e) const {
    return name_(e.by) + " looks into chest " + std::to_string(e.chest) + ".";
  }
  std::string operator()(const Recruited& e) const {
    return name_(e.by) + " discards 1 card face down and puts pawn " + pawn_name(e.pawn) + " at " + place_words(e.at) +
           ".";
  }
  std::string operator()(const FeePromised& e) const { return name_(e.by) + " agrees to pay."; }
  std::string operator()(const NuggetPaid& e) const {
    return name_(e.by) + " pays a nugget to " + (e.to == nobody ? "the bank" : name_(e.to)) + ".";
  }
  std::string operator()(const GoldCashed& e) const { return name_(e.by) + " gives away a gold card for nuggets."; }
  std::string operator()(const PawnLeft& e) const { return "Pawn " + pawn_name(e.pawn) + " leaves the maze."; }
  std::string operator()(const NuggetsTaken& e) const {
    return name_(e.by) + " takes " + counted(e.nuggets, "nugget") + ".";
  }
  std::string operator()(const GoldCardsTaken& e) const {
    return name_(e.by) + " takes " + counted(e.cards, "gold card") + (e.one_nugget ? " worth 1 nugget." : ".");
  }
  std::string operator()(const BlackPathTurned& e) const {
    return "The path card over chest " + std::to_string(e.chest) + " is " + short_name(e.card) +
           (e.turned == Turned::Yes ? ", turned." : ".");
  }
  std::string operator()(const ChestOpened& e) const {
    return name_(e.by) + " opens chest " + std::to_string(e.chest) + ": " + chest(e.card) + ".";
  }
  std::string operator()(const ChestShown& e) const {
    return "Chest " + std::to_string(e.chest) + " was: " + chest(e.cards.card) + "; over it lay " +
           short_name(e.cards.path) + ".";
  }
  std::string operator()(const GoalPushed& e) const {
    return name_(e.by) + " moves goal " + std::to_string(e.goal) + " to " + place_words(e.at) + ".";
  }
  std::string operator()(const RoleInspected& e) const {
    return name_(e.by) + " looks at " + name_(e.whom) + "'s role.";
  }
  std::string operator()(const HandRobbed& e) const {
    return name_(e.by) + " takes a card from " + name_(e.from) + "'s hand.";
  }
  std::string operator()(const DiscardsShuffled&) const { return "The discard pile is shuffled."; }
  std::string operator()(const DiscardsLooked& e) const {
    return name_(e.by) + " looks at the top " + (e.count == 1 ? "card" : counted(e.count, "card")) +
           " of the discard pile.";
  }
  std::string operator()(const CardFound& e) const {
    return name_(e.by) + (e.taken ? " takes a card from the discard pile." : " takes nothing from the discard pile.");
  }
  std::string operator()(const CardsMilled& e) const {
    return "Cards of the pile discarded face down: " + std::to_string(e.count) + ".";
  }
  std::string operator()(const SeveralDrawn& e) const {
    return name_(e.by) + " draws " + counted(e.count, "card") + " to keep one.";
  }
  std::string operator()(const CardKept& e) const { return name_(e.by) + " keeps a card."; }
  std::string operator()(const WorkshopVisited& e) const {
    return name_(e.by) + " reaches the costume workshop" +
           (e.changed ? " and takes another role." : ", but no role is left.");
  }
  std::string operator()(const PartyHeld& e) const {
    return name_(e.by) + " reaches the underground party: all roles are mixed and dealt again.";
  }
  std::string operator()(const PathLaidBefore& e) const {
    return "The round begins with " + short_name(e.card) + " at " + lying(e.at, e.turned) + ".";
  }
  std::string operator()(const MatchEnded& e) const {
    std::vector<std::string> winners, scores;
    for (int i = 0; i < rules_.seats; ++i) {
      if (e.winners.contains(seat(i))) winners.push_back(name_(seat(i)));
      scores.push_back(name_(seat(i)) + " " + std::to_string(e.scores[seat(i)]));
    }
    return list_words(winners) + (winners.size() == 1 ? " wins" : " win") +
           " the match. Nuggets: " + joined(scores, ", ") + ".";
  }

 private:
  std::string reached(const RoundResult& result) const { return name_(result.finisher) + " reached the treasure"; }
  std::string how(const RoundEnded& e) const {
    if (e.because == Because::Spider) return "the giant spider was found";
    if (e.result.finisher == nobody) return "the treasure was not reached";
    return reached(e.result) + (e.because == Because::BothShutOut ? ", but doors shut both teams out" : "");
  }
  std::string chest(Card card) const { return std::string(chest_words(rules_.deck[card].chest)); }
  std::string short_name(Card card) const { return std::string(short_name_of(rules_, card)); }
  std::string tool(Seat by, Seat whom, Tool tool) const {
    return (by == whom ? "their own " : name_(whom) + "'s ") + std::string(classic::name(tool));
  }

  const Rules& rules_;
  const Names& name_;
};

}  // namespace

std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat)); }

std::string sentence(const Rules& rules, const Told& told, const Names& names) {
  return std::visit(EventWords(rules, names), told);
}

}  // namespace filon::text
