#include "server/storage/change.h"

namespace filon::server {

namespace {

std::size_t weight_of(const Append& append) {
  std::size_t bytes = 0;
  for (const Entry& entry : append.entries) bytes += sizeof entry + entry.table.size() + entry.text.size();
  return bytes;
}

std::size_t weight_of(const Finish& finish) {
  std::size_t bytes = finish.over.table.size() + finish.over.summary.size() + finish.over.record.size();
  for (const std::string& text : finish.over.log) bytes += sizeof text + text.size();
  return bytes;
}

std::size_t weight_of(const Drop& drop) { return drop.table.size(); }

}  // namespace

std::size_t weight(const Change& change) {
  return sizeof change + std::visit([](const auto& one) { return weight_of(one); }, change);
}

}  // namespace filon::server
