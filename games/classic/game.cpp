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
    case Do::Reach: return reach(dealer, step.by, step.at);
    case Do::EndTurn: return end_turn(dealer, step.by, step.draws);
    case Do::AskFee: return ask_fee(dealer, step.by);
    case Do::OpenWindow: return open_window(dealer, step.by);
    case Do::Resolve: return resolve(dealer, step.by);
    case Do::PayFee: return pay_fee(dealer, step.by, step.at);
    case Do::PayBank: return pay_bank(dealer, step.by);
    case Do::SecondPath: return second_path(dealer, step.by);
    case Do::Draw: return draw_step(dealer, step.by, step.draws);
    case Do::Rob: return rob(dealer, step.by);
    case Do::DrawThree: return draw_three(dealer, step.by);
    case Do::DrawPlain: return draw(dealer, step.by, step.draws);
    case Do::NextTurn: return next_turn(dealer, step.by);
    // The answer to a question takes these off the agenda.
    case Do::PlaceGoal:
    case Do::PlaceBlack: report_bug("a card that was turned up waits for its player");
    case Do::NextRound: return end_sharing(dealer);
    case Do::Deal: {
      const Table& table = dealer.table();
      return begin_round(dealer, table.round + 1,
                         left_of(table.last_to_play, table.seats));  // BASE-MATCH-08, S2-MATCH-07
    }
  }
}

void Classic::close(Dealer& dealer) {
  if (dealer.question().what == Ask::Veto) return close_window(dealer);
  if (dealer.question().what == Ask::PayFee) return close_fee(dealer);
  // The answers whether to go on contain nothing.
}

int score(const World& world, Seat seat) { return nuggets(world.sight(seat)); }

}  // namespace filon::classic

template class filon::kernel::Match<filon::classic::Classic>;
template class filon::kernel::World<filon::classic::Classic>;
