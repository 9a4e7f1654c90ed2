// What a request over HTTP gets, without sockets.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/metrics.h"
#include "server/net/recent_texts.h"
#include "server/net/site.h"

namespace filon::server {

struct Request {
  std::string_view method;
  std::string_view target;  // with its query
  std::string_view if_none_match;
  std::string_view accept_encoding;
};

using Header = std::pair<std::string_view, std::string_view>;

struct Reply {
  int status = 200;
  std::string_view route;  // for the log: paths may hold what only one person should know
  std::string_view type = "text/plain; charset=utf-8";
  std::string made;        // the body, made for this reply
  RecentTexts::Text kept;  // or one that others get, too
  std::string_view fixed;  // or one that lives as long as the program
  std::vector<Header> headers;

  std::string_view body() const { return !fixed.empty() ? fixed : kept ? *kept : std::string_view(made); }
};

// Every reply has these: nothing runs or is shown here but what we serve, and nobody frames it.
const std::vector<Header>& security_headers();

// A reply of one sentence.
Reply sentence(int status, std::string_view route, std::string_view text);

class Routes {
 public:
  Routes(Hub& hub, const Metrics& metrics) : hub_(hub), metrics_(metrics) {}

  Reply answer(const Request&);

 private:
  Reply tables();
  Reply replay(std::string_view table);

  Hub& hub_;
  const Metrics& metrics_;
  // The list of tables is long where there are thousands; making it once a second is enough.
  std::string tables_;
  std::chrono::steady_clock::time_point tables_made_{};
  // A replay takes a millisecond or two, in which everybody waits; what is over does not change any more.
  RecentTexts replays_{std::size_t{16} << 20};
};

std::string_view path_of(std::string_view target);

}  // namespace filon::server
