#include "server/storage/sqlite/file_size.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_set>

#include "server/storage/sqlite/files.h"

namespace filon::server::sqlite {

namespace {

// https://sqlite.org/fileformat2.html tells the positions of all these.
constexpr std::string_view magic("SQLite format 3\0", 16);
using Header = std::array<unsigned char, 100>;
using LogHeader = std::array<unsigned char, 32>;
using FrameHeader = std::array<unsigned char, 24>;

template <class Bytes>
std::uint32_t number_at(const Bytes& bytes, std::size_t place, std::size_t size = 4) {
  std::uint32_t number = 0;
  for (std::size_t n = 0; n < size; ++n) number = number << 8 | bytes[place + n];
  return number;
}

template <class Bytes>
bool read(std::ifstream& file, Bytes& bytes) {
  return static_cast<bool>(file.read(reinterpret_cast<char*>(bytes.data()), std::ssize(bytes)));
}

struct Pages {
  std::uint32_t count = 0;  // of the whole database
  std::unordered_set<std::uint32_t> in_log;
};

// Nothing if the log has no complete transaction.
std::optional<Pages> read_log(const std::filesystem::path& path, std::uint32_t page_size) {
  std::ifstream file(path, std::ios::binary);
  LogHeader header{};
  if (!file || !read(file, header)) return {};
  Pages pages;
  for (FrameHeader frame{}; read(file, frame); file.seekg(page_size, std::ios::cur)) {
    // The rest is of an older log, which was overwritten from its beginning.
    if (!std::equal(&frame[8], &frame[16], &header[16])) break;
    pages.in_log.insert(number_at(frame, 0));
    if (const std::uint32_t count = number_at(frame, 4); count != 0) pages.count = count;
  }
  if (pages.count == 0) return {};
  return pages;
}

Error too_short(const std::filesystem::path& path, std::uintmax_t size, std::uintmax_t right) {
  return {path.string() + ": the database is damaged, its file ends too early (it has " + std::to_string(size) +
          " bytes of " + std::to_string(right) + ")"};
}

}  // namespace

std::optional<Error> refuse_wrong_size(const std::filesystem::path& path) {
  const std::uintmax_t size = size_of(path);
  // With a journal a migration was interrupted, and SQLite first brings back what was before.
  if (size == 0 || size_of(beside(path, "-journal")) > 0) return {};
  std::ifstream file(path, std::ios::binary);
  // What cannot be opened is explained by SQLite.
  if (!file) return {};
  Header header{};
  const bool is_whole = read(file, header);
  if (!std::equal(magic.begin(), magic.end(), header.begin()))
    return Error{path.string() + ": this file is not a SQLite database"};
  const std::uint32_t written = number_at(header, 16, 2), page_size = written == 1 ? 65536 : written;
  if (!is_whole || page_size < 512 || (page_size & (page_size - 1)) != 0)
    return Error{path.string() + ": the database is damaged, it does not begin as SQLite begins its files"};
  const std::uintmax_t pages_here = size / page_size;
  if (const std::optional<Pages> pages = read_log(beside(path, "-wal"), page_size)) {
    const std::uint32_t never_used = (std::uint32_t{1} << 30) / page_size + 1;
    for (std::uintmax_t page = pages_here + 1; page <= pages->count; ++page)
      if (page != never_used && !pages->in_log.contains(static_cast<std::uint32_t>(page)))
        return too_short(path, size, page * page_size);
    return {};
  }
  // The count is valid if the two counters of changes are the same.
  const std::uintmax_t pages = number_at(header, 28);
  const bool is_known = number_at(header, 24) == number_at(header, 92);
  if (is_known && pages_here < pages) return too_short(path, size, pages * page_size);
  return {};
}

}  // namespace filon::server::sqlite
