#include "load/machine.h"

#include <algorithm>
#include <fstream>
#include <limits>

#include <linux/magic.h>
#include <sys/resource.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace filon::load {
namespace {

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

std::string processor_name() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  return "unknown";
}

int core_count() { return static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN)); }

int allow_many_files() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return 0;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
  return static_cast<int>(std::min<rlim_t>(files.rlim_cur, std::numeric_limits<int>::max()));
}

void run_only_at(int core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(static_cast<std::size_t>(core), &cores);
  ::sched_setaffinity(0, sizeof cores, &cores);
}

OffCore::OffCore(int core) {
  ::sched_getaffinity(0, sizeof before_, &before_);
  cpu_set_t others = before_;
  CPU_CLR(static_cast<std::size_t>(core), &others);
  if (CPU_COUNT(&others) > 0) ::sched_setaffinity(0, sizeof others, &others);
}

OffCore::~OffCore() { ::sched_setaffinity(0, sizeof before_, &before_); }

double own_processor_time() {
  rusage use{};
  ::getrusage(RUSAGE_SELF, &use);
  return seconds(use.ru_utime) + seconds(use.ru_stime);
}

// The first line of /proc/stat: cpu user nice system idle iowait irq softirq steal, in ticks.
double busy_time() {
  std::ifstream stat("/proc/stat");
  std::string name;
  double user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0;
  stat >> name >> user >> nice >> system >> idle >> waiting >> irq >> softirq >> stolen;
  return (user + nice + system + irq + softirq + stolen) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

bool is_in_memory(const std::filesystem::path& folder) {
  struct statfs of{};
  return ::statfs(folder.c_str(), &of) == 0 && (of.f_type == TMPFS_MAGIC || of.f_type == RAMFS_MAGIC);
}

}  // namespace filon::load
