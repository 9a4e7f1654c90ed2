#include "cli/options.h"

#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <sstream>
#include <thread>

#include <fmt/format.h>

#include "cli/command.h"

namespace filon::cli {
namespace {

template <class Number>
bool is_number(const std::string& text, Number least, Number most) {
  Number value{};
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, value);
  return error == std::errc{} && stopped == end && value >= least && value <= most;
}

template <class Number>
CLI::Option* add_checked(CLI::App& app, const std::string& flags, Number& value, Number least, Number most,
                         const std::string& range, const std::string& what) {
  return app.add_option(flags, value, what)
      ->check(CLI::Validator(
          [=](std::string& text) {
            return is_number(text, least, most) ? std::string{} : fmt::format("it takes {}, not '{}'", range, text);
          },
          ""))
      ->type_name("NUMBER")
      ->capture_default_str()
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

}  // namespace

CLI::Option* add_number(CLI::App& app, const std::string& flags, int& value, int least, int most,
                        const std::string& what) {
  return add_checked(app, flags, value, least, most, fmt::format("a whole number from {} to {}", least, most), what);
}

CLI::Option* add_seed(CLI::App& app, std::uint64_t& seed) {
  return add_checked<std::uint64_t>(app, "--seed", seed, 0, UINT64_MAX, "a whole number from 0 to 2^64-1",
                                    "The same seed gives the same chance");
}

void add_json(CLI::App& app, bool& json) { app.add_flag("--json", json, "Print JSON, for programs"); }

void add_plain(CLI::App& app, bool& plain) { app.add_flag("--plain", plain, "No colours, and ASCII only"); }

void add_threads(CLI::App& app, int& threads) {
  threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  add_number(app, "--threads", threads, 1, 256, "How many threads work; the results are the same");
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf())) {
    const std::string reason = errno == 0 ? "it is empty" : std::strerror(errno);
    throw WrongUsage{fmt::format("{}: this file cannot be read: {}", path, reason)};
  }
  return text.str();
}

}  // namespace filon::cli
