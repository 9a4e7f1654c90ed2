// Legal answers as JSON, grouped by name, and by card if they play one:
//
//   {"place_path":{"b-ne":[[[1,0]],[[0,1],true]]},"take_gold":[[3],[1]],"discard":{"least":1,"most":3}}
//
// An answer is its name, its card if it has one, and the items of one list: ["place_path","b-ne",[0,1],true]. Large
// sets of answers that differ only in the cards of the hand are described instead of listed (Forms::described).
#pragma once

#include <array>

#include "protocol/patch.h"
#include "protocol/values.h"

namespace filon::protocol {

template <class T>
concept PlaysCard = requires(const T& answer) {
  { answer.card } -> std::convertible_to<Card>;
};

// The items after name and card. Usual values at the end are omitted.
template <class Forms, fields::Described T>
void write_rest(const Forms& forms, Json& json, const T& answer) {
  std::size_t next = 0;
  std::size_t needed = 0;
  fields::for_each(answer, [&](std::string_view, const auto& member) {
    using Member = std::remove_cvref_t<decltype(member)>;
    ++next;
    if constexpr (MayBeOmitted<Member>) {
      if (!is_nothing(forms, member)) needed = next;
    } else {
      needed = next;
    }
  });
  next = 0;
  json.begin('[');
  fields::for_each(answer, [&](std::string_view, const auto& member) {
    const std::size_t item = next++;
    if (item >= needed || (item == 0 && PlaysCard<T>)) return;
    write(forms, json, member);
  });
  json.end(']');
}

template <class Forms, class Answer, class Actions>
void write_answers(const Forms& forms, const Actions& legal, Json& json) {
  json.begin(PlaysCard<Answer> ? '{' : '[');
  [[maybe_unused]] Card open = no_card;
  for (const auto& action : legal) {
    const Answer* answer = std::get_if<Answer>(&action);
    if (!answer) continue;
    if constexpr (PlaysCard<Answer>) {
      if (answer->card != open) {
        if (open != no_card) json.end(']');
        open = answer->card;
        json.key(forms.id(open)).begin('[');
      }
    }
    write_rest(forms, json, *answer);
  }
  if constexpr (PlaysCard<Answer>)
    if (open != no_card) json.end(']');
  json.end(PlaysCard<Answer> ? '}' : ']');
}

template <class Forms, class Sight, class Actions>
void write_legal(const Forms& forms, Sight sight, const Actions& legal, Json& json) {
  using Action = typename Actions::value_type;
  std::uint64_t kinds = 0;
  for (const Action& action : legal) kinds |= std::uint64_t{1} << action.index();
  json.begin('{');
  std::size_t index = 0;
  fields::for_each_alternative<Action>([&]<class Answer>(fields::Type<Answer> type) {
    if ((kinds >> index++ & 1) == 0) return;
    json.key(fields::name<Answer>());
    if constexpr (requires { forms.described(type, sight); })
      write(forms, json, forms.described(type, sight));
    else
      write_answers<Forms, Answer>(forms, legal, json);
  });
  json.end('}');
}

// Writes "unplayable": the cards of a hand, which is sorted, that no legal answer plays, each with the code that
// `why(card)` returns.
template <class Forms, class Hand, class Actions, class Why>
void write_unplayable(const Forms& forms, const Hand& hand, const Actions& legal, Json& json, Why why) {
  std::array<bool, 256> is_played{};
  for (const auto& action : legal)
    std::visit(
        [&](const auto& answer) {
          if constexpr (PlaysCard<std::remove_cvref_t<decltype(answer)>>)
            is_played[static_cast<std::size_t>(answer.card)] = true;
        },
        action);
  Patch patch(json, "unplayable");
  Card last = no_card;
  for (Card card : hand) {
    if (card != last && !is_played[static_cast<std::size_t>(card)]) patch.key(forms.id(card)).value(why(card));
    last = card;
  }
}

}  // namespace filon::protocol
