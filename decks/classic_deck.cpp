#include "classic_deck.h"

#include "embedded.h"

namespace filon::decks {
namespace {

using classic::CardKind;
using classic::Effect;

Face face_of(const PathRow& row) {
  Face face(row.open, {}, row.ladder() ? row.ladder()->sides : Sides{0});
  for (const Joined& group : row.joined) face.join(group.sides);
  return face;
}

std::optional<Effect> effect_named(std::string_view name) {
  if (name == "break") return Effect::Break;
  if (name == "mend") return Effect::Mend;
  if (name == "rockfall") return Effect::Rockfall;
  if (name == "map") return Effect::Map;
  return {};
}

class Builder {
 public:
  std::optional<Error> add_pile(const Box& box) {
    for (const PathRow& row : box.paths)
      if (const auto error = add_copies({row.id, row.short_name, Effect::Path, face_of(row), {}}, row.count))
        return error;
    for (const ActionRow& row : box.actions) {
      const auto effect = effect_named(row.effect);
      if (!effect)
        return Error{box.box + ": actions: " + row.id + " has the effect \"" + row.effect +
                     "\", which this game does not know"};
      CardKind kind{row.id, row.short_name, *effect, {}, {}};
      for (const std::string& tool : row.tools) kind.tools[static_cast<std::size_t>(*classic::tool_named(tool))] = true;
      if (const auto error = add_copies(kind, row.count)) return error;
    }
    return {};
  }

  std::optional<Error> add_rest(const Box& box) {
    for (const PathRow& row : box.starts)
      deck_.start = add_kind({row.id, row.short_name, Effect::Start, face_of(row), {}});
    for (const PathRow& row : box.goals) {
      const Effect effect = row.feature == "treasure" ? Effect::Treasure : Effect::Stone;
      deck_.goals.insert(deck_.goals.end(), static_cast<std::size_t>(row.count),
                         add_kind({row.id, row.short_name, effect, face_of(row), {}}));
    }
    for (const RoleRow& row : box.roles) {
      const auto role = classic::role_named(row.id);
      if (!role) return Error{box.box + ": roles: this game does not know the role \"" + row.id + "\""};
      deck_.roles.add(static_cast<int>(*role), row.count);
    }
    for (const GoldRow& row : box.gold) {
      if (row.value < 1 || row.value >= classic::gold_kinds)
        return Error{box.box + ": gold: " + row.id + " is worth " + std::to_string(row.value) + "; it takes 1 to 7"};
      deck_.gold.add(row.value, row.count);
    }
    return {};
  }

  classic::Deck deck() && { return std::move(deck_); }

 private:
  Card add_kind(CardKind kind) {
    deck_.kinds.push_back(std::move(kind));
    return card(static_cast<int>(deck_.kinds.size()) - 1);
  }

  std::optional<Error> add_copies(const CardKind& kind, int copies) {
    Card which = no_card;
    for (std::size_t i = 0; i < deck_.kinds.size(); ++i)
      if (deck_.kinds[i].id == kind.id) which = card(static_cast<int>(i));
    if (which == no_card) which = add_kind(kind);
    if (index(which) >= classic::Cards::kinds()) return Error{"deck: a pile takes at most 80 kinds of cards"};
    if (deck_.pile.size() + copies > 200) return Error{"deck: a pile takes at most 200 cards"};
    deck_.pile.add(index(which), copies);
    return {};
  }

  classic::Deck deck_;
};

}  // namespace

Result<classic::Deck> classic_deck(std::span<const Box> boxes) {
  Builder builder;
  for (const Box& box : boxes)
    if (const auto error = builder.add_pile(box)) return *error;
  for (const Box& box : boxes)
    if (const auto error = builder.add_rest(box)) return *error;
  return std::move(builder).deck();
}

const classic::Deck& base_deck() {
  static const classic::Deck deck = [] {
    for (const Embedded& file : embedded_boxes()) {
      if (file.name != "base.json") continue;
      const auto box = read_box(file.json, file.name);
      check(static_cast<bool>(box), "the built-in base deck reads");
      auto made = classic_deck({&*box, 1});
      check(static_cast<bool>(made), "the built-in base deck is whole");
      return *std::move(made);
    }
    report_bug("the base deck is built in");
  }();
  return deck;
}

}  // namespace filon::decks
