#include "games/classic/bots/arena/round.h"

#include <atomic>
#include <mutex>
#include <thread>

#include <time.h>

namespace filon::classic::bots::arena {
namespace {

using namespace classic;

// Processor time of this thread: whatever else the machine does is not the bots' doing.
double thread_micros() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

class RoundTable {
 public:
  RoundTable(const std::shared_ptr<const Rules>& rules, std::span<const LineUp> line_ups, Seed seed, const Maker& make)
      : match_(Match::start(rules, seed)) {
    for (int i = 0; i < rules->seats; ++i) {
      const Role role = dealt_role(seat(i));
      if (role == Role::Saboteur) played_.saboteurs.insert(seat(i));
      const LineUp& line_up = line_ups[static_cast<std::size_t>(i) % line_ups.size()];
      bots_.push_back(make(role == Role::Saboteur ? line_up.saboteurs : line_up.diggers, *rules, seat(i), seed));
      check(bots_.back() != nullptr, "the level of a line-up exists");
      bots_.back()->begin(match_.view(seat(i)), {});
    }
  }

  Played play(Observer* observer) {
    if (observer) observer->begin(match_);
    while (match_.table().results.empty()) {
      answer();
      tell();
      if (observer) observer->hear(match_);
    }
    played_.winners = match_.table().results[0].winners;
    return played_;
  }

 private:
  // The driver may know what was whispered to the seat it plays for.
  Role dealt_role(Seat who) const {
    for (const Event& event : match_.events())
      for (const Secret& secret : heard_by(event, who).secrets)
        if (const auto* dealt = std::get_if<Dealt>(&secret)) return dealt->role;
    report_bug("the start of a match deals a role to every seat");
  }

  void answer() {
    const Seat who = match_.to_act().front();
    legal_actions(match_.rules(), match_.sight(who), legal_);
    const double started = thread_micros();
    const Action action = bots_[static_cast<std::size_t>(who)]->choose(match_.sight(who), legal_, {});
    played_.micros += thread_micros() - started;
    ++played_.answers;
    check(!match_.play(who, action), "a bot answers legally");
  }

  void tell() {
    heard_.resize(bots_.size());
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      heard_[i].clear();
      for (const Event& event : match_.events()) {
        // What comes after the end of the round is no part of it.
        if (std::holds_alternative<RoundBegan>(event.told)) break;
        heard_[i].push_back(heard_by(event, seat(static_cast<int>(i))));
      }
    }
    const double started = thread_micros();
    for (std::size_t i = 0; i < bots_.size(); ++i)
      for (const Heard& heard : heard_[i]) bots_[i]->hear(heard);
    played_.micros += thread_micros() - started;
  }

  Match match_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::vector<std::vector<Heard>> heard_;  // by seat
  Actions legal_;
  Played played_;
};

}  // namespace

Played play_round(const std::shared_ptr<const Rules>& rules, std::span<const LineUp> line_ups, Seed seed,
                  Observer* observer, const Maker& make) {
  // On the heap: the list of legal answers is too large for the stack of a thread.
  return std::make_unique<RoundTable>(rules, line_ups, seed, make)->play(observer);
}

void share_out(int count, int threads, const Progress& progress, const std::function<void(int)>& work) {
  std::atomic<int> next{0};
  std::atomic<int> done{0};
  std::mutex telling;
  const auto run = [&] {
    for (int i = next++; i < count; i = next++) {
      work(i);
      const int now_done = ++done;
      if (progress && (now_done % 256 == 0 || now_done == count)) {
        const std::lock_guard lock(telling);
        progress(now_done, count);
      }
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

Seed deal_seed(std::uint64_t contest_seed, int deal) {
  return Rng(Rng(contest_seed).next() + static_cast<std::uint64_t>(deal)).next();
}

}  // namespace filon::classic::bots::arena
