// What a backend is asked to write: the three deeds of an Archive as values, which wait in a queue until they are
// written together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "archive.h"

namespace filon::server {

struct Append {
  std::vector<Entry> entries;
};

struct Finish {
  TableId table;
  std::string summary;
  std::string packed;  // record and log, see packing.h
  std::int64_t finished_at = 0;
};

struct Drop {
  TableId table;
};

using Change = std::variant<Append, Finish, Drop>;

// About as much memory as it takes while it waits.
std::size_t weight(const Change&);

}  // namespace filon::server
