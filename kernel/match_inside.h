// The implementation of Match<G>. One source file of each game includes it and has `template class kernel::Match<G>;`.
#pragma once

#include <map>
#include <string>

#include "kernel/dealer.h"
#include "kernel/match.h"
#include "kernel/packable_state.h"
#include "kernel/recorded_chance.h"

namespace filon::kernel {

template <class G>
struct Match<G>::Inside {
  explicit Inside(std::shared_ptr<const Rules> of) : rules(std::move(of)), packable(rules->seats) {}

  std::shared_ptr<const Rules> rules;
  PackableState<G> packable;
  Rng rng{0};
  Record record{};
  std::vector<Event> events;
  std::shared_ptr<Chance> chance;  // instead of rng
  std::map<Seat, Action> kept;     // answers to a question that hides who has answered
  int version = 0;

  const State<G>& state() const { return packable.read(); }
  Dealer<G> dealer(Chance* from) {
    return Dealer<G>(*rules, packable.change(),
                     {.rng = &rng, .chance = from, .journal = &events, .outcomes = &record.chance});
  }
  Sight sight(Seat seat) const { return {seat, state().table, state().holdings[seat]}; }

  void begin(Chance* from) {
    record.options = rules->options;
    auto dealer = this->dealer(from);
    G::begin(dealer);
    dealer.run();
    record.question = 1;
  }

  // Drops the events of the last moment. Most moments have fewer than eight, so their memory is allocated once.
  void next_moment() {
    events.clear();
    events.reserve(8);
    ++version;
  }

  std::optional<Refusal> play(Seat by, const Action& action, Chance* from) {
    if (index(by) >= rules->seats) return Refusal::NoSuchSeat;
    if (const auto refusal = G::refuse(*rules, sight(by), action)) return refusal;
    const Action answer = G::as_played(*rules, state().table, action);
    if (!is_signal<G>(action) && G::manner(*rules, state().table.question.what).hides_who_answered) {
      kept.insert_or_assign(by, answer);
      events.clear();
      return {};
    }
    next_moment();
    record.answers.push_back({record.question, by, answer});
    auto dealer = this->dealer(from);
    dealer.answer(by, answer);
    if (dealer.has_asked() || state().table.is_over()) ++record.question;
    return {};
  }

  void close(Chance* from) {
    next_moment();
    auto dealer = this->dealer(from);
    for (const auto& [by, answer] : kept) {
      // Letting a window pass is the same as being silent, and leaves no trace.
      if (!G::is_silence(answer)) record.answers.push_back({record.question, by, answer});
      packable.change().holdings[by].sealed = answer;
    }
    kept.clear();
    dealer.close();
    if (dealer.has_asked() || state().table.is_over()) ++record.question;
  }
};

template <class G>
Match<G>::Match(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
template <class G>
Match<G>::Match(const Match& other) : inside_(std::make_unique<Inside>(*other.inside_)) {}
template <class G>
Match<G>::Match(Match&&) noexcept = default;
template <class G>
Match<G>& Match<G>::operator=(Match other) noexcept {
  inside_ = std::move(other.inside_);
  return *this;
}
template <class G>
Match<G>::~Match() = default;

template <class G>
Match<G> Match<G>::start(std::shared_ptr<const Rules> rules, Seed seed) {
  auto inside = std::make_unique<Inside>(std::move(rules));
  inside->rng = Rng(seed);
  inside->begin(nullptr);
  return Match(std::move(inside));
}

template <class G>
Match<G> Match<G>::start(std::shared_ptr<const Rules> rules, std::shared_ptr<Chance> chance) {
  auto inside = std::make_unique<Inside>(std::move(rules));
  inside->chance = std::move(chance);
  inside->begin(inside->chance.get());
  return Match(std::move(inside));
}

template <class G>
Result<Match<G>> Match<G>::replay(std::shared_ptr<const Rules> rules, const Record& record, const Watch& watch) {
  if (record.options != rules->options) return Error{"record: it was played with other options than these rules"};
  Match match(std::make_unique<Inside>(std::move(rules)));
  Inside& inside = *match.inside_;
  RecordedChance chance(record.chance);
  const auto look = [&] {
    if (watch && chance.error().empty()) watch(match);
  };
  inside.begin(&chance);
  look();
  const auto close_windows_before = [&](int question) {
    while (inside.record.question < question && match.is_window() && chance.error().empty()) {
      inside.close(&chance);
      look();
    }
  };
  int number = 0;
  for (const auto& [question, by, action] : record.answers) {
    ++number;
    if (!chance.error().empty()) break;
    close_windows_before(question);
    const int moment = inside.version;
    if (inside.record.question != question || inside.play(by, action, &chance))
      return Error{"record: answer " + std::to_string(number) + " is not legal where it stands"};
    if (inside.version != moment) look();
  }
  close_windows_before(record.question);
  if (!chance.error().empty()) return Error{chance.error()};
  if (!chance.is_used_up()) return Error{"record: it holds more chance outcomes than were drawn"};
  return match;
}

template <class G>
Seats Match<G>::to_act() const {
  Seats waiting = table().question.waiting();
  for (const auto& [by, answer] : inside_->kept) waiting.erase(by);
  return waiting;
}
template <class G>
std::optional<typename G::Action> Match<G>::kept_answer(Seat seat) const {
  const auto kept = inside_->kept.find(seat);
  return kept == inside_->kept.end() ? std::nullopt : std::optional(kept->second);
}

template <class G>
const typename G::Rules& Match<G>::rules() const {
  return *inside_->rules;
}
template <class G>
const typename G::Table& Match<G>::table() const {
  return inside_->state().table;
}
template <class G>
typename Match<G>::View Match<G>::view(Seat seat) const {
  return {seat, inside_->state().table, inside_->state().holdings[seat]};
}
template <class G>
typename Match<G>::Sight Match<G>::sight(Seat seat) const {
  return inside_->sight(seat);
}
template <class G>
std::optional<typename G::Refusal> Match<G>::play(Seat by, const Action& action) {
  return inside_->play(by, action, inside_->chance.get());
}
template <class G>
bool Match<G>::is_window() const {
  return table().question.is_open() && G::manner(*inside_->rules, table().question.what).silence_passes;
}
template <class G>
bool Match<G>::is_idle() const {
  if (!is_window()) return false;
  const Seats waiting = to_act();
  for (int i = 0; i < inside_->rules->seats; ++i)
    if (waiting.contains(seat(i)) && G::has_choice(*inside_->rules, sight(seat(i)))) return false;
  return true;
}
template <class G>
void Match<G>::close() {
  check(is_window(), "close() needs an open window");
  inside_->close(inside_->chance.get());
}
template <class G>
void Match<G>::pack() {
  inside_->packable.pack();
  inside_->events = std::vector<Event>();  // `= {}` would keep the memory
}
template <class G>
const std::vector<typename Match<G>::Event>& Match<G>::events() const {
  return inside_->events;
}
template <class G>
int Match<G>::version() const {
  return inside_->version;
}
template <class G>
int Match<G>::question_number() const {
  return inside_->record.question;
}
template <class G>
const typename Match<G>::Record& Match<G>::record() const {
  return inside_->record;
}

// Lets scenarios and tests open a match in any position and read its state.
template <class G>
struct MatchTestAccess {
  static const State<G>& state(const Match<G>& match) { return match.inside_->state(); }
  // A match in this position. Chance comes from the script if there is one, otherwise from the seed. Its record has
  // only the answers from here on, so it cannot be replayed.
  static Match<G> open(std::shared_ptr<const typename G::Rules> rules, const State<G>& state, Seed seed,
                       std::shared_ptr<Chance> script = nullptr) {
    auto inside = std::make_unique<typename Match<G>::Inside>(std::move(rules));
    inside->packable.change() = state;
    inside->rng = Rng(seed);
    inside->chance = std::move(script);
    inside->record.options = inside->rules->options;
    return Match<G>(std::move(inside));
  }
};

}  // namespace filon::kernel
