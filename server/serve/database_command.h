// The commands `filon database check` and `filon database salvage`.
#pragma once

namespace CLI {
class App;
}

namespace filon::server {

// Adds the commands to the program. They run inside app.parse() and set `exit_code`: 0 for a sound database, or one
// from which a new one was written; 1 for a damaged one; 2 if it cannot be checked or salvaged.
void add_database_command(CLI::App&, int& exit_code);

}  // namespace filon::server
