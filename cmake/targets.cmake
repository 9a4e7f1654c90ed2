# The kinds of targets Filon is made of. A target sees its own folder and the INCLUDE folders of what it DEPENDS on.
#
#   filon_library(<name> [SOURCES <file>...] [DEPENDS <target>...] [DEPENDS_PRIVATE <target>...] [INCLUDE <folder>...])
#   filon_test(<name> SOURCES <file>... [DEPENDS <target>...] [LABELS <label>...])
#   filon_tool(<name> SOURCES <file>... [DEPENDS <target>...])
#   filon_module(<name> SOURCES <file>... [DEPENDS <target>...])
#   filon_fuzzer(<name> SOURCES <file>... CORPUS <folder> RUNS <count> [DEPENDS <target>...])

function(_filon_common name)
  target_compile_options(${name} PRIVATE ${FILON_WARNINGS} ${FILON_LTO_COMPILE})
  target_include_directories(${name} PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
endfunction()

# A static library. INCLUDE is its door, for itself and for those who depend on it. What its public headers include
# goes to DEPENDS, what only its sources include to DEPENDS_PRIVATE. Without SOURCES it is headers only.
function(filon_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;DEPENDS_PRIVATE;INCLUDE")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  if(arg_SOURCES)
    add_library(${name} STATIC ${arg_SOURCES})
    _filon_common(${name})
    set(scope PUBLIC)
    target_link_libraries(${name} PRIVATE ${arg_DEPENDS_PRIVATE})
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${name} ${scope} ${arg_INCLUDE})
  target_link_libraries(${name} ${scope} ${arg_DEPENDS})
endfunction()

# A GoogleTest executable with RapidCheck at hand; every TEST in it is a test of ctest. LABELS slow keeps it out of the
# clang run, which repeats what release has tested already. Tests run in the root of the repository.
function(filon_test name)
  if(FILON_WASM OR NOT BUILD_TESTING)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;LABELS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name})
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS} GTest::gmock GTest::gtest_main rapidcheck)
  target_link_options(${name} PRIVATE ${FILON_LTO_SKIP})
  set(properties TIMEOUT 600)
  if(arg_LABELS)
    list(APPEND properties LABELS "${arg_LABELS}")
  endif()
  gtest_discover_tests(${name} TEST_PREFIX "${name}." DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60
                       WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" PROPERTIES ${properties})
endfunction()

# A program people run; it ends up at build/<preset>/<name>.
function(filon_tool name)
  if(FILON_WASM)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name})
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
  target_link_options(${name} PRIVATE ${FILON_LTO_LINK})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
endfunction()

# A WebAssembly module without a main: build/wasm/<name>.wasm. The host calls _initialize() once, then the functions
# marked [[clang::export_name("...")]].
function(filon_module name)
  if(NOT FILON_WASM)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name})
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
  # The linker's own stack of 64 KiB is small for search, and would run over into data unnoticed.
  target_link_options(${name} PRIVATE ${FILON_LTO_LINK} -mexec-model=reactor -Wl,-z,stack-size=1048576
                      -Wl,--stack-first -Wl,--strip-all)
  set_target_properties(${name} PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
endfunction()

# A libFuzzer program, at build/<preset>/<name>. Its test replays fuzz/corpus/<folder> and goes on from there for some
# RUNS in all, the same every time; what it finds is in build/<preset>/fuzz/<folder>.
function(filon_fuzzer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "CORPUS;RUNS" "SOURCES;DEPENDS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
  # A list, and not the folder: libFuzzer would add to it.
  file(GLOB corpus CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/corpus/${arg_CORPUS}/*")
  list(JOIN corpus "," corpus)
  set(found "${CMAKE_CURRENT_BINARY_DIR}/${arg_CORPUS}/")
  file(WRITE "${found}corpus.txt" "${corpus}")
  add_test(NAME ${name}
           COMMAND ${name} -runs=${arg_RUNS} -seed=1 -max_len=400 -verbosity=0 "-artifact_prefix=${found}"
                   "-dict=${CMAKE_CURRENT_SOURCE_DIR}/${arg_CORPUS}.dict" "-seed_inputs=@${found}corpus.txt")
  set_tests_properties(${name} PROPERTIES LABELS fuzz TIMEOUT 300)
endfunction()

function(_filon_no_leftovers name leftovers)
  if(leftovers)
    message(FATAL_ERROR "${name}: unknown arguments: ${leftovers}")
  endif()
endfunction()

if(BUILD_TESTING AND NOT FILON_WASM)
  enable_testing()
  include(GoogleTest)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
endif()
