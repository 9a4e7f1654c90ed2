// The command `filon load`.
#pragma once

namespace CLI {
class App;
}

namespace filon::load {

// Adds the command to the program. When it is given, it runs within app.parse(); what goes wrong is thrown.
void add_load_command(CLI::App&, int& exit_code);

}  // namespace filon::load
