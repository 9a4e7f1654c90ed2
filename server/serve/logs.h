// The format of the log. It never contains tokens, messages or the paths of requests.
#pragma once

#include "server/serve/options.h"

namespace filon::server {

void set_up_logs(LogFormat, const std::string& level);

}  // namespace filon::server
