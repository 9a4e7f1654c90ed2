// Prints results for people or as JSON.
#pragma once

#include "load/measure.h"
#include "load/standard.h"

namespace filon::load {

void print_figures(const Scenario&, const Figures&, bool json);
void print_memory(const Scenario&, const Memory&, bool json);
// On stderr, so that the output stays JSON.
void print_expected(double seconds);
void print_standard(const Standard&, bool json);

}  // namespace filon::load
