// Measures how many entries become durable per second, and how long each caller waits, when many tables play at once:
// first tables that append as soon as the last entry is durable, then tables with one entry per second each.
//   filon_storage_bench [seconds per figure] [folder]
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "server/storage/sqlite/sqlite_archive.h"

namespace filon::server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* text =
    R"({"seat":3,"answer":{"place":"cross-left-dead","at":[4,-1],"turned":true},"chance":[17]})";

// Tables, and how long each of their entries waited. Only the thread of the archive writes the waits.
class Tables {
 public:
  Tables(Archive& archive, int count) : archive_(archive), numbers_(static_cast<std::size_t>(count)) {}

  template <class Then>
  void append(std::size_t table, Then then) {
    const Clock::time_point asked = Clock::now();
    archive_.append({{"table-" + std::to_string(table), ++numbers_[table], text}},
                    [this, asked, then](const std::optional<Error>& error) {
                      if (error) give_up(error->sentence);
                      waits_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - asked).count());
                      then();
                    });
  }

  std::size_t count() const { return numbers_.size(); }
  std::vector<double>& waits() { return waits_; }

  [[noreturn]] static void give_up(const std::string& sentence) {
    std::fprintf(stderr, "%s\n", sentence.c_str());
    std::_Exit(1);
  }

 private:
  Archive& archive_;
  std::vector<std::uint32_t> numbers_;
  std::vector<double> waits_;  // milliseconds
};

void append_forever(Tables& tables, std::size_t table, const std::atomic<bool>& stops) {
  tables.append(table, [&tables, table, &stops] {
    if (!stops) append_forever(tables, table, stops);
  });
}

void play_at_once(Tables& tables, Clock::time_point end, std::atomic<bool>& stops) {
  for (std::size_t table = 0; table < tables.count(); ++table) append_forever(tables, table, stops);
  std::this_thread::sleep_until(end);
  stops = true;
}

// One entry per second and table, spread evenly over the second in steps of a millisecond.
void play_slowly(Tables& tables, Clock::time_point end) {
  std::size_t sent = 0;
  const Clock::time_point start = Clock::now();
  for (Clock::time_point now = start; now < end; now = Clock::now()) {
    const double due = std::chrono::duration<double>(now - start).count() * static_cast<double>(tables.count());
    for (; static_cast<double>(sent) < due; ++sent) tables.append(sent % tables.count(), [] {});
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

double at(const std::vector<double>& sorted, double part) {
  return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

struct Load {
  SqliteOptions::Survives survives;
  int tables;
  bool slow;
};

void measure(const std::filesystem::path& path, const Load& load, double seconds) {
  Result<std::unique_ptr<Archive>> archive = open_sqlite(path, {.survives = load.survives});
  if (!archive) Tables::give_up(archive.error());
  Tables tables(**archive, load.tables);
  std::atomic<bool> stops = false;
  const Clock::time_point start = Clock::now();
  const std::clock_t processor_start = std::clock();
  const Clock::time_point end =
      start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  if (load.slow) {
    play_slowly(tables, end);
  } else {
    play_at_once(tables, end, stops);
  }
  archive->reset();
  const double elapsed = std::chrono::duration<double>(Clock::now() - start).count();
  const double processor = static_cast<double>(std::clock() - processor_start) / CLOCKS_PER_SEC;

  std::vector<double>& waits = tables.waits();
  std::sort(waits.begin(), waits.end());
  const auto count = static_cast<double>(waits.size());
  std::printf("%-14s %-9s %6d %10.0f %11.1f %9.2f %9.2f %9.2f %9.2f\n",
              load.survives == SqliteOptions::Survives::PowerLoss ? "power loss" : "process death",
              load.slow ? "1/s each" : "at once", load.tables, count / elapsed, processor / count * 1e6, at(waits, 0.5),
              at(waits, 0.9), at(waits, 0.99), at(waits, 1));
}
}  // namespace
}  // namespace filon::server

int main(int count, char** words) {
  using filon::server::Load;
  using Survives = filon::server::SqliteOptions::Survives;
  const double seconds = count > 1 ? std::atof(words[1]) : 3;
  const std::filesystem::path parent = count > 2 ? words[2] : std::filesystem::temp_directory_path();
  std::printf("%-14s %-9s %6s %10s %11s %9s %9s %9s %9s\n", "survives", "answers", "tables", "appends/s", "CPU us each",
              "p50 ms", "p90 ms", "p99 ms", "max ms");
  for (const Survives survives : {Survives::PowerLoss, Survives::ProcessDeath}) {
    for (const Load& load : {Load{survives, 1, false}, Load{survives, 100, false}, Load{survives, 1000, false},
                             Load{survives, 100, true}, Load{survives, 1000, true}, Load{survives, 5000, true}}) {
      std::string folder = (parent / "filon-bench-XXXXXX").string();
      if (::mkdtemp(folder.data()) == nullptr) {
        filon::server::Tables::give_up(parent.string() + ": cannot create a folder there");
      }
      filon::server::measure(std::filesystem::path(folder) / "filon.sqlite", load, seconds);
      std::filesystem::remove_all(folder);
    }
  }
}
