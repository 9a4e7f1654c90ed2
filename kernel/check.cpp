#include "kernel/check.h"

namespace filon {

void report_bug(const char* what) {
#ifdef __cpp_exceptions
  throw Bug(what);
#else
  static_cast<void>(what);
  __builtin_trap();
#endif
}

}  // namespace filon
