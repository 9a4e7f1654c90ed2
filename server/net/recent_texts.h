// A cache of texts that are slow to make. If it has too many bytes, the least recently used text is removed.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace filon::server {

class RecentTexts {
 public:
  using Text = std::shared_ptr<const std::string>;

  explicit RecentTexts(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // Null: not in the cache.
  Text find(std::string_view name) {
    const auto found = places_.find(name);
    if (found == places_.end()) return {};
    texts_.splice(texts_.begin(), texts_, found->second);
    return found->second->second;
  }
  // Requires: the cache has no text of this name.
  void keep(std::string name, Text text) {
    bytes_ += text->size();
    texts_.emplace_front(std::move(name), std::move(text));
    places_.emplace(texts_.front().first, texts_.begin());
    while (bytes_ > most_bytes_) {
      bytes_ -= texts_.back().second->size();
      places_.erase(texts_.back().first);
      texts_.pop_back();
    }
  }

 private:
  using Texts = std::list<std::pair<const std::string, Text>>;

  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  Texts texts_;  // the most recently used first
  std::unordered_map<std::string_view, Texts::iterator> places_;
};

}  // namespace filon::server
