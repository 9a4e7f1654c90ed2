// The rules of the base game in its editions, composed from options and a deck.
#include <filon/classic/rules.h>

namespace filon::classic {
namespace {

constexpr std::array<std::string_view, 3> edition_names{"2004", "2011", "2024"};
constexpr std::array<std::string_view, 3> tool_names{"pickaxe", "lantern", "cart"};
constexpr std::array<std::string_view, 3> role_names{"unknown", "gold_digger", "saboteur"};

template <class Enum, std::size_t N>
std::optional<Enum> named(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i)
    if (names[i] == name) return static_cast<Enum>(i);
  return {};
}

// BASE-SETUP-07..-14: saboteurs and gold diggers in the role pool, by seats from 3 on.
constexpr int saboteurs_in_pool[] = {1, 1, 2, 2, 3, 3, 3, 4};
constexpr int diggers_in_pool[] = {3, 4, 4, 5, 5, 6, 7, 7};
// BASE-SETUP-29..-31.
constexpr int cards_in_hand[] = {6, 6, 6, 5, 5, 4, 4, 4};

}  // namespace

Result<Rules> compose(const Options& options, const Deck& deck) {
  if (options.seats < 3 || options.seats > 10)  // BASE-SETUP-01
    return Error{"players: the base game takes 3 to 10, not " + std::to_string(options.seats)};
  if (index(options.first_player) >= options.seats)
    return Error{"first_player: seat " + std::to_string(index(options.first_player)) +
                 " is not at the table; it takes 0 to " + std::to_string(options.seats - 1)};

  Rules rules;
  rules.options = options;
  rules.deck = deck;
  rules.seats = options.seats;
  const auto column = static_cast<std::size_t>(options.seats - 3);
  rules.hand_size = cards_in_hand[column];
  rules.role_pool.add(static_cast<int>(Role::Saboteur), saboteurs_in_pool[column]);
  rules.role_pool.add(static_cast<int>(Role::GoldDigger), diggers_in_pool[column]);
  rules.gold_per_player = options.edition != Edition::E2024;                      // D1
  rules.most_gold_drawn = options.edition != Edition::E2024 ? 9 : options.seats;  // D2: BASE-SCORE-02, -04
  rules.reward = {0, 4, 3, 3, 2};                                                 // BASE-SCORE-15..-18
  rules.goal_cells = {cell(8, -2), cell(8, 0), cell(8, 2)};                       // BASE-SETUP-23

  for (Role role : {Role::GoldDigger, Role::Saboteur})
    if (deck.roles.count(static_cast<int>(role)) < rules.role_pool.count(static_cast<int>(role)))
      return Error{"deck: it has too few roles " + std::string(name(role)) + " for " + std::to_string(options.seats) +
                   " players"};
  if (deck.kinds.size() > most_kinds) return Error{"deck: it has more than 128 kinds of cards"};
  if (deck.start == no_card) return Error{"deck: it has no start card"};
  if (deck.goals.size() != rules.goal_cells.size()) return Error{"deck: it takes exactly 3 goal cards"};
  if (std::count_if(deck.goals.begin(), deck.goals.end(),
                    [&](Card goal) { return deck[goal].effect == Effect::Treasure; }) != 1)
    return Error{"deck: it takes exactly 1 goal card with the treasure"};
  if (deck.pile.size() < options.seats * rules.hand_size)
    return Error{"deck: it has too few cards to deal to " + std::to_string(options.seats) + " players"};
  if (deck.pile.size() > 200) return Error{"deck: a pile takes at most 200 cards"};

  for (std::size_t i = 0; i < deck.kinds.size(); ++i) {
    rules.effects[i] = deck.kinds[i].effect;
    rules.faces[i] = {deck.kinds[i].face, deck.kinds[i].face.turned()};
  }
  return rules;
}

std::optional<Card> Deck::find(std::string_view id_or_brief) const {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (kinds[i].id == id_or_brief || kinds[i].brief == id_or_brief) return card(static_cast<int>(i));
  return {};
}

std::string_view name(Edition edition) { return edition_names[static_cast<std::size_t>(edition)]; }
std::string_view name(Tool tool) { return tool_names[static_cast<std::size_t>(tool)]; }
std::string_view name(Role role) { return role_names[static_cast<std::size_t>(role)]; }
std::optional<Edition> edition_named(std::string_view text) { return named<Edition>(edition_names, text); }
std::optional<Tool> tool_named(std::string_view text) { return named<Tool>(tool_names, text); }
std::optional<Role> role_named(std::string_view text) { return named<Role>(role_names, text); }

}  // namespace filon::classic
