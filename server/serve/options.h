// The options of the server, with the same names on the command line (--port), in the environment (FILON_PORT) and in a
// file (port = 8765). All three use set_option, so all three have the same errors.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/result.h"
#include "server/hub/quotas.h"
#include "server/net/settings.h"
#include "server/rooms/room.h"

namespace filon::server {

enum class LogFormat { Plain, Json };

struct ServeOptions {
  NetSettings net;
  Limits limits;
  RoomSettings rooms;
  std::filesystem::path data;  // empty: default_data()
  LogFormat log_format = LogFormat::Plain;
  std::string log_level = "info";
  // Called with the port when the server accepts connections.
  std::function<void(std::uint16_t port)> on_ready;
};

struct Option {
  std::string_view name;   // as on the command line, without the dashes
  std::string_view takes;  // completes "it takes …"
  std::string_view help;
  std::string initial;                                       // as text
  std::function<bool(ServeOptions&, std::string_view)> set;  // false: the value is wrong
};

std::span<const Option> serve_options();

// The error is one sentence that names the option and what it takes.
std::optional<Error> set_option(ServeOptions&, std::string_view name, std::string_view value);

// $XDG_DATA_HOME/filon/filon.sqlite, or filon.sqlite in the current folder.
std::filesystem::path default_data();

}  // namespace filon::server
