// Shares numbered tasks among threads.
#pragma once

#include <functional>

namespace filon::bots {

// Called from time to time with the number of finished tasks, by one thread at a time.
using Progress = std::function<void(int done, int all)>;

// Calls work(i) once for each i from 0 to count - 1, on this many threads.
void share_work(int count, int threads, const Progress&, const std::function<void(int)>& work);

// Processor time of this thread in microseconds: other work of the machine does not count.
double thread_micros();

}  // namespace filon::bots
