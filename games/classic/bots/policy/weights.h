// What each interest wants, as numbers. One unit is about a tenth of a card of distance to the gold. Tuned in the
// arena; there are no such numbers elsewhere.
#pragma once

#include <array>

namespace filon::classic::bots {

struct DiggerWeights {
  double nearer = 9.99;        // per card of distance saved
  double progress = 0.307;     // for saving any distance
  double no_progress = -2.66;  // for a path that saves none
  double opening = -1.78;      // per tunnel that continues: such cards are kept for better places
  double stub = -4.6;          // a card that ends the way
  double gold_reached = 100;   // times the chance that the goal is the gold
  double map = 5.9;            // times the doubt about the goal
  double map_near = 1.85;      // for each card of distance below six, times the doubt
  double mend_self = 7.28;
  double mend_other = 8.08;     // times trust: 1 for a sure digger, -1 for a sure saboteur
  double mend_frees = 3.57;     // if no other tool is broken
  double break_suspect = 31.8;  // times suspicion above the threshold
  double break_threshold = 0.424;
  double break_again = -3.9;  // on a player who is already blocked
  double rockfall = 15.9;     // per card of distance saved
  double rockfall_cost = -6.56;
  double keep_path = 3.42;  // cards with the lowest value are discarded first
  double keep_stub = 0.545;
  double keep_map = 4.59;
  double keep_mend = 1.6;
  double keep_break = 0.54;
  double keep_rockfall = 0.478;
  double discard = -0.247;
  double innocence = 0.11;    // times blame: others misread what looks like a saboteur's answer
  double keep_opening = 0.2;  // more for a path, per open side
};

struct SaboteurWeights {
  double strike_far = 12.9;     // farther from the gold than this, they act like a digger
  double strike_near = 6.26;    // nearer than this, or once they are found out, they strike
  double exposed_from = 0.479;  // an onlooker's suspicion at which hiding becomes useless
  double exposed_to = 0.867;
  double gold_reached = -100;
  double hidden_innocence = 6.76;  // times blame: look like a digger
  double innocence = 0.679;        // the same when striking
  // While hiding.
  double seem_nearer = 0.625;    // per card of distance saved, for an observer who knows nothing
  double really_nearer = -2.47;  // per card of distance saved, as the player knows
  double hidden_map = 10.4;
  double hidden_break = 1.87;  // times trust
  double hidden_stub = -4.84;
  double hidden_discard = 3.3;
  // When striking.
  double nearer = -13.1;
  double stub = 2;
  double break_digger = 11.4;  // times trust that the target is a digger
  double break_again = -6.57;
  double rockfall = 13.2;  // per card of distance lost
  double rockfall_cost = -5.48;
  double mend_self = 5.25;
  double mend_friend = 6.32;  // times (2 * suspicion - 1)
  double map = 1.93;
  double keep_path = -0.891;
  double keep_stub = 6.63;
  double keep_map = 1.06;
  double keep_mend = 2.25;
  double keep_break = 1.09;
  double keep_rockfall = 1.78;
  double discard = 0.405;
  double keep_opening = -0.2;  // more for a path, per open side
};

// How rounds usually go; used for the expected pay.
struct PayWeights {
  double cards_per_step = 4.5;                             // used by all players for one card of distance
  double least_digging = 0.1;                              // share of all cards, even if hardly anybody digs
  double saboteur_hinders = 0.7;                           // as much as this many diggers dig
  double profiteer_digs = 0.6;                             // compared with a digger
  double geologist_digs = 0.4;                             // the same
  double somebody = 0.05;                                  // weight of an unexpected finisher
  double detour = 1;                                       // how surely a longer way shuts a team out
  std::array<double, 4> nobody_finishes{1, 0.7, 0.85, 1};  // in one turn, by distance
  double crystals_to_come = 0.02;                          // per card left, if the round lasts to the end
  double cut_short = 0.5;                                  // share of these lost if the treasure is reached earlier
};

// The value of an answer. One unit is about a tenth of a card of distance, as in the base game.
struct TeamWeights {
  PayWeights pay;
  double nugget = 60;  // per expected nugget
  // Paths, if the player wants the treasure to be reached.
  double no_progress = -2.7;
  double opening = -0.8;
  double stub = -4.6;
  // If the player does not.
  double hindering_stub = 2;
  double crystal = 30;  // per nugget that a crystal pays now
  // A saboteur digs until the gold is near or they are found out.
  double strike_far = 12.9;
  double strike_near = 6.3;
  double exposed_from = 0.45;
  double exposed_to = 0.85;
  double least_strike = 0.25;      // share of their interest that shows even while they hide
  double hidden_innocence = 5;     // times blame
  double innocence = 0.6;          // the same when striking
  double digger_innocence = 0.11;  // the same for everybody else
  // Looking.
  double map = 5.9;  // times the doubt about the goal
  double map_near = 1.85;
  double inspection = 8;  // times the doubt about the role
  // Cards on players, besides what they change in the expected pay.
  double break_cost = -0.5;
  double mend_self = 4;
  double mend_other = -1;
  double partly = 0.3;  // share of the gain if another card still blocks the player
  double break_again = -3.9;
  double prison_cost = -3;
  double free_self = 6;
  double free_other = -1;
  double role_change_cost = -3;
  double rockfall_cost = -6.5;
  double thief = 26;       // if played early, it may be taken away again
  double thief_late = 40;  // if played late, it may be too late
  double hands_off = 3;    // the thief may steal from anybody
  double hands_off_late = 8;
  double clear_cost = -3;  // one card less for the rest of the round
  double swap = 0.8;       // per unit of expected improvement of the hand
  double swap_cost = -3;
  // Passing: cards with the lowest value are discarded first.
  double discard = -3;
  double fresh = 3.4;    // average value of the next card from the pile
  double renewed = 0.9;  // share of the difference that counts
  double keep_path = 3.4;
  double keep_opening = 0.2;
  double keep_stub = 0.5;
  double keep_path_hindering = -0.5;
  double keep_stub_hindering = 5;
  double keep_own_door = 5;
  double keep_other_door = -0.5;
  double keep_ladder = 1;  // added to the value of a path
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

// What the cards and places of modules are worth, in the same unit, for every interest. Not tuned yet.
struct ModuleWeights {
  double nugget = 40;           // one's own; a round won pays two or three
  double lure = 0.04;           // share of what a goal is worth that counts for each card nearer to it
  double role_change = 60;      // times the change in the chance to win
  double cards_per_step = 4.5;  // used by all players for one card of distance
  // Veto.
  double veto_path = 0.7;  // share that counts for a path that reaches nothing
  double keep_veto = 10;   // when a round begins
  double keep_veto_late = 3;
  // Right of passage.
  double request = 2;  // asking others to pay tells them that one wants to
  double vain_request = 60;
  double waive = 8;          // as the owner of the pawn, who might be paid by another
  double trusted = 0.3;      // pays only for somebody who is on one's side at least this much
  double pawn_holds = 0.45;  // share of a closed end that counts, because somebody may pay
  double pawn_fee = 1;       // hope for a nugget
  double pawn_denied = 4;    // to saboteurs, for somebody who wants the treasure to be reached
  double no_draw = 3;
  // Chests, by effect: nugget, map ban, skip draw, extra draw, push goal, steal card, draw three, inspect, search,
  // mill.
  std::array<double, 10> chest{40, 0, -3, 3, 2, 2, 2, 2, 3, 0};
  double map_ban = -2;  // for somebody who wants the treasure to be reached
  double mill = -4;     // the same
  double unknown_chest = 2;
  double peek_chest = 0.3;
  double rob = 2;      // times how much they are against one
  double inspect = 8;  // times the doubt about the role
  // Cards.
  double confusion = 4;           // goals are mixed for everybody else; a loss for who wants the treasure to be reached
  double forgotten = 1;           // besides the choice
  double forgotten_choice = 0.5;  // for each card to choose from
  double direction = 3;           // times the difference between who would be next
  double direction_cost = -1.5;
  double diversion_cost = -3;
  double second_path = 0.8;  // share of the second path of a scout that counts
  double helps_others = 3;   // a map or a scout in the hands of others, times how much they are on one's side
  double thief = 12;
  // Sabotaged dwarf: who cannot dig at the end gets nothing.
  double mend_before_end = 12;
  double mend_ally_before_end = 2;
  // Greedy dwarf: nearer to the gold than this, they hinder whoever could finish instead of them.
  double alone_near = 2;
  double alone_far = 4;
  double greedy_threat = 0.6;  // counts like this much of a saboteur for diggers
  // Which cards to keep.
  double keep_goal_swap = 1.5;
  double keep_forgotten = 2.5;
  double keep_direction = 0.5;
  double keep_scout = 4;
  double keep_diversion = 2;
};

struct Weights {
  DiggerWeights digger;
  SaboteurWeights saboteur;
  TeamWeights team;
  ModuleWeights modules;
};

inline constexpr Weights tuned_weights{};

// For players who do not know whom to suspect: they break few tools, and as saboteurs they dig until the gold is near.
inline constexpr Weights easy_weights = [] {
  Weights weights = tuned_weights;
  weights.digger.break_threshold = 0.7;
  weights.saboteur.strike_far = weights.team.strike_far = 6;
  weights.saboteur.strike_near = weights.team.strike_near = 4;
  return weights;
}();

// Unusual players, for counting habits and testing beliefs: one strikes from the start, the other digs until the gold
// is near.
inline constexpr Weights aggressive_weights = [] {
  Weights weights = tuned_weights;
  weights.saboteur.strike_far = weights.team.strike_far = 30;
  weights.saboteur.strike_near = weights.team.strike_near = 29;
  weights.digger.break_threshold = 0.4;
  return weights;
}();
inline constexpr Weights sleeper_weights = [] {
  Weights weights = tuned_weights;
  weights.saboteur.strike_far = weights.team.strike_far = 2.5;
  weights.saboteur.strike_near = weights.team.strike_near = 2.2;
  weights.saboteur.exposed_from = weights.team.exposed_from = 2;
  weights.saboteur.exposed_to = weights.team.exposed_to = 3;
  weights.team.least_strike = 0;
  weights.digger.break_threshold = 0.8;
  return weights;
}();

}  // namespace filon::classic::bots
