#include "games/classic/reward.h"

#include "games/classic/table.h"

namespace filon::classic {
namespace {

// All ways to pay exactly `sum`, highest cards first.
void ways_to_pay(int sum, int highest, const Gold& so_far, std::vector<Gold>& out) {
  if (sum == 0) return out.push_back(so_far);
  for (int value = std::min(sum, highest); value > 0; --value) {
    Gold more = so_far;
    more.add(value);
    ways_to_pay(sum - value, value, more, out);
  }
}

std::vector<Gold> ways_to_pay(int sum) {
  std::vector<Gold> ways;
  ways_to_pay(sum, Gold::kinds() - 1, {}, ways);
  return ways;
}

bool take(Gold& pile, const Gold& cards) {
  for (int value = 1; value < Gold::kinds(); ++value)
    if (pile.count(value) < cards.count(value)) return false;
  pile -= cards;
  return true;
}

// Finds the first exact payment with the fewest cards, in the order of players and ways; empty if there is none.
struct Search {
  const std::vector<Gold>& ways;
  std::size_t count;
  std::vector<Payment> best;
  int best_cards = 1 << 20;

  void go(const Gold& pile, std::vector<Payment>& paid, int cards) {
    if (cards >= best_cards) return;
    if (paid.size() == count) {
      best = paid;
      best_cards = cards;
      return;
    }
    for (const Gold& way : ways) {
      Gold rest = pile;
      if (!take(rest, way)) continue;
      paid.push_back({way, 0});
      go(rest, paid, cards + way.size());
      paid.pop_back();
    }
  }
};

}  // namespace

std::vector<Payment> pay_saboteurs(Gold pile, int count, int due) {
  const std::vector<Gold> ways = ways_to_pay(due);
  Search search{ways, static_cast<std::size_t>(count), {}};
  std::vector<Payment> paid;
  search.go(pile, paid, 0);
  if (static_cast<int>(search.best.size()) == count) return search.best;

  while (static_cast<int>(paid.size()) < count) {
    Payment payment{{}, due};
    for (int sum = due; sum > 0 && payment.credit == due; --sum) {
      const Gold* fewest = nullptr;
      const std::vector<Gold> exact = ways_to_pay(sum);
      for (const Gold& way : exact)
        if (Gold rest = pile; take(rest, way) && (!fewest || way.size() < fewest->size())) fewest = &way;
      if (fewest) payment = {*fewest, due - sum};
    }
    take(pile, payment.cards);
    paid.push_back(payment);
  }
  return paid;
}

int nuggets(const Gold& gold) {
  int total = 0;
  for (int value = 1; value < Gold::kinds(); ++value) total += value * gold.count(value);
  return total;
}

int nuggets(Sight sight) {
  const Purse& purse = sight.table.purse[sight.me];
  return nuggets(sight.mine.gold) + purse.credit + purse.nuggets + sight.mine.change;
}

}  // namespace filon::classic
