// The web client, built into the program. embed_site.cmake writes the list.
#pragma once

#include <span>
#include <string_view>

namespace filon::server {

struct SiteFile {
  std::string_view path;  // as requested: /index.html
  std::string_view type;
  std::string_view tag;  // the ETag, with its quotes
  std::string_view content;
  std::string_view gzipped;  // empty if it is not smaller
};

// Sorted by path.
std::span<const SiteFile> site();

}  // namespace filon::server
