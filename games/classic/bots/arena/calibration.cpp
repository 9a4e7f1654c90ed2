#include "games/classic/bots/arena/calibration.h"

#include "games/classic/bots/belief/witness.h"

namespace filon::classic::bots::arena {
namespace {

class Mind {
 public:
  Mind(const Rules& rules, const View& view) : witness_(std::make_unique<Witness>(rules)) { witness_->begin(view); }
  void hear(const Heard& heard) { witness_->hear(heard); }
  double suspicion(Seat of) const { return witness_->belief().suspicion(of); }
  static bool is_suspect(Sight sight) { return sight.mine.role == Role::Saboteur; }

 private:
  std::unique_ptr<Witness> witness_;
};

}  // namespace

CalibrationReport run_calibration(const Calibration& calibration, int threads, const filon::bots::Progress& progress) {
  return filon::bots::calibrate<Classic, Mind>(calibration, threads, progress);
}

}  // namespace filon::classic::bots::arena
