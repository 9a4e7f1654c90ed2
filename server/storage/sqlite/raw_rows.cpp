#include "server/storage/sqlite/raw_rows.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace filon::server::sqlite {

namespace {

constexpr std::size_t page_size = 4096;
constexpr unsigned char leaf_of_table = 0x0d;

class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : rest_(bytes) {}

  std::size_t left() const { return rest_.size(); }

  std::optional<std::string_view> take(std::uint64_t size) {
    if (size > rest_.size()) return {};
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }
  // Highest byte first.
  std::optional<std::uint64_t> number(std::size_t size) {
    const auto bytes = take(size);
    if (!bytes) return {};
    std::uint64_t number = 0;
    for (const char c : *bytes) number = number << 8 | static_cast<unsigned char>(c);
    return number;
  }
  // Seven bits in each byte, highest first; the ninth byte has eight.
  std::optional<std::uint64_t> variable() {
    std::uint64_t number = 0;
    for (int n = 1; n <= 9; ++n) {
      const auto byte = this->number(1);
      if (!byte) return {};
      if (n == 9) return number << 8 | *byte;
      number = number << 7 | (*byte & 0x7f);
      if (*byte < 0x80) return number;
    }
    return number;
  }

 private:
  std::string_view rest_;
};

struct Null {};
struct Text {
  std::string_view bytes;
};
struct Binary {
  std::string_view bytes;
};
using Value = std::variant<Null, std::int64_t, Text, Binary>;

// Nothing for kinds that Filon does not store.
std::optional<Value> read_value(Bytes& body, std::uint64_t kind) {
  constexpr std::size_t sizes[] = {0, 1, 2, 3, 4, 6, 8};
  if (kind == 0) return Null{};
  if (kind == 8 || kind == 9) return static_cast<std::int64_t>(kind - 8);
  if (kind < std::size(sizes)) {
    const std::size_t bits = 8 * sizes[kind];
    const auto number = body.number(sizes[kind]);
    if (!number) return {};
    // The highest bit is the sign.
    const bool is_negative = (*number >> (bits - 1) & 1) != 0 && bits < 64;
    return static_cast<std::int64_t>(is_negative ? *number | ~std::uint64_t{0} << bits : *number);
  }
  if (kind < 12) return {};
  const auto bytes = body.take((kind - 12) / 2);
  if (!bytes) return {};
  if (kind % 2 == 0) return Binary{*bytes};
  return Text{*bytes};
}

std::optional<std::vector<Value>> read_record(std::string_view record) {
  Bytes all(record);
  const auto head_size = all.variable();
  const std::size_t size_of_size = record.size() - all.left();
  if (!head_size || *head_size < size_of_size) return {};
  const auto kinds = all.take(*head_size - size_of_size);
  if (!kinds) return {};
  std::vector<Value> values;
  for (Bytes head(*kinds); head.left() > 0;) {
    const auto kind = head.variable();
    if (!kind || values.size() == 5) return {};
    auto value = read_value(all, *kind);
    if (!value) return {};
    values.push_back(*value);
  }
  if (all.left() > 0) return {};
  return values;
}

class File {
 public:
  explicit File(const std::filesystem::path& path) : file_(path, std::ios::binary) {
    std::error_code unknown;
    const auto size = std::filesystem::file_size(path, unknown);
    pages_ = unknown ? 0 : size / page_size;
  }

  bool is_open() const { return file_.is_open(); }
  std::uint64_t pages() const { return pages_; }
  // Counted from 1, as SQLite does.
  std::optional<std::string> page(std::uint64_t number) {
    if (number < 1 || number > pages_) return {};
    std::string bytes(page_size, '\0');
    file_.clear();
    file_.seekg(static_cast<std::streamoff>((number - 1) * page_size));
    if (!file_.read(bytes.data(), page_size)) return {};
    return bytes;
  }

 private:
  std::ifstream file_;
  std::uint64_t pages_ = 0;
};

// The pages of a write-ahead log. SQLite reads it up to the first wrong checksum, which are not looked at here.
class Log {
 public:
  explicit Log(const std::filesystem::path& path) : file_(path, std::ios::binary) {
    std::string head(head_of_page, '\0');
    for (std::uint64_t n = 0; read(n, 0, head); ++n) {
      const std::uint64_t page = *Bytes(head).number(4);
      pages_.push_back(page);
      newest_[page] = n;
    }
  }

  // The numbers of its pages in the database, in the order of writing.
  const std::vector<std::uint64_t>& pages() const { return pages_; }
  // The n-th page of the log.
  std::optional<std::string> at(std::uint64_t n) {
    std::string bytes(page_size, '\0');
    if (!read(n, head_of_page, bytes)) return {};
    return bytes;
  }
  // The newest copy of a page of the database.
  std::optional<std::string> newest(std::uint64_t page) {
    const auto found = newest_.find(page);
    if (found == newest_.end()) return {};
    return at(found->second);
  }

 private:
  static constexpr std::size_t head_of_log = 32, head_of_page = 24;

  bool read(std::uint64_t n, std::size_t place, std::string& bytes) {
    file_.clear();
    file_.seekg(static_cast<std::streamoff>(head_of_log + n * (head_of_page + page_size) + place));
    return static_cast<bool>(file_.read(bytes.data(), std::ssize(bytes)));
  }

  std::ifstream file_;
  std::vector<std::uint64_t> pages_;
  std::unordered_map<std::uint64_t, std::uint64_t> newest_;
};

// Where the pages of the rest of a large row are looked for.
struct Source {
  std::function<std::optional<std::string>(std::uint64_t)> page;
  std::uint64_t size = 0;  // of all pages together
};

// The rest of a large row is a chain of pages.
std::optional<std::string> read_payload(const Source& source, Bytes& cell, std::uint64_t size) {
  // A damaged chain may be a circle.
  if (size > source.size) return {};
  constexpr std::uint64_t most = page_size - 35, least = (page_size - 12) * 32 / 255 - 23;
  std::uint64_t here = size;
  if (size > most) {
    here = least + (size - least) % (page_size - 4);
    if (here > most) here = least;
  }
  const auto local = cell.take(here);
  if (!local) return {};
  std::string payload(*local);
  if (size <= most) return payload;
  auto next = cell.number(4);
  while (next && payload.size() < size) {
    const std::optional<std::string> page = source.page(*next);
    if (!page) return {};
    Bytes bytes(*page);
    next = bytes.number(4);
    payload += *bytes.take(std::min<std::uint64_t>(page_size - 4, size - payload.size()));
  }
  if (payload.size() < size) return {};
  return payload;
}

void tell(const RawRows& rows, std::int64_t id, const std::vector<Value>& values) {
  // The id is not stored a second time.
  if (values.size() < 4 || !std::holds_alternative<Null>(values[0])) return;
  const Text* const table = std::get_if<Text>(&values[1]);
  const std::int64_t* const number = std::get_if<std::int64_t>(&values[2]);
  if (table == nullptr || number == nullptr) return;
  if (values.size() == 4) {
    if (const Binary* const text = std::get_if<Binary>(&values[3]))
      rows.entry({id, std::string(table->bytes), *number, std::string(text->bytes)});
  } else {
    const Text* const summary = std::get_if<Text>(&values[3]);
    const Binary* const packed = std::get_if<Binary>(&values[4]);
    if (summary != nullptr && packed != nullptr)
      rows.finished({id, std::string(table->bytes), *number, std::string(summary->bytes), std::string(packed->bytes)});
  }
}

void read_page(const Source& source, std::uint64_t number, const std::optional<std::string>& page,
               const RawRows& rows) {
  if (!page) return;
  const std::string_view all(*page);
  Bytes head(all.substr(number == 1 ? 100 : 0));
  if (head.number(1) != leaf_of_table) return;
  head.take(2);
  const std::uint64_t count = *head.number(2);
  head.take(3);
  for (std::uint64_t n = 0; n < count; ++n) {
    const auto at = head.number(2);
    if (!at) return;
    if (*at >= all.size()) continue;
    Bytes cell(all.substr(*at));
    const auto size = cell.variable(), id = cell.variable();
    if (!size || !id) continue;
    const std::optional<std::string> payload = read_payload(source, cell, *size);
    if (!payload) continue;
    if (const auto values = read_record(*payload)) tell(rows, static_cast<std::int64_t>(*id), *values);
  }
}

}  // namespace

std::optional<Error> read_raw_rows(const std::filesystem::path& database, const std::filesystem::path& log_path,
                                   const RawRows& rows) {
  File file(database);
  if (!file.is_open()) return Error{database.string() + ": this file cannot be opened"};
  const Source in_file{[&](std::uint64_t number) { return file.page(number); }, file.pages() * page_size};
  for (std::uint64_t number = 1; number <= file.pages(); ++number) read_page(in_file, number, file.page(number), rows);

  Log log(log_path);
  const auto newest = [&](std::uint64_t number) {
    std::optional<std::string> page = log.newest(number);
    return page ? page : file.page(number);
  };
  const Source in_both{newest, in_file.size + log.pages().size() * page_size};
  for (std::uint64_t n = log.pages().size(); n-- > 0;) read_page(in_both, log.pages()[n], log.at(n), rows);
  return {};
}

}  // namespace filon::server::sqlite
