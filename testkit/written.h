// Whole matches as text, written from the fields. Compared with a file in the repository, it shows every change of a
// rule.
#pragma once

#include "games/hosting.h"
#include "testkit/play.h"

namespace filon::testkit {

template <class Outside>
std::string playthrough(const SharedRules<typename Outside::G>& rules, kernel::Seed seed,
                        const Choose<typename Outside::G>& choose) {
  using G = typename Outside::G;
  Rng rng(seed);
  auto match = kernel::Match<G>::start(rules, seed);
  std::string out;
  games::Snapshot<Outside> before;
  const auto tell = [&](const kernel::Match<G>& now) {
    protocol::Json json(out);
    json.begin('{');
    before.write_shared(now, json);
    json.end('}');
    out += '\n';
    for (int i = 0; i < rules->seats; ++i) {
      std::string own;
      protocol::Json of_seat(own);
      before.write_own(now, seat(i), of_seat);
      if (!own.empty()) out.append("  seat ").append(std::to_string(i)).append(": ").append(own).append("\n");
    }
    before = games::Snapshot<Outside>(now);
  };
  tell(match);
  play_match<G>(
      match, choose, rng,
      [&](const kernel::Match<G>& now, Seat by, const typename G::Action& action) {
        out += std::to_string(by == nobody ? 0 : index(by)) + " answers " +
               games::write_answer<Outside>(typename Outside::Forms(now.rules()), action) + "\n";
      },
      tell);
  return out;
}

}  // namespace filon::testkit
