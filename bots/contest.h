// Bots against bots: line-ups play the same deals, and the results are counted for every interest and every level.
#pragma once

#include <map>

#include "bots/keyed_chance.h"
#include "bots/line_up.h"
#include "bots/round.h"
#include "bots/statistics.h"

namespace filon::bots {

template <class G>
struct Contest {
  std::vector<LineUp> line_ups;  // each plays every deal; the first is what the others are compared with
  typename G::Rules rules;
  int deals = 1000;  // one round each: roles, hidden cards and hands are the same for all line-ups
  std::uint64_t seed = 1;
  Maker<G> make = Traits<G>::make_bot;
};

// One interest in one line-up. Rounds in which no seat has this interest do not count.
struct InterestFigures {
  std::string interest;
  Estimate wins;           // share of the rounds
  Estimate gold;           // for each seat and round
  Estimate wins_to_first;  // this line-up minus the first, deal by deal
  Estimate gold_to_first;  // likewise
};

// One level of a line-up that gives each seat its own level.
struct LevelFigures {
  std::string level;
  Estimate gold;
  Estimate gold_to_first;  // this level minus the first of the line-up, deal by deal
};

struct Standing {
  std::string line_up;
  int rounds = 0;
  std::vector<InterestFigures> interests;
  std::vector<LevelFigures> levels;
  double turns = 0;              // mean number of answers until a round is decided
  double micros_per_answer = 0;  // hearing included; the only figure that differs from run to run
};

struct Report {
  std::vector<Standing> standings;  // in the order of the line-ups
  int deals = 0;
};

// The results of one deal in one line-up, over all rotations.
struct DealFigures {
  struct Sum {
    double of = 0;
    int count = 0;
    void add(double value) {
      of += value;
      ++count;
    }
    double mean() const { return of / count; }
  };
  std::vector<Sum> wins, gold;  // by interest
  std::map<std::string, Sum> gold_by_level;
  int answers = 0;
  double micros = 0;
};

// Combines the results, given as [line-up][deal].
Report report_on(const std::vector<LineUp>&, const std::vector<std::string_view>& interests,
                 const std::vector<std::vector<DealFigures>>&);

// The report does not depend on the number of threads, except for the times. Requires: `make` knows the levels.
template <class G>
Report run_contest(const Contest<G>& contest, int threads, const Progress& progress = {}) {
  const auto rules = std::make_shared<const typename G::Rules>(contest.rules);
  const auto interests = Traits<G>::interests(*rules);
  const std::size_t count = contest.line_ups.size();
  std::vector<std::vector<DealFigures>> figures(count,
                                                std::vector<DealFigures>(static_cast<std::size_t>(contest.deals)));
  share_work(static_cast<int>(count) * contest.deals, threads, progress, [&](int i) {
    const std::size_t which = static_cast<std::size_t>(i) % count;
    const LineUp& line_up = contest.line_ups[which];
    const int deal = i / static_cast<int>(count);
    DealFigures& sums = figures[which][static_cast<std::size_t>(deal)];
    sums.wins.resize(interests.size());
    sums.gold.resize(interests.size());
    for (int rotation = 0; rotation < line_up.rotations(); ++rotation) {
      Round<G> round(rules, std::make_shared<KeyedChance>(seed_for(Purpose::Deal, contest.seed, deal)));
      std::vector<std::unique_ptr<Bot<G>>> bots;
      std::vector<std::string_view> levels;
      for (int s = 0; s < rules->seats; ++s) {
        levels.push_back(line_up.level(seat(s), round.interest(seat(s)), rotation));
        bots.push_back(contest.make(levels.back(), *rules, seat(s), seed_for(Purpose::Bots, contest.seed, deal)));
      }
      round.sit_down(std::move(bots));
      const Played played = round.play();
      std::vector<bool> dealt(interests.size());
      for (int s = 0; s < rules->seats; ++s) {
        dealt[played.interests[seat(s)]] = true;
        sums.gold[played.interests[seat(s)]].add(played.gold[seat(s)]);
        if (line_up.is_by_seat())
          sums.gold_by_level[std::string(levels[static_cast<std::size_t>(s)])].add(played.gold[seat(s)]);
      }
      for (std::size_t one = 0; one < interests.size(); ++one)
        if (dealt[one]) sums.wins[one].add(played.wins[one] ? 1 : 0);
      sums.answers += played.answers;
      sums.micros += played.micros;
    }
  });
  return report_on(contest.line_ups, interests, figures);
}

}  // namespace filon::bots
