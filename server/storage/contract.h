// Tests that every storage backend must pass. A backend is added with one line in contract_backends.cpp.
#pragma once

#include <future>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/storage/archive.h"

namespace filon::server {

// An empty place for an archive, which can be opened, closed and opened again. It is deleted with this object.
class Place {
 public:
  virtual ~Place() = default;
  virtual Result<std::unique_ptr<Archive>> open() = 0;
};

struct Backend {
  std::string name;
  std::unique_ptr<Place> (*make)();
  friend std::ostream& operator<<(std::ostream& out, const Backend& backend) { return out << backend.name; }
};

class StorageContract : public testing::TestWithParam<Backend> {
 protected:
  void SetUp() override { reopen(); }

  void reopen() {
    archive_.reset();
    Result<std::unique_ptr<Archive>> opened = place_->open();
    ASSERT_TRUE(opened) << opened.error();
    archive_ = *std::move(opened);
  }
  void close() { archive_.reset(); }

  // These wait for the result.
  std::optional<Error> append(std::vector<Entry> entries) {
    return answer([&](Archive::Done done) { archive_->append(std::move(entries), std::move(done)); });
  }
  std::optional<Error> finish(FinishedTable table) {
    return answer([&](Archive::Done done) { archive_->finish(std::move(table), std::move(done)); });
  }
  std::optional<Error> drop(TableId table) {
    return answer([&](Archive::Done done) { archive_->drop(std::move(table), std::move(done)); });
  }

  std::vector<LiveTable> live() { return value(archive_->live()); }
  std::optional<FinishedTable> finished(std::string_view table) { return value(archive_->finished(table)); }
  std::optional<FinishedTable> finished_by_code(std::string_view code) {
    return value(archive_->finished_by_code(code));
  }
  std::vector<FinishedTable> latest(int at_most) { return value(archive_->latest(at_most)); }

  Archive& archive() { return *archive_; }
  Place& place() { return *place_; }

 private:
  template <class Ask>
  static std::optional<Error> answer(Ask ask) {
    std::promise<std::optional<Error>> promise;
    ask([&](std::optional<Error> error) { promise.set_value(std::move(error)); });
    return promise.get_future().get();
  }

  template <class T>
  static T value(Result<T> result) {
    if (result) return *std::move(result);
    ADD_FAILURE() << result.error();
    return T();
  }

  std::unique_ptr<Place> place_ = GetParam().make();
  std::unique_ptr<Archive> archive_;
};

}  // namespace filon::server
