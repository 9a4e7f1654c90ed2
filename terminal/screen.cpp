#include "terminal/screen.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <thread>

#include <fmt/format.h>
#include <unistd.h>

namespace filon::terminal {
namespace {

constexpr auto pause_between_answers = std::chrono::milliseconds(700);

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

// Like the C library: the first variable that is set decides.
bool locale_is_utf8() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (is_set(variable)) {
      const std::string_view value = std::getenv(variable);
      return value.find("UTF-8") != value.npos || value.find("utf8") != value.npos;
    }
  return false;
}

}  // namespace

Screen::Screen(bool plain, bool fast)
    : typed_(isatty(STDIN_FILENO) == 1),
      seen_(isatty(STDOUT_FILENO) == 1),
      colour_(seen_ && !plain && !is_set("NO_COLOR")),
      unicode_(!plain && locale_is_utf8()),
      fast_(fast) {}

std::string Screen::in(Style style, std::string_view text) const {
  if (!colour_) return std::string(text);
  const char* code = "0";
  switch (style) {
    case Style::Plain: break;
    case Style::Bold: code = "1"; break;
    case Style::Faint: code = "90"; break;
    case Style::Good: code = "1;32"; break;
    case Style::Bad: code = "1;31"; break;
    case Style::Gold: code = "1;33"; break;
  }
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

void Screen::say(std::string_view line) const { fmt::print("{}\n", line); }
void Screen::show(std::string_view text) const { fmt::print("{}", text); }

void Screen::clear() const {
  if (seen_) fmt::print("\033[2J\033[3J\033[H");
}

void Screen::pause() const {
  std::fflush(stdout);
  if (is_watched() && !fast_) std::this_thread::sleep_for(pause_between_answers);
}

std::optional<std::string> Screen::ask(std::string_view prompt) const {
  fmt::print("{}", prompt);
  std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line)) return {};
  const auto first = line.find_first_not_of(" \t\r");
  if (first == line.npos) return "";
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

void Screen::wait(std::string_view prompt) const {
  if (is_watched()) ask(prompt);
}

}  // namespace filon::terminal
