// Options from the environment and from a file.
#pragma once

#include <filesystem>
#include <functional>

#include "server/serve/options.h"

namespace filon::server {

// FILON_PORT for port, FILON_BOT_PAUSE for bot-pause.
std::string variable_of(std::string_view option);
// `lookup` returns null for a variable that is not set, as std::getenv does.
std::optional<Error> read_environment(ServeOptions&, const std::function<const char*(const char*)>& lookup);

// Lines like "port = 8765". Empty lines and comments are ignored; a comment begins with # at the start of a line or
// after a blank.
std::optional<Error> read_config(ServeOptions&, const std::filesystem::path&);

}  // namespace filon::server
