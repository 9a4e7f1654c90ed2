// The terminal for playing: colours if possible, input lines, short pauses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace filon::terminal {

class Screen {
 public:
  // `plain`: no colours, and only ASCII. `fast`: no pauses.
  Screen(bool plain, bool fast);

  enum class Style { Plain, Bold, Faint, Good, Bad, Gold };
  std::string in(Style, std::string_view text) const;
  // What drawings may use.
  bool has_unicode() const { return unicode_; }
  bool has_colour() const { return colour_; }

  // Whether a person types the input and sees the output.
  bool is_watched() const { return typed_ && seen_; }
  void say(std::string_view line = "") const;
  void show(std::string_view text) const;  // unchanged, without a newline
  void clear() const;
  void pause() const;
  // A line without leading and trailing blanks; none at the end of the input.
  std::optional<std::string> ask(std::string_view prompt) const;
  // Waits until Enter is pressed, but only if a person is there.
  void wait(std::string_view prompt) const;

 private:
  bool typed_, seen_, colour_, unicode_, fast_;
};

}  // namespace filon::terminal
