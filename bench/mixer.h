// Hashes many values into one number, the same on every platform. Values are mixed field by field, because padding and
// byte order depend on the platform.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>

#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/event.h"
#include "kernel/fields.h"
#include "kernel/inline.h"
#include "kernel/long_list.h"

namespace filon::bench {

class Mixer {
 public:
  template <class... Values>
  void operator()(const Values&... values) {
    (one(values), ...);
  }
  std::uint64_t number() const { return state_ ^ (state_ >> 32); }

 private:
  void word(std::uint64_t value) { state_ = (std::rotl(state_, 23) ^ value) * 0x9E3779B97F4A7C15U; }

  template <class Number>
    requires std::integral<Number> || std::is_enum_v<Number>
  void one(Number value) {
    word(static_cast<std::uint64_t>(value));
  }
  void one(Cell at) { (*this)(at.x, at.y); }
  void one(Seats seats) {
    for (int i = 0; i < max_seats; ++i)
      if (seats.contains(seat(i))) word(static_cast<std::uint64_t>(i));
    word(max_seats);
  }
  template <class T>
  void one(const PerSeat<T>& values) {
    for (int i = 0; i < max_seats; ++i) one(values[seat(i)]);
  }
  template <class T, std::size_t N>
  void one(const std::array<T, N>& values) {
    for (const T& value : values) one(value);
  }
  template <class T>
  void one(std::span<const T> values) {
    word(values.size());
    for (const T& value : values) one(value);
  }
  template <class T, std::size_t N>
  void one(const Inline<T, N>& values) {
    word(values.size());
    for (const T& value : values) one(value);
  }
  template <class T, std::size_t N>
  void one(const LongList<T, N>& values) {
    one(std::span<const T>(values.data(), values.size()));
  }
  template <int Kinds>
  void one(const Bag<Kinds>& bag) {
    for (int kind = 0; kind < Kinds; ++kind)
      if (bag.count(kind) > 0) (*this)(kind, bag.count(kind));
    word(Kinds);
  }
  template <class T>
  void one(const std::optional<T>& maybe) {
    word(maybe ? 1 : 0);
    if (maybe) one(*maybe);
  }
  template <class... Kinds>
  void one(const std::variant<Kinds...>& any) {
    word(any.index());
    std::visit([this](const auto& value) { this->one(value); }, any);
  }
  template <class Told, class Secret>
  void one(const kernel::Event<Told, Secret>& event) {
    one(event.told);
    for (const auto& whisper : event.whispers) (*this)(whisper.to, whisper.secret);
  }
  template <fields::Described T>
  void one(const T& value) {
    fields::for_each(value, [this](std::string_view, const auto& member) { this->one(member); });
  }
  template <class T>
    requires requires(const T& value) { parts_of(value); }
  void one(const T& value) {
    one(parts_of(value));
  }

  std::uint64_t state_ = 0x243F6A8885A308D3U;
};

}  // namespace filon::bench
