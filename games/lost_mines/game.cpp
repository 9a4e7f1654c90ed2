// Instantiates the kernel's templates for The Lost Mines.
#include "games/lost_mines/game.h"

#include "games/lost_mines/dealer.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"

namespace filon::lost_mines {

void LostMines::begin(Dealer& dealer) { begin_round(dealer, 1, dealer.rules().options.first_player); }

void LostMines::run(Dealer& dealer, const Step& step) {
  switch (step.what) {
    case Do::EndTurn: return end_turn(dealer, step.by, step.draws);
    case Do::NextRound: return next_round(dealer);
  }
}

}  // namespace filon::lost_mines

template class filon::kernel::Match<filon::lost_mines::LostMines>;
template class filon::kernel::World<filon::lost_mines::LostMines>;
