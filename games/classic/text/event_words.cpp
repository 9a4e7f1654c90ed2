// Events, secrets and questions as sentences. Each has its own overload, so a new event does not compile without words.
#include "games/classic/text/notes.h"
#include "games/classic/text/words.h"

namespace filon::text {
namespace {

using namespace classic;

std::string counted(int n, std::string_view thing) {
  return std::to_string(n) + " " + std::string(thing) + (n == 1 ? "" : "s");
}

std::string place(Cell at) { return "(" + cell_text(at) + ")"; }

std::string role_words(Role role) {
  switch (role) {
    case Role::Unknown: return "unknown";
    case Role::GoldDigger: return "gold digger";
    case Role::Saboteur: return "saboteur";
    case Role::BlueDigger: return "blue gold digger";
    case Role::GreenDigger: return "green gold digger";
    case Role::Boss: return "boss";
    case Role::Profiteer: return "profiteer";
    case Role::Geologist: return "geologist";
  }
  return {};
}

std::string goal_words(const Rules& rules, Card card) {
  return rules.effect(card) == Effect::Treasure ? "the treasure" : "a stone";
}

std::string with_commas(std::string text) {
  std::string spaced;
  for (char c : text) spaced += c == ',' ? std::string(", ") : std::string(1, c);
  return spaced;
}

std::string list_words(const std::vector<std::string>& parts) {
  if (parts.size() < 2) return joined(parts, "");
  return joined({parts.begin(), parts.end() - 1}, ", ") + " and " + parts.back();
}

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
    return name_(e.by) + " places " + short_name(e.card) + " at " + place(e.at) +
           (e.turned == Turned::Yes ? ", turned." : ".");
  }
  std::string operator()(const ToolBroken& e) const {
    return name_(e.by) + " breaks " + tool(e.by, e.whom, e.tool) + ".";
  }
  std::string operator()(const ToolMended& e) const {
    return name_(e.by) + " mends " + tool(e.by, e.whom, e.tool) + " with " + short_name(e.card) + ".";
  }
  std::string operator()(const RockFell& e) const {
    return name_(e.by) + " makes the tunnel at " + place(e.at) + " fall in.";
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
        return "Nobody wins the round: " + how(e.result) + ", and nobody was " +
               (rules_.role_pool.count(static_cast<int>(Role::Profiteer)) == 0 ? "a saboteur." : "there to win.");
      case Winners::Diggers: return "The gold diggers win the round: " + how(e.result) + ".";
      case Winners::Saboteurs: return "The saboteurs win the round: " + how(e.result) + ".";
      case Winners::Blue: return "The blue team wins the round: " + reached(e.result) + ".";
      case Winners::Green: return "The green team wins the round: " + reached(e.result) + ".";
      case Winners::BlueAndGreen: return "Both teams win the round: " + reached(e.result) + ".";
      case Winners::Boss: return "The boss wins the round alone: " + how(e.result) + ".";
      case Winners::Profiteer: return "The profiteer wins the round alone: " + how(e.result) + ".";
      case Winners::BossAndProfiteer: return "The boss and the profiteer win the round: " + how(e.result) + ".";
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
  std::string operator()(const Declined& e) const { return name_(e.by) + " steals nothing."; }
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
  // If neither team won although the treasure was reached, doors were in the way.
  std::string how(const RoundResult& result) const {
    if (result.finisher == nobody) return "the treasure was not reached";
    return reached(result) + (result.winners == Winners::Diggers ? "" : ", but doors shut both teams out");
  }
  std::string short_name(Card card) const { return std::string(short_name_of(rules_, card)); }
  std::string tool(Seat by, Seat whom, Tool tool) const {
    return (by == whom ? "their own " : name_(whom) + "'s ") + std::string(classic::name(tool));
  }

  const Rules& rules_;
  const Names& name_;
};

class SecretWords {
 public:
  explicit SecretWords(const Rules& rules) : rules_(rules) {}

  std::string operator()(const Dealt& s) const {
    std::vector<std::string> cards;
    for (Card card : s.hand) cards.push_back(short_name(card));
    return "You are a " + role_words(s.role) + ". Your hand: " + joined(cards, ", ") + ".";
  }
  std::string operator()(const Sealed&) const { return "Your answer is sealed."; }
  std::string operator()(const GotCard& s) const { return "You draw " + short_name(s.card) + "."; }
  std::string operator()(const LostCard& s) const { return "You play " + short_name(s.card) + "."; }
  std::string operator()(const DiscardedCard& s) const { return "You discard " + short_name(s.card) + "."; }
  std::string operator()(const GoalSeen& s) const {
    return "Goal " + std::to_string(s.goal) + " is " + goal_words(rules_, s.card) + ".";
  }
  std::string operator()(const RoleSeen& s) const { return "That role is " + role_words(s.seen.role) + "."; }
  std::string operator()(const GotRole& s) const { return "You are a " + role_words(s.role) + " now."; }
  std::string operator()(const GotHand& s) const {
    std::vector<std::string> cards;
    for (Card card : s.hand) cards.push_back(short_name(card));
    return cards.empty() ? "You hold no card now." : "Your hand is now: " + joined(cards, ", ") + ".";
  }
  std::string operator()(const GoldOffered& s) const {
    return "You choose from " + with_commas(gold_text(s.gold)) + ".";
  }
  std::string operator()(const GotGold& s) const {
    return s.gold.size() == 0 ? "You get no gold card." : "You get gold: " + with_commas(gold_text(s.gold)) + ".";
  }

 private:
  std::string short_name(Card card) const { return std::string(short_name_of(rules_, card)); }

  const Rules& rules_;
};

}  // namespace

std::string seat_name(Seat seat) { return "seat " + std::to_string(index(seat)); }

std::string sentence(const Rules& rules, const Told& told, const Names& names) {
  return std::visit(EventWords(rules, names), told);
}

std::string sentence(const Rules& rules, const Secret& secret) { return std::visit(SecretWords(rules), secret); }

std::string sentence(const Question& question, const Names& names) {
  std::vector<std::string> asked;
  for (int i = 0; i < max_seats; ++i)
    if (question.seats.contains(seat(i))) asked.push_back(names(seat(i)));
  const std::string who = list_words(asked) + (asked.size() == 1 ? " is" : " are");
  switch (question.what) {
    case Ask::TakeTurn: return who + " to play a card or discard.";
    case Ask::TakeGold: return who + " to take a gold card.";
    case Ask::Steal: return who + " to steal a nugget or to decline.";
    case Ask::GoOn: return "The round is over.";
  }
  return {};
}

}  // namespace filon::text
