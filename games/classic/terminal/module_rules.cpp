#include "games/classic/terminal/module_rules.h"

namespace filon::classic::terminal {

std::string_view module_rules(Module module) {
  switch (module) {
    case Module::Saboteur2: return "";
    case Module::GreedyDwarf:
      return "- One player may be the greedy dwarf, who wins alone by reaching the treasure in person and then takes\n"
             "  four gold cards. Otherwise they get nothing.\n";
    case Module::GoalSwap:
      return "- Goal swap: take two goals and swap them, or only pretend to. Nobody else knows which.\n";
    case Module::ForgottenTreasure:
      return "- Forgotten treasure: look at the top five discards and take one of them, instead of drawing.\n";
    case Module::Veto:
      return "- Veto: stops a card another player has just announced. They draw, then you draw, and their turn is "
             "over.\n";
    case Module::DirectionChange:
      return "- Direction change: play goes the other way round until the end of the round.\n";
    case Module::MasterCraftsman: return "- The master craftsman mends any one broken tool.\n";
    case Module::Scout: return "- Scout: lay two tunnel cards one after the other, then draw two.\n";
    case Module::Diversion:
      return "- Diversion: move the tunnel card that was laid last to another place where it fits.\n";
    case Module::RightOfPassage:
      return "- Right of passage: everybody begins with a nugget. Instead of a card you can recruit a pawn: discard a\n"
             "  card, do not draw, and put it, (a) or (b), at the free end of a tunnel. Whoever lays a card there "
             "pays\n"
             "  you a nugget first, or finds somebody else who pays. Then the pawn is gone for this round.\n";
    case Module::CostumeWorkshop:
      return "- Costume workshop W: who first reaches it takes another role. Afterwards it is a small w.\n";
    case Module::UndergroundParty:
      return "- Underground party P: who first reaches it mixes all roles, and they are dealt again. Then it is a "
             "small "
             "p.\n";
    case Module::NewGoals:
      return "- Five goals instead of three, turned one by one. A number is a bag with that many nuggets, for who "
             "reaches\n"
             "  it; the dragon D costs them a nugget; the giant spider X ends the round, and the saboteurs win.\n";
    case Module::TreasureChests:
      return "- Chests C lie under tunnel cards with black backs. Who reaches one turns the card up and must open the\n"
             "  chest; each does something else. A map can show a closed chest, a rockfall can remove it.\n";
    case Module::SabotagedDwarf: return "- A gold digger with a broken tool at the end of the round gets no gold.\n";
    case Module::Tournament:
      return "- Tournament: all roles are dealt, a tunnel card lies half way to the goals from the beginning, and "
             "nuggets\n"
             "  are paid instead of gold cards. There are greedy dwarfs, who win alone by reaching the treasure.\n";
  }
  return "";
}

}  // namespace filon::classic::terminal
