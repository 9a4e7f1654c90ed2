// For tests: calls to an archive that wait, and a server that is killed while it has the database open.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/storage/sqlite/sqlite_archive.h"

namespace filon::server {

inline std::optional<Error> append(Archive& archive, std::vector<Entry> entries) {
  std::promise<std::optional<Error>> promise;
  archive.append(std::move(entries), [&](std::optional<Error> error) { promise.set_value(std::move(error)); });
  return promise.get_future().get();
}

inline std::optional<Error> finish(Archive& archive, FinishedTable table) {
  std::promise<std::optional<Error>> promise;
  archive.finish(std::move(table), [&](std::optional<Error> error) { promise.set_value(std::move(error)); });
  return promise.get_future().get();
}

inline std::string error_of_opening(const std::filesystem::path& path) {
  const Result<std::unique_ptr<Archive>> opened = open_sqlite(path);
  return opened ? "none" : opened.error();
}

// Waits until the archive has trouble, and returns it.
inline std::string trouble_of(const Archive& archive) {
  while (true) {
    if (const auto trouble = archive.trouble()) return trouble->sentence;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

// Everything that `play` writes is durable, and the database is not closed.
inline void crash_after(const std::filesystem::path& path, const std::function<void(Archive&)>& play) {
  const pid_t child = ::fork();
  if (child == 0) {
    Result<std::unique_ptr<Archive>> archive = open_sqlite(path, {.survives = SqliteOptions::Survives::ProcessDeath});
    if (!archive) ::_exit(2);
    play(**archive);
    ::_exit(0);
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  ASSERT_EQ(status, 0);
}

}  // namespace filon::server
