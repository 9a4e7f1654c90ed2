// Names of enumerators, written once. A function beside the enumeration,
//
//   enum class Tool : std::uint8_t { Pickaxe, Lantern, Cart };
//   constexpr auto names_of(Tool) { return words("pickaxe", "lantern", "cart"); }
//
// makes name(Tool::Cart) return "cart", named<Tool>("cart") return Tool::Cart, and all_of<Tool>() list all three.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace filon {

template <class... Words>
constexpr auto words(Words... all) {
  return std::array<std::string_view, sizeof...(Words)>{all...};
}

template <class Enum>
concept Named = std::is_enum_v<Enum> && requires(Enum one) { names_of(one); };

template <Named Enum>
constexpr std::size_t count_of() {
  return names_of(Enum{}).size();
}

template <Named Enum>
constexpr std::string_view name(Enum one) {
  constexpr auto names = names_of(Enum{});
  return static_cast<std::size_t>(one) < names.size() ? names[static_cast<std::size_t>(one)] : std::string_view();
}

template <Named Enum>
constexpr std::optional<Enum> named(std::string_view name) {
  constexpr auto names = names_of(Enum{});
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<Enum>(i);
  return {};
}

template <Named Enum>
constexpr auto all_of() {
  std::array<Enum, count_of<Enum>()> all;
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Enum>(i);
  return all;
}

}  // namespace filon
