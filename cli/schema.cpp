// filon schema: prints the types of a game's messages, made from its fields.
#include <memory>

#include <fmt/format.h>

#include "cli/command.h"
#include "games/game.h"

namespace filon::cli {
namespace {

struct Schema {
  std::string game{games::all_games().front().id};
  bool typescript = false;
};

int run(const Schema& schema) {
  const games::Game* game = games::find_game(schema.game);
  if (!game) throw WrongUsage{fmt::format("GAME: there is no game '{}'", schema.game)};
  fmt::print("{}\n", schema.typescript ? game->typescript() : game->schema());
  return succeeded;
}

}  // namespace

void add_schema(CLI::App& app, Run& chosen) {
  const auto schema = std::make_shared<Schema>();
  CLI::App& command =
      *add_command(app, chosen, "schema", "Print the types of a game's messages", [schema] { return run(*schema); });
  command.add_option("game", schema->game, "The game")->type_name("GAME")->capture_default_str();
  command.add_flag("--typescript", schema->typescript, "As TypeScript, instead of JSON schema");
}

}  // namespace filon::cli
