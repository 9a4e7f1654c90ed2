// The three writes of an Archive as values, which wait in a queue until they are written together.
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
  FinishedTable over;  // its log comes after the appended entries
};

struct Drop {
  TableId table;
};

using Change = std::variant<Append, Finish, Drop>;

// The approximate memory that it uses in the queue.
std::size_t weight(const Change&);

}  // namespace filon::server
