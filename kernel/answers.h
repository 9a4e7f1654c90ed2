// The answers of a match in the order they were given. Servers keep the answers of thousands of matches, so here an
// answer takes only the bytes of its kind, about half of what an Answer takes. They are read from the first one on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/seat.h"

namespace filon::kernel {

template <class Action>
struct Answer {
  std::uint16_t question;  // the number of the question
  Seat by;
  Action action;
  friend bool operator==(const Answer&, const Answer&) = default;
};

template <class Action>
class Answers;

template <class... Kinds>
class Answers<std::variant<Kinds...>> {
  using Action = std::variant<Kinds...>;
  static_assert((std::is_trivially_copyable_v<Kinds> && ...) && sizeof...(Kinds) < 256);

  // An answer is a byte with the seat and the step from the question of the answer before, the kind, and the bytes of
  // that kind. If seat or step are too large, they follow in full.
  static constexpr int in_full = 15;

 public:
  class Iterator {
   public:
    using value_type = Answer<Action>;
    using difference_type = std::ptrdiff_t;

    Iterator() = default;
    Answer<Action> operator*() const { return read().answer; }
    Iterator& operator++() {
      const Read one = read();
      question_ = one.answer.question;
      at_ = one.end;
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

   private:
    friend class Answers;
    explicit Iterator(const std::uint8_t* at) : at_(at) {}

    struct Read {
      Answer<Action> answer;
      const std::uint8_t* end;
    };
    Read read() const {
      const std::uint8_t* at = at_;
      Answer<Action> answer{};
      const int head = *at++;
      answer.by = seat(head & 15);
      answer.question = static_cast<std::uint16_t>(question_ + (head >> 4));
      if (head >> 4 == in_full) {
        at = take(at, answer.by);
        at = take(at, answer.question);
      }
      const std::size_t kind = *at++;
      [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((kind == I ? void(at = take(at, answer.action.template emplace<I>())) : void()), ...);
      }(std::index_sequence_for<Kinds...>{});
      return {answer, at};
    }
    template <class T>
    static const std::uint8_t* take(const std::uint8_t* at, T& value) {
      if constexpr (std::is_empty_v<T>) return at;
      std::memcpy(&value, at, sizeof(T));
      return at + sizeof(T);
    }

    const std::uint8_t* at_ = nullptr;
    std::uint16_t question_ = 0;  // of the answer before
  };

  Iterator begin() const { return Iterator(bytes_.data()); }
  Iterator end() const { return Iterator(bytes_.data() + bytes_.size()); }
  // All but the first ones.
  auto since(std::size_t count) const {
    return std::ranges::subrange(std::next(begin(), static_cast<std::ptrdiff_t>(count)), end());
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }

  void push_back(const Answer<Action>& answer) {
    make_room();
    const int step = answer.question - last_question_;
    const bool is_short = step >= 0 && step < in_full && index(answer.by) < max_seats;
    bytes_.push_back(static_cast<std::uint8_t>(is_short ? step << 4 | index(answer.by) : in_full << 4));
    if (!is_short) {
      put(answer.by);
      put(answer.question);
    }
    bytes_.push_back(static_cast<std::uint8_t>(answer.action.index()));
    std::visit([this](const auto& kind) { this->put(kind); }, answer.action);
    last_question_ = answer.question;
    ++size_;
  }

  friend bool operator==(const Answers& a, const Answers& b) {
    return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
  }

 private:
  // A vector that doubles its memory would leave a third of it unused.
  void make_room() {
    constexpr std::size_t longest = 5 + std::max({sizeof(Kinds)...});
    if (bytes_.capacity() - bytes_.size() < longest) bytes_.reserve(bytes_.size() + 16 * longest);
  }
  template <class T>
  void put(const T& value) {
    if constexpr (!std::is_empty_v<T>) {
      const auto* bytes = reinterpret_cast<const std::uint8_t*>(&value);
      bytes_.insert(bytes_.end(), bytes, bytes + sizeof(T));
    }
  }

  std::vector<std::uint8_t> bytes_;
  std::uint32_t size_ = 0;
  std::uint16_t last_question_ = 0;
};

}  // namespace filon::kernel
