// Sentences about players, said to one of them.
#pragma once

#include <string>

namespace filon::classic::terminal {

// A sentence about "you" in the second person: "you places" becomes "You place".
std::string in_second_person(std::string sentence);

}  // namespace filon::classic::terminal
