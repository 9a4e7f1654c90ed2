// A list with much room that lives inside its owner. Only the part in use is copied, and the rest is never touched: a
// state can have room for the largest deck and cost no more than the cards that lie there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

#include "kernel/check.h"

namespace filon {

template <class T, std::size_t Capacity>
class LongList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
  using Count = std::conditional_t<(Capacity < 65536), std::uint16_t, std::uint32_t>;

 public:
  using value_type = T;

  // Not `= default`: that would let `LongList{}` write zeros over all the room.
  LongList() {}
  LongList(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }
  LongList(const LongList& other) { copy(other); }
  LongList& operator=(const LongList& other) {
    if (this != &other) copy(other);
    return *this;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }

  T* data() { return std::launder(reinterpret_cast<T*>(room_)); }
  const T* data() const { return std::launder(reinterpret_cast<const T*>(room_)); }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }

  T& operator[](std::size_t i) { return data()[i]; }
  const T& operator[](std::size_t i) const { return data()[i]; }
  T& back() { return data()[size_ - 1U]; }
  const T& back() const { return data()[size_ - 1U]; }

  void push_back(const T& value) {
    check(size_ < Capacity, "a long list is full");
    ::new (room_ + size_ * sizeof(T)) T(value);
    ++size_;
  }
  void pop_back() {
    check(size_ > 0, "a long list is empty");
    --size_;
  }
  void insert(T* where, const T& value) {
    check(size_ < Capacity, "a long list is full");
    const T copy = value;
    std::memmove(static_cast<void*>(where + 1), where, static_cast<std::size_t>(end() - where) * sizeof(T));
    ::new (static_cast<void*>(where)) T(copy);
    ++size_;
  }
  void erase(T* where) {
    std::memmove(static_cast<void*>(where), where + 1, static_cast<std::size_t>(end() - where - 1) * sizeof(T));
    --size_;
  }
  void clear() { size_ = 0; }
  // So many values, all of them this one.
  void assign(std::size_t count, const T& value) {
    check(count <= Capacity, "a long list is full");
    std::uninitialized_fill_n(data(), count, value);
    size_ = static_cast<Count>(count);
  }
  // Takes the values up to `end`, which were written behind the old end.
  void grow_to(const T* end) { size_ = static_cast<Count>(end - begin()); }

  // All places as bytes, in use or not (kernel/packed.h).
  std::span<std::byte> room() { return room_; }

  friend bool operator==(const LongList& a, const LongList& b) {
    if constexpr (std::has_unique_object_representations_v<T>)
      return a.size_ == b.size_ && std::memcmp(a.room_, b.room_, a.size_ * sizeof(T)) == 0;
    else
      return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  void copy(const LongList& other) {
    size_ = other.size_;
    std::memcpy(room_, other.room_, size_ * sizeof(T));
  }

  Count size_ = 0;  // before the room: who reads a list byte by byte has its size first
  alignas(T) std::byte room_[Capacity * sizeof(T)];
};

}  // namespace filon
