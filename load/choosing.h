// What the tables of a run play: a game, and a number of players that the server allows.
#pragma once

#include <string>

#include <boost/asio/awaitable.hpp>

#include "load/client.h"

namespace filon::load {

struct Kind {
  std::string game;
  int players = 0;
};

// Asks the server. If `game` is empty, it is the first game of the server. Options have their defaults. Throws Failed.
boost::asio::awaitable<Kind> choose_kind(Context&, const std::string& game, int players);

}  // namespace filon::load
