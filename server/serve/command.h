// The command `filon serve`.
#pragma once

namespace CLI {
class App;
}

namespace filon::server {

// Adds the command to the program. The server runs inside app.parse() until it is stopped, and sets `exit_code`: 0
// after a stop, 2 for a wrong option, 1 for any other error.
void add_serve_command(CLI::App&, int& exit_code);

}  // namespace filon::server
