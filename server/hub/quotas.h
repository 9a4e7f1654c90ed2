// Limits for one client and one address. Each limit can be configured by an option of the same name.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace filon::server {

struct Limits {
  std::size_t message_bytes = 4096;
  int messages_per_second = 20;  // of one client; a burst may use five seconds at once
  int connections_per_address = 64;
  int tables_per_address = 40;      // live tables created by one address
  int wrong_codes_per_minute = 20;  // tried by one address
  int tables = 20000;
  int empty_table_minutes = 60;  // until an empty lobby is forgotten
  int abandoned_days = 30;       // until a match is forgotten that nobody comes back to
};

// What may be used: so much a second on average, and at most so much at once.
struct Allowance {
  double per_second;
  double at_once;
};

inline Allowance five_seconds_of(int per_second) { return {1.0 * per_second, 5.0 * per_second}; }

inline Allowance of_a_client(const Limits& limits) { return five_seconds_of(limits.messages_per_second); }
// All clients of an address together, so connecting again resets nothing. Ten people who send all they may are many.
inline Allowance of_an_address(const Limits& limits) {
  const Allowance one = of_a_client(limits);
  return {10 * one.per_second, 10 * one.at_once};
}
inline Allowance wrong_codes(const Limits& limits) {
  return {limits.wrong_codes_per_minute / 60.0, 1.0 * limits.wrong_codes_per_minute};
}
// Three times an hour as many as may be live: what was played is kept for good.
inline Allowance new_tables(const Limits& limits) {
  return {3.0 * limits.tables_per_address / 3600, 2.0 * limits.tables_per_address};
}

// How much of an allowance is used. It is enough to know when all of it is there again.
class Bucket {
 public:
  bool take(std::int64_t now_ms, const Allowance& allowed, double cost = 1) {
    if (!has(now_ms, allowed, cost)) return false;
    full_at_ = full_after(now_ms, allowed, cost);
    return true;
  }
  bool has(std::int64_t now_ms, const Allowance& allowed, double cost = 1) const {
    constexpr double rounding = 1e-6;
    return full_after(now_ms, allowed, cost) - static_cast<double>(now_ms) <=
           allowed.at_once * 1000 / allowed.per_second + rounding;
  }
  bool is_full(std::int64_t now_ms) const { return full_at_ <= static_cast<double>(now_ms); }

 private:
  double full_after(std::int64_t now_ms, const Allowance& allowed, double cost) const {
    return std::max(full_at_, static_cast<double>(now_ms)) + cost * 1000 / allowed.per_second;
  }

  double full_at_ = 0;  // in milliseconds
};

// What the clients of one address have and use.
struct AddressUse {
  int connections = 0;
  int tables = 0;
  Bucket messages, wrong_codes, new_tables;

  // The same as an address that was never seen.
  bool is_unused(std::int64_t now_ms) const {
    return connections == 0 && tables == 0 && messages.is_full(now_ms) && wrong_codes.is_full(now_ms) &&
           new_tables.is_full(now_ms);
  }
};

// What each address uses. Those that use nothing are removed now and then.
template <class Use>
class PerAddress {
 public:
  Use& of(const std::string& address, std::int64_t now_ms) {
    constexpr std::int64_t a_minute = 60'000;
    if (now_ms - swept_ >= a_minute) {
      std::erase_if(uses_, [&](const auto& one) { return one.second.is_unused(now_ms); });
      swept_ = now_ms;
    }
    return uses_[address];
  }
  std::size_t size() const { return uses_.size(); }

 private:
  std::unordered_map<std::string, Use> uses_;
  std::int64_t swept_ = 0;
};

}  // namespace filon::server
