// Words for the values of any game, made from described fields: "claim taken: by Ada". Used for games without their own
// sentences.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "protocol/values.h"
#include "terminal/names.h"

namespace filon::terminal {

// "path_placed" becomes "path placed".
inline std::string spaced(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

template <class Forms>
class PlainWords {
 public:
  // Both must outlive it.
  PlainWords(const Forms& forms, const Names& names) : forms_(forms), names_(names) {}

  template <class T>
  std::string operator()(const T& value) const {
    if constexpr (protocol::WritesItself<Forms, T>)
      return as_json(value);
    else
      return from_fields(value);
  }

  // The members of a struct with their names, except those in `left_out`.
  template <fields::Described T, class LeftOut = std::array<std::string_view, 0>>
  std::string members(const T& value, std::string_view between, const LeftOut& left_out = {}) const {
    std::string text;
    fields::for_each(value, [&](std::string_view member, const auto& field) {
      if (std::find(left_out.begin(), left_out.end(), member) == left_out.end())
        add(text, between, spaced(member) + " " + (*this)(field));
    });
    return text;
  }

 private:
  template <class T>
  std::string from_fields(const T& value) const {
    if constexpr (std::same_as<T, bool>)
      return value ? "yes" : "no";
    else if constexpr (std::same_as<T, Seat>)
      return value == nobody ? "nobody" : names_(value);
    else if constexpr (std::same_as<T, Seats>)
      return seats(value);
    else if constexpr (std::same_as<T, Cell>)
      return "(" + std::to_string(value.x) + "," + std::to_string(value.y) + ")";
    else if constexpr (Named<T>)
      return spaced(name(value));
    else if constexpr (protocol::is_optional<T>)
      return value ? (*this)(*value) : "none";
    else if constexpr (protocol::is_variant<T>)
      return std::visit([this](const auto& one) { return this->named(one); }, value);
    else if constexpr (protocol::is_per_seat<T>)
      return by_seat(value);
    else if constexpr (protocol::List<T>)
      return list(value);
    else if constexpr (fields::Described<T>)
      return members(value, ", ");
    else
      return as_json(value);
  }

  static void add(std::string& text, std::string_view between, const std::string& more) {
    text.append(text.empty() ? "" : between).append(more);
  }

  // "claim taken: by Ada", or only "let pass".
  template <class T>
  std::string named(const T& value) const {
    const std::string fields = members(value, ", ");
    return spaced(fields::name<T>()) + (fields.empty() ? "" : ": " + fields);
  }
  template <class List>
  std::string list(const List& values) const {
    std::string text;
    for (const auto& value : values) add(text, ", ", (*this)(value));
    return text.empty() ? "none" : text;
  }
  template <class T>
  std::string by_seat(const PerSeat<T>& values) const {
    std::string text;
    for (int i = 0; i < forms_.seats(); ++i) add(text, ", ", names_(seat(i)) + " " + (*this)(values[seat(i)]));
    return text;
  }
  std::string seats(Seats values) const {
    std::string text;
    for (int i = 0; i < forms_.seats(); ++i)
      if (values.contains(seat(i))) add(text, ", ", names_(seat(i)));
    return text.empty() ? "nobody" : text;
  }
  // As in the JSON for clients, but without quotes.
  template <class T>
  std::string as_json(const T& value) const {
    std::string text;
    protocol::Json json(text);
    protocol::write(forms_, json, value);
    std::erase(text, '"');
    return text == "null" ? "none" : text;
  }

  const Forms& forms_;
  const Names& names_;
};

}  // namespace filon::terminal
