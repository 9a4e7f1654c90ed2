// One round of a match between bots, from the deal to its last question.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/share_work.h"
#include "kernel/check.h"
#include "kernel/match.h"

namespace filon::bots {

// Makes a bot of a level. A program that measures its own bots passes its own function.
template <class G>
using Maker =
    std::function<std::unique_ptr<Bot<G>>(std::string_view level, const typename G::Rules&, Seat, std::uint64_t seed)>;

// Is called at the start and after each answer.
template <class G>
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void begin(const kernel::Match<G>&) = 0;
  virtual void hear(const kernel::Match<G>&) = 0;
};

// The result of a round. Interests are those at the deal, even if roles change later.
struct Played {
  PerSeat<std::size_t> interests;
  std::vector<bool> wins;  // by interest
  PerSeat<int> gold;       // gained in the round
  int answers = 0;         // before the round was decided
  double micros = 0;       // time of the bots for these answers, hearing included
};

template <class G>
class Round {
 public:
  using Match = kernel::Match<G>;

  // Deals the round. The rules must outlive it.
  Round(std::shared_ptr<const typename G::Rules> rules, std::shared_ptr<Chance> chance)
      : match_(Match::start(std::move(rules), std::move(chance))) {
    for (int i = 0; i < seats(); ++i) {
      played_.interests[seat(i)] = Traits<G>::interest(match_.rules(), match_.sight(seat(i)));
      played_.gold[seat(i)] = -Traits<G>::gold(match_.sight(seat(i)));
    }
  }

  int seats() const { return match_.rules().seats; }
  std::size_t interest(Seat who) const { return played_.interests[who]; }

  // Requires: one bot for each seat, in the order of the seats.
  void sit_down(std::vector<std::unique_ptr<Bot<G>>> bots) {
    bots_ = std::move(bots);
    for (int i = 0; i < seats(); ++i) {
      check(bots_[static_cast<std::size_t>(i)] != nullptr, "a line-up has an unknown level");
      bots_[static_cast<std::size_t>(i)]->begin(match_.view(seat(i)), {});
    }
  }

  Played play(Observer<G>* observer = nullptr) {
    if (observer) observer->begin(match_);
    while (!Traits<G>::is_round_over(match_.table())) {
      if (match_.is_idle()) {
        match_.close();
        tell();
        continue;
      }
      const bool counts = !Traits<G>::is_decided(match_.table());
      const double spent = answer() + tell();
      played_.answers += counts ? 1 : 0;
      played_.micros += counts ? spent : 0;
      if (observer) observer->hear(match_);
    }
    for (std::size_t i = 0; i < Traits<G>::interests(match_.rules()).size(); ++i)
      played_.wins.push_back(Traits<G>::wins(match_.rules(), match_.table(), i));
    for (int i = 0; i < seats(); ++i) played_.gold[seat(i)] += Traits<G>::gold(match_.sight(seat(i)));
    return played_;
  }

 private:
  double answer() {
    const Seat who = match_.to_act().front();
    G::legal_actions(match_.rules(), match_.sight(who), *legal_);
    const double started = thread_micros();
    const auto action = bots_[static_cast<std::size_t>(who)]->choose(match_.sight(who), *legal_, {});
    const double spent = thread_micros() - started;
    check(!match_.play(who, action), "a bot gave an answer that is not legal");
    return spent;
  }

  double tell() {
    heard_.resize(bots_.size());
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      heard_[i].clear();
      for (const auto& event : match_.events()) heard_[i].push_back(heard_by(event, seat(static_cast<int>(i))));
    }
    const double started = thread_micros();
    for (std::size_t i = 0; i < bots_.size(); ++i)
      for (const auto& heard : heard_[i]) bots_[i]->hear(heard);
    return thread_micros() - started;
  }

  Match match_;
  std::vector<std::unique_ptr<Bot<G>>> bots_;
  std::vector<std::vector<typename Bot<G>::Heard>> heard_;  // by seat
  std::unique_ptr<typename G::Actions> legal_ = std::make_unique<typename G::Actions>();
  Played played_;
};

}  // namespace filon::bots
