// Instantiates the kernel's templates for the classic game.
#include "games/classic/game.h"

#include "games/classic/dealer.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"

namespace filon::classic {

void Classic::begin(Dealer& dealer) {
  dealer.hidden().gold = dealer.rules().gold;
  begin_round(dealer, 1, dealer.rules().options.first_player);
}

void Classic::run(Dealer& dealer, const Step& step) {
  switch (step.what) {
    case Do::TurnGoals: return turn_goals(dealer, step.by, step.at);
    case Do::EndTurn: return end_turn(dealer, step.by, step.draws);
    case Do::NextRound: return end_sharing(dealer);
    case Do::Deal: {
      const Table& table = dealer.table();
      return begin_round(dealer, table.round + 1,
                         left_of(table.last_to_play, table.seats));  // BASE-MATCH-08, S2-MATCH-07
    }
  }
}

// Only the question whether to go on asks several seats, and its answers contain nothing.
void Classic::close(Dealer&) {}

int score(const World& world, Seat seat) { return nuggets(world.sight(seat)); }

}  // namespace filon::classic

template class filon::kernel::Match<filon::classic::Classic>;
template class filon::kernel::World<filon::classic::Classic>;
