// Where others on the same network find this machine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace filon::server {

// Of all interfaces that are up, IPv4 first; none that lead only to this machine itself.
std::vector<std::string> machine_addresses();

std::string url_of(const std::string& host, std::uint16_t port);

}  // namespace filon::server
