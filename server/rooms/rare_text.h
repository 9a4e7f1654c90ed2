// A text that is usually empty, and then takes no more than a pointer.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace filon::server {

class RareText {
 public:
  RareText() = default;
  RareText(std::string_view text) : text_(text.empty() ? nullptr : std::make_unique<const std::string>(text)) {}
  RareText(const std::string& text) : RareText(std::string_view(text)) {}
  RareText(const RareText& other) : RareText(std::string_view(other)) {}
  RareText(RareText&&) noexcept = default;
  RareText& operator=(RareText other) noexcept {
    text_ = std::move(other.text_);
    return *this;
  }

  operator std::string_view() const { return text_ ? std::string_view(*text_) : std::string_view(); }
  bool empty() const { return text_ == nullptr; }

 private:
  std::unique_ptr<const std::string> text_;
};

}  // namespace filon::server
