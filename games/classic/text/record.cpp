#include "games/classic/text/record.h"

#include "games/classic/text/script.h"

namespace filon::text {

using namespace classic;

Result<std::string> print_record(const Rules& rules, const Record& record) {
  const auto script = script_of(rules, record, std::nullopt);
  if (!script) return Error{script.error()};
  return write_script(rules, *script);
}

Result<std::string> print_heard(const Rules& rules, const Record& record, Seat listener) {
  const auto script = script_of(rules, record, listener);
  if (!script) return Error{script.error()};
  return write_script(rules, *script);
}

Result<Options> record_options(std::string_view text) {
  const auto header = read_header(text);
  if (!header) return Error{header.error()};
  return header->options;
}

Result<Record> read_record(const Rules& rules, std::string_view text) {
  const auto script = read_script(rules, text);
  if (!script) return Error{script.error()};
  auto record = record_of(rules, *script);
  if (!record) return record;
  const auto played = script_of(rules, *record, std::nullopt);
  if (!played) return Error{played.error()};
  if (*played != *script) return Error{"record: its rounds, goals, results or scores are not what its answers lead to"};
  return record;
}

Result<std::string> rewrite_record(const Rules& rules, std::string_view text) {
  const auto script = read_script(rules, text);
  if (!script) return Error{script.error()};
  return write_script(rules, *script);
}

}  // namespace filon::text
