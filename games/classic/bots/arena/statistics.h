// Figures with their 95 % intervals.
#pragma once

namespace filon::classic::bots::arena {

// A share of yes among yes and no.
struct Share {
  int yes = 0;
  int all = 0;
  void add(bool is_yes) {
    yes += is_yes ? 1 : 0;
    ++all;
  }
  double value() const { return all == 0 ? 0 : static_cast<double>(yes) / all; }
  // Wilson's interval: sound for small counts and for shares near 0 and 1 too.
  double low() const;
  double high() const;
};

// The mean of what two line-ups differ by, measured on the same deals.
struct Difference {
  double sum = 0;
  double squares = 0;
  int all = 0;
  void add(double difference) {
    sum += difference;
    squares += difference * difference;
    ++all;
  }
  double value() const { return all == 0 ? 0 : sum / all; }
  // Half the width of the interval.
  double margin() const;
};

}  // namespace filon::classic::bots::arena
