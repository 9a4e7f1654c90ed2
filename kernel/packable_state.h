// The state of a match, packed while nobody needs it: a state has room for the largest deck and the largest
// table, and a server keeps thousands of them.
#pragma once

#include <memory>

#include "kernel/packed.h"
#include "kernel/state.h"

namespace filon::kernel {

template <class G>
class PackableState {
 public:
  explicit PackableState(int seats) : state_(std::make_unique<State<G>>(seats)) {}
  // If there is a packed form, only that is copied.
  PackableState(const PackableState& other)
      : state_(other.is_packed_ ? nullptr : std::make_unique<State<G>>(*other.state_)), is_packed_(other.is_packed_) {
    if (is_packed_) packed_ = other.packed_;
  }
  PackableState& operator=(const PackableState&) = delete;

  const State<G>& read() const {
    if (!state_) wake();
    return *state_;
  }
  State<G>& change() {
    if (!state_) wake();
    is_packed_ = false;
    return *state_;
  }

  // References to the state are no longer valid.
  void pack() {
    if (!state_) return;
    if (!is_packed_) packed_.pack(*state_);
    is_packed_ = true;
    state_.reset();
  }

 private:
  void wake() const {
    state_ = std::make_unique<State<G>>(max_seats);
    packed_.unpack(*state_);
  }

  mutable std::unique_ptr<State<G>> state_;  // null: only the packed form is there
  Packed<State<G>> packed_;
  bool is_packed_ = false;  // the packed form is that of the state
};

}  // namespace filon::kernel
