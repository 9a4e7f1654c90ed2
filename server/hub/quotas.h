// What one client and one address may use. All of it can be configured; the names are those of the options.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "server/storage/archive.h"

namespace filon::server {

struct Limits {
  std::size_t message_bytes = 4096;
  int messages_per_second = 20;  // a client; bursts of five seconds' worth
  int connections_per_address = 64;
  int tables_per_address = 40;  // live ones it created
  int tables = 20000;
  int empty_table_minutes = 60;  // a lobby nobody is in is forgotten
  int abandoned_days = 30;       // and so is a match nobody comes back to
};

struct AddressUse {
  int connections = 0;
  std::vector<TableId> tables;  // oldest first
};

// Lets through `rate` a second on average.
class Bucket {
 public:
  bool take(std::int64_t now_ms, int rate) {
    const double most = 5.0 * rate;
    left_ = last_ == 0 ? most : left_ + static_cast<double>(now_ms - last_) * rate / 1000.0;
    if (left_ > most) left_ = most;
    last_ = now_ms;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double left_ = 0;
  std::int64_t last_ = 0;
};

}  // namespace filon::server
