// The tokens of a position line: a head, then key:value pairs. Each key appears once; when reading, in any order. The
// reader keeps the first complaint, a sentence that begins with the field. After it, further reading does no harm.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/classic/rules.h"
#include "games/classic/text/notes.h"

namespace filon::text {

enum class Holds { Table, View, State };

class LineWriter {
 public:
  LineWriter(const classic::Options&, Holds);

  // Empty values are not written.
  void add(std::string_view key, std::string_view value);
  std::string line() && { return std::move(line_); }

 private:
  std::string line_;
};

class LineReader {
 public:
  explicit LineReader(std::string_view line);

  classic::Options options() const { return options_; }
  Holds holds() const { return holds_; }
  // Complains if the line is of another kind or has other options.
  void expect(const classic::Options&, Holds);

  // The value of a key; empty if it is missing.
  std::string_view take(std::string_view key);
  // Complains about a key that was not taken.
  void expect_all_taken();

  void complain(std::string_view key, std::string_view what);
  bool is_bad() const { return !complaint_.empty(); }
  Error error() const { return {complaint_}; }

 private:
  void read_fields(std::string_view line);
  void read_options();
  template <class Cells>
  void read_cells(std::string_view key, Cells& cells) {
    const auto text = take(key);
    if (!text.empty() && !take_cells(text, cells)) complain(key, "it takes cells as in 3,-1/3,1");
  }

  struct Field {
    std::string_view key, value;
    bool taken = false;
  };
  classic::Options options_;
  Holds holds_ = Holds::Table;
  std::vector<Field> fields_;
  std::string complaint_;
};

}  // namespace filon::text
