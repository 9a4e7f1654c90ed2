// What a backend is asked to write: the three deeds of an Archive as values, which wait in a queue until they are
// written together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "server/storage/archive.h"

namespace filon::server {

struct Append {
  std::vector<Entry> entries;
};

struct Finish {
  FinishedTable over;  // its log follows what was appended
};

struct Drop {
  TableId table;
};

using Change = std::variant<Append, Finish, Drop>;

// About as much memory as it takes while it waits.
std::size_t weight(const Change&);

}  // namespace filon::server
