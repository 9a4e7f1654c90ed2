// Writes the types of every game's messages for the web client: web/src/games/<game>/messages.ts.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "games/game.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: write_types FOLDER\n", stderr);
    return 2;
  }
  for (const filon::games::Game& game : filon::games::all_games()) {
    const std::string folder = std::string(argv[1]) + "/" + std::string(game.id);
    const std::string path = folder + "/messages.ts";
    std::error_code ignored;  // a folder that cannot be made is noticed below
    std::filesystem::create_directories(folder, ignored);
    std::ofstream file(path);
    file << "// The types in the messages of this game. Written by games/write_types.cpp: do not edit it.\n"
         << game.typescript();
    if (!file.flush()) {
      std::fprintf(stderr, "write_types: cannot write %s\n", path.c_str());
      return 1;
    }
  }
  return 0;
}
