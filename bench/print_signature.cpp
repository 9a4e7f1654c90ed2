// Prints the same number as `filon bench --signature`, but links only the engine and the bots. ./test builds it with
// Clang.
#include <iostream>

#include "bench/signature.h"

int main() { std::cout << filon::bench::signature() << '\n'; }
