// The command `filon load`.
#pragma once

namespace CLI {
class App;
}

namespace filon::load {

// Adds the command to the program. It runs inside app.parse() and throws errors.
void add_load_command(CLI::App&, int& exit_code);

}  // namespace filon::load
