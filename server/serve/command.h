// The command `filon serve`.
#pragma once

namespace CLI {
class App;
}

namespace filon::server {

// Adds the command to the program. When it is given, the server runs within app.parse() until it is told to stop, and
// leaves in `exit_code` what the program should return: 0 after a stop, 2 for a wrong option, 1 for all else.
void add_serve_command(CLI::App&, int& exit_code);

}  // namespace filon::server
