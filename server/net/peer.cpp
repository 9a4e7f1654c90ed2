#include "server/net/peer.h"

#include <algorithm>
#include <optional>

#include <boost/asio/ip/address.hpp>

namespace filon::server {
namespace {

namespace ip = boost::asio::ip;

std::optional<ip::address> parse(std::string_view text) {
  boost::system::error_code failed;
  ip::address address = ip::make_address(text, failed);
  if (failed) return {};
  if (address.is_v6() && address.to_v6().is_v4_mapped()) address = ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t");
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

bool is_among(const ip::address& address, std::span<const std::string> all) {
  return std::any_of(all.begin(), all.end(), [&](const std::string& one) { return parse(one) == address; });
}

}  // namespace

std::string client_address(std::string_view socket_address, std::string_view forwarded_for,
                           std::span<const std::string> trusted_proxies) {
  auto nearest = parse(socket_address);
  if (!nearest) return std::string(socket_address);
  while (is_among(*nearest, trusted_proxies)) {
    const std::size_t comma = forwarded_for.rfind(',');
    const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
    const auto before = parse(trimmed(forwarded_for.substr(begin)));
    if (!before) break;
    nearest = before;
    forwarded_for = forwarded_for.substr(0, comma == std::string_view::npos ? 0 : comma);
  }
  return nearest->to_string();
}

std::string limit_key(std::string_view text) {
  const auto address = parse(text);
  if (!address) return std::string(text);
  if (!address->is_v6() || address->is_loopback()) return address->to_string();
  auto bytes = address->to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return ip::address_v6(bytes).to_string() + "/64";
}

bool is_address(std::string_view text) { return parse(text).has_value(); }

}  // namespace filon::server
