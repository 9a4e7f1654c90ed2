// Writes values as JSON, from their described fields (kernel/fields.h). Answers, events and secrets are lists that
// begin with their name, ["path_placed",0,"b-ne",[1,0],true]; everything else with fields is an object. The Forms of a
// game define exceptions: cards are written by their ids, a maze by its cells.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>

#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/fields.h"
#include "kernel/inline.h"
#include "kernel/names.h"
#include "protocol/json.h"

namespace filon::protocol {

template <class T>
inline constexpr bool is_variant = false;
template <class... Kinds>
inline constexpr bool is_variant<std::variant<Kinds...>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_bag = false;
template <int Kinds>
inline constexpr bool is_bag<Bag<Kinds>> = true;
template <class T>
inline constexpr bool is_per_seat = false;
template <class T>
inline constexpr bool is_per_seat<PerSeat<T>> = true;
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class T>
concept List = requires(const T& list) {
  list.begin();
  list.end();
  list.size();
};
template <class T>
concept HasParts = requires(const T& value) { parts_of(value); };
// Whether the Forms of a game write this type in their own way. They may also define `is_nothing` for it.
template <class Forms, class T>
concept WritesItself = requires(const Forms& forms, Json& json, const T& value) { forms.write(json, value); };

// Members that an answer may leave out at its end if they have their usual value: bools, and types with a function
// may_be_omitted().
template <class T>
concept MayBeOmitted = std::same_as<T, Turned> || std::same_as<T, bool> || requires(T value) { may_be_omitted(value); };

// Whether a value is null, 0, false or empty. Such members are omitted.
template <class Forms, class T>
bool is_nothing(const Forms& forms, const T& value) {
  if constexpr (requires { forms.is_nothing(value); })
    return forms.is_nothing(value);
  else if constexpr (std::same_as<T, Seat>)
    return value == nobody;
  else if constexpr (std::same_as<T, Card>)
    return value == no_card;
  else if constexpr (std::integral<T> || std::same_as<T, Turned> || is_per_seat<T> || is_array<T>)
    return value == T{};
  else if constexpr (std::is_enum_v<T> || std::same_as<T, Cell>)
    return false;
  else if constexpr (is_optional<T>)
    return !value;
  else if constexpr (is_bag<T>)
    return value.size() == 0;
  else if constexpr (requires { value.empty(); })
    return value.empty();
  else if constexpr (fields::Described<T>) {
    bool all = true;
    fields::for_each(value, [&](std::string_view, const auto& member) { all = all && is_nothing(forms, member); });
    return all;
  } else
    return is_nothing(forms, parts_of(value));
}

template <class Forms, class T>
void write(const Forms& forms, Json& json, const T& value);

// The items after the name: 0,"b-ne",[1,0],true.
template <class Forms, fields::Described T>
void write_items(const Forms& forms, Json& json, const T& value) {
  fields::for_each(value, [&](std::string_view, const auto& member) { write(forms, json, member); });
}

template <class Forms, class T>
void write(const Forms& forms, Json& json, const T& value) {
  if constexpr (WritesItself<Forms, T>)
    forms.write(json, value);
  else if constexpr (std::same_as<T, bool>)
    json.value(value);
  else if constexpr (std::integral<T>)
    json.value(static_cast<int>(value));
  else if constexpr (std::same_as<T, Turned>)
    json.value(value == Turned::Yes);
  else if constexpr (std::same_as<T, Seat>)
    value == nobody ? json.null() : json.value(index(value));
  else if constexpr (std::same_as<T, Seats>) {
    json.begin('[');
    for (int i = 0; i < max_seats; ++i)
      if (value.contains(seat(i))) json.value(i);
    json.end(']');
  } else if constexpr (std::same_as<T, Cell>)
    json.begin('[').value(int{value.x}).value(int{value.y}).end(']');
  else if constexpr (Named<T>)
    json.value(name(value));
  else if constexpr (is_optional<T>)
    value ? write(forms, json, *value) : void(json.null());
  else if constexpr (is_variant<T>)
    std::visit(
        [&]<class One>(const One& one) {
          json.begin('[').value(fields::name<One>());
          write_items(forms, json, one);
          json.end(']');
        },
        value);
  else if constexpr (is_bag<T>) {
    json.begin('{');
    for (int kind = 0; kind < T::kinds(); ++kind)
      if (value.count(kind) > 0) json.key(forms.key(value, kind)).value(value.count(kind));
    json.end('}');
  } else if constexpr (is_per_seat<T>) {
    json.begin('[');
    for (int i = 0; i < forms.seats(); ++i) write(forms, json, value[seat(i)]);
    json.end(']');
  } else if constexpr (List<T>) {
    json.begin('[');
    for (const auto& one : value) write(forms, json, one);
    json.end(']');
  } else if constexpr (fields::Described<T>) {
    json.begin('{');
    fields::for_each(value, [&](std::string_view member, const auto& field) {
      if (!is_nothing(forms, field)) write(forms, json.key(member), field);
    });
    json.end('}');
  } else
    write(forms, json, parts_of(value));
}

}  // namespace filon::protocol
