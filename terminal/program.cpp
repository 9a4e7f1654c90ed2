#include "terminal/program.h"

#include <fmt/format.h>

#include "terminal/complaint.h"

namespace filon::terminal {

Seat seat_at_table(int number, int seats) {
  if (number >= seats) throw WrongUsage{fmt::format("--seat: it takes 0 to {} here, not {}", seats - 1, number)};
  return number < 0 ? nobody : seat(number);
}

}  // namespace filon::terminal
