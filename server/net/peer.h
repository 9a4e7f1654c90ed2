// The address of a client.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace filon::server {

// Behind a trusted proxy it is the last address in X-Forwarded-For that is not a trusted proxy itself. Earlier
// addresses are not trusted, because any client can send them.
std::string client_address(std::string_view socket_address, std::string_view forwarded_for,
                           std::span<const std::string> trusted_proxies);

// The key for limits: an IPv4 address, or the /64 network of an IPv6 address, because one household has 2^64 of these.
std::string limit_key(std::string_view address);

bool is_address(std::string_view);

}  // namespace filon::server
