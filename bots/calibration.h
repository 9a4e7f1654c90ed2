// How true a belief is: what seats believe of other seats in the middle of a round, against what is true of them.
#pragma once

#include <array>

#include "bots/company.h"

namespace filon::bots {

// Judgements that were about equally sure.
struct Bin {
  int seats = 0;
  double believed = 0;    // mean
  double true_share = 0;  // of these seats
};

struct Truth {
  double log_loss = 0;  // mean, natural logarithm
  double brier = 0;     // mean square of the error
  std::array<Bin, 10> bins{};
};

struct CalibrationReport {
  Truth belief;
  Truth prior;     // the same for the chances of the deal
  int judged = 0;  // pairs of seats
};

// What one seat believes of another.
struct Judged {
  double belief, prior;
  bool is_true;
};
CalibrationReport report_on(const std::vector<std::vector<Judged>>& deals);

// Observes from every seat, and notes after each answer what each seat believes of the others. A Mind hears what a seat
// hears; `suspicion()` is what it believes of a seat, and `is_suspect()` whether that is so.
template <class G, class Mind>
class BeliefNotes final : public Observer<G> {
 public:
  using Match = kernel::Match<G>;

  explicit BeliefNotes(const typename G::Rules& rules) : rules_(rules) {}

  void begin(const Match& match) override {
    for (int i = 0; i < rules_.seats; ++i) minds_.emplace_back(rules_, match.view(seat(i)));
    note(match);
  }
  void hear(const Match& match) override {
    if (Traits<G>::is_decided(match.table())) return;  // everything is shown
    for (int i = 0; i < rules_.seats; ++i)
      for (const auto& event : match.events()) minds_[static_cast<std::size_t>(i)].hear(heard_by(event, seat(i)));
    note(match);
  }

  std::vector<Judged> at_half() const {
    std::vector<Judged> judged;
    const Note& half = notes_[notes_.size() / 2];
    for (int i = 0; i < rules_.seats; ++i)
      for (int j = 0; j < rules_.seats; ++j) {
        if (i == j) continue;
        const auto at = static_cast<std::size_t>(i * rules_.seats + j);
        judged.push_back({half.believed[at], notes_.front().believed[at], half.suspects.contains(seat(j))});
      }
    return judged;
  }

 private:
  // After one answer.
  struct Note {
    Seats suspects;
    std::vector<double> believed;  // [observer][observed]
  };

  void note(const Match& match) {
    Note& note = notes_.emplace_back();
    for (int i = 0; i < rules_.seats; ++i)
      if (Mind::is_suspect(match.sight(seat(i)))) note.suspects.insert(seat(i));
    for (const Mind& mind : minds_)
      for (int j = 0; j < rules_.seats; ++j) note.believed.push_back(mind.suspicion(seat(j)));
  }

  const typename G::Rules& rules_;
  std::vector<Mind> minds_;
  std::vector<Note> notes_;
};

template <class G>
struct Calibration {
  std::vector<std::string> company;  // levels; each seat draws one for each deal
  typename G::Rules rules;
  int deals = 1000;
  std::uint64_t seed = 1;
};

template <class G, class Mind>
CalibrationReport calibrate(const Calibration<G>& calibration, int threads, const Progress& progress) {
  const auto rules = std::make_shared<const typename G::Rules>(calibration.rules);
  std::vector<std::vector<Judged>> judged(static_cast<std::size_t>(calibration.deals));
  share_work(calibration.deals, threads, progress, [&](int deal) {
    BeliefNotes<G, Mind> notes(*rules);
    play_in_company<G>(rules, calibration.company, calibration.seed, deal, notes);
    judged[static_cast<std::size_t>(deal)] = notes.at_half();
  });
  return report_on(judged);
}

}  // namespace filon::bots
