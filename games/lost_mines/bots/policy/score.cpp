#include "games/lost_mines/bots/policy/score.h"

#include "games/lost_mines/bots/policy/hand.h"

namespace filon::lost_mines::bots {
namespace {

// What the dragon takes from somebody who may not have won as much (LOST-DRAGON-07), by how likely it is there. As long
// as anything else is likelier it counts for little: if everybody waits for somebody else to look, nobody gets
// anything.
double dragon_cost(double odds) { return odds * odds * dragon_penalty * 0.8; }
// The usefulness of a card drawn blindly.
constexpr double usual_card = 0.45;

class Scorer {
 public:
  Scorer(const Rules& rules, Sight sight, const RoleOdds& odds, const Weights& weights)
      : rules_(rules),
        sight_(sight),
        table_(sight.table),
        odds_(odds),
        weights_(weights),
        interest_(interest_of(rules.seats, sight.table, sight.me, sight.mine.role, odds, weights.rivalry)),
        toll_(toll_at(rules, sight.table, &sight.mine)),
        known_(prospects_at(rules, sight.table, &sight.mine)),
        standing_(standing_at(sight.table)),
        ways_(rules, sight.table, sight.table.forest, toll_) {
    // After the card of this turn: one is drawn.
    if (table_.question.what != Ask::TakeTurn && table_.pile > 0) standing_.turns[sight.me] += 1;
    now_ = worth(standing_, ways_, known_);
  }

  double operator()(const LayPath& a) const {
    Forest forest = table_.forest;
    forest.lay(a.at, a.card, a.rotation, rules_.open(a.card, a.rotation), rules_.feature(a.card));
    return gain(forest) + without(a.card);
  }
  double operator()(const UseTool& a) const {
    Forest forest = table_.forest;
    forest.overcome(a.at);
    return gain(forest) + without(a.card);
  }
  double operator()(const PlaceToken& a) const {
    Forest forest = table_.forest;
    forest.place(rules_.token(a.card), a.edge);
    return gain(forest) + without(a.card);
  }
  double operator()(const CallStorm& a) const {
    Forest forest = table_.forest;
    forest.remove(a.at);
    return gain(forest) + without(a.card);
  }

  // What is known already is not worth a look.
  double operator()(const LookAtMine& a) const {
    const auto& odds = known_.odds[a.mine];
    const bool is_known = *std::max_element(odds.begin(), odds.end()) > 0.99;
    const double near = is_known ? 0 : nearness(a.mine);
    return weights_.look_at_mine * near * interest_[sight_.me] + without(a.card);
  }
  double operator()(const LookAtTreasure& a) const {
    const Back back = table_.treasures[a.slot].back;
    const auto kind = static_cast<std::size_t>(back);
    double near = 0;
    if (sight_.mine.values[a.slot] == 0 && known_.left[kind] > 1)
      for (std::size_t mine = 0; mine < mines; ++mine) near = std::max(near, known_.odds[mine][kind] * nearness(mine));
    return weights_.look_at_treasure * near * interest_[sight_.me] + without(a.card);
  }
  double operator()(const LookAtDwarf& a) const {
    double doubt = 1;
    for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur})
      doubt -= odds_.of(a.whom, role) * odds_.of(a.whom, role);
    const double time = std::min(1.0, standing_.turns[sight_.me] / 8);
    return weights_.look_at_dwarf * doubt * time + without(a.card);
  }

  // Two cards for one turn leave fewer turns to everybody, or to the seat itself when nothing is left to draw.
  double operator()(const Discard& a) const {
    double points = 0;
    for (Card card : a.cards) points += without(card);
    if (a.cards.size() < 2) return points;
    Standing after = standing_;
    for (int i = 0; i < rules_.seats && table_.pile > 1; ++i) after.turns[seat(i)] -= 1.0 / rules_.seats;
    if (table_.pile <= 1) after.turns[sight_.me] -= 1;
    return points + worth(after, ways_, known_) - now_;
  }

  double operator()(const Walk& a) const {
    Standing after = standing_;
    Cell at = table_.dwarf[sight_.me];
    for (Cell next : a.route) {
      for (Side side : all_sides)
        if (beside(at, side) == next && table_.forest.has_trap(at, side)) after.turns[sight_.me] -= 1;
      at = next;
    }
    after.turns[sight_.me] = std::max(0.0, after.turns[sight_.me]);
    after.dwarf[sight_.me] = at;
    const std::size_t mine = mine_at(table_, at);
    if (mine < mines && !table_.mine[mine].is_face_up()) return entered(after, mine);
    if (a.slot == no_slot) return worth(after, ways_, known_);
    Prospects left = known_;
    left.take(table_.treasures[static_cast<std::size_t>(index(a.slot))].back);
    return own(value_of(known_, table_, sight_.mine, index(a.slot))) + worth(after, ways_, left);
  }

  double operator()(const PickRotation& a) const {
    const Mine& mine = table_.mine[table_.opening];
    Forest forest = table_.forest;
    forest.lay(mine.at, mine.card, a.rotation, rules_.open(mine.card, a.rotation), Feature::None);
    return gain(forest);
  }
  double operator()(const PickTreasure& a) const { return own(value_of(known_, table_, sight_.mine, a.slot)); }
  double operator()(const GoOn&) const { return 0; }
  double operator()(const SetReady&) const { return 0; }

 private:
  double worth(const Standing& standing, const Ways& ways, const Prospects& known) const {
    return bots::worth(rules_.seats, interest_, outlook(rules_.seats, standing, ways, known));
  }
  double gain(const Forest& forest) const {
    return worth(standing_, Ways(rules_, table_, forest, toll_), known_) - now_;
  }
  // A treasure that the seat collects itself.
  double own(double value) const { return interest_[sight_.me] * value; }
  // The hand without this card, with the next one drawn.
  double without(Card card) const { return weights_.hand * (usual_card - usefulness(rules_, sight_, card)); }
  double nearness(std::size_t mine) const { return 1 / (1 + ways_.turns(mine, table_.dwarf[sight_.me])); }

  // A face-down mine, over all it can be.
  double entered(const Standing& after, std::size_t mine) const {
    double points = -dragon_cost(known_.dragon(mine));
    for (Back back : {Back::None, Back::Gems, Back::Gold, Back::Silver}) {
      const auto kind = static_cast<std::size_t>(back);
      const double odds = known_.odds[mine][kind];
      if (odds <= 0) continue;
      Prospects then = known_;
      for (std::size_t other = 0; other < mines; ++other) {
        if (other == mine)
          then.odds[other] = {};
        else if (odds < 1)
          for (std::size_t b = 0; b < then.odds[other].size(); ++b)
            then.odds[other][b] = b == kind ? 0 : then.odds[other][b] / (then.odds[other][kind] > 0 ? 1 - odds : 1);
      }
      then.odds[mine][kind] = 1;
      double taken = 0;
      if (then.left[kind] > 0) {
        taken = own(known_.value[kind]);
        --then.left[kind];
      }
      then.add_up();
      points += odds * (taken + worth(after, ways_, then));
    }
    return points;
  }

  const Rules& rules_;
  Sight sight_;
  const Table& table_;
  const RoleOdds& odds_;
  const Weights& weights_;
  Interest interest_;
  Toll toll_;
  Prospects known_;
  Standing standing_;
  Ways ways_;
  double now_ = 0;
};

}  // namespace

void score(const Rules& rules, Sight sight, const RoleOdds& odds, const Weights& weights, const Actions& legal,
           std::span<double> scores) {
  const Scorer scorer(rules, sight, odds, weights);
  for (std::size_t i = 0; i < legal.size(); ++i) scores[i] = std::visit(scorer, legal[i]);
}

}  // namespace filon::lost_mines::bots
