#include "server/net/origin.h"

#include <algorithm>

namespace filon::server {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view host_of(std::string_view origin) {
  for (const std::string_view scheme : {"http://", "https://"})
    if (same(origin.substr(0, scheme.size()), scheme)) return origin.substr(scheme.size());
  return {};
}

}  // namespace

bool origin_may_connect(std::string_view origin, std::string_view host, std::span<const std::string> listed) {
  if (origin.empty()) return true;
  if (!host.empty() && same(host_of(origin), host)) return true;
  return std::any_of(listed.begin(), listed.end(), [&](const std::string& one) { return same(one, origin); });
}

bool is_origin(std::string_view text) {
  const std::string_view host = host_of(text);
  return !host.empty() && host.find_first_of("/?#@ ,*") == std::string_view::npos;
}

}  // namespace filon::server
