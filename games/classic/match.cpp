#include "games/classic/match.h"

#include "games/classic/dealer.h"
#include "games/classic/match_door.h"

namespace filon::classic {
namespace {

// Reads what chance decided from a record.
class Recorded final : public Chance {
 public:
  explicit Recorded(const std::vector<std::uint8_t>& picks) : picks_(picks) {}

  int pick(std::span<const std::uint8_t> counts) override {
    const std::size_t at = next_++;
    if (at < picks_.size() && picks_[at] < counts.size() && counts[picks_[at]] > 0) return picks_[at];
    if (!failed_at_) failed_at_ = at;
    std::size_t any = 0;
    while (counts[any] == 0) ++any;
    return static_cast<int>(any);
  }
  std::optional<std::size_t> failed_at() const { return failed_at_; }
  std::size_t used() const { return next_; }

 private:
  const std::vector<std::uint8_t>& picks_;
  std::size_t next_ = 0;
  std::optional<std::size_t> failed_at_;
};

Error misfit(const std::vector<std::uint8_t>& picks, std::size_t at) {
  const std::string number = "chance outcome " + std::to_string(at + 1);
  if (at >= picks.size()) return Error{"record: it ends before " + number};
  return Error{"record: " + number + " names a card that is not there to be drawn"};
}

}  // namespace

struct Match::Inside {
  std::shared_ptr<const Rules> rules;
  State state;
  Rng rng{0};
  Record record;
  std::vector<Event> events;
  std::shared_ptr<Chance> chance;  // instead of rng

  Desk desk(Chance* from) { return {&rng, from, &events, &record.picks}; }

  void begin(Chance* from) {
    record.options = rules->options;
    Dealer dealer(*rules, state, desk(from));
    begin_match(dealer);
  }

  std::optional<Refusal> play(Seat by, const Action& action, Chance* from) {
    if (index(by) >= rules->seats) return Refusal::NoSuchSeat;
    if (const auto refusal = refuse(*rules, {by, state.table, state.holdings[by]}, action)) return refusal;
    const Action answer = canonical(*rules, action);
    // A deal has many events; the place they took is not kept for the few of a turn.
    events.capacity() > 8 ? void(events = {}) : events.clear();
    record.answers.push_back({by, answer});
    Dealer dealer(*rules, state, desk(from));
    classic::play(dealer, by, answer);
    return {};
  }
};

Match::Match(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Match::Match(const Match& other) : inside_(std::make_unique<Inside>(*other.inside_)) {}
Match::Match(Match&&) noexcept = default;
Match& Match::operator=(Match other) noexcept {
  inside_ = std::move(other.inside_);
  return *this;
}
Match::~Match() = default;

Match Match::start(std::shared_ptr<const Rules> rules, Seed seed) {
  auto inside = std::make_unique<Inside>();
  inside->rules = std::move(rules);
  inside->rng = Rng(seed);
  inside->begin(nullptr);
  return Match(std::move(inside));
}

Match Match::start(std::shared_ptr<const Rules> rules, std::shared_ptr<Chance> chance) {
  auto inside = std::make_unique<Inside>();
  inside->rules = std::move(rules);
  inside->chance = std::move(chance);
  inside->begin(inside->chance.get());
  return Match(std::move(inside));
}

Result<Match> Match::replay(std::shared_ptr<const Rules> rules, const Record& record, const Watch& watch) {
  if (record.options != rules->options) return Error{"record: it was played with other options than these rules"};
  Match match(std::make_unique<Inside>());
  match.inside_->rules = std::move(rules);
  Recorded chance(record.picks);
  match.inside_->begin(&chance);
  if (watch && !chance.failed_at()) watch(match);
  for (std::size_t i = 0; i < record.answers.size() && !chance.failed_at(); ++i) {
    const auto& [by, action] = record.answers[i];
    if (match.inside_->play(by, action, &chance))
      return Error{"record: answer " + std::to_string(i + 1) + " is not legal where it stands"};
    if (watch && !chance.failed_at()) watch(match);
  }
  if (chance.failed_at()) return misfit(record.picks, *chance.failed_at());
  if (chance.used() != record.picks.size()) return Error{"record: it holds more chance outcomes than were drawn"};
  return match;
}

const Rules& Match::rules() const { return *inside_->rules; }
const Table& Match::table() const { return inside_->state.table; }
View Match::view(Seat seat) const { return {seat, inside_->state.table, inside_->state.holdings[seat]}; }
Sight Match::sight(Seat seat) const { return {seat, inside_->state.table, inside_->state.holdings[seat]}; }
std::optional<Refusal> Match::play(Seat by, const Action& action) {
  return inside_->play(by, action, inside_->chance.get());
}
const std::vector<Event>& Match::events() const { return inside_->events; }
int Match::version() const { return static_cast<int>(inside_->record.answers.size()); }
const Record& Match::record() const { return inside_->record; }

const State& MatchDoor::state(const Match& match) { return match.inside_->state; }

Match MatchDoor::open(std::shared_ptr<const Rules> rules, const State& state, Seed seed,
                      std::shared_ptr<Chance> script) {
  auto inside = std::make_unique<Match::Inside>();
  inside->rules = std::move(rules);
  inside->state = state;
  inside->rng = Rng(seed);
  inside->chance = std::move(script);
  inside->record.options = inside->rules->options;
  return Match(std::move(inside));
}

}  // namespace filon::classic
