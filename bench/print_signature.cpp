// Prints what `filon bench --signature` prints, and needs only the engine and the bots. ./test builds it with Clang.
#include <iostream>

#include "bench/signature.h"

int main() { std::cout << filon::bench::signature() << '\n'; }
