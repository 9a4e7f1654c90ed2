// Functions of the operating system that a run needs.
#pragma once

#include <filesystem>
#include <string>

#include <sched.h>

namespace filon::load {

std::string processor_name();
int core_count();

// Raises the limit of open files as far as possible. Returns the limit.
int allow_many_files();

// For the calling process, and processes that it starts.
void run_only_at(int core);

// During its lifetime this process does not use the core, if there is another one.
class OffCore {
 public:
  explicit OffCore(int core);
  ~OffCore();
  OffCore(const OffCore&) = delete;

 private:
  cpu_set_t before_;
};

// Processor time of this process, user and system, in seconds.
double own_processor_time();
// Processor time of the whole machine, including time stolen by its host, in seconds of one core. 0 if it is unknown.
double busy_time();

// Files in such a folder are lost without power, so nothing there is durable.
bool is_in_memory(const std::filesystem::path& folder);

}  // namespace filon::load
