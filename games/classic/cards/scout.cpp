// Scout: two path cards in one turn, one after the other (WC22-01..-17).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

using Hand = Inline<Card, most_hand>;

bool is_refused(const Table& table, const Pawn& pawn) {
  return (table.refused >> static_cast<int>(&pawn - table.pawn.data()) & 1) != 0;
}

bool is_open(Sight sight, Cell at) {
  const Pawn* pawn = sight.table.pawn_at(at);
  return !pawn || pawn->owner == sight.me;
}
// Somebody else may still agree to pay (WC22-07).
bool may_pass_with_others(Sight sight, Cell at) {
  return is_open(sight, at) || !is_refused(sight.table, *sight.table.pawn_at(at));
}
bool may_pass_alone(Sight sight, Cell at) { return is_open(sight, at) || sight.table.purse[sight.me].can_pay(); }
bool may_pass(Sight sight, Cell at) { return may_pass_with_others(sight, at) || may_pass_alone(sight, at); }

// Whether another path card could follow this one, judged without turning anything up.
bool leaves_second(const Rules& rules, Sight sight, const PlacePath& first) {
  Hand rest = sight.mine.hand;
  rest.erase_sorted(first.card);
  const DifferentCards cards(rules, rest);
  Tunnels tunnels = sight.table.tunnels;
  tunnels.put(first.at, first.card, first.turned, rules.face(first.card, first.turned));
  // Who pays for the first card with their last nugget cannot pay for the second one.
  const bool spends_last = first.fee == Fee::Mine && nuggets(sight) == 1;
  return fits_somewhere(rules, sight, tunnels, cards.path_cards(), spends_last ? may_pass_with_others : may_pass);
}

// WC22-07: some first card that needs no other payer, and a second one after it.
bool has_pair(const Rules& rules, Sight sight) {
  thread_local Actions firsts;
  firsts.clear();
  list_paths(rules, sight, DifferentCards(rules, sight.mine.hand).path_cards(), firsts);
  return std::any_of(firsts.begin(), firsts.end(), [&](const Action& action) {
    const auto& first = std::get<PlacePath>(action);
    return first.fee != Fee::Request && leaves_second(rules, sight, first);
  });
}

int paths_in(const Rules& rules, const Hand& hand) {
  return static_cast<int>(
      std::count_if(hand.begin(), hand.end(), [&](Card card) { return rules.effect(card) == Effect::Path; }));
}

bool must_place_second(const Rules& rules, Sight sight) {
  return fits_somewhere(rules, sight, sight.table.tunnels, DifferentCards(rules, sight.mine.hand).path_cards(),
                        may_pass_alone);
}

}  // namespace

Refused refuse_scout(const Rules& rules, Sight sight) {
  if (sight.table.broken[sight.me].any()) return Refusal::ToolsBroken;    // WC22-05
  if (sight.table.prison[sight.me].holds()) return Refusal::Imprisoned;   // WC22-05
  if (paths_in(rules, sight.mine.hand) < 2) return Refusal::TooFewPaths;  // WC22-06
  if (!has_pair(rules, sight)) return Refusal::NoSecondPath;              // WC22-07
  return {};
}

// Every first card must leave a second one; if a refused payment has made that impossible, any card will do.
void list_first_paths(const Rules& rules, Sight sight, Actions& out) {
  list_paths(rules, sight, DifferentCards(rules, sight.mine.hand).path_cards(), out);
  const auto leaves = [&](const Action& action) { return leaves_second(rules, sight, std::get<PlacePath>(action)); };
  if (std::none_of(out.begin(), out.end(), leaves)) return;
  out.grow_to(std::remove_if(out.begin(), out.end(), [&](const Action& action) { return !leaves(action); }));
}

void list_second_paths(const Rules& rules, Sight sight, Actions& out) {
  list_paths(rules, sight, DifferentCards(rules, sight.mine.hand).path_cards(), out);
  if (!must_place_second(rules, sight)) out.push_back(Decline{});  // WC22-09, -10
}

// The second card is compulsory if it can be placed, and left out if it cannot (WC22-09, -10).
void second_path(Dealer& dealer, Seat by) {
  const Sight sight{by, dealer.table(), dealer.holding(by)};
  const DifferentCards cards(dealer.rules(), sight.mine.hand);
  if (fits_somewhere(dealer.rules(), sight, sight.table.tunnels, cards.path_cards(), may_pass))
    return dealer.ask(Ask::SecondPath, by);
  end_turn(dealer, by, 1);
}

void ask_path_again(Dealer& dealer, Seat by) {
  if (dealer.table().scouted == 2) return second_path(dealer, by);
  dealer.ask(dealer.table().scouted == 1 ? Ask::FirstPath : Ask::TakeTurn, by);
}

// How a first or second path card is refused, besides the rules of every path card.
Refused refuse_scouted(const Rules& rules, Sight sight, const PlacePath& a) {
  if (sight.table.question.what != Ask::FirstPath || leaves_second(rules, sight, a)) return {};
  thread_local Actions firsts;
  firsts.clear();
  list_first_paths(rules, sight, firsts);
  if (std::find(firsts.begin(), firsts.end(), canonical(rules, sight.table, a)) == firsts.end())
    return Refusal::NoSecondPath;
  return {};
}

Refused refuse_skip(const Rules& rules, Sight sight) {
  if (must_place_second(rules, sight)) return Refusal::MustPlaceSecond;
  return {};
}

}  // namespace filon::classic
