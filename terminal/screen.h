// The terminal as a place to play: colours where they show, lines read from people, short pauses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace filon::terminal {

class Screen {
 public:
  // `plain`: neither colours nor signs beyond ASCII. `fast`: no pauses.
  Screen(bool plain, bool fast);

  enum class Style { Plain, Bold, Faint, Good, Bad, Gold };
  std::string in(Style, std::string_view text) const;
  // What a drawing may be made of.
  bool has_unicode() const { return unicode_; }
  bool has_colour() const { return colour_; }

  // People sit at both ends: input is typed, output is seen.
  bool is_watched() const { return typed_ && seen_; }
  void say(std::string_view line = "") const;
  void show(std::string_view text) const;  // as it is, no newline added
  void clear() const;
  void pause() const;
  // A line without blanks around it; none at the end of the input.
  std::optional<std::string> ask(std::string_view prompt) const;
  // Until Enter is pressed; only people are kept waiting.
  void wait(std::string_view prompt) const;

 private:
  bool typed_, seen_, colour_, unicode_, fast_;
};

}  // namespace filon::terminal
