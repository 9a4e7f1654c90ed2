# Settings for every target and preset.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_LINK_LIBRARIES_ONLY_TARGETS ON)  # a misspelt DEPENDS is an error

# Set by the toolchain file wasm32-wasi.cmake.
string(COMPARE EQUAL "${CMAKE_SYSTEM_PROCESSOR}" wasm32 FILON_WASM)

option(BUILD_TESTING "Build the tests (needs libgtest-dev and librapidcheck-dev)" ON)
option(FILON_LTO "Optimize tools and modules across translation units" OFF)
option(FILON_FUZZ "Build the fuzzers (needs Clang)" OFF)
set(FILON_SANITIZE "" CACHE STRING "Sanitizers to build with, for example address,undefined")

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(FILON_CCACHE ccache)
if(FILON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Relative paths, so that other clones can use the same cache.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${FILON_CCACHE}")
endif()

# a*b+c is never fused, so that games are the same on every compiler and processor.
add_compile_options(-ffp-contract=off)

if(FILON_SANITIZE)
  add_compile_options(-fsanitize=${FILON_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${FILON_SANITIZE})
  add_compile_definitions(FILON_SANITIZED)  # tests play fewer games
  # Optimizing is slow with sanitizers. It is worth it only for code with which tests play thousands of games.
  set(FILON_PLAYED_COMPILE -O1)
else()
  # Loops over a hand or the seats are short: GCC's vector code for them is longer and slower. It may replace a loop only
  # as a whole, as in bags of cards.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(FILON_RULES_COMPILE -fno-tree-slp-vectorize -fvect-cost-model=very-cheap)
  endif()
  # Test functions are long and slow to optimize, but tests spend their time in the code that they test.
  set(FILON_TEST_COMPILE $<$<CONFIG:Release>:-O1>)
endif()
add_compile_definitions($<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)

set(FILON_WARNINGS
    -Wall -Wextra -Wpedantic -Werror
    -Wshadow -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor -Wimplicit-fallthrough
    # RockFall{.at = {1, 0}}: other members have their defaults.
    -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 reports these in correct code of the standard library (GCC bugs 105329, 105651, 107852).
  list(APPEND FILON_WARNINGS
       -Wno-restrict -Wno-error=array-bounds -Wno-error=maybe-uninitialized -Wno-error=stringop-overflow
       -Wno-error=stringop-overread)
endif()

# Fat objects have machine code and LTO code: tools are optimized as a whole, and tests link quickly without LTO.
if(FILON_LTO)
  if(FILON_WASM)
    set(FILON_LTO_COMPILE -flto)
    set(FILON_LTO_LINK -flto)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(FILON_LTO_COMPILE -flto=auto -ffat-lto-objects)
    set(FILON_LTO_LINK -flto=auto)
    set(FILON_LTO_SKIP -fno-lto)
    set(CMAKE_AR "${CMAKE_CXX_COMPILER_AR}")
    set(CMAKE_RANLIB "${CMAKE_CXX_COMPILER_RANLIB}")
  else()
    set(FILON_LTO_COMPILE -flto=thin -ffat-lto-objects)
    set(FILON_LTO_LINK -flto=thin -ffat-lto-objects)
  endif()
endif()
