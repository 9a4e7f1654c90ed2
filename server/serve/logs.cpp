#include "server/serve/logs.h"

#include <chrono>
#include <ctime>
#include <memory>

#include <spdlog/formatter.h>
#include <spdlog/spdlog.h>

#include "protocol/json.h"

namespace filon::server {
namespace {

// One JSON object for each line: {"time":"2024-05-01T12:00:00.123Z","level":"info","message":"…"}.
class JsonLines : public spdlog::formatter {
 public:
  void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& to) override {
    using namespace std::chrono;
    const auto since = message.time.time_since_epoch();
    const std::time_t second = system_clock::to_time_t(message.time);
    std::tm utc{};
    ::gmtime_r(&second, &utc);
    char time[40];
    const std::size_t length = std::strftime(time, sizeof time, "%Y-%m-%dT%H:%M:%S.", &utc);
    const std::string thousandths = std::to_string(1000 + duration_cast<milliseconds>(since).count() % 1000).substr(1);
    const auto level = spdlog::level::to_string_view(message.level);
    std::string line;
    protocol::Json(line)
        .begin('{')
        .member("time", std::string_view(std::string(time, length) + thousandths + "Z"))
        .member("level", std::string_view(level.data(), level.size()))
        .member("message", std::string_view(message.payload.data(), message.payload.size()))
        .end('}');
    line += '\n';
    to.append(line.data(), line.data() + line.size());
  }
  std::unique_ptr<spdlog::formatter> clone() const override { return std::make_unique<JsonLines>(); }
};

}  // namespace

void set_up_logs(LogFormat format, const std::string& level) {
  spdlog::set_level(spdlog::level::from_str(level));
  spdlog::flush_on(spdlog::level::info);
  if (format == LogFormat::Json)
    spdlog::set_formatter(std::make_unique<JsonLines>());
  else
    spdlog::set_pattern("%Y-%m-%d %H:%M:%S %l: %v");
}

}  // namespace filon::server
