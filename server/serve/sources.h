// Options from elsewhere than the command line.
#pragma once

#include <filesystem>
#include <functional>

#include "server/serve/options.h"

namespace filon::server {

// FILON_PORT for port, FILON_BOT_PAUSE for bot-pause.
std::string variable_of(std::string_view option);
// `lookup` gives null for what is not set, as std::getenv does.
std::optional<Error> read_environment(ServeOptions&, const std::function<const char*(const char*)>& lookup);

// Lines like "port = 8765"; empty lines and what follows a # at the beginning of a line or after a blank do not count.
std::optional<Error> read_config(ServeOptions&, const std::filesystem::path&);

}  // namespace filon::server
