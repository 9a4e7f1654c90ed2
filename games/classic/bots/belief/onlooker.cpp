#include "games/classic/bots/belief/onlooker.h"

#include "games/classic/fields.h"

namespace filon::classic::bots {
namespace {

// Whether a member of an event shows a role or a face-down card.
template <class Member>
constexpr bool shows_secret = std::is_same_v<Member, Role> || std::is_same_v<Member, PerSeat<Role>>;
template <class Event>
constexpr bool shows_secrets() {
  bool any = false;
  if constexpr (fields::Described<Event>)
    boost::mp11::mp_for_each<fields::Members<Event>>([&](auto member) {
      any |= shows_secret<std::remove_cvref_t<decltype(std::declval<Event>().*member.pointer)>>;
    });
  return any;
}

struct Facts {
  const Rules& rules;
  Belief& belief;

  void operator()(const GoalTurned& e) const { belief.treasure_is(e.goal, rules.in_maze(e.card) == InMaze::Treasure); }
  void operator()(const PlayedOn& e) const {
    if (rules.is(e.card, OnPlayer::RoleChange)) belief.role_changed(e.whom);
  }
  void operator()(const WorkshopVisited& e) const {
    if (e.changed) belief.role_changed(e.by);
  }
  void operator()(const PartyHeld&) const { belief.roles_mixed(); }
  void operator()(const RolesShown& e) const {
    for (int i = 0; i < rules.seats; ++i) belief.role_is(seat(i), e.roles[seat(i)]);
  }
  // Other events contain no certain facts; answers are weighed as moves.
  template <class Event>
  void operator()(const Event&) const {
    static_assert(!shows_secrets<Event>(), "an event that shows roles tells the belief about them here");
  }
};

// Whether tunnels and goals stay the same. After an event not listed here, the maze is measured again.
bool leaves_maze(const Told& told) {
  return std::visit(
      []<class Event>(const Event&) {
        return boost::mp11::mp_contains<
            std::variant<Asked, Answered, ToolBroken, ToolMended, GoalPeeked, CardsDiscarded, Passed, CardDrawn,
                         PlayedOn, ClearedAway, Announced, Vetoed, Chose, CardPlayed, PlayEnded, TurnEnded, Declined,
                         GoalsSwapped, ChestPeeked, Recruited, PawnLeft>,
            Event>::value;
      },
      told);
}

}  // namespace

void learn_facts(const Rules& rules, const Told& told, Belief& belief) { std::visit(Facts{rules, belief}, told); }

Onlooker::Onlooker(const Rules& rules) : rules_(rules), distances_(rules), belief_(rules) {}

void Onlooker::begin_round(const Table& table) {
  looks_ = {};
  measured_ = false;
  belief_.reset_for_onlooker(table);
}

void Onlooker::take_over(const Onlooker& other) {
  looks_ = other.looks_;
  measured_ = false;
  belief_ = other.belief_;
}

std::optional<Move> Onlooker::judge(const Table& before, Seat by, const Action& action) {
  return move_of(rules_, before, distances(before), looks_, by, action);
}

void Onlooker::learn(const Table& after, const Told& told) {
  if (!leaves_maze(told)) measured_ = false;
  looks_.hear(rules_, after, told);
  learn_facts(rules_, told, belief_);
  if (const auto* swapped = std::get_if<GoalsSwapped>(&told)) belief_.goals_mixed(swapped->one, swapped->other);
}

Distances& Onlooker::distances(const Table& table) {
  if (!measured_) distances_.look(table);
  measured_ = true;
  return distances_;
}

}  // namespace filon::classic::bots
