// Turns sentences about players into sentences to one of them.
#pragma once

#include <string>

namespace filon::terminal {

// Puts a sentence about "you" into the second person: "you places" becomes "You place".
std::string in_second_person(std::string sentence);

}  // namespace filon::terminal
