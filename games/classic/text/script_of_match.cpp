// From a record to its script and back. A seat's form is built only from heard_by(); the full form also uses what
// chance decided.
#include <algorithm>
#include <span>
#include <utility>

#include "games/classic/text/script.h"
#include "kernel/recorded_chance.h"

namespace filon::text {
namespace {

using namespace classic;

class ScriptBuilder {
 public:
  ScriptBuilder(const Rules& rules, std::optional<Seat> listener) : rules_(rules) {
    script_.options = rules.options;
    script_.listener = listener;
  }

  Script& script() { return script_; }

  // Adds an event and the whispers that this script may contain. `before`: the table before the event.
  void hear(const Table& before, const Told& told, std::span<const Whisper> whispers) {
    if (const auto answer = answer_told(before, told)) add(answer->by, answer->action);
    std::visit([&](const auto& event) { on(event); }, told);
    is_draw_ = std::holds_alternative<CardDrawn>(told);
    for (const Whisper& whisper : whispers)
      std::visit([&](const auto& secret) { on(whisper.to, secret); }, whisper.secret);
  }

 private:
  Round& round() { return script_.rounds.back(); }
  Step& step() { return round().steps.back(); }
  bool tells_everything() const { return !script_.listener; }

  // For most events only the answer is written; everything else follows from a replay.
  template <class Other>
  void on(const Other&) {}
  void on(const RoundBegan& e) {
    const auto seats = static_cast<std::size_t>(rules_.seats);
    roles_changed_ = false;
    Round fresh;
    fresh.number = e.round;
    fresh.first = e.first;
    fresh.roles.assign(seats, Role::Unknown);
    fresh.goals.assign(rules_.goal_cells.size(), -1);
    fresh.hands.resize(seats);
    script_.rounds.push_back(fresh);
  }
  void on(const CardDrawn& e) { step().drawn.push_back({e.by, no_card}); }
  void on(const GoalTurned& e) {
    if (e.reached) step().turned.push_back(e.goal);
    know_goal(e.goal, e.card);
  }
  void on(const RoundEnded& e) { round().result = e.result; }
  void on(const PlayedOn& e) { roles_changed_ |= rules_.is(e.card, OnPlayer::RoleChange); }
  void on(const WorkshopVisited& e) { roles_changed_ |= e.changed; }
  void on(const RolesShown& e) {
    if (tells_everything()) return;  // the deal already named them
    auto& roles = roles_changed_ ? round().shown : round().roles;
    roles.clear();
    for (int i = 0; i < rules_.seats; ++i) roles.push_back(e.roles[seat(i)]);
    round().spare = e.spare;
  }
  void on(const GoldDrawn& e) { round().gold.assign(e.cards, 0); }
  void on(const GoldCardsTaken& e) {
    if (round().result) round().gold.assign(e.cards, 0);
  }
  void on(const Rewarded& e) { round().rewards.push_back({e.whom, e.nuggets, std::vector<int>(e.cards, 0), e.credit}); }
  void on(const Shared& e) { round().rewards.push_back({e.whom, e.nuggets, {}, 0}); }
  void on(const MatchEnded& e) {
    for (int i = 0; i < rules_.seats; ++i) script_.scores.push_back({e.scores[seat(i)], e.gold[seat(i)]});
  }

  void on(Seat to, const Dealt& s) {
    round().roles[static_cast<std::size_t>(to)] = s.role;
    round().hands[static_cast<std::size_t>(to)].assign(s.hand.begin(), s.hand.end());
  }
  // Of a secret that no other form tells.
  template <class Other>
  void on(Seat, const Other&) {}
  void on(Seat to, const GotCard& s) {
    if (is_draw_)
      step().drawn.back().card = s.card;
    else if (!tells_everything())
      step().chance.push_back({Source::Robbery, index(to), index(s.card)});
  }
  // Sealed answers about a fee are told when they are given; the others show themselves.
  void on(Seat to, const Sealed& s) {
    if (std::holds_alternative<Agree>(s.action) || std::holds_alternative<Decline>(s.action)) add(to, s.action);
  }
  // Secrets of an answer, which its event does not tell.
  void on(Seat, const Intended& s) {
    if (auto* swap = std::get_if<SwapGoals>(&step().action)) swap->swap = s.swap;
  }
  void on(Seat, const GoalsExchanged&) {
    if (auto* swap = std::get_if<SwapGoals>(&step().action)) swap->swap = true;
  }
  void on(Seat, const FoundCard& s) { know_position(s.position); }
  void on(Seat, const KeptCard& s) { know_position(s.position); }
  void on(Seat, const CashedGold& s) {
    if (auto* cash = std::get_if<CashGold>(&step().action)) cash->value = s.value;
  }
  void know_position(std::uint8_t position) {
    if (auto* pick = std::get_if<PickCard>(&step().action)) pick->position = position;
  }
  void on(Seat to, const RoleMixed& s) {
    roles_changed_ = true;
    if (!tells_everything()) step().chance.push_back({Source::PartyRoles, index(to), static_cast<int>(s.role)});
  }
  void on(Seat, const DiscardedCard& s) {
    const auto name_one = [&](auto& cards) { *std::find(cards.begin(), cards.end(), no_card) = s.card; };
    if (auto* clear = std::get_if<ClearAway>(&step().action)) return name_one(clear->paid);
    if (auto* recruit = std::get_if<Recruit>(&step().action)) return void(recruit->card = s.card);
    name_one(std::get<Discard>(step().action).cards);
  }
  void on(Seat, const RoleSeen& s) {
    if (!tells_everything() && std::holds_alternative<PlayOn>(step().action)) step().role = s.seen.role;
  }
  void on(Seat to, const GotRole& s) {
    if (std::holds_alternative<PlayOn>(step().action))
      step().role = s.role;
    else
      step().chance.push_back({Source::SpareRoles, index(to), static_cast<int>(s.role)});
  }
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
    if (!round().result) return;  // found in a chest
    if (!round().rewards.empty()) {
      round().rewards.back().cards = values;
      return;
    }
    if (!std::holds_alternative<TakeGold>(step().action)) {  // without a choice
      round().gold = values;
      return;
    }
    step().action = TakeGold{static_cast<std::uint8_t>(values.front())};
    if (!tells_everything()) step().offered = offered_;
  }

  void add(Seat by, const Action& action) {
    Step step;
    step.by = by;
    step.action = action;
    step.after_round = round().result.has_value();
    round().steps.push_back(step);
  }

  void know_goal(std::uint8_t goal, Card card) {
    if (tells_everything()) return;  // the deal already named it
    const auto& goals = rules_.deck.goals;
    round().goals[goal] = static_cast<int>(std::find(goals.begin(), goals.end(), card) - goals.begin());
  }

  const Rules& rules_;
  Script script_;
  Gold offered_;
  bool is_draw_ = false;  // the last event was a card drawn from the pile
  bool roles_changed_ = false;
};

// Adds what chance decided and no whisper tells: the gold drawn for sharing, or the deal of a round in the order of its
// draws.
void add_chance(const Rules& rules, Script& script, bool is_deal, std::span<const kernel::Outcome> outcomes) {
  Round& round = script.rounds.back();
  std::size_t gold = 0;
  if (is_deal)
    for (auto& hand : round.hands) hand.clear();
  for (const auto& [what, kind] : outcomes) {
    const auto source = static_cast<Source>(what.source);
    switch (source) {
      case Source::RoleCards: round.roles[what.place] = static_cast<Role>(kind); break;
      case Source::GoalCards: round.goals[what.place] = kind; break;
      case Source::Pile:
        if (is_deal) round.hands[what.place].push_back(card(kind));
        break;
      case Source::GoldPile: round.gold[gold++] = kind; break;
      case Source::SpareRoles: break;
      default: (is_deal ? round.chance : round.steps.back().chance).push_back({source, what.place, kind});
    }
  }
  if (!is_deal || !rules.shows_spare_roles) return;
  Roles pool = rules.role_pool;
  for (Role role : round.roles) pool.take(static_cast<int>(role));
  round.spare = static_cast<Role>(pool.nth(0));
}

}  // namespace

Result<Script> script_of(const Rules& rules, const Record& record, std::optional<Seat> listener) {
  ScriptBuilder builder(rules, listener);
  Script& script = builder.script();
  std::size_t outcomes_before = 0;
  Table before;
  const auto watch = [&](const Match& match) {
    const std::size_t rounds_before = script.rounds.size();
    for (const Event& event : match.events()) {
      if (listener) {
        const Heard heard = heard_by(event, *listener);
        std::vector<Whisper> whispers;
        for (const Secret& secret : heard.secrets) whispers.push_back({*listener, secret});
        builder.hear(before, heard.told, whispers);
      } else {
        builder.hear(before, event.told, event.whispers);
      }
      apply(rules, before, event.told);
    }
    const auto& outcomes = match.record().chance;
    if (!listener)
      add_chance(rules, script, script.rounds.size() > rounds_before, std::span(outcomes).subspan(outcomes_before));
    outcomes_before = outcomes.size();
  };
  // The match ends with this call, so it does not need to own the rules.
  const std::shared_ptr<const Rules> borrowed(std::shared_ptr<const Rules>{}, &rules);
  const auto replayed = Match::replay(borrowed, record, watch);
  if (!replayed) return Error{replayed.error()};
  script.window = replayed->is_window() && replayed->table().question.what != Ask::GoOn;
  return script;
}

namespace {

// Questions are not numbered in the text: the match is played again, and windows that nobody answered are closed. What
// does not fit is left to the replay, which says why.
void number_questions(const Rules& rules, const Script& script, Record& record) {
  const std::shared_ptr<const Rules> borrowed(std::shared_ptr<const Rules>{}, &rules);
  const auto chance = std::make_shared<kernel::RecordedChance>(record.chance);
  Match match = Match::start(borrowed, chance);
  bool fits = true;
  // A record has nobody who lets a card pass without a veto: such an answer belongs to the question after it.
  const auto is_for_later = [&](const Answer& answer) {
    const bool passes = match.table().question.what == Ask::Veto && Classic::is_silence(answer.action);
    return passes || refuse(rules, match.sight(answer.by), answer.action);
  };
  for (Answer answer : std::exchange(record.answers, {})) {
    while (fits && match.is_window() && is_for_later(answer)) match.close();
    answer.question = static_cast<std::uint16_t>(match.question_number());
    fits = fits && chance->error().empty() && !match.is_over() && !match.play(answer.by, answer.action);
    record.answers.push_back(answer);
  }
  const auto is_closed = [&] {
    return match.table().question.what == Ask::GoOn ? match.table().round < script.rounds.size() : !script.window;
  };
  while (fits && match.is_window() && chance->error().empty() && is_closed()) match.close();
  record.question = static_cast<std::uint16_t>(match.question_number());
  if (fits && chance->error().empty() && chance->is_used_up()) record.chance = match.record().chance;
}

}  // namespace

Result<Record> record_of(const Rules& rules, const Script& script) {
  const Error hidden{"record: it does not tell everything that happened, so it cannot be played again"};
  if (script.listener) return hidden;
  Record record;
  record.options = script.options;
  bool known = true;
  const auto draw = [&](Source source, auto place, int kind, int unknown) {
    known &= kind != unknown;
    record.chance.push_back(
        {{static_cast<std::uint8_t>(source), static_cast<std::uint8_t>(place)}, static_cast<std::uint8_t>(kind)});
  };
  for (const Round& round : script.rounds) {
    for (std::size_t i = 0; i < round.roles.size(); ++i)
      draw(Source::RoleCards, i, static_cast<int>(round.roles[i]), static_cast<int>(Role::Unknown));
    for (std::size_t i = 0; i < round.goals.size(); ++i) draw(Source::GoalCards, i, round.goals[i], -1);
    for (std::size_t i = 0; i < round.hands.size(); ++i)
      for (Card card : round.hands[i]) draw(Source::Pile, i, index(card), index(no_card));
    for (const Chance& one : round.chance) draw(one.source, one.place, one.kind, index(no_card));
    for (const Step& step : round.steps) {
      record.answers.push_back({0, step.by, step.action});
      const auto* on = std::get_if<PlayOn>(&step.action);
      if (on && step.role != Role::Unknown) draw(Source::SpareRoles, on->whom, static_cast<int>(step.role), -1);
      for (const Drawn& one : step.drawn) draw(Source::Pile, one.by, index(one.card), index(no_card));
      for (const Chance& one : step.chance) draw(one.source, one.place, one.kind, index(no_card));
    }
    for (int value : round.gold) draw(Source::GoldPile, 0, value, 0);
  }
  if (!known) return hidden;
  number_questions(rules, script, record);
  return record;
}

}  // namespace filon::text
