// A value, or one sentence that says why there is none. Everything that reads outside input (files, text, options)
// returns this.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace filon {

struct Error {
  std::string sentence;
  friend bool operator==(const Error&, const Error&) = default;
};

// Why: an Error, or a type that says more.
template <class T, class Why = Error>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::move(value)) {}
  Result(Why why) : held_(std::move(why)) {}

  explicit operator bool() const { return std::holds_alternative<T>(held_); }
  const Why& why() const { return std::get<Why>(held_); }
  const std::string& error() const { return why().sentence; }

  T& operator*() & { return std::get<T>(held_); }
  const T& operator*() const& { return std::get<T>(held_); }
  T&& operator*() && { return std::get<T>(std::move(held_)); }
  T* operator->() { return &std::get<T>(held_); }
  const T* operator->() const { return &std::get<T>(held_); }

 private:
  std::variant<T, Why> held_;
};

}  // namespace filon
