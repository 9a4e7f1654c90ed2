// Prints nested arrays of numbers as a C++ initializer.
#pragma once

#include <array>
#include <cstdio>
#include <string>

namespace filon::bots {

inline std::string as_code(float value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2fF", static_cast<double>(value));
  return text;
}

template <class T, std::size_t N>
std::string as_code(const std::array<T, N>& values) {
  if (values == std::array<T, N>{}) return "{}";
  // An array of arrays needs a second pair of braces.
  std::string code = std::is_same_v<T, float> ? "{" : "{{";
  for (std::size_t i = 0; i < N; ++i) code += (i == 0 ? "" : ", ") + as_code(values[i]);
  return code + (std::is_same_v<T, float> ? "}" : "}}");
}

}  // namespace filon::bots
