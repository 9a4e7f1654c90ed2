// How a command reports an error in one sentence.
#pragma once

#include <string>

#include "kernel/result.h"

namespace filon::terminal {

// Thrown for wrong input; becomes one sentence and exit code 2.
struct WrongUsage {
  std::string sentence;
};
// Thrown when something fails later; exit code 1.
struct Failed {
  std::string sentence;
};

// The value, or a WrongUsage with the error for the user.
template <class T>
T value_or_complain(Result<T> result) {
  if (!result) throw WrongUsage{result.error()};
  return *std::move(result);
}

}  // namespace filon::terminal
