#include "games/classic/bots/arena/calibration.h"

#include <algorithm>
#include <cmath>

#include "games/classic/bots/arena/company.h"
#include "games/classic/bots/belief/witness.h"

namespace filon::classic::bots::arena {
namespace {

struct Judged {
  double belief, prior;
  bool is_saboteur;
};

// Observes from every seat, and notes after each answer what each seat believes of the others.
class Notes final : public filon::bots::Observer<Classic> {
 public:
  explicit Notes(const Rules& rules) : rules_(rules) {}

  void begin(const Match& match) override {
    for (int i = 0; i < rules_.seats; ++i) {
      witnesses_.push_back(std::make_unique<Witness>(rules_));
      witnesses_.back()->begin(match.view(seat(i)));
    }
    note(match);
  }
  void hear(const Match& match) override {
    if (is_over_) return;
    for (int i = 0; i < rules_.seats; ++i)
      for (const Event& event : match.events()) {
        is_over_ = is_over_ || std::holds_alternative<RoundEnded>(event.told);
        if (std::holds_alternative<RoundEnded>(event.told)) break;
        witnesses_[static_cast<std::size_t>(i)]->hear(heard_by(event, seat(i)));
      }
    note(match);
  }

  std::vector<Judged> at_half() const {
    std::vector<Judged> judged;
    const auto& half = notes_[notes_.size() / 2];
    for (int i = 0; i < rules_.seats; ++i)
      for (int j = 0; j < rules_.seats; ++j) {
        if (i == j) continue;
        const auto at = static_cast<std::size_t>(i * rules_.seats + j);
        judged.push_back({half[at], notes_.front()[at], saboteurs_[notes_.size() / 2].contains(seat(j))});
      }
    return judged;
  }

 private:
  void note(const Match& match) {
    auto& saboteurs = saboteurs_.emplace_back();
    for (int i = 0; i < rules_.seats; ++i)
      if (match.sight(seat(i)).mine.role == Role::Saboteur) saboteurs.insert(seat(i));
    auto& note = notes_.emplace_back();
    for (const auto& witness : witnesses_)
      for (int j = 0; j < rules_.seats; ++j) note.push_back(witness->belief().suspicion(seat(j)));
  }

  const Rules& rules_;
  std::vector<Seats> saboteurs_;  // after each answer
  bool is_over_ = false;
  std::vector<std::unique_ptr<Witness>> witnesses_;
  std::vector<std::vector<double>> notes_;  // after each answer: [observer][observed]
};

class Tally {
 public:
  void add(double believed, bool is_saboteur) {
    const double right = std::max(is_saboteur ? believed : 1 - believed, 1e-9);
    truth_.log_loss -= std::log(right);
    truth_.brier += (1 - right) * (1 - right);
    Bin& bin = truth_.bins[std::min<std::size_t>(9, static_cast<std::size_t>(believed * 10))];
    ++bin.seats;
    bin.believed += believed;
    bin.true_share += is_saboteur ? 1 : 0;
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

CalibrationReport run_calibration(const Calibration& calibration, int threads, const filon::bots::Progress& progress) {
  const auto rules = std::make_shared<const Rules>(calibration.rules);
  std::vector<std::vector<Judged>> judged(static_cast<std::size_t>(calibration.deals));
  filon::bots::share_work(calibration.deals, threads, progress, [&](int deal) {
    Notes notes(*rules);
    play_in_company(rules, calibration.company, calibration.seed, deal, notes);
    judged[static_cast<std::size_t>(deal)] = notes.at_half();
  });

  Tally belief, prior;
  CalibrationReport report;
  for (const auto& deal : judged)
    for (const Judged& one : deal) {
      belief.add(one.belief, one.is_saboteur);
      prior.add(one.prior, one.is_saboteur);
      ++report.judged;
    }
  report.belief = belief.means();
  report.prior = prior.means();
  return report;
}

}  // namespace filon::classic::bots::arena
