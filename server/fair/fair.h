// A shuffle that the players can verify. Before the match the server publishes the hash of a secret, and every client
// adds a salt. The seed is the hash of all of them, so neither side alone decides it. After the match the secret is
// published, and anybody can draw the same cards again (filon replay --verify).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/chance.h"

namespace filon::server {

using Bytes32 = std::array<unsigned char, 32>;

std::string hex(std::span<const unsigned char>);
std::optional<Bytes32> from_hex(std::string_view);

// From the generator of the operating system.
Bytes32 random_secret();
// 128 random bits in 22 URL-safe characters, for table ids and seat tokens.
std::string random_name();
// Eight letters that people can say over the phone: a hundred thousand million codes, so trying them finds nobody's
// table. I and O are not used, because they look like 1 and 0.
std::string random_code();

// Published before the match: SHA-256 of the secret.
Bytes32 commitment(const Bytes32& secret);
// Only the hash of a seat token is stored.
Bytes32 token_hash(std::string_view token);
// SHA-256 over the secret and the players' salts, each with its length, in the order of seats.
Bytes32 sealed_seed(const Bytes32& secret, const std::vector<std::string>& salts);
// For a bot that sits down at this moment of the match. Nobody can compute it before the secret is published.
std::uint64_t bot_seed(const Bytes32& secret, int seat, int moment);

// The tags about the shuffle in the record of a finished match: [Commitment "…"] [Secret "…"] [Salts "a,,b"].
std::string shuffle_tags(const Bytes32& secret, const std::vector<std::string>& salts);
// The salts of such a tag.
std::vector<std::string> salts_in(std::string_view tag);

// Draws cards with the ChaCha20 stream of the seed: the cards that players see reveal nothing about the next ones.
std::shared_ptr<Chance> fair_chance(const Bytes32& seed);

}  // namespace filon::server
