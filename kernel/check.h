// Catches our own mistakes. check() is active in every build and throws Bug, the engine's only exception;
// without exceptions (WebAssembly) it traps.
#pragma once

#include <stdexcept>

namespace filon {

struct Bug : std::logic_error {
  using std::logic_error::logic_error;
};

[[noreturn]] void report_bug(const char* what);

inline void check(bool holds, const char* what) {
  if (!holds) [[unlikely]]
    report_bug(what);
}

}  // namespace filon
