// From a record to its script and back. What a seat's form holds comes from heard_by() alone; the full form also reads
// what chance decided.
#include <algorithm>
#include <span>

#include "games/classic/text/script.h"

namespace filon::text {
namespace {

using namespace classic;

class ScriptBuilder {
 public:
  ScriptBuilder(const Rules& rules, std::optional<Seat> ears) : rules_(rules) {
    script_.options = rules.options;
    script_.ears = ears;
  }

  Script& script() { return script_; }

  // An event, and the whispers that this script may hold.
  void hear(const Told& told, std::span<const Whisper> whispers) {
    std::visit([&](const auto& event) { on(event); }, told);
    for (const Whisper& whisper : whispers)
      std::visit([&](const auto& secret) { on(whisper.to, secret); }, whisper.secret);
  }

 private:
  Round& round() { return script_.rounds.back(); }
  Step& step() { return round().steps.back(); }
  bool tells_everything() const { return !script_.ears; }

  void on(const RoundBegan& e) {
    const auto seats = static_cast<std::size_t>(rules_.seats);
    Round fresh;
    fresh.number = e.round;
    fresh.first = e.first;
    fresh.roles.assign(seats, Role::Unknown);
    fresh.goals.assign(rules_.goal_cells.size(), -1);
    fresh.hands.resize(seats);
    script_.rounds.push_back(fresh);
  }
  void on(const Asked&) {}
  void on(const PathPlaced& e) { add(e.by, PlacePath{e.card, e.at, e.turned}); }
  void on(const ToolBroken& e) { add(e.by, BreakTool{e.card, e.whom}); }
  void on(const ToolMended& e) { add(e.by, MendTool{e.card, e.whom, e.tool}); }
  void on(const RockFell& e) { add(e.by, Rockfall{e.card, e.at}); }
  void on(const GoalPeeked& e) { add(e.by, PeekGoal{e.card, e.goal}); }
  void on(const CardsDiscarded& e) {
    Discard discard;
    for (int i = 0; i < e.count; ++i) discard.cards.push_back(no_card);
    add(e.by, discard);
  }
  void on(const Passed& e) { add(e.by, Pass{}); }
  void on(const CardDrawn&) { step().drawn.push_back(no_card); }
  void on(const GoalTurned& e) {
    if (e.reached) step().turned.push_back(e.goal);
    know_goal(e.goal, e.card);
  }
  void on(const RoundEnded& e) { round().result = e.result; }
  void on(const RolesShown& e) {
    if (tells_everything()) return;  // the deal named them already
    const bool changed = std::any_of(round().steps.begin(), round().steps.end(), [&](const Step& one) {
      const auto* on = std::get_if<PlayOn>(&one.action);
      return on && rules_.effect(on->card) == Effect::RoleChange;
    });
    auto& roles = changed ? round().shown : round().roles;
    roles.clear();
    for (int i = 0; i < rules_.seats; ++i) roles.push_back(e.roles[seat(i)]);
    round().spare = e.spare;
  }
  void on(const GoldDrawn& e) { round().gold.assign(e.cards, 0); }
  void on(const GoldTaken& e) { add(e.by, TakeGold{0}); }
  void on(const Rewarded& e) { round().rewards.push_back({e.whom, e.nuggets, std::vector<int>(e.cards, 0), e.credit}); }
  void on(const PlayedOn& e) { add(e.by, PlayOn{e.card, e.whom}); }
  void on(const ClearedAway& e) {
    ClearAway clear{e.away, {}};
    for (int i = 0; i < e.paid; ++i) clear.paid.push_back(no_card);
    add(e.by, clear);
  }
  void on(const Shared& e) { round().rewards.push_back({e.whom, e.nuggets, {}, 0}); }
  void on(const Stole& e) { add(e.by, Steal{e.from}); }
  void on(const Declined& e) { add(e.by, Decline{}); }
  void on(const MatchEnded& e) {
    for (int i = 0; i < rules_.seats; ++i) script_.scores.push_back({e.scores[seat(i)], e.gold[seat(i)]});
  }

  void on(Seat to, const Dealt& s) {
    round().roles[static_cast<std::size_t>(to)] = s.role;
    round().hands[static_cast<std::size_t>(to)].assign(s.hand.begin(), s.hand.end());
  }
  void on(Seat, const GotCard& s) { step().drawn.back() = s.card; }
  void on(Seat, const LostCard&) {}
  void on(Seat, const DiscardedCard& s) {
    const auto name_one = [&](auto& cards) { *std::find(cards.begin(), cards.end(), no_card) = s.card; };
    if (auto* clear = std::get_if<ClearAway>(&step().action)) return name_one(clear->paid);
    name_one(std::get<Discard>(step().action).cards);
  }
  void on(Seat, const RoleSeen& s) {
    if (!tells_everything()) step().role = s.seen.role;
  }
  void on(Seat, const GotRole& s) { step().role = s.role; }
  void on(Seat, const GotHand& s) {
    if (!tells_everything()) step().hand.emplace(s.hand.begin(), s.hand.end());
  }
  void on(Seat, const GoalSeen& s) {
    if (tells_everything()) return;
    step().seen = s.card;
    know_goal(s.goal, s.card);
  }
  void on(Seat, const GoldOffered& s) { offered_ = s.gold; }
  void on(Seat, const GotGold& s) {
    std::vector<int> values;
    for (int value = Gold::kinds() - 1; value > 0; --value)
      values.insert(values.end(), static_cast<std::size_t>(s.gold.count(value)), value);
    if (!round().rewards.empty()) {
      round().rewards.back().cards = values;
      return;
    }
    step().action = TakeGold{static_cast<std::uint8_t>(values.front())};
    if (!tells_everything()) step().offered = offered_;
  }

  void add(Seat by, const Action& action) {
    Step step;
    step.by = by;
    step.action = action;
    round().steps.push_back(step);
  }

  void know_goal(std::uint8_t goal, Card card) {
    if (tells_everything()) return;  // the deal named it already
    const auto& goals = rules_.deck.goals;
    round().goals[goal] = static_cast<int>(std::find(goals.begin(), goals.end(), card) - goals.begin());
  }

  const Rules& rules_;
  Script script_;
  Gold offered_;
};

// Adds what chance decided in one step of a match and no whisper tells: first the gold drawn to be shared, last the
// deal of a new round.
void add_chance(const Rules& rules, Script& script, std::size_t rounds_before, std::span<const std::uint8_t> picks) {
  if (rounds_before > 0)
    if (auto& gold = script.rounds[rounds_before - 1].gold; !gold.empty() && gold.front() == 0)
      for (std::size_t i = 0; i < gold.size(); ++i) gold[i] = picks[i];
  if (script.rounds.size() == rounds_before) return;
  Round& round = script.rounds.back();
  const auto hand_size = static_cast<std::size_t>(rules.hand_size);
  std::size_t next = picks.size() - (round.roles.size() * (1 + hand_size) + round.goals.size());
  Roles pool = rules.role_pool;
  for (Role& role : round.roles) {
    role = static_cast<Role>(picks[next++]);
    pool.take(static_cast<int>(role));
  }
  if (rules.shows_spare_roles) round.spare = static_cast<Role>(pool.nth(0));
  for (int& goal : round.goals) goal = picks[next++];
  for (auto& hand : round.hands) {
    hand.clear();
    for (std::size_t i = 0; i < hand_size; ++i) hand.push_back(card(picks[next++]));
  }
}

}  // namespace

Result<Script> script_of(const Rules& rules, const Record& record, std::optional<Seat> ears) {
  ScriptBuilder builder(rules, ears);
  Script& script = builder.script();
  std::size_t picks_before = 0;
  const auto watch = [&](const Match& match) {
    const std::size_t rounds_before = script.rounds.size();
    for (const Event& event : match.events()) {
      if (!ears) {
        builder.hear(event.told, event.whispers);
        continue;
      }
      const Heard heard = heard_by(event, *ears);
      std::vector<Whisper> whispers;
      for (const Secret& secret : heard.secrets) whispers.push_back({*ears, secret});
      builder.hear(heard.told, whispers);
    }
    const auto& picks = match.record().picks;
    if (!ears) add_chance(rules, script, rounds_before, std::span(picks).subspan(picks_before));
    picks_before = picks.size();
  };
  // The match does not outlive this call, so it need not own the rules.
  const std::shared_ptr<const Rules> borrowed(std::shared_ptr<const Rules>{}, &rules);
  const auto replayed = Match::replay(borrowed, record, watch);
  if (!replayed) return Error{replayed.error()};
  return script;
}

Result<Record> record_of(const Script& script) {
  const Error hidden{"record: it does not tell everything that happened, so it cannot be played again"};
  if (script.ears) return hidden;
  Record record;
  record.options = script.options;
  bool known = true;
  const auto pick = [&](int kind, int unknown) {
    known &= kind != unknown;
    record.picks.push_back(static_cast<std::uint8_t>(kind));
  };
  for (const Round& round : script.rounds) {
    for (Role role : round.roles) pick(static_cast<int>(role), static_cast<int>(Role::Unknown));
    for (int goal : round.goals) pick(goal, -1);
    for (const auto& hand : round.hands)
      for (Card card : hand) pick(index(card), index(no_card));
    for (const Step& step : round.steps) {
      record.answers.push_back({step.by, step.action});
      if (step.role != Role::Unknown) record.picks.push_back(static_cast<std::uint8_t>(step.role));
      for (Card card : step.drawn) pick(index(card), index(no_card));
    }
    for (int value : round.gold) pick(value, 0);
  }
  if (!known) return hidden;
  return record;
}

}  // namespace filon::text
