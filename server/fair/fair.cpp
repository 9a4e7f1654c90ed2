#include "server/fair/fair.h"

#include <numeric>

#include <sodium.h>

#include "kernel/check.h"

namespace filon::server {
namespace {

void start_sodium() {
  static const bool started = sodium_init() >= 0;
  check(started, "libsodium did not start");
}

class FairChance final : public Chance {
 public:
  explicit FairChance(const Bytes32& seed) : seed_(seed) {}

  int pick(Draw, std::span<const std::uint8_t> counts) override {
    const auto total = static_cast<std::uint32_t>(std::accumulate(counts.begin(), counts.end(), 0));
    auto n = static_cast<int>(below(total));
    int kind = 0;
    for (; n >= counts[static_cast<std::size_t>(kind)]; ++kind) n -= counts[static_cast<std::size_t>(kind)];
    return kind;
  }

 private:
  // Without bias: numbers below 2^32 mod bound are rejected.
  std::uint32_t below(std::uint32_t bound) {
    const std::uint32_t least = (0U - bound) % bound;
    std::uint32_t number = next();
    while (number < least) number = next();
    return number % bound;
  }

  std::uint32_t next() {
    if (used_ == block_.size()) refill();
    const std::uint32_t number = block_[used_] | static_cast<std::uint32_t>(block_[used_ + 1]) << 8 |
                                 static_cast<std::uint32_t>(block_[used_ + 2]) << 16 |
                                 static_cast<std::uint32_t>(block_[used_ + 3]) << 24;
    used_ += 4;
    return number;
  }

  void refill() {
    constexpr unsigned char nonce[crypto_stream_chacha20_ietf_NONCEBYTES] = {};
    block_.fill(0);
    crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), nonce, blocks_++, seed_.data());
    used_ = 0;
  }

  Bytes32 seed_;
  std::array<unsigned char, 64> block_{};  // a ChaCha20 block
  std::size_t used_ = 64;
  std::uint32_t blocks_ = 0;
};

Bytes32 sha256(std::string_view text) {
  Bytes32 hash;
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return hash;
}

std::string random_letters(std::size_t count, std::string_view alphabet) {
  start_sodium();
  std::string letters;
  for (std::size_t i = 0; i < count; ++i)
    letters += alphabet[randombytes_uniform(static_cast<std::uint32_t>(alphabet.size()))];
  return letters;
}

}  // namespace

std::string hex(std::span<const unsigned char> bytes) {
  std::string text(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

std::optional<Bytes32> from_hex(std::string_view text) {
  Bytes32 bytes{};
  std::size_t length = 0;
  const char* end = nullptr;
  if (text.size() != 64 ||
      sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end) ||
      length != bytes.size() || end != text.data() + text.size())
    return {};
  return bytes;
}

Bytes32 random_secret() {
  start_sodium();
  Bytes32 secret;
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

std::string random_name() {
  start_sodium();
  std::array<unsigned char, 16> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  char text[sodium_base64_ENCODED_LEN(16, sodium_base64_VARIANT_URLSAFE_NO_PADDING)];
  return sodium_bin2base64(text, sizeof text, bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

std::string random_code() { return random_letters(8, "ABCDEFGHJKLMNPQRSTUVWXYZ"); }

Bytes32 commitment(const Bytes32& secret) {
  Bytes32 hash;
  crypto_hash_sha256(hash.data(), secret.data(), secret.size());
  return hash;
}

Bytes32 token_hash(std::string_view token) { return sha256(token); }

Bytes32 sealed_seed(const Bytes32& secret, const std::vector<std::string>& salts) {
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  crypto_hash_sha256_update(&state, secret.data(), secret.size());
  for (const std::string& salt : salts) {
    const auto length = static_cast<unsigned char>(salt.size());
    crypto_hash_sha256_update(&state, &length, 1);
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(salt.data()), salt.size());
  }
  Bytes32 seed;
  crypto_hash_sha256_final(&state, seed.data());
  return seed;
}

std::uint64_t bot_seed(const Bytes32& secret, int seat, int moment) {
  const std::string about = "bot " + hex(secret) + " " + std::to_string(seat) + " " + std::to_string(moment);
  const Bytes32 hash = sha256(about);
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | hash[i];
  return seed;
}

std::string shuffle_tags(const Bytes32& secret, const std::vector<std::string>& salts) {
  std::string tags = "[Commitment \"" + hex(commitment(secret)) + "\"] [Secret \"" + hex(secret) + "\"] [Salts \"";
  for (std::size_t i = 0; i < salts.size(); ++i) tags.append(i > 0 ? "," : "").append(salts[i]);
  return tags.append("\"]\n");
}

std::vector<std::string> salts_in(std::string_view tag) {
  std::vector<std::string> salts{""};
  for (const char c : tag) c == ',' ? void(salts.emplace_back()) : salts.back().push_back(c);
  return salts;
}

std::shared_ptr<Chance> fair_chance(const Bytes32& seed) { return std::make_shared<FairChance>(seed); }

}  // namespace filon::server
