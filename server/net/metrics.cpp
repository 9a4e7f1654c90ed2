#include "server/net/metrics.h"

#include <cmath>
#include <fstream>

#include <fmt/format.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

namespace filon::server {
namespace {

void figure(std::string& out, std::string_view name, std::string_view type, std::string_view help, double value) {
  fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} {2}\n{0} {3}\n", name, help, type, value);
}

void gauge(std::string& out, std::string_view name, std::string_view help, std::uint64_t value) {
  figure(out, name, "gauge", help, static_cast<double>(value));
}

void counter(std::string& out, std::string_view name, std::string_view help, std::uint64_t value) {
  figure(out, name, "counter", help, static_cast<double>(value));
}

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

// The second field, in pages; 0 if there is no /proc.
double resident_bytes() {
  std::ifstream statm("/proc/self/statm");
  double all = 0;
  double resident = 0;
  statm >> all >> resident;
  return resident * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

// Memory that is allocated and not freed. Resident memory also includes freed memory that the allocator keeps.
std::uint64_t heap_bytes() {
  const auto heap = ::mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

using Seconds = std::chrono::duration<double>;

double rounded_down(double value, double step) { return std::floor(value / step) * step; }

// An answer takes less than a millisecond and some kilobytes, so it changes none of the coarse figures.
void process(std::string& out, std::chrono::system_clock::time_point started, Metrics::Detail detail) {
  const bool is_exact = detail == Metrics::Detail::Exact;
  constexpr double ten_seconds = 10, sixteen_mebibytes = 1 << 24;
  rusage use{};
  ::getrusage(RUSAGE_SELF, &use);
  const double processor = seconds(use.ru_utime) + seconds(use.ru_stime);
  figure(out, "process_cpu_seconds_total", "counter", "Processor time, user and system.",
         is_exact ? processor : rounded_down(processor, ten_seconds));
  figure(out, "process_resident_memory_bytes", "gauge", "Resident memory.",
         is_exact ? resident_bytes() : rounded_down(resident_bytes(), sixteen_mebibytes));
  figure(out, "process_start_time_seconds", "gauge", "When the server started, since 1970.",
         Seconds(started.time_since_epoch()).count());
  figure(out, "filon_uptime_seconds", "gauge", "How long the server has been running.",
         Seconds(std::chrono::system_clock::now() - started).count());
  if (is_exact) gauge(out, "filon_heap_bytes", "Memory in use on the heap.", heap_bytes());
}

// What was done in secret counts here, too.
void secret_figures(std::string& out, const Figures& figures) {
  counter(out, "filon_messages_in_total", "Messages from clients.", figures.messages_in);
  counter(out, "filon_messages_out_total", "Messages to clients.", figures.messages_out);
  counter(out, "filon_bytes_out_total", "Bytes of the messages to clients.", figures.bytes_out);
  counter(out, "filon_answers_total", "Answers played, by people and bots.", figures.answers);
  counter(out, "filon_answers_refused_total", "Answers refused.", figures.refused);
  counter(out, "filon_errors_total", "Messages answered with an error.", figures.errors);
}

}  // namespace

void Histogram::add(Duration duration) {
  const double seconds = Seconds(duration).count();
  std::size_t step = 0;
  while (step < steps.size() && seconds > steps[step]) ++step;
  ++counts_[step];
}

void Histogram::write(std::string& out, std::string_view name, std::string_view help) const {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  std::uint64_t count = 0;
  double sum = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    count += counts_[i];
    sum += static_cast<double>(counts_[i + 1]) * steps[i];
    fmt::format_to(to, "{}_bucket{{le=\"{}\"}} {}\n", name, steps[i], count);
  }
  count += counts_.back();
  fmt::format_to(to, "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, count, sum);
}

std::string Metrics::text(const Figures& figures, Detail detail) const {
  std::string out;
  fmt::format_to(std::back_inserter(out),
                 "# HELP filon_build_info The version in a label.\n# TYPE filon_build_info gauge\n"
                 "filon_build_info{{version=\"{}\"}} 1\n",
                 version());
  gauge(out, "filon_clients", "Clients connected.", figures.clients);
  gauge(out, "filon_tables", "Live tables.", figures.tables);
  gauge(out, "filon_tables_playing", "Live tables with a running match.", figures.playing);
  counter(out, "filon_moments_total", "Moments of matches that the tables were told.", figures.moments);
  counter(out, "filon_tables_sealed_total", "Tables closed because of a bug or damage. See the log.", figures.sealed);
  gauge(out, "filon_sockets", "Sockets open.", sockets);
  counter(out, "filon_http_requests_total", "Requests over HTTP.", requests);
  counter(out, "filon_http_requests_refused_total", "Requests refused because there were too many from one address.",
          requests_refused);
  counter(out, "filon_clients_too_slow_total", "Clients dropped because they did not read.", too_slow);
  counter(out, "filon_origins_refused_total", "Connections refused because of the page they came from.",
          origins_refused);
  counter(out, "filon_sockets_refused_total", "Sockets refused because there were too many.", sockets_refused);
  loop_lag.write(out, "filon_loop_lag_seconds", "How late the server thread handles a timer, four times a second.");
  commits.write(out, "filon_commit_seconds", "The longest time until entries were durable, four times a second.");
  process(out, started, detail);
  if (detail == Detail::Exact) secret_figures(out, figures);
  return out;
}

std::string_view version() { return FILON_VERSION; }

}  // namespace filon::server
