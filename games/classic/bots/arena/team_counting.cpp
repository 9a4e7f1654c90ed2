#include "games/classic/bots/arena/team_counting.h"

#include "bots/as_code.h"
#include "games/classic/bots/arena/calibration.h"
#include "games/classic/bots/arena/company.h"
#include "games/classic/bots/teams/witness.h"

namespace filon::classic::bots::arena {
namespace {

using namespace classic;
using teams::Act, teams::Attention, teams::Judgement, teams::Walker;
using teams::place_of, teams::team_roles;

template <class T>
using PerPlace = teams::Habits::PerPlace<T>;

struct Counts {
  std::array<std::array<PerPlace<std::array<int, deeds>>, phases>, 2> deed{};
  PerPlace<int> paths{}, crystals{};
  // By role of the player and role of the other: how many could have been chosen by chance, and how many were.
  PerPlace<PerPlace<double>> harm_could{}, harm_did{}, help_could{}, help_did{};
};

// The same in a world where the teams have changed their colours.
Role mirrored(Role role) {
  if (role == Role::BlueDigger) return Role::GreenDigger;
  return role == Role::GreenDigger ? Role::BlueDigger : role;
}

// Listens at one seat, where every public answer is heard, and notes with each the roles everybody had then.
class Listener final : public filon::bots::Observer<Classic> {
 public:
  explicit Listener(const Rules& rules) : witness_(rules, Attention::Deeds) {}

  void begin(const Match& match) override {
    witness_.begin(match.view(seat(0)));
    note_roles(match);
  }
  void hear(const Match& match) override {
    for (const Event& event : match.events()) {
      if (std::holds_alternative<RoundBegan>(event.told)) return;
      if (const auto* turned = std::get_if<GoalTurned>(&event.told);
          turned && match.rules().effect(turned->card) == Effect::Treasure)
        treasure_ = turned->goal;
      witness_.hear(heard_by(event, seat(0)));
      if (witness_.last_act()) acts_.push_back({*witness_.last_act(), roles_});
    }
    note_roles(match);
  }

  void add_to(Counts& counts) const {
    for (const auto& [act, roles] : acts_) {
      add(counts, act, roles);
      PerSeat<Role> others;
      for (int i = 0; i < max_seats; ++i) others[seat(i)] = mirrored(roles[seat(i)]);
      Act same = act;
      std::swap(same.to[static_cast<std::size_t>(Walker::Blue)], same.to[static_cast<std::size_t>(Walker::Green)]);
      add(counts, same, others);
    }
  }

 private:
  struct Noted {
    Act act;
    PerSeat<Role> roles;
  };

  void note_roles(const Match& match) {
    for (int i = 0; i < match.rules().seats; ++i) roles_[seat(i)] = match.sight(seat(i)).mine.role;
  }

  void add(Counts& counts, const Act& act, const PerSeat<Role>& roles) const {
    const std::size_t by = place_of(roles[act.by]);
    const Judgement& judged = act.judged_by(roles[act.by]);
    const auto phase = static_cast<std::size_t>(judged.phase[treasure_]);
    ++counts.deed[act.blocked ? 1 : 0][phase][by][static_cast<std::size_t>(judged.deed[treasure_])];
    counts.paths[by] += act.path ? 1 : 0;
    counts.crystals[by] += act.crystal ? 1 : 0;
    if (act.whom == nobody || act.could_be.size() < 2) return;
    for (int i = 0; i < max_seats; ++i)
      if (act.could_be.contains(seat(i)))
        (act.hostile ? counts.harm_could : counts.help_could)[by][place_of(roles[seat(i)])] +=
            1.0 / act.could_be.size();
    (act.hostile ? counts.harm_did : counts.help_did)[by][place_of(roles[act.whom])] += 1;
  }

  teams::Witness witness_;
  std::vector<Noted> acts_;
  std::size_t treasure_ = 0;
  PerSeat<Role> roles_;
};

PerPlace<PerPlace<float>> rather(const PerPlace<PerPlace<double>>& could, const PerPlace<PerPlace<double>>& did) {
  PerPlace<PerPlace<float>> out{};
  for (std::size_t by = 0; by < out.size(); ++by)
    for (std::size_t other = 0; other < out.size(); ++other)
      out[by][other] = static_cast<float>((did[by][other] + 5) / (could[by][other] + 5));
  return out;
}

}  // namespace

teams::Habits count_team_habits(const Counting& counting, int threads, const filon::bots::Progress& progress) {
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

  teams::Habits habits{};
  for (std::size_t blocked = 0; blocked < 2; ++blocked)
    for (std::size_t phase = 0; phase < phases; ++phase)
      for (std::size_t place = 0; place < team_roles.size(); ++place) {
        const auto& row = counts.deed[blocked][phase][place];
        double all = 0;
        for (const int count : row) all += count + 0.5;
        for (std::size_t deed = 0; deed < deeds; ++deed)
          habits.share[blocked][phase][place][deed] = static_cast<float>((row[deed] + 0.5) / all * 1000);
      }
  for (std::size_t place = 0; place < team_roles.size(); ++place)
    habits.crystals[place] = static_cast<float>(1000 * (counts.crystals[place] + 1.0) / (counts.paths[place] + 7.0));
  habits.harms = rather(counts.harm_could, counts.harm_did);
  habits.helps = rather(counts.help_could, counts.help_did);
  return habits;
}

std::string as_code(const teams::Habits& habits) {
  using filon::bots::as_code;
  return "const Habits counted_habits{" + as_code(habits.share) + ", " + as_code(habits.crystals) + ", " +
         as_code(habits.harms) + ", " + as_code(habits.helps) + "};\n";
}

}  // namespace filon::classic::bots::arena
