// The files of data/ as they were when the program was built, so that it needs no files beside itself.
#pragma once

#include <span>
#include <string_view>

namespace filon::decks {

struct Embedded {
  std::string_view name, json;
};

std::span<const Embedded> embedded_boxes();

}  // namespace filon::decks
