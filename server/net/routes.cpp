#include "server/net/routes.h"

#include <algorithm>

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

bool has_extension(std::string_view path) {
  return path.substr(path.rfind('/') + 1).find('.') != std::string_view::npos;
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

Reply Routes::answer(const Request& request) {
  if (path_of(request.target) == "/api/seats") return own_seats(request);
  if (request.method != "GET" && request.method != "HEAD") {
    Reply reply = sentence(405, "method", "Only GET and HEAD are served here.");
    reply.headers.emplace_back("Allow", "GET, HEAD");
    return reply;
  }
  const std::string_view path = path_of(request.target);
  if (path == "/healthz") {
    if (const auto trouble = hub_.trouble()) return sentence(503, "healthz", trouble->sentence);
    return sentence(200, "healthz", "ok " + std::string(version()));
  }
  if (path == "/metrics") return fresh("metrics", "text/plain; version=0.0.4", metrics_.text(hub_.figures()));
  if (path == "/ws") {
    Reply reply = sentence(426, "ws", "This is for WebSockets.");
    reply.headers.emplace_back("Upgrade", "websocket");
    return reply;
  }
  if (path == "/api/games") return fresh("games", json, games::games_json());
  if (path == "/api/tables") return tables();
  constexpr std::string_view tables_folder = "/api/tables/";
  if (path.starts_with(tables_folder)) {
    const std::string_view rest = path.substr(tables_folder.size());
    const std::size_t slash = rest.find('/');
    const std::string_view table = rest.substr(0, slash), what = rest.substr(std::min(slash, rest.size()));
    if (what == "/record") {
      auto record = hub_.record(table);
      return record ? fresh("record", "text/plain; charset=utf-8", *std::move(record)) : not_finished("record");
    }
    if (what == "/replay") return replay(table);
  }
  if (path.starts_with("/api/")) return sentence(404, "api", "There is nothing here.");

  if (const SiteFile* found = find_file(path == "/" ? "/index.html" : path)) return file(*found, request);
  // Pages of the web client, which does its own routing.
  const SiteFile* index = find_file("/index.html");
  if (index && path.starts_with('/') && !has_extension(path)) return file(*index, request);
  return sentence(404, "site", "There is nothing here.");
}

// The tokens are in the body, because paths are logged by proxies.
Reply Routes::own_seats(const Request& request) {
  if (request.method != "POST") {
    Reply reply = sentence(405, "method", "Only POST is served here.");
    reply.headers.emplace_back("Allow", "POST");
    return reply;
  }
  const auto seats = protocol::read_own_seats(request.body);
  if (!seats) return sentence(400, "seats", seats.error());
  return fresh("seats", json, hub_.own_seats(*seats));
}

Reply Routes::tables() {
  const auto now = std::chrono::steady_clock::now();
  if (tables_.empty() || now - tables_made_ >= std::chrono::seconds(1)) {
    tables_ = hub_.public_tables();
    tables_made_ = now;
  }
  return fresh("tables", json, tables_);
}

Reply Routes::replay(std::string_view id_or_code) {
  const TableId table = hub_.id_of(id_or_code);  // a code may belong to another table later
  auto text = replays_.find(table);
  if (!text) {
    auto made = hub_.replay(table);
    if (!made) return not_finished("replay");
    text = std::make_shared<const std::string>(*std::move(made));
    replays_.keep(table, text);
  }
  Reply reply = fresh("replay", json, {});
  reply.kept = std::move(text);
  return reply;
}

}  // namespace filon::server
