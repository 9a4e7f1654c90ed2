// The rules of the base game in all editions, made from options and a deck and edited by modules.
#include "games/classic/judging.h"
#include "games/classic/layout.h"

namespace filon::classic {
namespace {

// BASE-SETUP-07..-14: saboteurs and gold diggers in the role pool, for 3 players and more.
constexpr int saboteurs_in_pool[] = {1, 1, 2, 2, 3, 3, 3, 4};
constexpr int diggers_in_pool[] = {3, 4, 4, 5, 5, 6, 7, 7};
// BASE-SETUP-29..-31.
constexpr int cards_in_hand[] = {6, 6, 6, 5, 5, 4, 4, 4};

// The one set of open sides that a card shows.
Fits open_as(Face face) { return static_cast<Fits>(1U << face.open()); }

Rules base_game(const Options& options, const Deck& deck) {
  Rules rules;
  rules.options = options;
  rules.deck = deck;
  rules.seats = options.seats;
  rules.gold = deck.gold;
  if (rules.players.contains(static_cast<std::size_t>(options.seats))) {
    const auto column = static_cast<std::size_t>(options.seats - rules.players.least);
    rules.hand_size = cards_in_hand[column];
    rules.role_pool.add(static_cast<int>(Role::Saboteur), saboteurs_in_pool[column]);
    rules.role_pool.add(static_cast<int>(Role::GoldDigger), diggers_in_pool[column]);
  }
  rules.gold_per_player = options.edition != Edition::E2024;                      // D1
  rules.most_gold_drawn = options.edition != Edition::E2024 ? 9 : options.seats;  // D2: BASE-SCORE-02, -04
  rules.reward = {0, 4, 3, 3, 2};                                                 // BASE-SCORE-15..-18
  rules.goal_cells = {cell(8, -2), cell(8, 0), cell(8, 2)};                       // BASE-SETUP-23, S2-SETUP-25
  if (!options.layout.goals.empty()) rules.goal_cells = options.layout.goals;
  std::sort(rules.goal_cells.begin(), rules.goal_cells.end());
  rules.judge = judge_diggers;
  rules.share_gold = share_gold_cards;

  for (std::size_t i = 0; i < std::min(deck.kinds.size(), most_kinds); ++i) {
    const auto kind = static_cast<int>(i);
    if (kind < Cards::kinds() && deck.pile.count(kind) > 0) rules.pile_kinds = kind + 1;
    if (deck.kinds[i].effect == Effect::Path) rules.path_kinds = kind + 1;
    rules.effects[i] = deck.kinds[i].effect;
    rules.on_players[i] = deck.kinds[i].on_player;
    rules.in_mazes[i] = deck.kinds[i].in_maze;
    rules.moves_last_path |= deck.kinds[i].effect == Effect::Diversion;
    rules.has_ladders |= deck.kinds[i].effect == Effect::Path && deck.kinds[i].face.ladder() != 0;
    const Face printed = deck.kinds[i].face;
    const Face half_turn = printed.turned();
    rules.faces[i] = {printed, half_turn};
    rules.ways_to_lie[i] = {open_as(printed), printed == half_turn ? Fits{} : open_as(half_turn)};
    for (Tool tool : all_tools)
      if (deck.kinds[i].has_tool(tool)) rules.tools_shown[i].push_back(tool);
  }
  return rules;
}

std::optional<Reason> add(Module module, Rules& rules) {
#define FILON_ADDRESS(Module, name) &add_##name,
  constexpr std::optional<Reason> (*modules[])(Rules&) = {FILON_MODULES(FILON_ADDRESS)};
#undef FILON_ADDRESS
  return modules[static_cast<std::size_t>(module)](rules);
}

Reason wrong_deck(std::string what) { return {"deck", "wrong_deck", {}, "deck: " + std::move(what)}; }

std::optional<Reason> wrong_players(const Rules& rules) {
  const Options& options = rules.options;
  const auto [least, most] = rules.players;
  if (!rules.players.contains(static_cast<std::size_t>(options.seats)))  // BASE-SETUP-01, S2-SETUP-01
    return Reason{"players",
                  options.seats < least ? "too_few_players" : "too_many_players",
                  {{"least", std::to_string(least)}, {"most", std::to_string(most)}},
                  std::string("players: ") + (options.with.empty() ? "the base game" : "this game") + " takes " +
                      std::to_string(least) + " to " + std::to_string(most) + ", not " + std::to_string(options.seats)};
  if (index(options.first_player) >= options.seats)
    return Reason{"first_player",
                  "no_such_seat",
                  {{"most", std::to_string(options.seats - 1)}},
                  "first_player: seat " + std::to_string(index(options.first_player)) +
                      " is not at the table; it takes 0 to " + std::to_string(options.seats - 1)};
  return {};
}

std::optional<Reason> wrong_deck_for(const Rules& rules) {
  const Deck& deck = rules.deck;
  const std::string players = std::to_string(rules.seats) + " players";
  for (Role role : all_of<Role>())
    if (deck.roles.count(static_cast<int>(role)) < rules.role_pool.count(static_cast<int>(role)))
      return wrong_deck("it has too few role cards \"" + std::string(name(role)) + "\" for " + players);
  if (deck.kinds.size() > most_kinds) return wrong_deck("it takes at most 128 kinds of cards");
  if (deck.start == no_card) return wrong_deck("it has no start card");
  if (static_cast<int>(deck.goals.size()) > most_goal_cards) return wrong_deck("it takes at most 16 goal cards");
  if (static_cast<int>(std::max(deck.chests.size(), deck.black_paths.size())) > most_kinds_of_chests)
    return wrong_deck("it takes at most 32 chest cards, and as many path cards that cover them");
  if (std::count_if(deck.goals.begin(), deck.goals.end(),
                    [&](Card goal) { return deck[goal].in_maze == InMaze::Treasure; }) != 1)
    return wrong_deck("it takes exactly 1 goal card with the treasure");
  const std::size_t goals = rules.goal_cells.size();
  if (rules.sure_goals.empty() ? deck.goals.size() != goals : deck.goals.size() < goals)
    return wrong_deck("it takes " + std::string(rules.sure_goals.empty() ? "exactly " : "at least ") +
                      std::to_string(goals) + " goal cards");
  if (!rules.chest_cells.empty() && (deck.chests.size() < most_chests || deck.black_paths.size() < most_chests))
    return wrong_deck("it takes at least 4 chest cards and 4 path cards that cover them");
  if (deck.pile.size() < rules.seats * rules.hand_size + rules.set_aside)
    return wrong_deck("it has too few cards to deal to " + players);
  if (deck.pile.size() > most_cards) return wrong_deck("a pile takes at most 200 cards");
  return {};
}

// The options themselves, apart from where things lie.
std::optional<Reason> wrong_counts(const Rules& rules) {
  const auto wrong = [](const std::string& option, const std::string& takes) {
    return Reason{option, "wrong_value", {{"takes", takes}}, option + ": it takes " + takes};
  };
  const std::size_t goals = rules.goals_one_by_one ? 5 : 3;
  if (rules.goal_cells.size() != goals) return wrong("goals", std::to_string(goals) + " different cells");
  if (!rules.chest_cells.empty() && rules.chest_cells.size() != most_chests)
    return wrong("chests", "4 different cells");
  if (rules.options.veto_seconds < 2 || rules.options.veto_seconds > 15)
    return wrong("veto_seconds", "a whole number from 2 to 15");
  return {};
}

// Lets all modules edit the rules, or says why the options cannot be played.
std::optional<Reason> finish(Rules& rules) {
  for (Module module : all_modules)
    if (rules.options.with.contains(module))
      if (auto reason = add(module, rules)) return reason;
  if (auto reason = wrong_players(rules)) return reason;
  if (auto reason = wrong_counts(rules)) return reason;
  if (auto reason = wrong_layout(rules)) return reason;
  return wrong_deck_for(rules);
}

}  // namespace

std::optional<Reason> why_not(const Options& options, const Deck& deck) {
  Rules rules = base_game(options, deck);
  return finish(rules);
}

Result<Rules> compose(const Options& options, const Deck& deck) {
  Rules rules = base_game(options, deck);
  if (const auto reason = finish(rules)) return Error{reason->sentence};
  return rules;
}

std::optional<Card> Deck::find(std::string_view id_or_short_name) const {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (kinds[i].id == id_or_short_name || kinds[i].short_name == id_or_short_name) return card(static_cast<int>(i));
  return {};
}

Agenda usual_agenda(Ask ask) {
  switch (ask) {
    case Ask::TakeTurn: return {};
    case Ask::TakeGold:
    case Ask::Steal: return {{.what = Do::NextRound}};
    case Ask::GoOn: return {{.what = Do::Deal}};
    default: return {};
  }
}

std::string name(Modules modules) {
  std::string names;
  for (Module module : all_modules) {
    if (!modules.contains(module)) continue;
    if (!names.empty()) names += ',';
    names += name(module);
  }
  return names;
}

std::optional<Modules> modules_named(std::string_view with_commas) {
  Modules modules;
  while (!with_commas.empty()) {
    const std::string_view one = with_commas.substr(0, with_commas.find(','));
    const auto module = named<Module>(one);
    if (!module) return {};
    modules.insert(*module);
    with_commas.remove_prefix(std::min(with_commas.size(), one.size() + 1));
  }
  return modules;
}

}  // namespace filon::classic
