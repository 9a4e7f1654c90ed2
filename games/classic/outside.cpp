#include "games/classic/outside.h"

#include "games/classic/aims.h"
#include "games/classic/deck.h"
#include "games/classic/scenarios/scenario.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/record.h"
#include "games/classic/text/words.h"
#include "games/hosting.h"
#include "scenarios/plain.h"

namespace filon::classic {
namespace {

template <class Enum>
games::Words words_of() {
  games::Words all;
  for (std::string_view word : names_of(Enum{})) all.emplace_back(word);
  return all;
}

template <class Cells>
games::Cells cells_of(const Cells& cells) {
  return {cells.begin(), cells.end()};
}

template <class... Kinds, class Variant>
bool is_one_of(const Variant& value) {
  return (std::holds_alternative<Kinds>(value) || ...);
}

}  // namespace

// An event is news unless it is listed here.
bool Outside::is_news(const Told& told) {
  return !is_one_of<Asked, PathPlaced, ToolBroken, ToolMended, RockFell, CardsDiscarded, Passed, PlayedOn, ClearedAway,
                    PlayEnded, TurnEnded>(told);
}
bool Outside::is_news(const Secret& secret) { return !is_one_of<LostCard, DiscardedCard>(secret); }

games::Options Outside::options() {
  return {{"edition", games::OneOf{words_of<Edition>(), std::string(name(Edition::E2024))}},
          {"modules", games::AnyOf{words_of<Module>()}},
          // Without cells things lie where they usually lie.
          {"goals", games::Layout{0, most_goals, {}}},
          {"chests", games::Layout{0, most_chests, {}}},
          {"workshop", games::Layout{0, 1, {}}},
          {"party", games::Layout{0, 1, {}}},
          {"veto_seconds", games::Number{2, 15, Options{}.veto_seconds}}};
}

Options Outside::options_of(const games::Choice& choice) {
  Options options{*named<Edition>(choice.word("edition")), choice.players, seat(0), {}, {}};
  for (const std::string& module : choice.words("modules")) options.with.insert(*named<Module>(module));
  const auto read = [&](std::string_view option, auto& cells) {
    for (Cell at : choice.cells(option)) cells.push_back(at);
  };
  read("goals", options.layout.goals);
  read("chests", options.layout.chests);
  read("workshop", options.layout.workshop);
  read("party", options.layout.party);
  options.veto_seconds = choice.number("veto_seconds");
  return options;
}

games::Choice Outside::choice_of(const Options& options) {
  games::Words modules;
  for (Module module : all_modules)
    if (options.with.contains(module)) modules.emplace_back(name(module));
  return {std::string(Classic::id),
          options.seats,
          {{"edition", std::string(name(options.edition))},
           {"modules", std::move(modules)},
           {"goals", cells_of(options.layout.goals)},
           {"chests", cells_of(options.layout.chests)},
           {"workshop", cells_of(options.layout.workshop)},
           {"party", cells_of(options.layout.party)},
           {"veto_seconds", options.veto_seconds}}};
}

std::optional<Reason> Outside::why_not(const games::Choice& choice) {
  const Options options = options_of(choice);
  return classic::why_not(options, deck_for(options));
}

Rules Outside::compose(const Options& options) {
  auto rules = classic::compose(options, deck_for(options));
  check(static_cast<bool>(rules), "only tables that can be played are started");
  return *std::move(rules);
}

RuleFacts Outside::facts(const Rules& rules) {
  RuleFacts facts{.rounds = rules.rounds,
                  .hand_size = rules.hand_size,
                  .roles = rules.role_pool,
                  .blue_team = {},
                  .green_team = {},
                  .pays_nuggets = rules.gold.size() == 0,
                  .goal_cells = rules.goal_cells};
  if (rules.role_pool.count(static_cast<int>(Role::BlueDigger)) > 0) facts.blue_team.push_back(Role::BlueDigger);
  if (rules.role_pool.count(static_cast<int>(Role::GreenDigger)) > 0) facts.green_team.push_back(Role::GreenDigger);
  return facts;
}

std::string_view Outside::sentence(Refusal refusal) { return text::sentence(refusal); }

std::optional<Action> Outside::read_notation(const Rules& rules, std::string_view text) {
  const auto action = text::read_action(rules, text);
  return action ? std::optional(*action) : std::nullopt;
}

std::optional<Action> Outside::aimed(const Forms& forms, Sight sight, const boost::json::object& json) {
  Aim aim;
  bool reads = json.contains("card");
  for (const auto& member : json) {
    const boost::json::value& value = member.value();
    std::uint8_t goal = 0;
    Cell at;
    if (member.key() == "card") {
      reads = protocol::read(forms, value, aim.card) && reads;
    } else if (member.key() == "at") {
      reads = protocol::read(forms, value, at) && reads;
      aim.at = at;
    } else if (member.key() == "turned") {
      reads = protocol::read(forms, value, aim.turned) && reads;
    } else if (member.key() == "seat") {
      reads = protocol::read(forms, value, aim.whom) && reads;
    } else if (member.key() == "goal") {
      reads = protocol::read(forms, value, goal) && reads;
      aim.goal = goal;
    } else {
      reads = false;
    }
  }
  return reads ? classic::aimed(forms.rules(), sight, aim) : std::nullopt;
}

void Outside::write_unplayable(const Forms& forms, Sight sight, const Actions& legal, protocol::Json& json) {
  if (sight.table.question.what != Ask::TakeTurn) return;
  protocol::write_unplayable(forms, sight.mine.hand, legal, json, [&](Card card) {
    const auto refusal = why_unplayable(forms.rules(), sight, card);
    return refusal ? name(*refusal) : std::string_view("fits_nowhere");
  });
}

std::vector<std::string_view> Outside::bot_levels() {
  const auto levels = bots::levels();
  return {levels.begin(), levels.end()};
}

std::string Outside::print_record(const Rules& rules, const Record& record) {
  const auto text = text::print_record(rules, record);
  check(static_cast<bool>(text), "a match that was played can be written");
  return *text;
}

Result<Options> Outside::record_options(std::string_view text) { return text::record_options(text); }
Result<Record> Outside::read_record(const Rules& rules, std::string_view text) {
  return text::read_record(rules, text);
}

Result<std::vector<games::Scenario>> Outside::read_scenarios(std::string_view json, std::string_view file) {
  auto scenarios = scenarios::read_scenarios(json, file);
  if (!scenarios) return Error{scenarios.error()};
  std::vector<games::Scenario> all;
  for (scenarios::Scenario& one : *scenarios) {
    const std::string edition(name(one.options.edition));
    all.push_back(filon::scenarios::ready<Classic>(std::move(one), edition, scenarios::run));
  }
  return all;
}

games::Game game() { return games::game_of<Outside>(); }

}  // namespace filon::classic
