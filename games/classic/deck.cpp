#include "games/classic/deck.h"

#include <algorithm>

#include "decks/embedded.h"
#include "games/classic/game.h"

namespace filon::classic {
namespace {

using namespace decks;

Face face_of(const PathRow& row) {
  Face face(row.open, {}, row.ladder() ? row.ladder()->sides : Sides{0});
  for (const Joined& group : row.joined) face.join(group.sides);
  return face;
}

// Reads what an action card does from its word in data/. Returns false if this game does not know the word.
bool read_effect(const std::string& word, CardKind& kind) {
  if (const auto on_player = named<OnPlayer>(word)) {
    kind.effect = Effect::OnPlayer;
    kind.on_player = *on_player;
    return true;
  }
  const auto effect = named<Effect>(word);
  if (!effect || *effect < Effect::Break || *effect > Effect::Diversion) return false;
  kind.effect = *effect;
  return true;
}

CardKind path_kind(const PathRow& row, InMaze in_maze = InMaze::No) {
  CardKind kind{.id = row.id, .short_name = row.short_name, .in_maze = in_maze, .face = face_of(row)};
  if (in_maze != InMaze::No) kind.effect = Effect::InMaze;
  if (row.feature == "door_blue") kind.door = Door::Blue;
  if (row.feature == "door_green") kind.door = Door::Green;
  if (row.feature == "crystal") kind.crystals = 1;  // AMB-41
  kind.nuggets = static_cast<std::uint8_t>(row.value);
  return kind;
}

class Builder {
 public:
  std::optional<Error> add_paths(const Box& box) {
    for (const PathRow& row : box.paths)
      if (!is_black(row))
        if (const auto error = add_copies(path_kind(row), row.count)) return error;
    return {};
  }

  std::optional<Error> add_actions(const Box& box) {
    for (const ActionRow& row : box.actions) {
      CardKind kind{.id = row.id, .short_name = row.short_name};
      if (!read_effect(row.effect, kind))
        return Error{box.box + ": actions: " + row.id + " has the effect \"" + row.effect +
                     "\", which this game does not know"};
      for (const std::string& tool : row.tools) kind.tools[static_cast<std::size_t>(*named<Tool>(tool))] = true;
      if (const auto error = add_copies(kind, row.count)) return error;
    }
    return {};
  }

  std::optional<Error> add_rest(const Box& box) {
    const auto black = static_cast<std::size_t>(std::count_if(box.paths.begin(), box.paths.end(), is_black));
    const auto kinds = deck_.kinds.size() + box.starts.size() + box.goals.size() + black + box.chests.size();
    if (kinds > most_kinds) return takes_at_most(most_kinds, "kinds of cards");
    for (const PathRow& row : box.starts) deck_.start = add_kind(path_kind(row, InMaze::Start));
    for (const PathRow& row : box.goals) {
      if (static_cast<int>(deck_.goals.size()) + row.count > most_goal_cards)
        return takes_at_most(most_goal_cards, "goal cards");
      const auto what = goal_of(row);
      if (!what)
        return Error{box.box + ": goals: " + row.id + " has the feature \"" + row.feature + "\", which no goal has"};
      deck_.goals.insert(deck_.goals.end(), static_cast<std::size_t>(row.count), add_kind(path_kind(row, *what)));
    }
    for (const PathRow& row : box.paths)
      if (is_black(row))
        if (const auto error = add_chest_card(path_kind(row, InMaze::BlackPath), row.count, deck_.black_paths))
          return error;
    for (const ActionRow& row : box.chests) {
      const auto effect = named<ChestEffect>(row.effect);
      if (!effect)
        return Error{box.box + ": chests: " + row.id + " has the effect \"" + row.effect +
                     "\", which this game does not know"};
      const CardKind kind{.id = row.id,
                          .short_name = row.short_name,
                          .effect = Effect::InMaze,
                          .in_maze = InMaze::Chest,
                          .chest = *effect};
      if (const auto error = add_chest_card(kind, row.count, deck_.chests)) return error;
    }
    for (const RoleRow& row : box.roles) {
      const auto role = named<Role>(row.id);
      if (!role) return Error{box.box + ": roles: this game does not know the role \"" + row.id + "\""};
      if (deck_.roles.size() + row.count > most_cards) return takes_at_most(most_cards, "role cards");
      deck_.roles.add(static_cast<int>(*role), row.count);
    }
    for (const GoldRow& row : box.gold) {
      if (row.value < 1 || row.value >= gold_kinds)
        return Error{box.box + ": gold: " + row.id + " is worth " + std::to_string(row.value) + "; it takes 1 to 7"};
      if (deck_.gold.size() + row.count > most_cards) return takes_at_most(most_cards, "gold cards");
      deck_.gold.add(row.value, row.count);
    }
    return {};
  }

  Deck deck() && { return std::move(deck_); }

 private:
  // Path cards of this module have a black back and lie over chests (CHEST-03).
  static bool is_black(const PathRow& row) { return row.module == name(Module::TreasureChests); }

  static std::optional<InMaze> goal_of(const PathRow& row) {
    if (row.feature == "treasure") return InMaze::Treasure;
    if (row.feature == "stone" || row.feature.empty()) return InMaze::Stone;
    if (row.feature == "bag") return InMaze::Bag;
    if (row.feature == "dragon") return InMaze::Dragon;
    if (row.feature == "spider") return InMaze::Spider;
    return {};
  }

  std::optional<Error> add_chest_card(const CardKind& kind, int copies, std::vector<Card>& to) {
    if (static_cast<int>(to.size()) + copies > most_kinds_of_chests)
      return takes_at_most(most_kinds_of_chests, "chest cards, or path cards that cover them");
    to.insert(to.end(), static_cast<std::size_t>(copies), add_kind(kind));
    return {};
  }

  static Error takes_at_most(std::size_t most, std::string_view what) {
    return {"deck: it takes at most " + std::to_string(most) + " " + std::string(what)};
  }

  Card add_kind(CardKind kind) {
    deck_.kinds.push_back(std::move(kind));
    return card(static_cast<int>(deck_.kinds.size()) - 1);
  }

  std::optional<Error> add_copies(const CardKind& kind, int copies) {
    Card which = no_card;
    for (std::size_t i = 0; i < deck_.kinds.size(); ++i)
      if (deck_.kinds[i].id == kind.id) which = card(static_cast<int>(i));
    if (which == no_card) which = add_kind(kind);
    if (index(which) >= Cards::kinds()) return Error{"deck: a pile takes at most 80 kinds of cards"};
    if (deck_.pile.size() + copies > most_cards) return Error{"deck: a pile takes at most 200 cards"};
    deck_.pile.add(index(which), copies);
    return {};
  }

  Deck deck_;
};

}  // namespace

// Path cards come first, whichever box they are from.
Result<Deck> deck_of(std::span<const Box> boxes) {
  Builder builder;
  for (const auto add : {&Builder::add_paths, &Builder::add_actions, &Builder::add_rest})
    for (const Box& box : boxes)
      if (const auto error = (builder.*add)(box)) return *error;
  return std::move(builder).deck();
}

namespace {

// The boxes of this game in data/, base game first.
const std::vector<Box>& built_in_boxes() {
  static const std::vector<Box> boxes = [] {
    std::vector<Box> read;
    for (const Embedded& file : embedded_boxes()) {
      auto box = read_box(file.json, file.name);
      check(static_cast<bool>(box), "the built-in decks can be read");
      if (box->game == Classic::id) read.push_back(*std::move(box));
    }
    const auto base = std::find_if(read.begin(), read.end(), [](const Box& box) { return box.box == "base"; });
    std::rotate(read.begin(), base, base + 1);
    return read;
  }();
  return boxes;
}

// The rows of a box that are used with these modules. A row without a module is used with its whole box, which is the
// base game or a module.
Box chosen_rows(Box box, Modules with) {
  const auto is_chosen = [&](const std::string& name) {
    const auto module = named<Module>(name);
    return module && with.contains(*module);
  };
  const bool whole = box.box == "base" || is_chosen(box.box);
  const auto filter = [&](auto& rows) {
    std::erase_if(rows, [&](const auto& row) {
      if constexpr (requires { row.module; })
        if (!row.module.empty()) return !is_chosen(row.module);
      return !whole;
    });
  };
  filter(box.starts), filter(box.goals), filter(box.paths), filter(box.actions);
  filter(box.chests), filter(box.roles), filter(box.gold), filter(box.pieces);
  return box;
}

}  // namespace

Deck deck_for(const Options& options) {
  Modules with = options.with;
  if (with.contains(Module::Tournament)) with.insert(Module::GreedyDwarf);  // VTRN-03: it uses both of them
  std::vector<Box> boxes;
  for (const Box& box : built_in_boxes()) boxes.push_back(chosen_rows(box, with));
  // Goals of a module replace those of the base game (GOALS-02).
  if (std::any_of(boxes.begin() + 1, boxes.end(), [](const Box& box) { return !box.goals.empty(); }))
    boxes.front().goals.clear();
  auto deck = deck_of(boxes);
  check(static_cast<bool>(deck), "the built-in decks are whole");
  return *std::move(deck);
}

const Deck& base_deck() {
  static const Deck deck = deck_for({});
  return deck;
}

}  // namespace filon::classic
