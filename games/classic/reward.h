// What the saboteurs are paid from the gold pile when they win (AMB-34).
#pragma once

#include <vector>

#include "games/classic/rules.h"

namespace filon::classic {

struct Payment {
  Gold cards;
  int credit = 0;  // nuggets the pile could not pay
  friend bool operator==(const Payment&, const Payment&) = default;
};

// One payment of `due` nuggets each for `count` saboteurs, in their order: exact with the fewest cards in total if
// there is such a payment, higher cards to earlier players; else to each in turn the most the pile can give.
std::vector<Payment> pay_saboteurs(Gold pile, int count, int due);

}  // namespace filon::classic
