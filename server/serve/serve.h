// The server as a whole: archive, hub and network, from the start to an orderly end.
#pragma once

#include "server/serve/options.h"

namespace filon::server {

// Runs until SIGINT or SIGTERM; then everything said is made durable and told, and it returns 0. A second signal ends
// the program at once. 1: it could not start, and has said why.
int serve(const ServeOptions&);

}  // namespace filon::server
