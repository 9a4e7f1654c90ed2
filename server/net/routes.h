// The replies to HTTP requests, without sockets.
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
  std::string_view body = {};
};

using Header = std::pair<std::string_view, std::string_view>;

struct Reply {
  int status = 200;
  std::string_view route;  // for the log, because paths may contain secrets
  std::string_view type = "text/plain; charset=utf-8";
  std::string made;        // the body, made for this reply
  RecentTexts::Text kept;  // or from the cache
  std::string_view fixed;  // or part of the program
  std::vector<Header> headers;

  std::string_view body() const { return !fixed.empty() ? fixed : kept ? *kept : std::string_view(made); }
};

// Every reply has these: pages load only our own content, and no other site can show them in a frame.
const std::vector<Header>& security_headers();

// A reply of one sentence.
Reply sentence(int status, std::string_view route, std::string_view text);

class Routes {
 public:
  Routes(Hub& hub, const Metrics& metrics) : hub_(hub), metrics_(metrics) {}

  Reply answer(const Request&);

 private:
  Reply tables();
  Reply own_seats(const Request&);
  Reply replay(std::string_view id_or_code);

  Hub& hub_;
  const Metrics& metrics_;
  // With thousands of tables the list is long, so it is made at most once a second.
  std::string tables_;
  std::chrono::steady_clock::time_point tables_made_{};
  // Making a replay blocks the server for a millisecond or two. A finished match does not change, so it is cached.
  RecentTexts replays_{std::size_t{16} << 20};
};

std::string_view path_of(std::string_view target);

}  // namespace filon::server
