#include "server/storage/sqlite/checkpointer.h"

#include <utility>

namespace filon::server::sqlite {

Checkpointer::Checkpointer(Connection connection) : connection_(std::move(connection)), thread_([this] { work(); }) {}

Checkpointer::~Checkpointer() {
  {
    const std::lock_guard lock(mutex_);
    state_ = State::Closing;
  }
  changed_.notify_one();
  thread_.join();
}

void Checkpointer::start() {
  {
    const std::lock_guard lock(mutex_);
    if (state_ != State::Idle) return;
    state_ = State::Working;
  }
  changed_.notify_one();
}

bool Checkpointer::take_finished() {
  const std::lock_guard lock(mutex_);
  if (state_ != State::Finished) return false;
  state_ = State::Idle;
  return true;
}

void Checkpointer::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return state_ == State::Working || state_ == State::Closing; });
    if (state_ == State::Closing) return;
    lock.unlock();
    checkpoint(connection_);
    lock.lock();
    if (state_ == State::Working) state_ = State::Finished;
  }
}

void checkpoint(Connection& connection) {
  sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace filon::server::sqlite
