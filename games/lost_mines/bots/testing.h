// Positions for the tests of the bots.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "games/lost_mines/deck.h"
#include "games/lost_mines/events.h"

namespace filon::lost_mines::bots {

inline Rules rules_for(int seats, Turns turns = Turns::Half) {
  Options options;
  options.seats = seats;
  options.turns = turns;
  return *compose(options, printed_deck());
}

// A seat's view, made from the events it hears. Seats 0, 1 and 2 are yellow, the others blue.
class Seen {
 public:
  Seen(const Rules& rules, Role role, std::initializer_list<std::string_view> hand) : rules_(rules) {
    view.me = seat(0);
    Dealt dealt{role, {}};
    for (std::string_view name : hand) dealt.hand.insert_sorted(card(name));
    RoundBegan began{1, seat(0), {}, {}};
    for (int i = 0; i < rules.seats; ++i) {
      began.clans[seat(i)] = i < 3 ? Clan::Yellow : Clan::Blue;
      began.backs.push_back(i % 2 == 0 ? Back::Gems : Back::Gold);
    }
    hear(began, {dealt});
    asks(Ask::TakeTurn);
  }

  Card card(std::string_view name) const { return *rules_.deck.find(name); }
  void hear(const Told& told, std::vector<Secret> secrets = {}) {
    heard.push_back({told, std::move(secrets)});
    kernel::hear(rules_, view, heard.back());
  }
  void asks(Ask what) { hear(Asked{{what, view.me}, {}}); }
  void lay(std::string_view name, int x, int y, Seat by = seat(1)) {
    hear(PathLaid{by, card(name), cell(x, y), Rotation::None});
    hear(CardDrawn{by});
  }
  // From the yellow start, (3,2), to the east: the mine in this row is at (10,2).
  void build_to(int x) {
    for (int at = 4; at <= x; ++at) lay(at == 4 ? "ew" : at < 8 ? "new" : "nesw", at, 2, seat(1 + at % 2));
  }
  // By a dwarf that others carried there: tests need not count steps.
  void stands(Seat who, int x, int y) { hear(Walked{who, Route{cell(x, y)}, no_slot}); }

  View view{};
  std::vector<Heard> heard;

 private:
  const Rules& rules_;
};

}  // namespace filon::lost_mines::bots
