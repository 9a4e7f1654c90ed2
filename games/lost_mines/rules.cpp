#include "games/lost_mines/rules.h"

namespace filon::lost_mines {
namespace {

// LOST-SETUP-10..-12: how many loyal dwarf cards of each clan stay in the box.
int loyal_removed(int seats) { return seats <= 4 ? 2 : seats <= 6 ? 1 : 0; }

Dwarfs dwarfs_for(int seats, const Deck& deck) {
  Dwarfs dwarfs = deck.dwarfs;
  for (Clan clan : both_clans)
    for (int n = 0; n < loyal_removed(seats); ++n) dwarfs.take(dwarf_kind(clan, Role::Loyal));
  return dwarfs;
}

Reason wrong(std::string option, std::string code, std::string least, std::string most, const std::string& sentence) {
  return {option, std::move(code), {{"least", std::move(least)}, {"most", std::move(most)}}, option + ": " + sentence};
}

}  // namespace

std::optional<Card> Deck::find(std::string_view id_or_short_name) const {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (kinds[i].id == id_or_short_name || kinds[i].short_name == id_or_short_name) return card(static_cast<int>(i));
  return {};
}

Rotation Rules::smallest(Card card, Rotation by) const {
  for (Rotation way : ways(card))
    if (open(card, way) == open(card, by)) return way;
  return by;
}

std::optional<Reason> why_not(const Options& options, const Deck&) {
  if (options.seats < fewest_players || options.seats > most_players)  // LOST-SETUP-01
    return wrong("players", options.seats < fewest_players ? "too_few_players" : "too_many_players", "3", "9",
                 "The Lost Mines takes 3 to 9, not " + std::to_string(options.seats));
  if (options.first_player != nobody && index(options.first_player) >= options.seats)
    return wrong("first_player", "no_such_seat", "0", std::to_string(options.seats - 1),
                 "seat " + std::to_string(index(options.first_player)) + " is not at the table");
  return {};
}

Result<Rules> compose(const Options& options, const Deck& deck) {
  if (const auto reason = why_not(options, deck)) return Error{reason->sentence};
  Rules rules;
  rules.options = options;
  rules.deck = deck;
  rules.seats = options.seats;
  rules.hand_size = options.seats <= 6 ? 5 : 4;  // LOST-SETUP-24, -25
  rules.dwarfs = dwarfs_for(options.seats, deck);
  rules.board = Area::board(deck.board.columns, deck.board.rows);
  for (Rotation by : all_of<Rotation>())
    if (rules.allows(by)) rules.rotations.push_back(by);
  for (std::size_t i = 0; i < deck.kinds.size(); ++i) {
    const CardKind& kind = deck.kinds[i];
    const int number = static_cast<int>(i);
    rules.effects[i] = kind.effect;
    rules.features[i] = kind.feature;
    if (kind.effect == Effect::Path) rules.path_kinds = number + 1;
    if (number < Cards::kinds() && deck.pile.count(number) > 0) rules.pile_kinds = number + 1;
    for (Rotation by : all_of<Rotation>()) rules.open_sides[i][static_cast<std::size_t>(by)] = rotated(kind.open, by);
    for (Rotation by : rules.rotations) {
      const Rotation* const end = rules.different_rotations[i].end();
      if (std::none_of(static_cast<const Rotation*>(rules.different_rotations[i].begin()), end,
                       [&](Rotation other) { return rotated(kind.open, other) == rotated(kind.open, by); }))
        rules.different_rotations[i].push_back(by);
    }
  }
  return rules;
}

}  // namespace filon::lost_mines
