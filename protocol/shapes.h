// The JSON shapes of values (protocol/values.h) as data. The schema and the TypeScript types are printed from these.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "protocol/changes.h"
#include "protocol/legal.h"

namespace filon::protocol {

struct Shape {
  enum class Kind { Number, Truth, Text, Word, List, Tuple, Object, Entries, OneOf, Named };
  Kind kind = Kind::Number;
  std::vector<std::string> words;  // Word: the allowed words. Named: the name of the shape
  struct Field;
  std::vector<Field> fields;  // Object: by name. Tuple, OneOf: in order, names may be empty
  std::vector<Shape> item;    // List, Entries: the shape of every item
  bool can_be_null = false;
  std::size_t may_be_missing = 0;  // items at the end of a Tuple
};
// Not std::pair, because a pair cannot hold the incomplete type Shape.
struct Shape::Field {
  std::string first;
  Shape second;
};

inline Shape named_shape(std::string name, bool can_be_null = false) {
  return {Shape::Kind::Named, {std::move(name)}, {}, {}, can_be_null};
}
inline Shape list_of(Shape item) { return {Shape::Kind::List, {}, {}, {std::move(item)}}; }
// An object with any keys.
inline Shape entries_of(Shape item) { return {Shape::Kind::Entries, {}, {}, {std::move(item)}}; }

// Shapes<Forms>::of<T>() is the shape of a T, alone or in a list.
template <class Forms>
struct Shapes {
  template <class T>
  static Shape of() {
    using Kind = Shape::Kind;
    if constexpr (requires { Forms::shape(fields::Type<T>{}); })
      return Forms::shape(fields::Type<T>{});
    else if constexpr (std::same_as<T, bool> || std::same_as<T, Turned>)
      return {Kind::Truth};
    else if constexpr (std::integral<T>)
      return {Kind::Number};
    else if constexpr (std::same_as<T, Seat>)
      return named_shape("Seat");
    else if constexpr (std::same_as<T, Seats>)
      return list_of(named_shape("Seat"));
    else if constexpr (std::same_as<T, Cell>)
      return named_shape("Cell");
    else if constexpr (Named<T>) {
      Shape shape{Kind::Word};
      for (std::string_view word : names_of(T{})) shape.words.emplace_back(word);
      return shape;
    } else if constexpr (is_optional<T>) {
      Shape shape = of<typename T::value_type>();
      shape.can_be_null = true;
      return shape;
    } else if constexpr (is_variant<T>) {
      Shape shape{Kind::OneOf};
      fields::for_each_alternative<T>(
          [&]<class One>(fields::Type<One>) { shape.fields.emplace_back("", tuple<One>()); });
      return shape;
    } else if constexpr (is_bag<T>)
      return entries_of({Kind::Number});
    else if constexpr (is_per_seat<T>)
      return list_of(of<std::remove_cvref_t<decltype(std::declval<T>()[seat(0)])>>());
    else if constexpr (is_array<T> || List<T>)
      return list_of(of<typename T::value_type>());
    else if constexpr (fields::Described<T>) {
      Shape shape{Kind::Object};
      boost::mp11::mp_for_each<fields::Members<T>>([&](auto member) {
        shape.fields.emplace_back(member.name, of<std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>>());
      });
      return shape;
    } else
      return of<std::remove_cvref_t<decltype(parts_of(std::declval<T>()))>>();
  }

  // ["path_placed", by, card, at, turned]
  template <class One>
  static Shape tuple() {
    Shape shape{Shape::Kind::Tuple};
    shape.fields.emplace_back("", Shape{Shape::Kind::Word, {std::string(fields::name<One>())}});
    boost::mp11::mp_for_each<fields::Members<One>>([&](auto member) {
      using Member = std::remove_cvref_t<decltype(std::declval<One>().*member.pointer)>;
      Shape& field = shape.fields.emplace_back(member.name, of<Member>()).second;
      if constexpr (requires { One::may_be_nobody; }) field.can_be_null |= One::may_be_nobody == member.name;
      shape.may_be_missing = requires(Member value) { may_be_omitted(value); } ? shape.may_be_missing + 1 : 0;
    });
    return shape;
  }

  // An answer as a client sends it: last items that are false may be left out.
  template <class One>
  static Shape answer() {
    Shape shape = tuple<One>();
    shape.may_be_missing = 0;
    boost::mp11::mp_for_each<fields::Members<One>>([&](auto member) {
      using Member = std::remove_cvref_t<decltype(std::declval<One>().*member.pointer)>;
      shape.may_be_missing = MayBeOmitted<Member> ? shape.may_be_missing + 1 : 0;
    });
    return shape;
  }
  template <class Action>
  static Shape answers() {
    Shape shape{Shape::Kind::OneOf};
    fields::for_each_alternative<Action>(
        [&]<class One>(fields::Type<One>) { shape.fields.emplace_back("", answer<One>()); });
    return shape;
  }

  // The legal answers, by name (protocol/legal.h).
  template <class Action, class Sight>
  static Shape legal() {
    Shape shape{Shape::Kind::Object};
    fields::for_each_alternative<Action>([&]<class One>(fields::Type<One> type) {
      Shape rest = answer<One>();
      rest.fields.erase(rest.fields.begin(), rest.fields.begin() + (PlaysCard<One> ? 2 : 1));
      const std::string name(fields::name<One>());
      if constexpr (requires(const Forms& forms, Sight sight) { forms.described(type, sight); })
        shape.fields.emplace_back(name, of<decltype(std::declval<Forms>().described(type, std::declval<Sight>()))>());
      else
        shape.fields.emplace_back(name, PlaysCard<One> ? entries_of(list_of(rest)) : list_of(rest));
    });
    return shape;
  }

  // The shape of a patch of a T: any member may be missing.
  template <class T>
  static Shape changing() {
    Shape shape{Shape::Kind::Object};
    Shape seats{Shape::Kind::Object};
    boost::mp11::mp_for_each<fields::Members<T>>([&](auto member) {
      using Member = std::remove_cvref_t<decltype(std::declval<T>().*member.pointer)>;
      if (!is_sent<Forms, T>(member.name)) return;
      if constexpr (WrittenBySeat<Forms, T> && is_per_seat<Member>)
        seats.fields.emplace_back(member.name,
                                  member_of<std::remove_cvref_t<decltype(std::declval<Member>()[seat(0)])>>());
      else
        shape.fields.emplace_back(std::string(sent_as<Forms, T>(member.name)), member_of<Member>());
    });
    if constexpr (requires { Forms::add_seat_shapes(seats); }) Forms::add_seat_shapes(seats);
    if constexpr (WrittenBySeat<Forms, T>) shape.fields.emplace_back("seats", entries_of(std::move(seats)));
    return shape;
  }

 private:
  template <class T>
  static Shape member_of() {
    if constexpr (requires { Forms::changing_shape(fields::Type<T>{}); })
      return Forms::changing_shape(fields::Type<T>{});
    else if constexpr (requires { std::declval<Forms>().shown(std::declval<T>()); })
      return changing<std::remove_cvref_t<decltype(std::declval<Forms>().shown(std::declval<T>()))>>();
    else if constexpr (is_per_seat<T>)
      return entries_of(of<std::remove_cvref_t<decltype(std::declval<T>()[seat(0)])>>());
    else if constexpr (is_array<T>)
      return entries_of(of<typename T::value_type>());
    else if constexpr (fields::Described<T>)
      return changing<T>();
    else
      return of<T>();
  }
};

// Shapes with their names, to be printed.
using NamedShapes = std::vector<std::pair<std::string, Shape>>;
std::string as_typescript(const NamedShapes&);
// The "$defs" of a JSON schema, 2020-12.
std::string as_schema(const NamedShapes&);

}  // namespace filon::protocol
