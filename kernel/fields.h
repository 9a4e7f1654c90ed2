// The members of a struct, with their names, described once:
//
//   FILON_FIELDS(PathPlaced, by, card, at, turned)
//
// JSON, patches, schema, hash and the printing of values in tests are all derived from this. The name of the type
// becomes "path_placed". For a type with private members a function parts_of(value) returns its parts. A game keeps its
// descriptions in one file, fields.h, so its rules need only the standard library.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include <boost/describe/class.hpp>
#include <boost/describe/members.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/pfr/tuple_size.hpp>

#include "kernel/question.h"

namespace filon::fields {

template <class T>
struct Type {};

// "PathPlaced" as "path_placed".
class SnakeCase {
 public:
  constexpr explicit SnakeCase(std::string_view camel) {
    for (const char letter : camel) {
      const bool is_capital = letter >= 'A' && letter <= 'Z';
      if (is_capital && size_ > 0) letters_[size_++] = '_';
      letters_[size_++] = is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
  }
  constexpr std::string_view view() const { return {letters_.data(), size_}; }

 private:
  std::array<char, 40> letters_{};
  std::size_t size_ = 0;
};

template <class T>
concept Described = boost::describe::has_describe_members<T>::value;

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public>;

template <Described T>
inline constexpr std::size_t count = boost::mp11::mp_size<Members<T>>::value;

// Asserted by each game, so that a forgotten member does not compile.
template <Described T>
inline constexpr bool has_all = count<T> == boost::pfr::tuple_size_v<T>;

template <class Variant>
inline constexpr bool has_all_of = false;
template <class... Kinds>
inline constexpr bool has_all_of<std::variant<Kinds...>> = (has_all<Kinds> && ...);

// "path_placed"
template <class T>
inline constexpr SnakeCase name_holder = filon_type_name(Type<T>{});
template <class T>
constexpr std::string_view name() {
  return name_holder<T>.view();
}

// Calls visit(name, member) for each member, in the order of the description.
template <Described T, class Visit>
constexpr void for_each(T& value, Visit visit) {
  boost::mp11::mp_for_each<Members<std::remove_const_t<T>>>(
      [&](auto member) { visit(std::string_view(member.name), value.*member.pointer); });
}
template <Described T, class Visit>
constexpr void for_each(const T& value, Visit visit) {
  boost::mp11::mp_for_each<Members<T>>(
      [&](auto member) { visit(std::string_view(member.name), value.*member.pointer); });
}
// The same for the members of two values side by side.
template <Described T, class Visit>
constexpr void for_each(const T& one, const T& other, Visit visit) {
  boost::mp11::mp_for_each<Members<T>>(
      [&](auto member) { visit(std::string_view(member.name), one.*member.pointer, other.*member.pointer); });
}

// Calls visit(Type<T>{}) for each alternative of a variant.
template <class Variant, class Visit>
constexpr void for_each_alternative(Visit visit) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (visit(Type<std::variant_alternative_t<I, Variant>>{}), ...);
  }(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

}  // namespace filon::fields

#define FILON_FIELDS(T, ...)                  \
  BOOST_DESCRIBE_STRUCT(T, (), (__VA_ARGS__)) \
  constexpr auto filon_type_name(::filon::fields::Type<T>) { return ::filon::fields::SnakeCase(#T); }

namespace filon::kernel {
FILON_FIELDS(Answered, by)
}  // namespace filon::kernel
