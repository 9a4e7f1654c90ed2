// Every reason for refusing an answer, as told to the player.
#include "games/classic/text/words.h"

namespace filon::text {

using classic::Refusal;

std::string_view sentence(Refusal refusal) {
  switch (refusal) {
    case Refusal::MatchOver: return "The match is over.";
    case Refusal::NotAsked: return "It is not your turn to answer.";
    case Refusal::NotTheQuestion: return "This does not answer what you are asked now.";
    case Refusal::NotInHand: return "You do not hold that card.";
    case Refusal::NotThatKind: return "This card cannot be played like that.";
    case Refusal::ToolsBroken: return "You cannot dig while one of your tools is broken.";
    case Refusal::CellTaken: return "A card lies there already.";
    case Refusal::TouchesNothing: return "A tunnel must be laid beside another card.";
    case Refusal::EdgesDiffer: return "The tunnels do not fit the cards beside this place.";
    case Refusal::NotLinked: return "This tunnel is not linked to the start.";
    case Refusal::NoSuchSeat: return "Nobody sits there.";
    case Refusal::OnYourself: return "You cannot play this on yourself.";
    case Refusal::AlreadyBroken: return "That tool is broken already.";
    case Refusal::NotBroken: return "That tool is not broken.";
    case Refusal::CannotMend: return "This card does not mend that tool.";
    case Refusal::NothingThere: return "No tunnel lies there.";
    case Refusal::CannotFall: return "The start and the goals never fall in.";
    case Refusal::NoSuchGoal: return "There is no such goal.";
    case Refusal::GoalFaceUp: return "This goal lies face up already.";
    case Refusal::WrongCount: return "You cannot discard that number of cards.";
    case Refusal::HandNotEmpty: return "You still hold cards: play or discard one.";
    case Refusal::NotOffered: return "This is not among those you may take.";
    case Refusal::Imprisoned: return "You cannot dig while you are in prison.";
    case Refusal::BesideGoal: return "A ladder is never laid beside a goal.";
    case Refusal::OnlyYourself: return "You lay this card in front of yourself.";
    case Refusal::AlreadyThief: return "A thief lies in front of you already.";
    case Refusal::NoThief: return "No thief lies there.";
    case Refusal::AlreadyImprisoned: return "This player is in prison already.";
    case Refusal::NotImprisoned: return "This player is not in prison.";
    case Refusal::NoRoleLeft: return "No role card is left to draw.";
    case Refusal::NotInFront: return "This card does not lie in front of you.";
    case Refusal::NotInThisGame: return "The rules of this game do not know that.";
    case Refusal::AlreadyAnswered: return "You have answered already.";
    case Refusal::TooFar: return "The maze does not go on there.";
    case Refusal::NothingToSteal: return "There is nothing to steal there.";
    case Refusal::PawnThere: return "Another player's pawn stands there: somebody must pay first.";
    case Refusal::NothingToPay: return "There is nothing to pay for there.";
    case Refusal::NoNugget: return "You have no nugget to pay with.";
    case Refusal::AlreadyRefused: return "Nobody wants to pay for this pawn in this turn.";
    case Refusal::SameGoal: return "Two different goals are needed.";
    case Refusal::NothingDiscarded: return "The discard pile is empty.";
    case Refusal::OnlyAgainstOthers: return "A veto only stops another player's card.";
    case Refusal::TooFewPaths: return "A scout needs two path cards in your hand.";
    case Refusal::NoSecondPath: return "No second path card could follow.";
    case Refusal::NothingLaidYet: return "There is no path card that was placed last.";
    case Refusal::SamePlace: return "The card must move to another place.";
    case Refusal::MapsBanned: return "Maps no longer show goals in this round.";
    case Refusal::NoSuchChest: return "There is no such chest.";
    case Refusal::ChestOpen: return "This chest is no longer closed.";
    case Refusal::NoPawnLeft: return "This pawn cannot be recruited any more in this round.";
    case Refusal::NotAFreeEnd: return "A pawn stands only at the free end of a tunnel.";
    case Refusal::NotReached: return "Nothing is reached there now.";
    case Refusal::CannotBePushed: return "This goal cannot be moved away.";
    case Refusal::EmptyHand: return "This player holds no card.";
    case Refusal::CannotKeep: return "This card cannot be taken from the discard pile.";
    case Refusal::MustPlaceSecond: return "You can place a second path card, so you must.";
  }
  return {};
}

}  // namespace filon::text
