#pragma once

#include "games/classic/rules.h"

namespace filon::classic {

// Why things cannot lie where these rules put them; none if they can.
std::optional<Reason> wrong_layout(const Rules&);

}  // namespace filon::classic
