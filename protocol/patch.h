// A JSON object with only the members that changed. It is opened when the first member is written.
#pragma once

#include <string>

#include "protocol/json.h"

namespace filon::protocol {

class Patch {
 public:
  // The outermost object: always written, even if it is empty.
  explicit Patch(Json& json) : json_(json), open_(true) { json.begin('{'); }
  // A member of an object, written only if it has members.
  Patch(Json& json, std::string key) : json_(json), key_(std::move(key)) {}
  Patch(Patch& parent, std::string key) : json_(parent.json_), parent_(&parent), key_(std::move(key)) {}
  Patch(const Patch&) = delete;
  ~Patch() {
    if (open_) json_.end('}');
  }

  Json& key(std::string_view name) {
    open();
    return json_.key(name);
  }
  template <class T>
  void changed(std::string_view name, const T& from, const T& to) {
    if (from != to) key(name).value(to);
  }

 private:
  void open() {
    if (open_) return;
    if (parent_) parent_->open();
    json_.key(key_).begin('{');
    open_ = true;
  }

  Json& json_;
  Patch* parent_ = nullptr;
  std::string key_;
  bool open_ = false;
};

}  // namespace filon::protocol
