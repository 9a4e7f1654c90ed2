// Parts of sentences that events, secrets and announcements share.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/classic/text/words.h"

namespace filon::text {

std::string counted(int n, std::string_view thing);  // "1 card", "2 cards"
std::string place_words(Cell);                       // "(3,0)"
// "(3,0), turned"
std::string lying(Cell, Turned);
std::string role_words(classic::Role);
// "broken lantern"
std::string action_name(const classic::Rules&, Card);
std::string card_list(const classic::Rules&, std::span<const Card>);  // "nes, map"
std::string pawn_name(int pawn);                                      // "a" or "b"
std::string list_words(const std::vector<std::string>&);              // "Ann, Bob and Cid"

// What a player wants to do, as it is announced: "place nes at (3,0), turned".
std::string announced_words(const classic::Rules&, Seat by, const classic::Action&, const Names&);

}  // namespace filon::text
