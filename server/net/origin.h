// Which web pages may open a WebSocket. Browsers name the page in the Origin header; programs send none.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace filon::server {

// `origin` and `host` as in the headers. Allowed are pages of the same host and the listed origins.
bool origin_may_connect(std::string_view origin, std::string_view host, std::span<const std::string> listed);

// Whether the text is an origin: https://example.org or http://example.org:8080, with nothing after it.
bool is_origin(std::string_view);

}  // namespace filon::server
