// The web client, built into the program: embed_site.cmake writes the list.
#pragma once

#include <span>
#include <string_view>

namespace filon::server {

struct SiteFile {
  std::string_view path;  // as asked for: /index.html
  std::string_view type;
  std::string_view tag;  // of the content, with its quotes
  std::string_view content;
  std::string_view gzipped;  // empty where that saves nothing
};

// Sorted by path.
std::span<const SiteFile> site();

}  // namespace filon::server
