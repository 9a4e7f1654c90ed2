// What a player wants to do, while others may still stop it or somebody must pay.
#include "games/classic/text/notes.h"
#include "games/classic/text/phrases.h"
#include "games/classic/text/words.h"

namespace filon::text {
namespace {

using namespace classic;

class AnnouncedWords {
 public:
  AnnouncedWords(const Rules& rules, Seat by, const Names& name) : rules_(rules), by_(by), name_(name) {}

  std::string operator()(const PlacePath& a) const {
    return "place " + std::string(short_name_of(rules_, a.card)) + " at " + lying(a.at, a.turned) + paying(a.fee);
  }
  std::string operator()(const Divert& a) const {
    return "move the path card that was placed last to " + lying(a.at, a.turned) + paying(a.fee);
  }
  std::string operator()(const BreakTool& a) const { return play_on(a.card, a.whom); }
  std::string operator()(const PlayOn& a) const { return play_on(a.card, a.whom); }
  std::string operator()(const MendTool& a) const {
    return "mend " + (a.whom == by_ ? "their own " : name_(a.whom) + "'s ") + std::string(name(a.tool)) + " with " +
           action_name(rules_, a.card);
  }
  std::string operator()(const Rockfall& a) const { return "make the tunnel at " + place_words(a.at) + " fall in"; }
  std::string operator()(const PeekGoal& a) const { return "look at goal " + std::to_string(a.goal); }
  std::string operator()(const PeekChest& a) const { return "look into chest " + std::to_string(a.chest); }
  std::string operator()(const PlayCard& a) const { return "play " + action_name(rules_, a.card); }
  std::string operator()(const SwapGoals& a) const {
    return "swap goals " + std::to_string(a.one) + " and " + std::to_string(a.other) + ", or pretend to";
  }
  // Other answers are not announced.
  template <class Answer>
  std::string operator()(const Answer&) const {
    return "answer";
  }

 private:
  std::string play_on(Card card, Seat whom) const {
    return "play " + action_name(rules_, card) + " on " + (whom == by_ ? "themselves" : name_(whom));
  }
  static std::string paying(Fee fee) {
    switch (fee) {
      case Fee::None: return "";
      case Fee::Mine: return "; they pay for the pawn there";
      case Fee::Request: return "; they ask the others to pay for the pawn there";
    }
    return {};
  }

  const Rules& rules_;
  Seat by_;
  const Names& name_;
};

}  // namespace

std::string announced_words(const Rules& rules, Seat by, const Action& action, const Names& names) {
  return std::visit(AnnouncedWords(rules, by, names), action);
}

}  // namespace filon::text
