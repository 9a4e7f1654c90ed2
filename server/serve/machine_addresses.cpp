#include "server/serve/machine_addresses.h"

#include <cstring>
#include <memory>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace filon::server {
namespace {

std::string text_of(int family, const void* address) {
  char text[INET6_ADDRSTRLEN] = {};
  ::inet_ntop(family, address, text, sizeof text);
  return text;
}

}  // namespace

std::vector<std::string> machine_addresses() {
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> all(first, &::freeifaddrs);
  std::vector<std::string> four;
  std::vector<std::string> six;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0 || (one->ifa_flags & IFF_LOOPBACK) != 0) continue;
    if (one->ifa_addr->sa_family == AF_INET) {
      sockaddr_in address{};
      std::memcpy(&address, one->ifa_addr, sizeof address);
      four.push_back(text_of(AF_INET, &address.sin_addr));
    } else if (one->ifa_addr->sa_family == AF_INET6) {
      sockaddr_in6 address{};
      std::memcpy(&address, one->ifa_addr, sizeof address);
      // A link-local address needs the name of the interface, which browsers do not accept.
      if (address.sin6_scope_id == 0) six.push_back(text_of(AF_INET6, &address.sin6_addr));
    }
  }
  four.insert(four.end(), six.begin(), six.end());
  return four;
}

std::string url_of(const std::string& host, std::uint16_t port) {
  const bool is_ipv6 = host.find(':') != std::string::npos;
  return "http://" + (is_ipv6 ? "[" + host + "]" : host) + ":" + std::to_string(port) + "/";
}

}  // namespace filon::server
