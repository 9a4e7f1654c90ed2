#include "games/lost_mines/bots/arena/calibration.h"

#include "games/lost_mines/bots/belief/witness.h"

namespace filon::lost_mines::bots::arena {
namespace {

class Mind {
 public:
  Mind(const Rules& rules, const View& view) : witness_(rules, Attention::Moves) { witness_.begin(view, {}); }
  void hear(const Heard& heard) { witness_.hear(heard); }
  double suspicion(Seat of) const { return witness_.roles().of(of, Role::Saboteur); }
  static bool is_suspect(Sight sight) { return sight.mine.role == Role::Saboteur; }

 private:
  Witness witness_;
};

}  // namespace

CalibrationReport run_calibration(const Calibration& calibration, int threads, const filon::bots::Progress& progress) {
  return filon::bots::calibrate<LostMines, Mind>(calibration, threads, progress);
}

}  // namespace filon::lost_mines::bots::arena
