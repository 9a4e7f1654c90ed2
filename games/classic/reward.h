// What the saboteurs are paid from the gold pile when they win (AMB-34).
#pragma once

#include <vector>

#include "games/classic/rules.h"

namespace filon::classic {

struct Payment {
  Gold cards;
  int credit = 0;  // nuggets that the pile could not pay
  friend bool operator==(const Payment&, const Payment&) = default;
};

// Pays `due` nuggets to each of `count` saboteurs, in order. If an exact payment exists, it uses the fewest cards in
// total and gives higher cards to earlier players. Otherwise each in turn gets as much as the pile can pay.
std::vector<Payment> pay_saboteurs(Gold pile, int count, int due);

}  // namespace filon::classic
