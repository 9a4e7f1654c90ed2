// What the rule players care for, as numbers: one unit is about a tenth of a card of way to the gold.
// Tuned in the arena; nothing else holds numbers of taste.
#pragma once

namespace filon::classic::bots {

struct DiggerWeights {
  double nearer = 9.99;        // per card of way saved
  double progress = 0.307;     // for saving any
  double no_progress = -2.66;  // for a path that saves none
  double opening = -1.78;      // per tunnel that goes on: cards with many are kept for where they are needed
  double stub = -4.6;          // a card that ends the way
  double gold_reached = 100;   // times the chance that it is the gold
  double map = 5.9;            // times the doubt about the goal, 1 when it is one of three alike
  double map_near = 1.85;      // more per card of way less than six, times the same
  double mend_self = 7.28;
  double mend_other = 8.08;     // times trust: 1 for a sure digger, -1 for a sure saboteur
  double mend_frees = 3.57;     // if no other tool stays broken
  double break_suspect = 31.8;  // times suspicion above the threshold
  double break_threshold = 0.424;
  double break_again = -3.9;  // on somebody who is blocked already
  double rockfall = 15.9;     // per card of way saved
  double rockfall_cost = -6.56;
  double keep_path = 3.42;  // cards are discarded in the order of what they are kept for
  double keep_stub = 0.545;
  double keep_map = 4.59;
  double keep_mend = 1.6;
  double keep_break = 0.54;
  double keep_rockfall = 0.478;
  double discard = -0.247;
  double innocence = 0.11;    // times guilt: what is done as saboteurs do it is misread
  double keep_opening = 0.2;  // more for a path, per open side
};

struct SaboteurWeights {
  double strike_far = 12.9;     // farther from the gold than this it plays the digger
  double strike_near = 6.26;    // nearer than this, or once it is found out, it strikes
  double exposed_from = 0.479;  // suspicion of an onlooker at which hiding begins to be useless
  double exposed_to = 0.867;
  double gold_reached = -100;
  double hidden_innocence = 6.76;  // times guilt: looking like a digger
  double innocence = 0.679;        // the same when striking
  // While hiding.
  double seem_nearer = 0.625;    // per card of way saved for somebody who knows nothing
  double really_nearer = -2.47;  // per card of way saved for who knows what it knows
  double hidden_map = 10.4;
  double hidden_break = 1.87;  // times trust
  double hidden_stub = -4.84;
  double hidden_discard = 3.3;
  // When striking.
  double nearer = -13.1;
  double stub = 2;
  double break_digger = 11.4;  // times trust that the other digs
  double break_again = -6.57;
  double rockfall = 13.2;  // per card of way lost
  double rockfall_cost = -5.48;
  double mend_self = 5.25;
  double mend_friend = 6.32;  // times suspicion, doubled and less one
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

struct Weights {
  DiggerWeights digger;
  SaboteurWeights saboteur;
};

inline constexpr Weights tuned_weights{};

// For who does not know whom to suspect: breaks few tools, and as a saboteur digs along until the gold is near.
inline constexpr Weights easy_weights = [] {
  Weights weights = tuned_weights;
  weights.digger.break_threshold = 0.7;
  weights.saboteur.strike_far = 6;
  weights.saboteur.strike_near = 4;
  return weights;
}();

// Company for counting habits and testing beliefs: one strikes from the start, one digs until the gold is near.
inline constexpr Weights aggressive_weights = [] {
  Weights weights = tuned_weights;
  weights.saboteur.strike_far = 30;
  weights.saboteur.strike_near = 29;
  weights.digger.break_threshold = 0.4;
  return weights;
}();
inline constexpr Weights sleeper_weights = [] {
  Weights weights = tuned_weights;
  weights.saboteur.strike_far = 2.5;
  weights.saboteur.strike_near = 2.2;
  weights.saboteur.exposed_from = 2;
  weights.saboteur.exposed_to = 3;
  weights.digger.break_threshold = 0.8;
  return weights;
}();

}  // namespace filon::classic::bots
