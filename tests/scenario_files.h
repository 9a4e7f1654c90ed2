// The scenario files of all games.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace filon::scenarios {

inline std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// Requires: the current folder is the root of the repository.
inline std::vector<std::filesystem::path> scenario_files() {
  std::vector<std::filesystem::path> files;
  std::error_code missing;
  std::vector<std::filesystem::path> folders{"tests/claims"};
  for (const auto& game : std::filesystem::directory_iterator("games", missing)) folders.push_back(game.path());
  for (const auto& game : folders)
    for (const auto& entry : std::filesystem::recursive_directory_iterator(game / "scenarios", missing))
      if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace filon::scenarios
