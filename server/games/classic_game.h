// The classic family at the server's tables.
#pragma once

#include "server/games/game.h"

namespace filon::server {

// What can be chosen, as one JSON object.
std::string describe_classic();
std::optional<Error> cannot_play_classic(const Setup&);
Result<std::string> replay_classic(std::string_view record);
std::unique_ptr<Game> start_classic(const Setup&, std::shared_ptr<Chance>);

}  // namespace filon::server
