#include "server/net/routes.h"

#include <algorithm>

#include "server/net/metrics.h"
#include "server/net/pages.h"

namespace filon::server {
namespace {

constexpr std::string_view json = "application/json";

Reply fresh(std::string_view route, std::string_view type, std::string body) {
  return {.route = route, .type = type, .made = std::move(body), .headers = {{"Cache-Control", "no-store"}}};
}

const SiteFile* find_file(std::string_view path) {
  const auto files = site();
  const auto found = std::find_if(files.begin(), files.end(), [&](const SiteFile& one) { return one.path == path; });
  return found == files.end() ? nullptr : &*found;
}

// Vite puts a hash of the content into the file names in /assets.
bool never_changes(std::string_view path) { return path.starts_with("/assets/"); }

bool takes_gzip(std::string_view accept_encoding) {
  const std::size_t at = accept_encoding.find("gzip");
  if (at == std::string_view::npos) return false;
  const std::string_view weight = accept_encoding.substr(at + 4, 5);
  return weight != ";q=0" && weight != ";q=0,";
}

Reply file(const SiteFile& file, const Request& request) {
  Reply reply{.route = "site", .type = file.type, .fixed = file.content, .headers = {{"ETag", file.tag}}};
  reply.headers.emplace_back("Cache-Control",
                             never_changes(file.path) ? "public, max-age=31536000, immutable" : "no-cache");
  if (!file.gzipped.empty()) reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (request.if_none_match.find(file.tag) != std::string_view::npos) {
    reply.status = 304;
    reply.fixed = {};
  } else if (!file.gzipped.empty() && takes_gzip(request.accept_encoding)) {
    reply.fixed = file.gzipped;
    reply.headers.emplace_back("Content-Encoding", "gzip");
  }
  return reply;
}

Reply not_finished(std::string_view route) { return sentence(404, route, "There is no finished match of this table."); }

Reply too_many_tries(std::string_view route) {
  Reply reply = sentence(429, route, "Your address has tried too many wrong codes; wait a minute.");
  reply.headers.emplace_back("Retry-After", "60");
  return reply;
}

// For people who have mistyped a path.
Reply nothing_here() {
  Reply reply = fresh("site", "text/html; charset=utf-8", R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Filon</title>
<p>There is nothing here. <a href="/">Back to the home page</a></p>
<p lang="fr">Il n’y a rien ici. <a href="/">Retour à l’accueil</a></p>
)");
  reply.status = 404;
  return reply;
}

}  // namespace

std::string_view path_of(std::string_view target) { return target.substr(0, target.find_first_of("?#")); }

const std::vector<Header>& security_headers() {
  static const std::vector<Header> headers{
      // wasm-unsafe-eval allows compiling the WebAssembly engine, but no scripts from text.
      {"Content-Security-Policy",
       "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data:; "
       "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"X-Frame-Options", "DENY"},
      {"Referrer-Policy", "no-referrer"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"}};
  return headers;
}

Reply sentence(int status, std::string_view route, std::string_view text) {
  Reply reply = fresh(route, "text/plain; charset=utf-8", std::string(text) + "\n");
  reply.status = status;
  return reply;
}

struct Routes::Route {
  std::string_view path;
  Reply (Routes::*answer)(const Request&, std::string_view table);
  double price = 1;
  bool takes_post = false;  // and nothing else
};

const std::vector<Routes::Route>& Routes::all() {
  static const std::vector<Route> routes{
      {"/healthz", &Routes::health},
      {"/ws", &Routes::socket},
      {"/api/games", &Routes::games},
      {"/api/tables", &Routes::tables},
      // From the disk; a replay is played again.
      {"/api/tables/TABLE/record", &Routes::record, 5},
      {"/api/tables/TABLE/replay", &Routes::replay, 10},
      {"/api/seats", &Routes::own_seats, 10, true},
  };
  return routes;
}

std::vector<std::string_view> Routes::paths() {
  std::vector<std::string_view> paths;
  for (const Route& route : all()) paths.push_back(route.path);
  return paths;
}

const Routes::Route* Routes::find(std::string_view path, std::string_view& table) {
  constexpr std::string_view any = "TABLE";
  for (const Route& route : all()) {
    if (route.path == path) return &route;
    const std::size_t at = route.path.find(any);
    if (at == std::string_view::npos) continue;
    const std::string_view before = route.path.substr(0, at), after = route.path.substr(at + any.size());
    if (!path.starts_with(before) || !path.ends_with(after) || path.size() <= before.size() + after.size()) continue;
    table = path.substr(before.size(), path.size() - before.size() - after.size());
    if (table.find('/') == std::string_view::npos) return &route;
  }
  return nullptr;
}

double Routes::price_of(const Request& request) {
  std::string_view table;
  const Route* route = find(path_of(request.target), table);
  return route ? route->price : 1;
}

Reply Routes::answer(const Request& request) {
  const std::string_view path = path_of(request.target);
  std::string_view table;
  const Route* route = find(path, table);
  const bool takes_post = route && route->takes_post;
  const bool is_right = takes_post ? request.method == "POST" : request.method == "GET" || request.method == "HEAD";
  if (!is_right) {
    Reply reply =
        sentence(405, "method", takes_post ? "Only POST is served here." : "Only GET and HEAD are served here.");
    reply.headers.emplace_back("Allow", takes_post ? "POST" : "GET, HEAD");
    return reply;
  }
  if (route) return (this->*route->answer)(request, table);
  if (path.starts_with("/api/")) return sentence(404, "api", "There is nothing here.");

  const SiteFile* found = find_file(is_page(path) ? "/index.html" : path);
  return found ? file(*found, request) : nothing_here();
}

// Without the reason, which names files of the server; it is in the log.
Reply Routes::health(const Request&, std::string_view) {
  if (hub_.trouble()) return sentence(503, "healthz", "Nothing can be stored at the moment; everybody waits.");
  return sentence(200, "healthz", "ok " + std::string(version()));
}

Reply Routes::socket(const Request&, std::string_view) {
  Reply reply = sentence(426, "ws", "This is for WebSockets.");
  reply.headers.emplace_back("Upgrade", "websocket");
  return reply;
}

Reply Routes::games(const Request&, std::string_view) { return fresh("games", json, games::games_json()); }

Reply Routes::tables(const Request&, std::string_view) {
  const auto now = std::chrono::steady_clock::now();
  if (tables_.empty() || now - tables_made_ >= std::chrono::seconds(1)) {
    tables_ = hub_.public_tables();
    tables_made_ = now;
  }
  return fresh("tables", json, tables_);
}

Reply Routes::record(const Request& request, std::string_view id_or_code) {
  const auto table = hub_.id_of(id_or_code, request.address);
  if (!table) return too_many_tries("record");
  auto record = hub_.record(*table);
  return record ? fresh("record", "text/plain; charset=utf-8", *std::move(record)) : not_finished("record");
}

Reply Routes::replay(const Request& request, std::string_view id_or_code) {
  const auto table = hub_.id_of(id_or_code, request.address);  // a code may belong to another table later
  if (!table) return too_many_tries("replay");
  auto text = replays_.find(*table);
  if (!text) {
    auto made = hub_.replay(*table);
    if (!made) return not_finished("replay");
    text = std::make_shared<const std::string>(*std::move(made));
    replays_.keep(*table, text);
  }
  Reply reply = fresh("replay", json, {});
  reply.kept = std::move(text);
  return reply;
}

// The tokens are in the body, because paths are logged by proxies.
Reply Routes::own_seats(const Request& request, std::string_view) {
  const auto seats = protocol::read_own_seats(request.body);
  if (!seats) return sentence(400, "seats", seats.error());
  return fresh("seats", json, hub_.own_seats(*seats));
}

Reply answer_operator(const Request& request, Hub& hub, const std::string& metrics) {
  const std::string_view path = path_of(request.target);
  if (request.method != "GET" && request.method != "HEAD")
    return sentence(405, "method", "Only GET and HEAD are served here.");
  if (path == "/metrics") return fresh("metrics", "text/plain; version=0.0.4", metrics);
  if (path != "/healthz") return sentence(404, "operator", "Only /metrics and /healthz are here.");
  if (const auto trouble = hub.trouble()) return sentence(503, "healthz", trouble->sentence);
  return sentence(200, "healthz", "ok " + std::string(version()));
}

}  // namespace filon::server
