// The addresses of this machine on the network.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace filon::server {

// Of all interfaces that are up, IPv4 first, without loopback addresses.
std::vector<std::string> machine_addresses();

std::string url_of(const std::string& host, std::uint16_t port);

}  // namespace filon::server
