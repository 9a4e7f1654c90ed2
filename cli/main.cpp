#include "cli/run.h"

int main(int argc, char** argv) { return filon::cli::run(argc, argv); }
