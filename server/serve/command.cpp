#include "server/serve/command.h"

#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>

#include <CLI/CLI.hpp>

#include "server/serve/serve.h"
#include "server/serve/sources.h"

namespace filon::server {
namespace {

struct Given {
  std::string config;
  std::map<std::string_view, std::string> values;
};

// The command line has priority over the environment, and the environment over the file.
std::optional<Error> gather(ServeOptions& options, const CLI::App& command, const Given& given) {
  const char* config = std::getenv("FILON_CONFIG");
  if (command.count("--config") > 0) {
    if (auto error = read_config(options, given.config)) return error;
  } else if (config != nullptr && *config != '\0') {
    if (auto error = read_config(options, config)) return error;
  }
  if (auto error = read_environment(options, [](const char* name) { return std::getenv(name); })) return error;
  for (const auto& [name, value] : given.values)
    if (command.count("--" + std::string(name)) > 0)
      if (auto error = set_option(options, name, value)) return Error{"--" + error->sentence};
  return {};
}

}  // namespace

void add_serve_command(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("serve", "run the server, for people with browsers and for programs");
  const auto given = std::make_shared<Given>();
  command->add_option("--config", given->config, "a file with lines like port = 8765; also FILON_CONFIG");
  for (const Option& option : serve_options()) {
    std::string help = std::string(option.help) + "; takes " + std::string(option.takes);
    if (!option.initial.empty()) help += " [" + option.initial + "]";
    command->add_option("--" + std::string(option.name), given->values[option.name],
                        help + "; also " + variable_of(option.name));
  }
  command->callback([command, given, &exit_code] {
    ServeOptions options;
    if (const auto error = gather(options, *command, *given)) {
      std::cerr << "filon serve: " << error->sentence << '\n';
      exit_code = 2;
      return;
    }
    exit_code = serve(options);
  });
}

}  // namespace filon::server
