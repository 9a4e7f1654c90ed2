// What the rule players of a game with teams care for, as numbers; nothing else in this folder holds numbers of taste.
#pragma once

#include <array>

namespace filon::classic::bots::teams {

// How rounds go: what an outlook is made of.
struct OutlookWeights {
  double cards_per_step = 4.5;                             // that all together use for one card of way
  double least_digging = 0.1;                              // of everybody's cards, even if hardly anybody digs
  double saboteur_hinders = 0.7;                           // as much as so many diggers dig
  double profiteer_digs = 0.6;                             // as much as a digger
  double geologist_digs = 0.4;                             // likewise
  double somebody = 0.05;                                  // who finishes though nobody should
  double detour = 1;                                       // how surely a team is shut out by a longer way
  std::array<double, 4> nobody_finishes{1, 0.7, 0.85, 1};  // at one seat's turn, by cards of way left
  double crystals_to_come = 0.02;                          // per card left, if the round lasts to the last
  double cut_short = 0.5;                                  // of these, if the treasure is reached before
};

// What an answer is worth: one unit is about a tenth of a card of way, as in the base game.
struct Weights {
  OutlookWeights outlook;
  double nugget = 60;  // per nugget expected
  // Paths, for who wants the treasure reached.
  double no_progress = -2.7;
  double opening = -0.8;
  double stub = -4.6;
  // For who does not.
  double hindering_stub = 2;
  double crystal = 30;  // per nugget that a crystal pays now
  // A saboteur digs along until the gold is near or he is found out.
  double strike_far = 12.9;
  double strike_near = 6.3;
  double exposed_from = 0.45;
  double exposed_to = 0.85;
  double least_strike = 0.25;      // of his interest, that shows even while he hides
  double hidden_innocence = 5;     // times guilt
  double innocence = 0.6;          // the same when striking
  double digger_innocence = 0.11;  // the same for everybody else
  // Looking.
  double map = 5.9;  // times the doubt about the goal
  double map_near = 1.85;
  double inspection = 8;  // times the doubt about the role
  // Cards on players, besides what they change in the outlook.
  double break_cost = -0.5;
  double mend_self = 4;
  double mend_other = -1;
  double partly = 0.3;  // of the outlook, when another card still blocks the same player
  double break_again = -3.9;
  double prison_cost = -3;
  double free_self = 6;
  double free_other = -1;
  double role_change_cost = -3;
  double rockfall_cost = -6.5;
  double thief = 26;       // laid early it may be taken away again
  double thief_late = 40;  // laid late it may come too late
  double hands_off = 3;    // the thief may rob anybody
  double hands_off_late = 8;
  double clear_cost = -3;  // a card less for the rest of the round
  double swap = 0.8;       // per unit by which a hand is expected to be better
  double swap_cost = -3;
  // Passing: cards are discarded in the order of what they are kept for.
  double discard = -3;
  double fresh = 3.4;    // what the next card of the pile is kept for, on average
  double renewed = 0.9;  // how much of the difference counts
  double keep_path = 3.4;
  double keep_opening = 0.2;
  double keep_stub = 0.5;
  double keep_path_hindering = -0.5;
  double keep_stub_hindering = 5;
  double keep_own_door = 5;
  double keep_other_door = -0.5;
  double keep_ladder = 1;  // more than another path
  double keep_crystal = 12;
  double keep_map = 4.6;  // times the doubt
  double keep_mend = 1.8;
  double keep_mend_needed = 8;
  double keep_break = 2;
  double keep_rockfall = 1.5;
  double keep_thief = 15;
  double keep_hands_off = 1;
  double keep_prison = 4;
  double keep_free = 3;
  double keep_inspection = 3;
  double keep_role_change = 3;
  double keep_swap = 1;
};

inline constexpr Weights tuned_weights{};

// For who does not know whom to suspect: a saboteur digs along until the gold is near.
inline constexpr Weights easy_weights = [] {
  Weights weights = tuned_weights;
  weights.strike_far = 6;
  weights.strike_near = 4;
  return weights;
}();

// Company for tests and measurements, as in the base game.
inline constexpr Weights aggressive_weights = [] {
  Weights weights = tuned_weights;
  weights.strike_far = 30;
  weights.strike_near = 29;
  return weights;
}();
inline constexpr Weights sleeper_weights = [] {
  Weights weights = tuned_weights;
  weights.strike_far = 2.5;
  weights.strike_near = 2.2;
  weights.exposed_from = 2;
  weights.exposed_to = 3;
  weights.least_strike = 0;
  return weights;
}();

}  // namespace filon::classic::bots::teams
