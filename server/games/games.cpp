#include <algorithm>

#include "games/classic/bots/bot.h"
#include "server/games/classic_game.h"

namespace filon::server {

std::optional<Error> cannot_play(const Setup& setup) {
  for (auto one = setup.modules.begin(); one != setup.modules.end(); ++one)
    if (std::find(setup.modules.begin(), one, *one) != one)
      return Error{"modules: \"" + *one + "\" is there twice; each can be taken once"};
  if (setup.game == "classic") return cannot_play_classic(setup);
  return Error{"game: there is no game \"" + setup.game + "\"; it takes classic"};
}

std::unique_ptr<Game> start_game(const Setup& setup, std::shared_ptr<Chance> chance) {
  check(!cannot_play(setup), "only tables that can be played are started");
  return start_classic(setup, std::move(chance));
}

Result<std::string> replay_json(std::string_view record) { return replay_classic(record); }

bool is_bot_level(std::string_view level) {
  const auto levels = classic::bots::levels();
  return std::find(levels.begin(), levels.end(), level) != levels.end();
}

const std::string& games_json() {
  static const std::string json = "[" + describe_classic() + "]";
  return json;
}

}  // namespace filon::server
