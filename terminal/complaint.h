// How a command says in one sentence what went wrong.
#pragma once

#include <string>

#include "kernel/result.h"

namespace filon::terminal {

// Thrown when what was asked for makes no sense: becomes one sentence and exit code 2.
struct WrongUsage {
  std::string sentence;
};
// The same for what went wrong on the way: exit code 1.
struct Failed {
  std::string sentence;
};

// What reading an option or a file gave; its sentence goes to the user.
template <class T>
T value_or_complain(Result<T> result) {
  if (!result) throw WrongUsage{result.error()};
  return *std::move(result);
}

}  // namespace filon::terminal
