// Moves SQLite's write-ahead log to the database, on its own thread and connection: this may take longer than players
// should wait, and the writer continues meanwhile.
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

class Checkpointer {
 public:
  explicit Checkpointer(Connection);
  ~Checkpointer();
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;

  // Does nothing while it is working.
  void start();
  // True once after each start, when the work is finished.
  bool take_finished();

 private:
  enum class State { Idle, Working, Finished, Closing };

  void work();

  Connection connection_;
  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::Idle;
  std::thread thread_;
};

// Moves as much as possible without waiting. Whatever is not moved stays safe in the log.
void checkpoint(Connection&);

}  // namespace filon::server::sqlite
