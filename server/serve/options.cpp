#include "server/serve/options.h"

#include <charconv>
#include <concepts>
#include <cstdlib>
#include <limits>
#include <vector>

#include "server/net/origin.h"
#include "server/net/peer.h"

namespace filon::server {
namespace {

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || read.ec != std::errc{} || read.ptr != text.data() + text.size()) return {};
  return value;
}

// Words separated by commas, without the blanks around them.
std::vector<std::string> list(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    std::string_view word = text.substr(0, comma);
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    while (word.starts_with(' ')) word.remove_prefix(1);
    while (word.ends_with(' ')) word.remove_suffix(1);
    if (!word.empty()) all.emplace_back(word);
  }
  return all;
}

// An option that is a number from least to most. `member` returns where it is stored.
template <class Member>
Option number(std::string_view name, std::string_view takes, std::string_view help, std::int64_t least,
              std::int64_t most, Member member) {
  ServeOptions defaults;
  return {name, takes, help, std::to_string(member(defaults)),
          [least, most, member](ServeOptions& options, std::string_view text) {
            const auto value = whole_number(text);
            if (!value || *value < least || *value > most) return false;
            auto& place = member(options);
            place = static_cast<std::remove_reference_t<decltype(place)>>(*value);
            return true;
          }};
}

// An option that is a list of at least this many valid words.
template <class Member>
Option words(std::string_view name, std::string_view takes, std::string_view help, std::size_t least,
             bool (*is_right)(std::string_view), Member member) {
  return {name, takes, help, "", [least, is_right, member](ServeOptions& options, std::string_view text) {
            auto all = list(text);
            if (all.size() < least) return false;
            for (const std::string& one : all)
              if (!is_right(one)) return false;
            member(options) = std::move(all);
            return true;
          }};
}

bool set_data(ServeOptions& options, std::string_view text) {
  options.data = text;
  return !text.empty();
}

bool set_metrics_address(ServeOptions& options, std::string_view text) {
  options.net.metrics_address = text;
  return is_address(text);
}

bool set_exact_metrics(ServeOptions& options, std::string_view text) {
  options.net.has_exact_metrics = text == "yes";
  return text == "yes" || text == "no";
}

bool set_log_format(ServeOptions& options, std::string_view text) {
  options.log_format = text == "json" ? LogFormat::Json : LogFormat::Plain;
  return text == "json" || text == "plain";
}

bool set_log_level(ServeOptions& options, std::string_view text) {
  options.log_level = text;
  return text == "debug" || text == "info" || text == "warn" || text == "error";
}

constexpr std::int64_t thousand = 1000, million = 1'000'000;

std::vector<Option> all_options() {
  return {
      number("port", "a whole number from 0 to 65535 (0: any free port)", "the port to listen at", 0, 65535,
             [](ServeOptions& o) -> auto& { return o.net.port; }),
      words("address", "IPv4 or IPv6 addresses of this machine, separated by commas (::, all of them)",
            "listen only at these addresses; default: all", 1, is_address,
            [](ServeOptions& o) -> auto& { return o.net.addresses; }),
      {"metrics-address", "an IPv4 or IPv6 address of this machine",
       "where the operator reads metrics, out of players' reach", "127.0.0.1", set_metrics_address},
      number("metrics-port", "a whole number from 0 to 65535 (0: any free port)", "the port for metrics", 0, 65535,
             [](ServeOptions& o) -> auto& { return o.net.metrics_port; }),
      {"exact-metrics", "yes or no", "figures for measuring, from which players could learn secrets", "no",
       set_exact_metrics},
      {"data", "the path of a file", "the database; created if it does not exist, in a folder that does",
       "filon.sqlite in the data folder", set_data},
      words("origins", "sites like https://example.org, separated by commas",
            "other sites whose pages may connect; pages of this host always may", 0, is_origin,
            [](ServeOptions& o) -> auto& { return o.net.origins; }),
      words("trusted-proxy", "addresses, separated by commas", "proxies whose X-Forwarded-For is trusted", 0,
            is_address, [](ServeOptions& o) -> auto& { return o.net.trusted_proxies; }),
      number("bot-pause", "a whole number of milliseconds from 0 to 60000", "the pause before a bot answers", 0,
             60 * thousand, [](ServeOptions& o) -> auto& { return o.rooms.bot_pause; }),
      {"log-format", "plain or json", "lines for people or for programs", "plain", set_log_format},
      {"log-level", "debug, info, warn or error", "the lowest level that is logged", "info", set_log_level},
      number("message-bytes", "a whole number from 512 to 1000000", "the maximum size of a message from a client", 512,
             million, [](ServeOptions& o) -> auto& { return o.limits.message_bytes; }),
      number("messages-per-second", "a whole number from 1 to 100000", "of a client, on average", 1, 100 * thousand,
             [](ServeOptions& o) -> auto& { return o.limits.messages_per_second; }),
      number("requests-per-second", "a whole number from 1 to 1000000", "over HTTP, of one address, on average", 1,
             million, [](ServeOptions& o) -> auto& { return o.net.requests_per_second; }),
      number("connections-per-address", "a whole number from 1 to 1000000", "clients of one address at once", 1,
             million, [](ServeOptions& o) -> auto& { return o.limits.connections_per_address; }),
      number("tables-per-address", "a whole number from 1 to 1000000", "live tables created by one address", 1, million,
             [](ServeOptions& o) -> auto& { return o.limits.tables_per_address; }),
      number("wrong-codes-per-minute", "a whole number from 1 to 1000000", "of tables, tried by one address", 1,
             million, [](ServeOptions& o) -> auto& { return o.limits.wrong_codes_per_minute; }),
      number("tables", "a whole number from 1 to 1000000", "live tables in all", 1, million,
             [](ServeOptions& o) -> auto& { return o.limits.tables; }),
      number("empty-table-minutes", "a whole number from 1 to 100000", "until an empty lobby is forgotten", 1,
             100 * thousand, [](ServeOptions& o) -> auto& { return o.limits.empty_table_minutes; }),
      number("abandoned-days", "a whole number from 1 to 36500", "until a match is deleted that nobody comes back to",
             1, 36500, [](ServeOptions& o) -> auto& { return o.limits.abandoned_days; }),
      number("sockets", "a whole number from 1 to 1000000", "open at once, web pages included", 1, million,
             [](ServeOptions& o) -> auto& { return o.net.sockets; }),
      number("sockets-per-address", "a whole number from 1 to 1000000",
             "of one address at once; proxies are not counted", 1, million,
             [](ServeOptions& o) -> auto& { return o.net.sockets_per_address; }),
      number("write-queue-bytes", "a whole number from 4096 to 100000000",
             "the write queue of one client; a client with more is dropped and may reconnect", 4096, 100 * million,
             [](ServeOptions& o) -> auto& { return o.net.write_queue_bytes; }),
      number("idle-seconds", "a whole number from 5 to 3600", "until a silent client is dropped", 5, 3600,
             [](ServeOptions& o) -> auto& { return o.net.idle_seconds; }),
  };
}

}  // namespace

std::span<const Option> serve_options() {
  static const std::vector<Option> all = all_options();
  return all;
}

std::optional<Error> set_option(ServeOptions& options, std::string_view name, std::string_view value) {
  for (const Option& option : serve_options()) {
    if (option.name != name) continue;
    if (option.set(options, value)) return {};
    return Error{std::string(name) + ": \"" + std::string(value.substr(0, 80)) + "\" is wrong; it takes " +
                 std::string(option.takes)};
  }
  return Error{std::string(name.substr(0, 80)) + ": there is no such option; filon serve --help lists them"};
}

std::filesystem::path default_data() {
  const char* home = std::getenv("XDG_DATA_HOME");
  if (home != nullptr && *home == '/') return std::filesystem::path(home) / "filon" / "filon.sqlite";
  return "filon.sqlite";
}

}  // namespace filon::server
