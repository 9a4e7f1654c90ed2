#include "games/lost_mines/bots/arena/yield.h"

#include "bots/keyed_chance.h"

namespace filon::lost_mines::bots::arena {
namespace {

// The table at the end of a round.
class LastTable final : public filon::bots::Observer<LostMines> {
 public:
  void begin(const Match& match) override { table_ = match.table(); }
  void hear(const Match& match) override {
    if (filon::bots::Traits<LostMines>::is_round_over(match.table())) table_ = match.table();
  }
  const Table& table() const { return table_; }

 private:
  Table table_;
};

struct Result {
  Table table;
  int answers = 0;
  double micros = 0;
};

Result play(const Trial& trial, const std::shared_ptr<const Rules>& rules, int deal) {
  using filon::bots::Purpose;
  filon::bots::Round<LostMines> round(
      rules, std::make_shared<filon::bots::KeyedChance>(seed_for(Purpose::Deal, trial.seed, deal)));
  std::vector<std::unique_ptr<filon::bots::Bot<LostMines>>> bots;
  for (int i = 0; i < rules->seats; ++i)
    bots.push_back(trial.make(trial.level, *rules, seat(i), seed_for(Purpose::Bots, trial.seed, deal)));
  round.sit_down(std::move(bots));
  LastTable last;
  const auto played = round.play(&last);
  return {last.table(), played.answers, played.micros};
}

}  // namespace

Yield measure(const Trial& trial, int threads) {
  const auto rules = std::make_shared<const Rules>(trial.rules);
  std::vector<Result> results(static_cast<std::size_t>(trial.deals));
  filon::bots::share_work(trial.deals, threads, {},
                          [&](int deal) { results[static_cast<std::size_t>(deal)] = play(trial, rules, deal); });

  filon::bots::Mean collected;
  filon::bots::Share nothing;
  std::array<filon::bots::Mean, count_of<Role>()> won;
  Yield yield;
  double answers = 0;
  for (const Result& result : results) {
    const Table& table = result.table;
    const auto taken = std::count_if(table.treasures.begin(), table.treasures.end(),
                                     [](const Treasure& treasure) { return !treasure.is_left(); });
    collected.add(static_cast<double>(taken) / static_cast<double>(table.treasures.size()));
    nothing.add(taken == 0);
    for (int i = 0; i < table.seats; ++i)
      won[static_cast<std::size_t>(table.role[seat(i)])].add(table.loot.won[seat(i)]);
    yield.ended[static_cast<std::size_t>(table.ended)] += 1.0 / trial.deals;
    answers += result.answers;
    yield.micros_per_answer += result.micros;
  }
  yield.collected = collected.estimate();
  yield.nothing = nothing.estimate();
  for (std::size_t role = 0; role < won.size(); ++role) yield.won[role] = won[role].estimate();
  yield.micros_per_answer /= answers;
  return yield;
}

}  // namespace filon::lost_mines::bots::arena
