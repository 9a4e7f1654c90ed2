#include "server/serve/sources.h"

#include <cctype>
#include <fstream>

namespace filon::server {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

// Some editors write a byte order mark at the beginning of a file.
std::string_view without_mark(std::string_view line) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return line.starts_with(mark) ? line.substr(mark.size()) : line;
}

std::string_view without_comment(std::string_view line) {
  if (line.starts_with('#')) return {};
  return line.substr(0, line.find(" #"));
}

std::string_view without_quotes(std::string_view value) {
  const bool quoted = value.size() >= 2 && value.front() == '"' && value.back() == '"';
  return quoted ? value.substr(1, value.size() - 2) : value;
}

}  // namespace

std::string variable_of(std::string_view option) {
  std::string name = "FILON_";
  for (const char c : option) name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

std::optional<Error> read_environment(ServeOptions& options, const std::function<const char*(const char*)>& lookup) {
  for (const Option& option : serve_options()) {
    const std::string variable = variable_of(option.name);
    const char* value = lookup(variable.c_str());
    if (value == nullptr || *value == '\0') continue;
    if (const auto error = set_option(options, option.name, value)) return Error{variable + ", " + error->sentence};
  }
  return {};
}

std::optional<Error> read_config(ServeOptions& options, const std::filesystem::path& path) {
  Error unreadable{"config: \"" + path.string() + "\" cannot be read; it takes the path of a file"};
  std::ifstream file(path);
  if (!file) return unreadable;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const std::string_view text = trimmed(without_comment(trimmed(number == 1 ? without_mark(line) : line)));
    if (text.empty()) continue;
    const std::string where = path.string() + ", line " + std::to_string(number) + ": ";
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return Error{where + "a line must be name = value"};
    const std::string_view value = without_quotes(trimmed(text.substr(equals + 1)));
    if (const auto error = set_option(options, trimmed(text.substr(0, equals)), value))
      return Error{where + error->sentence};
  }
  if (file.bad()) return unreadable;  // a folder can be opened like a file
  return {};
}

}  // namespace filon::server
