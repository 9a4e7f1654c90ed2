// A shuffle the players can check. Before the match the server publishes the hash of a secret; every player's client
// adds a salt of its own; the seed is the hash of all of them, so neither side alone decides it. When the match is over
// the secret is published, and anybody can draw the same cards again (filon replay --verify).
#pragma once

#include <array>
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

// From the system's own generator.
Bytes32 random_secret();
// 128 random bits in 22 letters that need no escaping anywhere: table ids and seat tokens.
std::string random_name();
// Five letters people can say over the phone, none of which look or sound alike.
std::string random_code();

// Published before the match: SHA-256 of the secret.
Bytes32 commitment(const Bytes32& secret);
// What is stored of a seat token.
Bytes32 token_hash(std::string_view token);
// SHA-256 over the secret and the players' salts, each with its length, in the order of seats.
Bytes32 sealed_seed(const Bytes32& secret, const std::vector<std::string>& salts);

// What a match's record says of its shuffle when it is over: [Commitment "…"] [Secret "…"] [Salts "a,,b"].
std::string shuffle_tags(const Bytes32& secret, const std::vector<std::string>& salts);
// The salts of such a tag.
std::vector<std::string> salts_in(std::string_view tag);

// Cards drawn by the ChaCha20 stream of the seed: whoever sees his own cards learns nothing of the next.
std::shared_ptr<Chance> fair_chance(const Bytes32& seed);

}  // namespace filon::server
