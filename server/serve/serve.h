// The whole server: archive, hub and network.
#pragma once

#include "server/serve/options.h"

namespace filon::server {

// Runs until SIGINT, SIGTERM or SIGHUP, then makes everything durable, sends it, and returns 0. A second signal ends
// the program at once. Returns 1 if it cannot start; the reason is in the log.
int serve(const ServeOptions&);

}  // namespace filon::server
