#include "server/storage/sqlite/running_mark.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <zlib.h>

#include "server/storage/sqlite/files.h"

namespace filon::server {

namespace {

constexpr const char* end_of_name = "-running";

// The id, then a checksum of it, lowest byte first.
using Content = std::array<unsigned char, 12>;

Content content_of(std::int64_t newest) {
  Content content{};
  for (unsigned n = 0; n < 8; ++n) content[n] = static_cast<unsigned char>(static_cast<std::uint64_t>(newest) >> 8 * n);
  const unsigned long checksum = ::crc32(0, content.data(), 8);
  for (unsigned n = 0; n < 4; ++n) content[8 + n] = static_cast<unsigned char>(checksum >> 8 * n);
  return content;
}

}  // namespace

RunningMark::Left RunningMark::left_at(const std::filesystem::path& database) {
  const int file = ::open(beside(database, end_of_name).c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return {.is_there = errno != ENOENT && errno != ENOTDIR};
  Content content{};
  const bool is_whole = ::read(file, content.data(), content.size()) == static_cast<ssize_t>(content.size());
  ::close(file);
  std::uint64_t newest = 0;
  for (unsigned n = 0; n < 8; ++n) newest |= std::uint64_t{content[n]} << 8 * n;
  const auto id = static_cast<std::int64_t>(newest);
  if (!is_whole || content != content_of(id)) return {.is_there = true};
  return {.is_there = true, .newest = id};
}

Result<std::unique_ptr<RunningMark>> RunningMark::create(const std::filesystem::path& database, std::int64_t newest) {
  const std::string name = beside(database, end_of_name);
  std::error_code unknown;
  const bool was_there = std::filesystem::exists(name, unknown);
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Error{name + ": this file cannot be created or opened (" + std::strerror(errno) + ")"};
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    const int number = errno;
    ::close(file);
    if (number == EWOULDBLOCK) return Error{database.string() + ": another server is running on this database"};
    return Error{name + ": this file cannot be locked (" + std::strerror(number) + ")"};
  }
  std::unique_ptr<RunningMark> mark(new RunningMark(database, file));
  if (!mark->try_to_write(newest) || ::fsync(file) != 0) {
    Error error{name + ": this file cannot be written (" + std::strerror(errno) + ")"};
    // The next start could not understand it. What another server has left must stay.
    mark->stay(true);
    if (!was_there) std::filesystem::remove(name, unknown);
    return error;
  }
  sync_folder_of(database);
  return mark;
}

RunningMark::~RunningMark() {
  std::error_code ignored;
  if (!stays_ && !std::filesystem::exists(beside(database_, "-wal"), ignored))
    std::filesystem::remove(beside(database_, end_of_name), ignored);
  ::close(file_);
}

// If it fails, the file keeps an older id, with which the next start compares less.
void RunningMark::write(std::int64_t newest) { try_to_write(newest); }

bool RunningMark::try_to_write(std::int64_t newest) {
  const Content content = content_of(newest);
  const ssize_t written = ::pwrite(file_, content.data(), content.size(), 0);
  // On a full disk a part may be written.
  if (written >= 0 && written < std::ssize(content)) errno = ENOSPC;
  return written == std::ssize(content);
}

}  // namespace filon::server
