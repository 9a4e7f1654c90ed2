// Work in numbered parts, shared over threads.
#pragma once

#include <functional>

namespace filon::bots {

// Told now and then how many parts are done; called from one thread at a time.
using Progress = std::function<void(int done, int all)>;

// Calls work(i) for i from 0 to count - 1, each once, on so many threads.
void share_work(int count, int threads, const Progress&, const std::function<void(int)>& work);

// Processor time of this thread in microseconds: whatever else the machine does is not counted.
double thread_micros();

}  // namespace filon::bots
