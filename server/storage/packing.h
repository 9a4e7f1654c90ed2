// A finished table's texts as one small block of bytes. Entries of a log repeat each other, so they are compressed
// together (zlib); any bytes may be in them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/result.h"

namespace filon::server {

std::string pack(const std::vector<std::string>& texts);
Result<std::vector<std::string>> unpack(std::string_view packed);

}  // namespace filon::server
