// What the tables of a run play: a game, and a number of players the server calls possible.
#pragma once

#include <string>

#include <boost/asio/awaitable.hpp>

#include "load/client.h"

namespace filon::load {

struct Kind {
  std::string game;
  int players = 0;
};

// Asks the server. `game` may be empty: the first there is, with its usual options. Throws Failed.
boost::asio::awaitable<Kind> choose_kind(Surroundings&, const std::string& game, int players);

}  // namespace filon::load
