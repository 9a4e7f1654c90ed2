#include "games/lost_mines/forest.h"

namespace filon::lost_mines {

void Forest::lay(Cell at, Card card, Rotation rotation, Sides open, Feature feature) {
  laid_[static_cast<std::size_t>(number(at))] = {card, rotation, false};
  face_up_.insert(at);
  hidden_.erase(at);
  for (Side side : all_sides) open_[static_cast<std::size_t>(side)].set(at, has(open, side));
  obstacles_.set(at, is_obstacle(feature));
  narrow_.set(at, feature == Feature::Rocks);
  campfires_.set(at, feature == Feature::Campfire);
}

void Forest::remove(Cell at) {
  lay(at, no_card, Rotation::None, 0, Feature::None);
  face_up_.erase(at);
}

void Forest::overcome(Cell at) {
  laid_[static_cast<std::size_t>(number(at))].overcome = true;
  obstacles_.erase(at);
  narrow_.insert(at);
}

void Forest::across(Token token, Edge edge, bool lies) {
  auto& sets = token == Token::Troll ? trolls_ : traps_;
  for (Side side : all_sides)
    if (beside(edge.one, side) == edge.other) {
      sets[static_cast<std::size_t>(side)].set(edge.one, lies);
      sets[static_cast<std::size_t>(opposite(side))].set(edge.other, lies);
    }
}

Area Forest::fits(Sides open, Area empty) const {
  Area fit = empty;
  Area extends;
  for (Side side : all_sides) {
    // The spaces that have an open side, or a card at all, on this side of them.
    const Area paths = this->open(opposite(side)).moved(opposite(side));
    const Area cards = face_up_.moved(opposite(side));
    if (has(open, side)) {
      fit = fit.without(cards.without(paths));
      extends = extends | paths;
    } else {
      fit = fit.without(paths);
    }
  }
  return fit & extends;
}

}  // namespace filon::lost_mines
