// The metrics of the server, from its /metrics page.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/asio/awaitable.hpp>

#include "load/client.h"

namespace filon::load {

class MetricsPage {
 public:
  explicit MetricsPage(std::string text) : text_(std::move(text)) {}

  std::optional<double> value(std::string_view name) const;
  // Throws Failed if there is none.
  double at(std::string_view name) const;

 private:
  std::string text_;
};

// Throws Failed if there is no such page.
boost::asio::awaitable<MetricsPage> fetch_metrics(Context&);

}  // namespace filon::load
