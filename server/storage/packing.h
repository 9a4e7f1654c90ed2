// Packs the texts of a finished table into one block of bytes. Entries of a log are similar, so they are compressed
// together (zlib). Texts may contain any bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/result.h"

namespace filon::server {

std::string pack(const std::vector<std::string>& texts);
Result<std::vector<std::string>> unpack(std::string_view packed);

}  // namespace filon::server
