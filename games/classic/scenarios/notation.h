// How scenario files write cells, placed cards, questions and events. Answers and refusals are written as everywhere in
// the project (games/classic/text/answers.h, words.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/classic/events.h"

namespace filon::classic::scenarios {

std::string joined(const std::vector<std::string>& parts, std::string_view between = ", ");

std::string written(Cell);                           // "(8,-2)"
std::optional<Cell> cell_written(std::string_view);  // within 40 cells of the start
std::string written(Sides);                          // "ES"; "none"
std::optional<Sides> sides_written(std::string_view);

std::string name(const classic::Rules&, Card);
std::string names(const classic::Rules&, std::vector<Card>);  // sorted; "none"
std::string values(const classic::Gold&);                     // "3, 1, 1"; "none"
std::vector<Card> listed(const classic::Cards&);

// A face-up card: "b-nes turned". A turn that changes nothing is not written.
std::string lying(const classic::Rules&, Card, Turned);
// A goal: "face down", "goal-gold face up", "goal-stone-ne face up turned".
std::string lying(const classic::Rules&, const classic::Goal&);

std::string written(const classic::Question&);     // "turn of seat 2", "gold for seat 3"
std::string written(const classic::RoundResult&);  // "diggers by seat 3", "saboteurs", "nobody"

// An event as one seat heard it, by kinds: "card_drawn + got_card". Goals have a number: "goal_turned 2".
std::string written(const classic::Heard&);
bool is_heard_word(std::string_view);

}  // namespace filon::classic::scenarios
