#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> needs_2024(const Rules& rules, Module module) {
  const Edition edition = rules.options.edition;
  if (edition == Edition::E2024) return {};
  const std::string id(name(module)), year(name(edition));
  return Reason{"edition",
                "edition_without_module",
                {{"edition", year}, {"module", id}},
                "with: " + id + " is played with edition 2024, not " + year};
}

namespace {

template <class IsOne>
std::optional<Reason> needs_in_pile(const Rules& rules, Module module, IsOne is_one) {
  if (auto reason = needs_2024(rules, module)) return reason;
  for (std::size_t i = 0; i < rules.deck.kinds.size(); ++i)
    if (rules.deck.pile.count(static_cast<int>(i)) > 0 && is_one(rules.deck.kinds[i])) return {};
  return Reason{"deck", "wrong_deck", {}, "deck: it has no card for " + std::string(name(module))};
}

}  // namespace

std::optional<Reason> needs_card(const Rules& rules, Module module, Effect effect) {
  return needs_in_pile(rules, module, [&](const CardKind& kind) { return kind.effect == effect; });
}
std::optional<Reason> needs_card(const Rules& rules, Module module, bool (*is_one)(const CardKind&)) {
  return needs_in_pile(rules, module, is_one);
}

Reason cannot_go_with(Module module, Module other) {
  const std::string one(name(module)), two(name(other));
  return {"modules",
          "modules_apart",
          {{"module", one}, {"other", two}},
          "modules: " + one + " cannot be played together with " + two};
}

std::optional<Reason> needs_base_game(const Rules& rules, Module module) {
  if (auto reason = needs_2024(rules, module)) return reason;
  if (rules.options.with.contains(Module::Saboteur2)) return cannot_go_with(module, Module::Saboteur2);
  return {};
}

}  // namespace filon::classic
