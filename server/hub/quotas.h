// Limits for one client and one address. Each can be configured by an option of the same name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/storage/archive.h"

namespace filon::server {

struct Limits {
  std::size_t message_bytes = 4096;
  int messages_per_second = 20;  // of one client; a burst may use five seconds at once
  int connections_per_address = 64;
  int tables_per_address = 40;  // live tables created by one address
  int tables = 20000;
  int empty_table_minutes = 60;  // until an empty lobby is forgotten
  int abandoned_days = 30;       // until a match is forgotten that nobody comes back to
};

struct AddressUse {
  int connections = 0;
  std::vector<TableId> tables;  // oldest first
};

// A token bucket: allows `rate` a second on average.
class Bucket {
 public:
  static constexpr std::int64_t burst_ms = 5000;

  bool take(std::int64_t now_ms, int rate, double cost = 1) {
    const double most = burst_ms / 1000.0 * rate;
    left_ = last_ == 0 ? most : left_ + static_cast<double>(now_ms - last_) * rate / 1000.0;
    if (left_ > most) left_ = most;
    last_ = now_ms;
    if (left_ < cost) return false;
    left_ -= cost;
    return true;
  }
  // Nothing has been taken for so long that the bucket is full again.
  bool is_full(std::int64_t now_ms) const { return now_ms - last_ >= burst_ms; }

 private:
  double left_ = 0;
  std::int64_t last_ = 0;
};

// One bucket for each address. A full bucket is the same as a new one, so it is removed.
class Buckets {
 public:
  bool take(const std::string& address, std::int64_t now_ms, int rate) {
    if (now_ms - swept_ >= Bucket::burst_ms) {
      std::erase_if(buckets_, [&](const auto& one) { return one.second.is_full(now_ms); });
      swept_ = now_ms;
    }
    return buckets_[address].take(now_ms, rate);
  }
  std::size_t size() const { return buckets_.size(); }

 private:
  std::unordered_map<std::string, Bucket> buckets_;
  std::int64_t swept_ = 0;
};

}  // namespace filon::server
