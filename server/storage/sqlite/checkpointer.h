// Moves what is in SQLite's write-ahead log to the database itself, on a thread and a connection of its own: it may
// take longer than players should wait, and the writer goes on meanwhile.
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

  // Does nothing while it is at work.
  void start();
  // Once after each time it was started.
  bool take_finished();

 private:
  enum class Doing { Nothing, AtWork, Finished, Closing };

  void work();

  Connection connection_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Doing doing_ = Doing::Nothing;
  std::thread thread_;
};

// As much as can be moved without waiting for anybody. What fails stays in the log, where it is as safe.
void checkpoint(Connection&);

}  // namespace filon::server::sqlite
