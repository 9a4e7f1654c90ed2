// What a run needs to know of the machine, and to ask of it.
#pragma once

#include <filesystem>
#include <string>

#include <sched.h>

namespace filon::load {

std::string processor_name();
int core_count();

// As many open files as the machine lets a program have; how many that is.
int allow_many_files();

// Of the calling process, and of processes it starts.
void run_only_at(int core);

// As long as it is there, this process leaves the core to others, if there is another one.
class OffCore {
 public:
  explicit OffCore(int core);
  ~OffCore();
  OffCore(const OffCore&) = delete;

 private:
  cpu_set_t before_;
};

// Of this process, user and system, in seconds.
double own_processor_time();
// Of everything on the machine, and what was taken from it, in seconds of one core. 0 where that is not told.
double busy_time();

// A folder in memory survives no power cut: nothing written there is durable.
bool is_in_memory(const std::filesystem::path& folder);

}  // namespace filon::load
