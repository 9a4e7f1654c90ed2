#include "server/serve/database_command.h"

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "server/storage/sqlite/check.h"
#include "server/storage/sqlite/salvage.h"

namespace filon::server {
namespace {

struct Given {
  std::string file, fresh;
};

int check(const std::filesystem::path& file) {
  const Result<Checked> checked = check_database(file);
  if (!checked) {
    std::cerr << "filon database check: " << checked.error() << '\n';
    return 2;
  }
  for (const std::string& problem : checked->problems) std::cout << problem << '\n';
  const bool sound = checked->problems.empty();
  std::cout << (sound ? "Sound: " : "Damaged: ") << checked->summary << ".\n";
  return sound ? 0 : 1;
}

int salvage(const std::filesystem::path& file, const std::filesystem::path& fresh) {
  const Result<Salvaged> salvaged = salvage_database(file, fresh);
  if (!salvaged) {
    std::cerr << "filon database salvage: " << salvaged.error() << '\n';
    return 2;
  }
  for (const std::string& lost : salvaged->lost) std::cout << lost << '\n';
  std::cout << "Saved in " << fresh.string() << ": " << salvaged->live_tables << " live tables with "
            << salvaged->entries << " entries, " << salvaged->finished_tables << " finished tables.\n";
  return 0;
}

}  // namespace

void add_database_command(CLI::App& app, int& exit_code) {
  CLI::App* database = app.add_subcommand("database", "check the database of a server, or salvage a damaged one");
  database->require_subcommand(1);
  const auto given = std::make_shared<Given>();
  CLI::App* checking = database->add_subcommand("check", "read everything and say what is wrong; changes nothing");
  checking->add_option("FILE", given->file, "the database")->required();
  checking->callback([given, &exit_code] { exit_code = check(given->file); });
  CLI::App* salvaging =
      database->add_subcommand("salvage", "write a new database with everything that can be read in a damaged one");
  salvaging->add_option("FILE", given->file, "the damaged database, which is only read")->required();
  salvaging->add_option("NEW", given->fresh, "the new database; must not exist")->required();
  salvaging->callback([given, &exit_code] { exit_code = salvage(given->file, given->fresh); });
}

}  // namespace filon::server
