// Every reason to refuse an answer: its name in scenario files and what the player is told.
#include <array>

#include "games/classic/text/words.h"

namespace filon::text {
namespace {

using classic::Refusal;

struct Words {
  std::string_view code, sentence;
};

constexpr std::size_t refusals = static_cast<std::size_t>(Refusal::AlreadyAnswered) + 1;

constexpr Words words_for(Refusal refusal) {
  switch (refusal) {
    case Refusal::MatchOver: return {"match_over", "The match is over."};
    case Refusal::NotAsked: return {"not_asked", "It is not your turn to answer."};
    case Refusal::NotTheQuestion: return {"not_the_question", "This does not answer what you are asked now."};
    case Refusal::NotInHand: return {"not_in_hand", "You do not hold that card."};
    case Refusal::NotThatKind: return {"not_that_kind", "This card cannot be played like that."};
    case Refusal::ToolsBroken: return {"tools_broken", "You cannot dig while one of your tools is broken."};
    case Refusal::CellTaken: return {"cell_taken", "A card lies there already."};
    case Refusal::TouchesNothing: return {"touches_nothing", "A tunnel must be laid beside another card."};
    case Refusal::EdgesDiffer: return {"edges_differ", "The tunnels do not fit the cards beside this place."};
    case Refusal::NotLinked: return {"not_linked", "This tunnel is not linked to the start."};
    case Refusal::NoSuchSeat: return {"no_such_seat", "Nobody sits there."};
    case Refusal::OnYourself: return {"on_yourself", "You cannot play this on yourself."};
    case Refusal::AlreadyBroken: return {"already_broken", "That tool is broken already."};
    case Refusal::NotBroken: return {"not_broken", "That tool is not broken."};
    case Refusal::CannotMend: return {"cannot_mend", "This card does not mend that tool."};
    case Refusal::NothingThere: return {"nothing_there", "No tunnel lies there."};
    case Refusal::CannotFall: return {"cannot_fall", "The start and the goals never fall in."};
    case Refusal::NoSuchGoal: return {"no_such_goal", "There is no such goal."};
    case Refusal::GoalFaceUp: return {"goal_face_up", "This goal lies face up already."};
    case Refusal::WrongCount: return {"wrong_count", "You cannot discard that number of cards."};
    case Refusal::HandNotEmpty: return {"hand_not_empty", "You still hold cards: play or discard one."};
    case Refusal::NotOffered: return {"not_offered", "This gold card is not among those you may take."};
    case Refusal::Imprisoned: return {"imprisoned", "You cannot dig while you are in prison."};
    case Refusal::BesideGoal: return {"beside_goal", "A ladder is never laid beside a goal."};
    case Refusal::OnlyYourself: return {"only_yourself", "You lay this card in front of yourself."};
    case Refusal::AlreadyThief: return {"already_thief", "A thief lies in front of you already."};
    case Refusal::NoThief: return {"no_thief", "No thief lies there."};
    case Refusal::AlreadyImprisoned: return {"already_imprisoned", "This player is in prison already."};
    case Refusal::NotImprisoned: return {"not_imprisoned", "This player is not in prison."};
    case Refusal::NoRoleLeft: return {"no_role_left", "No role card is left to draw."};
    case Refusal::NotInFront: return {"not_in_front", "This card does not lie in front of you."};
    case Refusal::NotInThisGame: return {"not_in_this_game", "The rules of this game do not know that."};
    case Refusal::AlreadyAnswered: return {"already_answered", "You have answered already."};
    case Refusal::NothingToSteal: return {"nothing_to_steal", "There is nothing to steal there."};
  }
  return {};
}

}  // namespace

std::string_view sentence(Refusal refusal) { return words_for(refusal).sentence; }

std::string_view code(Refusal refusal) { return words_for(refusal).code; }

std::optional<Refusal> refusal_named(std::string_view code) {
  for (std::size_t i = 0; i < refusals; ++i)
    if (words_for(static_cast<Refusal>(i)).code == code) return static_cast<Refusal>(i);
  return {};
}

}  // namespace filon::text
