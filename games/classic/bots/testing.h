// Positions and tables for the tests of the bots.
#pragma once

#include <initializer_list>
#include <memory>

#include "games/classic/deck.h"
#include "games/classic/events.h"

namespace filon::classic::bots {

inline classic::Rules rules_for(int seats, classic::Edition edition = classic::Edition::E2024,
                                classic::Modules with = {}) {
  classic::Options options;
  options.seats = seats;
  options.edition = edition;
  options.with = with;
  return *classic::compose(options, classic::deck_for(options));
}

// Rules with two teams of diggers.
inline classic::Rules team_rules(int seats, classic::Edition edition = classic::Edition::E2024) {
  return rules_for(seats, edition, {classic::Module::Saboteur2});
}

// A seat's view, made from the events it hears.
class Seen {
 public:
  Seen(const classic::Rules& rules, Seat me, classic::Role role, std::initializer_list<std::string_view> hand)
      : rules_(rules) {
    view.me = me;
    classic::Dealt dealt{role, {}};
    for (std::string_view short_name : hand) dealt.hand.push_back(card(short_name));
    std::sort(dealt.hand.begin(), dealt.hand.end());
    hear(classic::RoundBegan{1, seat(0)}, {dealt});
    hear(classic::Asked{{classic::Ask::TakeTurn, me}});
  }

  Card card(std::string_view short_name) const { return *rules_.deck.find(short_name); }
  void hear(const classic::Told& told, std::vector<classic::Secret> secrets = {}) {
    kernel::hear(rules_, view, classic::Heard{told, std::move(secrets)});
  }
  void lay(std::string_view short_name, int x, int y, Seat by = seat(1)) {
    hear(classic::PathPlaced{by, card(short_name), cell(x, y), Turned::No});
  }
  // A straight tunnel east from the start.
  void dig_to(int x) {
    for (int at = 1; at <= x; ++at) lay("nesw", at, 0);
  }
  void sees(int goal, std::string_view short_name) {
    hear(classic::Passed{view.me}, {classic::GoalSeen{static_cast<std::uint8_t>(goal), card(short_name)}});
  }
  void breaks(Seat whom, std::string_view short_name, classic::Tool tool) {
    hear(classic::ToolBroken{seat(1), card(short_name), whom, tool});
  }

  classic::View view{};

 private:
  const classic::Rules& rules_;
};

}  // namespace filon::classic::bots
