#include "games/classic/bots/arena/counting.h"

#include <algorithm>

#include "bots/as_code.h"
#include "games/classic/bots/arena/calibration.h"
#include "games/classic/bots/arena/company.h"
#include "games/classic/bots/bayes/witness.h"

namespace filon::classic::bots::arena {
namespace {

using namespace classic;

struct Counts {
  // As in Habits.
  std::array<std::array<std::array<std::array<int, deeds>, 2>, phases>, 2> deed{};
  // By phase, role of the player and role of the other: how many could have been chosen, and how many were.
  using Aimed = std::array<std::array<std::array<double, 2>, 2>, phases>;
  Aimed break_could{}, break_did{}, mend_could{}, mend_did{};
};

std::size_t role_index(Role role) { return role == Role::Saboteur ? 1 : 0; }

void count_aim(const Act& act, std::size_t phase, const PerSeat<Role>& roles, Counts::Aimed& could,
               Counts::Aimed& did) {
  if (act.could_be.size() < 2) return;
  const std::size_t by = role_index(roles[act.by]);
  for (int i = 0; i < max_seats; ++i)
    if (act.could_be.contains(seat(i))) could[phase][by][role_index(roles[seat(i)])] += 1.0 / act.could_be.size();
  did[phase][by][role_index(roles[act.whom])] += 1;
}

// Listens at one seat, where every public answer is heard, and looks up the truth when the round is over.
class Listener final : public filon::bots::Observer<Classic> {
 public:
  explicit Listener(const Rules& rules) : witness_(rules) {}

  void begin(const Match& match) override { witness_.begin(match.view(seat(0))); }
  void hear(const Match& match) override {
    for (const Event& event : match.events()) {
      if (std::holds_alternative<RoundBegan>(event.told)) break;
      if (const auto* turned = std::get_if<GoalTurned>(&event.told);
          turned && match.rules().effect(turned->card) == Effect::Treasure)
        treasure_ = turned->goal;
      if (const auto* shown = std::get_if<RolesShown>(&event.told)) roles_ = shown->roles;
      witness_.hear(heard_by(event, seat(0)));
      if (witness_.last_act()) acts_.push_back(*witness_.last_act());
    }
  }

  void add_to(Counts& counts) const {
    for (const Act& act : acts_) {
      const Deed deed = act.deed[treasure_];
      const auto phase = static_cast<std::size_t>(act.phase[treasure_]);
      ++counts.deed[act.blocked ? 1 : 0][phase][role_index(roles_[act.by])][static_cast<std::size_t>(deed)];
      if (deed == Deed::Break) count_aim(act, phase, roles_, counts.break_could, counts.break_did);
      if (deed == Deed::MendOther) count_aim(act, phase, roles_, counts.mend_could, counts.mend_did);
    }
  }

 private:
  Witness witness_;
  std::vector<Act> acts_;
  std::size_t treasure_ = 0;
  PerSeat<Role> roles_;
};

// How much rather a saboteur was chosen than a digger, compared with choosing blindly.
float rather(const std::array<double, 2>& could, const std::array<double, 2>& did) {
  const double saboteurs = (did[1] + 5) / (could[1] + 5);
  const double diggers = (did[0] + 5) / (could[0] + 5);
  return static_cast<float>(saboteurs / diggers);
}

}  // namespace

std::vector<std::string> mixed_company() {
  std::vector<std::string> company{"random", "random_no_discard"};
  for (int n = 0; n < 2; ++n) company.insert(company.end(), {"aggressive", "sleeper"});
  company.insert(company.end(), 4, "easy");
  company.insert(company.end(), 8, "normal");
  return company;
}

Habits count_habits(const Counting& counting, int threads, const filon::bots::Progress& progress) {
  std::vector<std::shared_ptr<const Rules>> rules;
  for (const Rules& one : counting.rules) rules.push_back(std::make_shared<const Rules>(one));
  const int rounds = counting.deals * static_cast<int>(rules.size());
  std::vector<std::unique_ptr<Listener>> listeners(static_cast<std::size_t>(rounds));
  filon::bots::share_work(rounds, threads, progress, [&](int i) {
    const auto& these = rules[static_cast<std::size_t>(i) % rules.size()];
    auto& listener = listeners[static_cast<std::size_t>(i)];
    listener = std::make_unique<Listener>(*these);
    play_in_company(these, counting.company, counting.seed, i, *listener);
  });
  Counts counts;
  for (const auto& listener : listeners) listener->add_to(counts);

  Habits habits;
  for (std::size_t blocked = 0; blocked < 2; ++blocked)
    for (std::size_t phase = 0; phase < phases; ++phase)
      for (std::size_t role = 0; role < 2; ++role) {
        const auto& row = counts.deed[blocked][phase][role];
        double all = 0;
        for (const int count : row) all += count + 0.5;
        for (std::size_t deed = 0; deed < deeds; ++deed)
          habits.share[blocked][phase][role][deed] = static_cast<float>((row[deed] + 0.5) / all * 1000);
      }
  for (std::size_t phase = 0; phase < phases; ++phase)
    for (std::size_t role = 0; role < 2; ++role) {
      habits.breaks_saboteur[phase][role] = rather(counts.break_could[phase][role], counts.break_did[phase][role]);
      habits.mends_saboteur[phase][role] = rather(counts.mend_could[phase][role], counts.mend_did[phase][role]);
    }
  return habits;
}

Habits blend(const Habits& old, const Habits& fresh, float share_of_fresh) {
  const auto mix = [&](auto&& self, auto& a, const auto& b) -> void {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(a)>, float>)
      a += (b - a) * share_of_fresh;
    else
      for (std::size_t i = 0; i < a.size(); ++i) self(self, a[i], b[i]);
  };
  Habits habits = old;
  mix(mix, habits.share, fresh.share);
  mix(mix, habits.breaks_saboteur, fresh.breaks_saboteur);
  mix(mix, habits.mends_saboteur, fresh.mends_saboteur);
  return habits;
}

std::string as_code(const Habits& habits) {
  using filon::bots::as_code;
  return "const Habits counted_habits{" + as_code(habits.share) + ", " + as_code(habits.breaks_saboteur) + ", " +
         as_code(habits.mends_saboteur) + "};\n";
}

}  // namespace filon::classic::bots::arena
