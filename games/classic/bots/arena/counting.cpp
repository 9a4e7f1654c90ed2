#include "games/classic/bots/arena/counting.h"

#include "bots/as_code.h"
#include "bots/company.h"
#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/traits.h"

namespace filon::classic::bots::arena {
namespace {

// By role of the player and role of the target: how many targets a random choice would give, and how many were chosen.
struct Aimed {
  ByRole<ByRole<double>> could{}, did{};
  void add(const Aimed& other) {
    for (Role by : all_roles)
      for (Role whom : all_roles) {
        of(of(could, by), whom) += of(of(other.could, by), whom);
        of(of(did, by), whom) += of(of(other.did, by), whom);
      }
  }
};

// The counts behind Habits.
struct Counts {
  std::array<std::array<ByRole<std::array<int, move_kinds>>, phases>, 2> kind{};
  ByRole<int> paths{}, crystals{};
  std::array<Aimed, phases> harms{}, helps{};
};

// The role in a world where blue and green are exchanged.
Role mirrored(Role role) {
  switch (role) {
    case Role::BlueDigger: return Role::GreenDigger;
    case Role::GreenDigger: return Role::BlueDigger;
    case Role::Unknown:
    case Role::GoldDigger:
    case Role::Saboteur:
    case Role::Boss:
    case Role::Profiteer:
    case Role::Geologist:
    case Role::GreedyDwarf: return role;
  }
  report_bug("every role has its mirror");
}

// Listens at one seat, which hears every public answer, and notes each answer with the roles at that moment.
class Listener final : public filon::bots::Observer<Classic> {
 public:
  explicit Listener(const Rules& rules) : rules_(rules), witness_(rules) {}

  void begin(const Match& match) override {
    witness_.begin(match.view(seat(0)));
    note_roles(match);
  }
  void hear(const Match& match) override {
    for (const Event& event : match.events()) {
      if (const auto* turned = std::get_if<GoalTurned>(&event.told);
          turned && rules_.in_maze(turned->card) == InMaze::Treasure)
        treasure_ = turned->goal;
      witness_.hear(heard_by(event, seat(0)));
      if (witness_.last_move()) moves_.push_back({*witness_.last_move(), roles_});
    }
    note_roles(match);
  }

  void add_to(Counts& counts) const {
    for (const auto& [move, roles] : moves_) {
      add(counts, move, roles);
      if (!has_teams(rules_)) continue;
      PerSeat<Role> others;
      for (int i = 0; i < max_seats; ++i) others[seat(i)] = mirrored(roles[seat(i)]);
      Move same = move;
      std::swap(same.to[static_cast<std::size_t>(Walker::Blue)], same.to[static_cast<std::size_t>(Walker::Green)]);
      add(counts, same, others);
    }
  }

 private:
  struct Noted {
    Move move;
    PerSeat<Role> roles;
  };

  void note_roles(const Match& match) {
    for (int i = 0; i < rules_.seats; ++i) roles_[seat(i)] = match.sight(seat(i)).mine.role;
  }

  void add(Counts& counts, const Move& move, const PerSeat<Role>& roles) const {
    const Role by = roles[move.by];
    const Judgement& judged = move.judged_by(by);
    const auto phase = static_cast<std::size_t>(judged.phase[treasure_]);
    ++of(counts.kind[move.blocked ? 1 : 0][phase], by)[static_cast<std::size_t>(judged.kind[treasure_])];
    of(counts.paths, by) += move.is_path ? 1 : 0;
    of(counts.crystals, by) += move.has_crystal ? 1 : 0;
    if (move.whom == nobody || move.could_be.size() < 2) return;
    Aimed& aimed = (move.harms ? counts.harms : counts.helps)[phase];
    for (int i = 0; i < max_seats; ++i)
      if (move.could_be.contains(seat(i))) of(of(aimed.could, by), roles[seat(i)]) += 1.0 / move.could_be.size();
    of(of(aimed.did, by), roles[move.whom]) += 1;
  }

  const Rules& rules_;
  Witness witness_;
  std::vector<Noted> moves_;
  std::size_t treasure_ = 0;
  PerSeat<Role> roles_;
};

bool is_dealt(const Rules& rules, Role role) { return rules.role_pool.count(static_cast<int>(role)) > 0; }

ByRole<ByRole<float>> rather(const Rules& rules, const Aimed& aimed) {
  ByRole<ByRole<float>> out{};
  for (Role by : all_roles)
    for (Role other : all_roles)
      if (is_dealt(rules, by) && is_dealt(rules, other))
        of(of(out, by), other) =
            static_cast<float>((of(of(aimed.did, by), other) + 5) / (of(of(aimed.could, by), other) + 5));
  return out;
}

// With many roles, each pair is too rare to count by phase.
std::array<ByRole<ByRole<float>>, phases> rather(const Rules& rules, const std::array<Aimed, phases>& counted) {
  std::array<ByRole<ByRole<float>>, phases> out{};
  Aimed all;
  for (const Aimed& one : counted) all.add(one);
  for (std::size_t phase = 0; phase < phases; ++phase)
    out[phase] = rather(rules, has_teams(rules) ? all : counted[phase]);
  return out;
}

Habits habits_of(const Rules& rules, const Counts& counts) {
  Habits habits{};
  for (Role role : all_roles) {
    if (!is_dealt(rules, role)) continue;
    for (std::size_t blocked = 0; blocked < 2; ++blocked)
      for (std::size_t phase = 0; phase < phases; ++phase) {
        const auto& row = of(counts.kind[blocked][phase], role);
        double all = 0;
        for (const int count : row) all += count + 0.5;
        for (std::size_t kind = 0; kind < move_kinds; ++kind)
          of(habits.share[blocked][phase], role)[kind] = static_cast<float>((row[kind] + 0.5) / all * 1000);
      }
    if (has_teams(rules))
      of(habits.crystals, role) =
          static_cast<float>(1000 * (of(counts.crystals, role) + 1.0) / (of(counts.paths, role) + 7.0));
  }
  habits.harms = rather(rules, counts.harms);
  habits.helps = rather(rules, counts.helps);
  return habits;
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
    filon::bots::play_in_company<Classic>(these, counting.company, counting.seed, i, *listener);
  });
  Counts counts;
  for (const auto& listener : listeners) listener->add_to(counts);
  return habits_of(*rules.front(), counts);
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
  mix(mix, habits.crystals, fresh.crystals);
  mix(mix, habits.harms, fresh.harms);
  mix(mix, habits.helps, fresh.helps);
  return habits;
}

std::string as_code(const Habits& habits) {
  using filon::bots::as_code;
  return "{" + as_code(habits.share) + ", " + as_code(habits.crystals) + ", " + as_code(habits.harms) + ", " +
         as_code(habits.helps) + "}";
}

}  // namespace filon::classic::bots::arena
