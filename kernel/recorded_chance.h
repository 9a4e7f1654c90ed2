// Chance that repeats what was recorded.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "kernel/record.h"

namespace filon::kernel {

// Chance that repeats the outcomes of a record. Outcomes are kept per draw, so the order of different draws is free.
class RecordedChance final : public Chance {
 public:
  explicit RecordedChance(const std::vector<Outcome>& outcomes) : left_(outcomes.size()) {
    for (const Outcome& outcome : outcomes) lists_[outcome.what].kinds.push_back(outcome.kind);
  }

  int pick(Draw what, std::span<const std::uint8_t> counts) override {
    List& list = lists_[what];
    ++drawn_;
    if (list.next < list.kinds.size()) {
      const std::uint8_t kind = list.kinds[list.next++];
      --left_;
      if (kind < counts.size() && counts[kind] > 0) return kind;
      fail("record: chance outcome " + std::to_string(drawn_) + " names a card that is not there to be drawn");
    } else {
      fail("record: it ends before chance outcome " + std::to_string(drawn_));
    }
    std::size_t any = 0;
    while (counts[any] == 0) ++any;
    return static_cast<int>(any);
  }
  // The first outcome that did not fit.
  const std::string& error() const { return error_; }
  bool is_used_up() const { return left_ == 0; }

 private:
  void fail(std::string sentence) {
    if (error_.empty()) error_ = std::move(sentence);
  }
  struct List {
    std::vector<std::uint8_t> kinds;
    std::size_t next = 0;
  };
  std::map<Draw, List> lists_;
  std::size_t left_;
  std::size_t drawn_ = 0;
  std::string error_;
};

}  // namespace filon::kernel
