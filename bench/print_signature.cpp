// Prints the numbers of `filon bench --signature`, but links only the engine and the bots. ./test builds it with Clang.
#include <iostream>

#include "bench/signature.h"

int main() {
  std::cout << "classic " << filon::bench::classic_signature() << '\n';
  std::cout << "lost_mines " << filon::bench::lost_mines_signature() << '\n';
}
