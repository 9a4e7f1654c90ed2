// The backends that must pass the contract tests.
#include "server/storage/contract.h"
#include "server/storage/sqlite/temporary_file.h"

namespace filon::server {
namespace {

class SqlitePlace : public Place {
 public:
  Result<std::unique_ptr<Archive>> open() override {
    return open_sqlite(file_.path(), {.survives = SqliteOptions::Survives::ProcessDeath});
  }

 private:
  TemporaryFile file_;
};

INSTANTIATE_TEST_SUITE_P(Backends, StorageContract,
                         testing::Values(Backend{
                             "Sqlite", []() -> std::unique_ptr<Place> { return std::make_unique<SqlitePlace>(); }}),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace filon::server
