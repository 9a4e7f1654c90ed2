// Writes JSON directly into a string, because the server writes thousands of messages a second.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

namespace filon::protocol {

// Adds the commas. Use begin('{') … end('}'), and key() before each member of an object.
class Json {
 public:
  explicit Json(std::string& out) : out_(out) {}

  Json& begin(char bracket) {
    comma();
    out_ += bracket;
    first_ = true;
    return *this;
  }
  Json& end(char bracket) {
    out_ += bracket;
    first_ = false;
    return *this;
  }
  Json& key(std::string_view name) {
    comma();
    quote(name);
    out_ += ':';
    first_ = true;
    return *this;
  }
  Json& value(std::string_view text) {
    comma();
    quote(text);
    return *this;
  }
  Json& value(const char* text) { return value(std::string_view(text)); }
  Json& value(bool truth) { return plain(truth ? "true" : "false"); }
  Json& value(int number) {
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return plain({digits, static_cast<std::size_t>(end - digits)});
  }
  Json& null() { return plain("null"); }
  // Text that is JSON already.
  Json& plain(std::string_view json) {
    comma();
    out_ += json;
    return *this;
  }

  template <class T>
  Json& member(std::string_view name, T what) {
    return key(name).value(what);
  }

 private:
  void comma() {
    if (!first_) out_ += ',';
    first_ = false;
  }
  void quote(std::string_view text);
  void escape(char);

  std::string& out_;
  bool first_ = true;
};

}  // namespace filon::protocol
