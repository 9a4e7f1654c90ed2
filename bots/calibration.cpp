#include "bots/calibration.h"

#include <algorithm>
#include <cmath>

namespace filon::bots {
namespace {

class Tally {
 public:
  void add(double believed, bool is_true) {
    const double right = std::max(is_true ? believed : 1 - believed, 1e-9);
    truth_.log_loss -= std::log(right);
    truth_.brier += (1 - right) * (1 - right);
    Bin& bin = truth_.bins[std::min<std::size_t>(9, static_cast<std::size_t>(believed * 10))];
    ++bin.seats;
    bin.believed += believed;
    bin.true_share += is_true ? 1 : 0;
    ++count_;
  }
  Truth means() const {
    Truth truth = truth_;
    truth.log_loss /= count_;
    truth.brier /= count_;
    for (Bin& bin : truth.bins) {
      bin.believed /= std::max(1, bin.seats);
      bin.true_share /= std::max(1, bin.seats);
    }
    return truth;
  }

 private:
  Truth truth_;
  int count_ = 0;
};

}  // namespace

CalibrationReport report_on(const std::vector<std::vector<Judged>>& deals) {
  Tally belief, prior;
  CalibrationReport report;
  for (const auto& deal : deals)
    for (const Judged& one : deal) {
      belief.add(one.belief, one.is_true);
      prior.add(one.prior, one.is_true);
      ++report.judged;
    }
  report.belief = belief.means();
  report.prior = prior.means();
  return report;
}

}  // namespace filon::bots
