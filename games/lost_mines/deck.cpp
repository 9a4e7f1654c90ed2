#include "games/lost_mines/deck.h"

#include "decks/embedded.h"
#include "games/lost_mines/game.h"

namespace filon::lost_mines {
namespace {

using namespace decks;

CardKind path_kind(const PathRow& row, Effect effect) {
  CardKind kind{.id = row.id, .short_name = row.short_name, .effect = effect, .open = row.open};
  if (effect == Effect::Path) kind.feature = named<Feature>(row.feature).value_or(Feature::None);
  if (effect == Effect::Start) kind.clan = *named<Clan>(row.clan);
  if (effect == Effect::Mine) kind.back = named<Back>(row.feature).value_or(Back::None);  // the dragon's has none
  return kind;
}

// None: this game does not know the effect.
std::optional<CardKind> action_kind(const ActionRow& row) {
  const auto effect = named<Effect>(row.effect);
  if (!effect || *effect == Effect::Path || *effect > Effect::SecretInfo) return {};
  CardKind kind{.id = row.id, .short_name = row.short_name, .effect = *effect};
  if (*effect == Effect::Tool) kind.token = tool_for(*named<Feature>(row.obstacle));
  if (*effect == Effect::Trap) kind.token = Token::Trap;
  if (*effect == Effect::Troll) kind.token = Token::Troll;
  for (const std::string& what : row.shows) kind.shows[static_cast<std::size_t>(*named<Shows>(what))] = true;
  return kind;
}

class Builder {
 public:
  std::optional<Error> add(const Box& box) {
    const std::size_t kinds = box.paths.size() + box.actions.size();
    if (kinds > static_cast<std::size_t>(Cards::kinds())) return takes_at_most(Cards::kinds(), "kinds of cards");
    if (cards_in(box.paths) + cards_in(box.actions) > most_cards) return takes_at_most(most_cards, "cards");
    if (box.treasures.size() > treasure_kinds) return takes_at_most(treasure_kinds, "kinds of treasure cards");
    for (const PathRow& row : box.paths) deck_.pile.add(index(add_kind(path_kind(row, Effect::Path))), row.count);
    for (const ActionRow& row : box.actions) {
      const auto kind = action_kind(row);
      if (!kind)
        return Error{box.box + ": actions: " + row.id + " has the effect \"" + row.effect +
                     "\", which this game does not know"};
      deck_.pile.add(index(add_kind(*kind)), row.count);
    }
    for (const PathRow& row : box.starts) {
      const CardKind kind = path_kind(row, Effect::Start);
      deck_.starts[static_cast<std::size_t>(kind.clan)] = add_kind(kind);
    }
    for (const PathRow& row : box.goals) {
      const CardKind kind = path_kind(row, Effect::Mine);
      // Gems, gold, silver, and the dragon last.
      const std::size_t place = kind.back == Back::None ? mines - 1 : static_cast<std::size_t>(kind.back) - 1;
      deck_.mine_cards[place] = add_kind(kind);
    }
    return add_rest(box);
  }

  Deck deck() && { return std::move(deck_); }

 private:
  static constexpr int most_cards = 120;

  static Error takes_at_most(int most, std::string_view what) {
    return {"deck: it takes at most " + std::to_string(most) + " " + std::string(what)};
  }

  std::optional<Error> add_rest(const Box& box) {
    for (const GoldRow& row : box.treasures) {
      deck_.treasures.add(static_cast<int>(deck_.treasure_kinds.size()), row.count);
      deck_.treasure_kinds.push_back({row.id, *named<Back>(row.back), static_cast<std::uint8_t>(row.value)});
    }
    for (const RoleRow& row : box.roles)
      deck_.dwarfs.add(dwarf_kind(*named<Clan>(row.clan), *named<Role>(row.role)), row.count);
    for (const PieceRow& row : box.pieces) {
      constexpr std::string_view prefix = "forest_";
      if (row.kind != "forest" || !row.id.starts_with(prefix)) continue;
      const auto token = named<Token>(std::string_view(row.id).substr(prefix.size()));
      if (!token) return Error{box.box + ": pieces: this game does not know the token \"" + row.id + "\""};
      deck_.tokens[static_cast<std::size_t>(*token)] = static_cast<std::uint8_t>(row.count);
    }
    if (!box.board) return Error{box.box + ": it has no board"};
    deck_.board = {box.board->columns, box.board->rows, static_cast<std::size_t>(box.board->slots), box.board->starts,
                   box.board->mines};
    return {};
  }

  Card add_kind(CardKind kind) {
    deck_.kinds.push_back(std::move(kind));
    return card(static_cast<int>(deck_.kinds.size()) - 1);
  }

  Deck deck_;
};

}  // namespace

Result<Deck> deck_of(const Box& box) {
  Builder builder;
  if (const auto error = builder.add(box)) return *error;
  return std::move(builder).deck();
}

const Deck& printed_deck() {
  static const Deck deck = [] {
    for (const Embedded& file : embedded_boxes()) {
      const auto box = read_box(file.json, file.name);
      check(static_cast<bool>(box), "the built-in decks can be read");
      if (box->game != LostMines::id) continue;
      auto made = deck_of(*box);
      check(static_cast<bool>(made), "the built-in decks are whole");
      return *std::move(made);
    }
    report_bug("the box of this game is built in");
  }();
  return deck;
}

}  // namespace filon::lost_mines
