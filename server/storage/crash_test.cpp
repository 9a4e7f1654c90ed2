// Kills a server at random moments: everything that was reported as durable is kept, and no table has a gap.
#include <chrono>
#include <cstdio>
#include <map>
#include <random>
#include <sstream>
#include <thread>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/storage/contract.h"

namespace filon::server {
namespace {

#ifdef FILON_SANITIZED
constexpr int kills = 6;
#else
constexpr int kills = 20;
#endif
constexpr int threads = 4;
constexpr std::uint32_t entries_per_table = 40;

std::string text_of(const TableId& table, std::uint32_t number) {
  return table + "/" + std::to_string(number) + std::string(std::size_t{number % 7} * 100, '.');
}

// Such short lines are written atomically (pipe(7)).
void report(int pipe, const char* what, const TableId& table, std::uint32_t number) {
  char line[64];
  const int size = std::snprintf(line, sizeof line, "%s %s %u\n", what, table.c_str(), number);
  if (::write(pipe, line, static_cast<std::size_t>(size)) != size) ::_exit(3);
}

// Plays one table after the other, without waiting for each entry, until the process is killed.
[[noreturn]] void play_tables(Archive& archive, int pipe, const std::string& prefix) {
  for (int t = 0;; ++t) {
    const TableId table = prefix + std::to_string(t);
    FinishedTable over{.table = table, .summary = "{}", .record = "record of " + table};
    for (std::uint32_t n = 1; n < entries_per_table; ++n) {
      archive.append({{table, n, text_of(table, n)}}, [=](const std::optional<Error>& error) {
        if (error) ::_exit(4);
        report(pipe, "entry", table, n);
      });
    }
    over.log.push_back(text_of(table, entries_per_table));
    std::promise<void> finished;
    archive.finish(std::move(over), [&](const std::optional<Error>& error) {
      if (error) ::_exit(5);
      report(pipe, "finished", table, entries_per_table);
      finished.set_value();
    });
    finished.get_future().wait();
  }
}

[[noreturn]] void serve_until_killed(Place& place, int pipe, int round) {
  Result<std::unique_ptr<Archive>> archive = place.open();
  if (!archive) ::_exit(2);
  std::vector<std::thread> running;
  for (int t = 0; t < threads; ++t) {
    running.emplace_back([&archive, pipe, prefix = std::to_string(round) + "-" + std::to_string(t) + "-"] {
      play_tables(**archive, pipe, prefix);
    });
  }
  for (std::thread& thread : running) thread.join();
  ::_exit(0);
}

struct Reported {
  std::map<TableId, std::uint32_t> entries, finished;
};

void read_reports(int pipe, Reported& reported) {
  std::string all;
  char piece[4096];
  for (ssize_t size; (size = ::read(pipe, piece, sizeof piece)) > 0;) all.append(piece, static_cast<std::size_t>(size));
  std::istringstream lines(all);
  std::string what;
  TableId table;
  for (std::uint32_t number = 0; lines >> what >> table >> number;) {
    (what == "entry" ? reported.entries : reported.finished)[table] = number;
  }
}

// Returns how the child ended. Reads its reports all the time, so that it never waits for the pipe.
int serve_and_kill(Place& place, int round, std::chrono::microseconds after, Reported& reported) {
  int pipe[2];
  if (::pipe(pipe) != 0) return -1;
  const pid_t child = ::fork();
  if (child == 0) serve_until_killed(place, pipe[1], round);
  ::close(pipe[1]);
  std::thread killer([&] {
    std::this_thread::sleep_for(after);
    ::kill(child, SIGKILL);
  });
  read_reports(pipe[0], reported);
  ::close(pipe[0]);
  killer.join();
  int status = 0;
  ::waitpid(child, &status, 0);
  return status;
}

TEST_P(StorageContract, LosesNothingReportedWhenKilled) {
  close();
  std::mt19937 random(std::random_device{}());
  Reported reported;
  for (int round = 0; round < kills; ++round) {
    const std::chrono::microseconds after(std::uniform_int_distribution(0, 60'000)(random));
    SCOPED_TRACE("killed after " + std::to_string(after.count()) + " microseconds");
    const int status = serve_and_kill(place(), round, after, reported);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "it ended by itself: " << status;

    reopen();
    std::map<TableId, std::size_t> kept;
    for (const LiveTable& table : live()) {
      kept[table.table] = table.log.size();
      for (std::uint32_t n = 1; n <= table.log.size(); ++n) ASSERT_EQ(table.log[n - 1], text_of(table.table, n));
    }
    for (const FinishedTable& table : latest(1'000'000)) {
      ASSERT_FALSE(kept.contains(table.table)) << table.table << " is both live and finished";
      kept[table.table] = table.log.size();
      ASSERT_EQ(table.record, "record of " + table.table);
      ASSERT_EQ(table.log.size(), entries_per_table);
      for (std::uint32_t n = 1; n <= entries_per_table; ++n) ASSERT_EQ(table.log[n - 1], text_of(table.table, n));
    }
    for (const auto& [table, number] : reported.entries) ASSERT_GE(kept[table], number) << table;
    for (const auto& [table, number] : reported.finished) ASSERT_TRUE(finished(table)) << table;
    close();
  }
  EXPECT_FALSE(reported.entries.empty());
}

}  // namespace
}  // namespace filon::server
