// Who is asked for what.
#include "games/classic/text/phrases.h"
#include "games/classic/text/words.h"

namespace filon::text {
namespace {

using namespace classic;

// "Ann is" + this.
std::string_view task(Ask ask) {
  switch (ask) {
    case Ask::TakeTurn: return "to play a card or discard";
    case Ask::TakeGold: return "to take a gold card";
    case Ask::Steal: return "to steal a nugget or to decline";
    case Ask::GoOn: return "to go on";
    case Ask::Veto: return "to stop the card or let it pass";
    case Ask::PayFee: return "to say whether to pay";
    case Ask::CashGold: return "to give away a gold card";
    case Ask::PickTarget: return "to choose what comes first";
    case Ask::PickRotation: return "to choose which way round the card lies";
    case Ask::PushGoal: return "to move a goal away";
    case Ask::RobHand: return "to choose a hand to take a card from";
    case Ask::InspectRole: return "to choose a role to look at";
    case Ask::FindCard: return "to take a card of the discard pile";
    case Ask::KeepCard: return "to keep one of the drawn cards";
    case Ask::FirstPath: return "to place the first path card of the scout";
    case Ask::SecondPath: return "to place the second path card of the scout";
  }
  return {};
}

}  // namespace

std::string sentence(const Question& question, const Names& names) {
  if (question.what == Ask::GoOn) return "The round is over.";
  std::vector<std::string> asked;
  for (int i = 0; i < max_seats; ++i)
    if (question.seats.contains(seat(i))) asked.push_back(names(seat(i)));
  return list_words(asked) + (asked.size() == 1 ? " is " : " are ") + std::string(task(question.what)) + ".";
}

}  // namespace filon::text
