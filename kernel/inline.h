// A list with a fixed capacity that lives inside its owner: states are copied by the million and never touch the heap.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "kernel/check.h"

namespace filon {

template <class T, std::size_t Capacity>
class Inline {
  using Count = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint32_t>;

 public:
  using value_type = T;

  constexpr Inline() = default;
  constexpr Inline(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }

  // A list of these values, made without a loop.
  template <std::same_as<T>... Values>
  static constexpr Inline of(Values... values) {
    static_assert(sizeof...(values) <= Capacity);
    Inline list;
    list.values_ = {values...};
    list.size_ = sizeof...(values);
    return list;
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr T* begin() { return values_.data(); }
  constexpr T* end() { return values_.data() + size_; }
  constexpr const T* begin() const { return values_.data(); }
  constexpr const T* end() const { return values_.data() + size_; }
  constexpr T* data() { return values_.data(); }
  constexpr const T* data() const { return values_.data(); }

  constexpr T& operator[](std::size_t i) { return values_[i]; }
  constexpr const T& operator[](std::size_t i) const { return values_[i]; }
  constexpr T& back() { return values_[size_ - 1U]; }
  constexpr const T& back() const { return values_[size_ - 1U]; }

  constexpr void push_back(const T& value) {
    check(size_ < Capacity, "an inline list is full");
    values_[size_++] = value;
  }
  constexpr void pop_back() {
    check(size_ > 0, "an inline list is empty");
    values_[--size_] = T{};
  }
  constexpr void insert(T* where, const T& value) {
    check(size_ < Capacity, "an inline list is full");
    std::move_backward(where, end(), end() + 1);
    *where = value;
    ++size_;
  }
  // For short sorted lists. The place of a value is random, so these read every value instead of branching.
  constexpr void insert_sorted(const T& value) {
    check(size_ < Capacity, "an inline list is full");
    std::size_t place = 0;
    for (std::size_t i = 0; i < size_; ++i) place += values_[i] < value ? 1U : 0U;
    for (std::size_t i = size_; i > 0; --i) values_[i] = values_[i - (i > place ? 1U : 0U)];
    values_[place] = value;
    ++size_;
  }
  // Requires: the list has this value.
  constexpr void erase_sorted(const T& value) {
    std::size_t place = 0;
    for (std::size_t i = 0; i < size_; ++i) place += values_[i] < value ? 1U : 0U;
    check(place < size_ && values_[place] == value, "a sorted list does not have the value to erase");
    for (std::size_t i = 0; i + 1 < size_; ++i) values_[i] = values_[i + (i >= place ? 1U : 0U)];
    values_[--size_] = T{};
  }
  // Unused places always hold T{}, so equal lists have equal bytes.
  constexpr void erase(T* where) {
    std::move(where + 1, end(), where);
    values_[--size_] = T{};
  }
  constexpr void clear() {
    std::fill(begin(), end(), T{});
    size_ = 0;
  }
  // For scratch lists that are filled again at once: empties the list without resetting the unused places.
  constexpr void restart() { size_ = 0; }
  // Adds the values that the caller has written between the old end and `end`.
  constexpr void grow_to(const T* end) { size_ = static_cast<Count>(end - begin()); }

  friend constexpr bool operator==(const Inline& a, const Inline& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, Capacity> values_{};
  Count size_ = 0;
};

}  // namespace filon
