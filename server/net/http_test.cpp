// Requests over HTTP: the routes and their headers.
#include <boost/asio/io_context.hpp>
#include <gtest/gtest.h>

#include "server/net/test_server.h"

namespace filon::server {
namespace {

namespace http = boost::beast::http;

std::string header(const TestResponse& response, std::string_view name) { return std::string(response[name]); }

TEST(Http, Healthz) {
  const TestServer server;
  const auto response = get(server, "/healthz");
  EXPECT_EQ(response.result_int(), 200U);
  EXPECT_EQ(response.body().substr(0, 3), "ok ");
}

TEST(Http, EveryReplyHasSecurityHeaders) {
  const TestServer server;
  for (const char* target : {"/", "/api/games", "/api/nothing", "/missing.png"}) {
    const auto response = get(server, target);
    EXPECT_NE(header(response, "Content-Security-Policy").find("frame-ancestors 'none'"), std::string::npos) << target;
    EXPECT_EQ(header(response, "X-Content-Type-Options"), "nosniff") << target;
    EXPECT_EQ(header(response, "Referrer-Policy"), "no-referrer") << target;
    EXPECT_EQ(header(response, "Cross-Origin-Opener-Policy"), "same-origin") << target;
  }
}

TEST(Http, GamesAndTablesAreJson) {
  const TestServer server;
  EXPECT_FALSE(boost::json::parse(get(server, "/api/games").body()).as_array().empty());
  const auto tables = get(server, "/api/tables");
  EXPECT_EQ(tables.body(), "[]");
  EXPECT_EQ(header(tables, "Content-Type"), "application/json");
  EXPECT_EQ(header(tables, "Cache-Control"), "no-store");
  EXPECT_EQ(get(server, "/api/tables/nobody/record").result_int(), 404U);
}

TEST(Http, AReplayIsCached) {
  TestServer server;
  boost::asio::io_context io;
  TestClient ann(io, server);
  ann.read();
  ann.send(
      R"({"type":"create","game":"classic","players":3,"options":{"edition":"2011"},"public":true,"clock":0,"name":"Ann"})");
  ann.send(R"({"type":"add_bot","seat":1,"level":"easy"})");
  ann.send(R"({"type":"add_bot","seat":2,"level":"easy"})");
  ann.send(R"({"type":"start"})");
  ann.send(R"({"type":"substitute","seat":0,"level":"easy"})");
  ASSERT_TRUE(run_until(io, [&] { return ann.has("lobby") && ann.newest("lobby").at("phase").as_string() == "over"; }));
  const std::string path = "/api/tables/" + std::string(ann.newest("lobby").at("table").as_string()) + "/replay";
  const auto first = get(server, path);
  EXPECT_EQ(first.result_int(), 200U);
  EXPECT_TRUE(boost::json::parse(first.body()).as_object().contains("steps"));
  const int asked = server.archive().finished_asked();
  const auto second = get(server, path);
  EXPECT_EQ(second.body(), first.body());
  EXPECT_EQ(header(second, "Content-Type"), "application/json");
  EXPECT_EQ(server.archive().finished_asked(), asked);
}

TEST(Http, OwnSeatsAreForTheirPeople) {
  TestServer server;
  boost::asio::io_context io;
  TestClient ann(io, server);
  ann.read();
  ann.send(R"({"type":"create","game":"classic","players":3,"public":false,"clock":0,"name":"Ann"})");
  ASSERT_TRUE(run_until(io, [&] { return ann.has("lobby"); }));
  const auto post = [&](const std::string& body) {
    return fetch(server, TestRequest(http::verb::post, "/api/seats", 11, body));
  };
  const std::string table(ann.newest("seated").at("table").as_string());
  const std::string token(ann.newest("seated").at("token").as_string());
  const auto asking = [](const std::string& at, const std::string& with) {
    return R"({"table":")" + at + R"(","token":")" + with + "\"}";
  };
  const std::string stranger(22, 'x');
  const auto reply = post(R"({"seats":[)" + asking(table, token) + "," + asking(table, stranger) + "," +
                          asking("nothing", token) + "]}");
  EXPECT_EQ(reply.result_int(), 200U);
  EXPECT_EQ(header(reply, "Content-Type"), "application/json");
  EXPECT_EQ(header(reply, "Cache-Control"), "no-store");
  const boost::json::array seats = boost::json::parse(reply.body()).as_array();
  ASSERT_EQ(seats.size(), 3U);
  EXPECT_EQ(seats.at(0).at("table").as_string(), table);
  EXPECT_EQ(seats.at(0).at("connected").at(0), true);
  EXPECT_TRUE(seats.at(1).is_null());
  EXPECT_TRUE(seats.at(2).is_null());
  EXPECT_EQ(post(R"({"seats":[]})").body(), "[]");
  const auto wrong = post("tokens please");
  EXPECT_EQ(wrong.result_int(), 400U);
  EXPECT_EQ(wrong.body(), "message: it takes an object\n");
  EXPECT_EQ(post("").result_int(), 400U);
  EXPECT_EQ(post(std::string(9000, ' ')).result_int(), 413U);
  const auto got = get(server, "/api/seats");
  EXPECT_EQ(got.result_int(), 405U);
  EXPECT_EQ(header(got, "Allow"), "POST");
}

TEST(Http, MetricsAreAtTheirOwnPort) {
  const TestServer server;
  EXPECT_NE(get(server, "/metrics").body().substr(0, 6), "# HELP") << "players reach this port";
  const std::string text = metrics_of(server);
  for (const char* name :
       {"filon_clients 0", "filon_tables 0", "filon_commit_seconds_count", "filon_loop_lag_seconds_sum",
        "process_cpu_seconds_total", "process_resident_memory_bytes", "filon_uptime_seconds"})
    EXPECT_NE(text.find(name), std::string::npos) << name;
  for (const char* name : {"filon_bytes_out_total", "filon_messages_out_total", "filon_heap_bytes"})
    EXPECT_EQ(text.find(name), std::string::npos) << name << " tells secrets";
}

TEST(Http, ExactMetricsAreForMeasuring) {
  TestServer::Options options;
  options.net.has_exact_metrics = true;
  const TestServer server(options);
  const std::string text = metrics_of(server);
  for (const char* name : {"filon_bytes_out_total", "filon_messages_out_total", "filon_heap_bytes"})
    EXPECT_NE(text.find(name), std::string::npos) << name;
}

TEST(Http, TheSite) {
  const TestServer server;
  const auto index = get(server, "/");
  EXPECT_EQ(index.result_int(), 200U);
  EXPECT_EQ(header(index, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(get(server, "/t/ABCDE?from=link").body(), index.body()) << "a page of the web client";
  EXPECT_EQ(get(server, "/missing.js").result_int(), 404U);
  EXPECT_EQ(get(server, "/../../etc/passwd.txt").result_int(), 404U);

  TestRequest again(http::verb::get, "/", 11);
  again.set(http::field::if_none_match, index[http::field::etag]);
  const auto unchanged = fetch(server, again);
  EXPECT_EQ(unchanged.result_int(), 304U);
  EXPECT_EQ(unchanged.body(), "");

  TestRequest zipped(http::verb::get, "/", 11);
  zipped.set(http::field::accept_encoding, "br, gzip");
  const auto packed = fetch(server, zipped);
  EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
  EXPECT_LT(packed.body().size(), index.body().size());

  const auto head = fetch(server, TestRequest(http::verb::head, "/", 11));
  EXPECT_EQ(head.body(), "");
  EXPECT_EQ(header(head, "Content-Length"), std::to_string(index.body().size()));
}

TEST(Http, RefusesOtherMethodsAndTooLongRequests) {
  const TestServer server;
  const auto posted = fetch(server, TestRequest(http::verb::post, "/api/tables", 11, "{}"));
  EXPECT_EQ(posted.result_int(), 405U);
  EXPECT_EQ(header(posted, "Allow"), "GET, HEAD");
  EXPECT_EQ(get(server, "/ws").result_int(), 426U);
  EXPECT_EQ(fetch(server, TestRequest(http::verb::post, "/", 11, std::string(9000, 'x'))).result_int(), 413U);
  TestRequest long_one(http::verb::get, "/", 11);
  long_one.set("X-Long", std::string(9000, 'x'));
  EXPECT_EQ(fetch(server, long_one).result_int(), 431U);
}

TEST(Http, TheRequestsOfAnAddressAreLimited) {
  TestServer::Options options;
  options.net.requests_per_second = 1;
  options.net.trusted_proxies = {"127.0.0.1"};
  const TestServer server(options);
  const auto ask = [&](const std::string& address) {
    TestRequest request(http::verb::get, "/healthz", 11);
    request.set("X-Forwarded-For", address);
    return fetch(server, request);
  };
  int served = 0;
  while (served < 1000 && ask("192.0.2.1").result_int() == 200U) ++served;
  EXPECT_GE(served, 5);
  EXPECT_LT(served, 1000);
  const auto refused = ask("192.0.2.1");
  EXPECT_EQ(refused.result_int(), 429U);
  EXPECT_EQ(header(refused, "Retry-After"), "1");
  EXPECT_EQ(ask("192.0.2.2").result_int(), 200U) << "other addresses are not affected";
  EXPECT_NE(metrics_of(server).find("filon_http_requests_refused_total 2"), std::string::npos);
}

TEST(Http, PagesOfOtherSitesMayNotConnect) {
  TestServer::Options options;
  options.net.origins = {"https://friend.example"};
  const TestServer server(options);
  boost::asio::io_context io;
  EXPECT_TRUE(TestClient(io, server).is_open()) << "a program sends no origin";
  EXPECT_TRUE(TestClient(io, server, "http://" + server.host()).is_open());
  EXPECT_TRUE(TestClient(io, server, "https://friend.example").is_open());
  for (const char* origin :
       {"https://evil.example", "null", "http://127.0.0.1", "https://friend.example.evil.example"}) {
    const TestClient stranger(io, server, origin);
    EXPECT_FALSE(stranger.is_open()) << origin;
    EXPECT_EQ(stranger.status(), 403) << origin;
  }
}

}  // namespace
}  // namespace filon::server
