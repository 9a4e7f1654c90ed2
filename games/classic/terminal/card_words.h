// Cards as a beginner reads them: a name, a small picture, and what they do.
#pragma once

#include <array>
#include <span>
#include <string>

#include "games/classic/table.h"
#include "games/classic/text/drawing.h"

namespace filon::classic::terminal {

// "nes", "broken lantern": the short name of a path card, the words of an action card.
std::string card_name(const classic::Rules&, Card);
// What the card does, in one line.
std::string card_purpose(const classic::Rules&, Card);
// The cards side by side, numbered from 1, with their names.
std::string hand_picture(const classic::Rules&, std::span<const Card>, const text::Drawing&);
// The card both ways round: as printed, and turned.
std::string rotation_picture(const classic::Rules&, Card, const text::Drawing&);

std::string role_name(classic::Role);
std::string role_purpose(classic::Role);  // what a player with this role must do

}  // namespace filon::classic::terminal
