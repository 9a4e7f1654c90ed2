#include "server/net/pages.h"

#include <algorithm>

namespace filon::server {
namespace {

// As in web/src/shell/route.svelte.ts; tests/server/paths_test.mjs compares.
struct Page {
  std::string_view name;
  int least = 0, most = 0;  // how many parts come after it: /rules/GAME/TOPIC
};
constexpr Page pages[] = {{"create"},  {"join"},         {"mine"},       {"cards"},      {"tutorial"},
                          {"t", 1, 1}, {"replay", 1, 1}, {"seat", 0, 1}, {"rules", 0, 2}};

// Codes, ids and topics. Nothing is escaped in them, so dots and escapes are never right.
bool is_part(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

}  // namespace

bool is_page(std::string_view path) {
  if (!path.starts_with('/')) return false;
  path.remove_prefix(1);
  if (path.empty()) return true;
  if (path.ends_with('/')) path.remove_suffix(1);
  std::size_t slash = path.find('/');
  const std::string_view name = path.substr(0, slash);
  int parts = 0;
  for (; slash != std::string_view::npos; ++parts) {
    path.remove_prefix(slash + 1);
    slash = path.find('/');
    if (!is_part(path.substr(0, slash))) return false;
  }
  return std::any_of(std::begin(pages), std::end(pages),
                     [&](const Page& page) { return page.name == name && parts >= page.least && parts <= page.most; });
}

}  // namespace filon::server
