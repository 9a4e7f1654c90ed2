// What bots are called, so that no person is.
#pragma once

#include <string_view>

namespace filon::protocol {

// Whether the name looks like that of a bot, or is made of such names, numbers and what is no letter: "Bot #2", "Easy
// bot", "Robot II".
bool is_bot_name(std::string_view name);

}  // namespace filon::protocol
