#include "games/lost_mines/text/words.h"
#include "kernel/check.h"

namespace filon::lost_mines::text {

std::string_view sentence(Refusal refusal) {
  switch (refusal) {
    case Refusal::MatchOver: return "The match is over.";
    case Refusal::RoundOver: return "The round is over.";
    case Refusal::NotAsked: return "It is not your turn to answer.";
    case Refusal::NotTheQuestion: return "This does not answer what you are asked now.";
    case Refusal::AlreadyAnswered: return "You have answered already.";
    case Refusal::NoSuchSeat: return "Nobody sits there.";
    case Refusal::NotInHand: return "You do not hold that card.";
    case Refusal::NotThatKind: return "This card cannot be played like that.";
    case Refusal::OutsideBoard: return "That is outside the board.";
    case Refusal::SpaceNotEmpty: return "Something lies there already.";
    case Refusal::BadRotation: return "Cards can only be turned by half a turn here.";
    case Refusal::NotAdjacent: return "A path must be laid beside a card that lies face up.";
    case Refusal::SideMismatch: return "The paths do not fit the cards beside this place.";
    case Refusal::DoesNotExtend: return "The card would not continue any path.";
    case Refusal::WrongTool: return "That obstacle needs another tool.";
    case Refusal::NoLegalTarget: return "There is no such obstacle.";
    case Refusal::AlreadyOvercome: return "A tool lies there already.";
    case Refusal::NoTokenLeft: return "No such token is left in the reserve.";
    case Refusal::Malformed: return "There is no such thing on this table.";
    case Refusal::EdgeOccupied: return "A trap or a troll is there already.";
    case Refusal::EdgeNotPath: return "No path leads across there.";
    case Refusal::NotAPathCard: return "A storm only takes path cards.";
    case Refusal::CardOccupied: return "A dwarf stands on that card.";
    case Refusal::OptionNotOnCard: return "This card does not show that.";
    case Refusal::MineAlreadyRevealed: return "That mine lies face up already.";
    case Refusal::TreasureNotAvailable: return "That treasure cannot be taken or looked at now.";
    case Refusal::OwnDwarfCard: return "You know your own dwarf card.";
    case Refusal::BadDiscardCount: return "You can discard one card or two.";
    case Refusal::TooManySteps: return "That is too far for this turn.";
    case Refusal::NotConnected: return "No path leads there.";
    case Refusal::TrollBlocks: return "A troll blocks the way.";
    case Refusal::ObstacleBlocks: return "An obstacle blocks the way; it needs a tool first.";
    case Refusal::CardFull: return "Another dwarf stands in the way, and there is room for only one.";
    case Refusal::MustStopAtMine: return "A dwarf who enters a hidden mine stops there.";
    case Refusal::RotationNotOffered: return "The mine does not fit that way.";
    case Refusal::FlagsNotAllowed: return "At this table rounds are always played to their end.";
    case Refusal::AlreadySo: return "You have said so already.";
  }
  report_bug("every refusal has a sentence");
}

}  // namespace filon::lost_mines::text
