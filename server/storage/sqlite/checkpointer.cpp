#include "server/storage/sqlite/checkpointer.h"

#include <utility>

namespace filon::server::sqlite {

Checkpointer::Checkpointer(Connection connection) : connection_(std::move(connection)), thread_([this] { work(); }) {}

Checkpointer::~Checkpointer() {
  {
    const std::lock_guard lock(mutex_);
    doing_ = Doing::Closing;
  }
  changed_.notify_one();
  thread_.join();
}

void Checkpointer::start() {
  {
    const std::lock_guard lock(mutex_);
    if (doing_ != Doing::Nothing) return;
    doing_ = Doing::AtWork;
  }
  changed_.notify_one();
}

bool Checkpointer::take_finished() {
  const std::lock_guard lock(mutex_);
  if (doing_ != Doing::Finished) return false;
  doing_ = Doing::Nothing;
  return true;
}

void Checkpointer::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return doing_ == Doing::AtWork || doing_ == Doing::Closing; });
    if (doing_ == Doing::Closing) return;
    lock.unlock();
    checkpoint(connection_);
    lock.lock();
    if (doing_ == Doing::AtWork) doing_ = Doing::Finished;
  }
}

void checkpoint(Connection& connection) {
  sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace filon::server::sqlite
