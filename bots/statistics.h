// Estimates with 95 % confidence intervals.
#pragma once

namespace filon::bots {

struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
  int count = 0;  // number of samples
  double margin() const { return (high - low) / 2; }
};

// The share of "yes" among all samples.
struct Share {
  int yes = 0;
  int all = 0;
  void add(bool is_yes) {
    yes += is_yes ? 1 : 0;
    ++all;
  }
  double value() const { return all == 0 ? 0 : static_cast<double>(yes) / all; }
  // Wilson's interval: also valid for small counts and for shares near 0 and 1.
  Estimate estimate() const;
};

// The mean of independent values.
struct Mean {
  double sum = 0;
  double squares = 0;
  int all = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++all;
  }
  double value() const { return all == 0 ? 0 : sum / all; }
  Estimate estimate() const;
};

}  // namespace filon::bots
