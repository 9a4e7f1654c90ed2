#pragma once

#include "terminal/program.h"

namespace filon::claims {

const terminal::Program& program();

}  // namespace filon::claims
