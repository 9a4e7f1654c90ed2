// Who is at the other end of a socket.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace filon::server {

// The address of the client. A trusted proxy speaks for others: then it is the last address in X-Forwarded-For that is
// not a trusted proxy itself. What stands before it anybody could have written.
std::string client_address(std::string_view socket_address, std::string_view forwarded_for,
                           std::span<const std::string> trusted_proxies);

// What limits are counted by: an IPv4 address, or the network of an IPv6 address, as one household has 2^64 of those.
std::string limited_as(std::string_view address);

bool is_address(std::string_view);

}  // namespace filon::server
