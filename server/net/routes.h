// The replies to HTTP requests, without sockets.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/hub/hub.h"
#include "server/net/recent_texts.h"
#include "server/net/site.h"

namespace filon::server {

struct Request {
  std::string_view method;
  std::string_view target;  // with its query
  std::string_view if_none_match;
  std::string_view accept_encoding;
  std::string_view body = {};
  std::string address = {};  // what limits are counted by
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

// What players reach: everything but the metrics. Replies must not depend on anything that is secret at a table.
class Routes {
 public:
  explicit Routes(Hub& hub) : hub_(hub) {}

  Reply answer(const Request&);
  // How many requests it counts as, because it takes longer than a file.
  static double price_of(const Request&);

  // The paths besides those of the site. TABLE stands for the id or the code of a table.
  static std::vector<std::string_view> paths();

 private:
  struct Route;
  static const std::vector<Route>& all();
  static const Route* find(std::string_view path, std::string_view& table);

  Reply health(const Request&, std::string_view table);
  Reply socket(const Request&, std::string_view table);
  Reply games(const Request&, std::string_view table);
  Reply tables(const Request&, std::string_view table);
  Reply record(const Request&, std::string_view table);
  Reply replay(const Request&, std::string_view table);
  Reply own_seats(const Request&, std::string_view table);

  Hub& hub_;
  // With thousands of tables the list is long, so it is made at most once a second.
  std::string tables_;
  std::chrono::steady_clock::time_point tables_made_{};
  // Making a replay blocks the server for a millisecond or two. A finished match does not change, so it is cached.
  RecentTexts replays_{std::size_t{16} << 20};
};

// What the operator reaches, at an address of its own.
Reply answer_operator(const Request&, Hub&, const std::string& metrics);

std::string_view path_of(std::string_view target);

}  // namespace filon::server
