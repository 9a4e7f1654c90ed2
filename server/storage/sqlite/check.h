// Reads everything in a database and says what is wrong with it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "kernel/result.h"

namespace filon::server {

struct Checked {
  std::vector<std::string> problems;  // a sentence each; none if the database is sound
  std::string summary;
};

// Changes nothing. An error if it cannot be checked: there is no such file, it may not be read, a server runs on it, a
// write to it was interrupted, or it is of a newer version than this program knows.
Result<Checked> check_database(const std::filesystem::path&);

}  // namespace filon::server
