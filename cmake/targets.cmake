# The kinds of targets.
#
#   filon_library(<name> [SOURCES <file>...] [HEADERS <file>...] [INSIDE <file>...] [DEPENDS <target>...]
#                 [DEPENDS_PRIVATE <target>...])
#   filon_game_list(<name> <file> <game>...)
#   filon_test(<name> SOURCES <file>... [HEADERS <file>...] [DEPENDS <target>...])
#   filon_tool(<name> SOURCES <file>... [HEADERS <file>...] [DEPENDS <target>...])
#   filon_module(<name> SOURCES <file>... [DEPENDS <target>...])
#   filon_fuzzer(<name> SOURCES <file>... [HEADERS <file>...] CORPUS <folder> RUNS <count> [DEPENDS <target>...])
#
# Headers are included by their path from the root of the repository, "kernel/seat.h", but the root is not an include
# folder. Each target has a folder in the build with links to its headers, and only targets that link it have this folder
# as an include folder. So a file that includes a header of another target does not compile (tests/CMakeLists.txt tries
# it).

# Links headers into build/<preset>/include/<folder>, under their path from the root.
function(_filon_show folder)
  set(shown "${PROJECT_BINARY_DIR}/include/${folder}")
  file(REMOVE_RECURSE "${shown}")
  foreach(header IN LISTS ARGN)
    get_filename_component(header "${header}" ABSOLUTE)
    if(NOT EXISTS "${header}")
      message(FATAL_ERROR "${folder}: there is no header ${header}")
    endif()
    file(RELATIVE_PATH path "${PROJECT_SOURCE_DIR}" "${header}")
    get_filename_component(parent "${path}" DIRECTORY)
    file(MAKE_DIRECTORY "${shown}/${parent}")
    file(CREATE_LINK "${header}" "${shown}/${path}" SYMBOLIC)
  endforeach()
endfunction()

# Options of every target with sources. `inside` are headers that only its own sources include.
function(_filon_common name inside)
  target_compile_options(${name} PRIVATE ${FILON_WARNINGS} ${FILON_LTO_COMPILE})
  if(inside)
    _filon_show(${name}_inside ${inside})
    target_include_directories(${name} PRIVATE "${PROJECT_BINARY_DIR}/include/${name}_inside")
  endif()
endfunction()

# A static library. HEADERS are for targets that depend on it, INSIDE are private; tests and a few others link
# <name>_inside to use the private headers. DEPENDS has what its HEADERS include, DEPENDS_PRIVATE what only its sources
# include. Without SOURCES it is a header-only library.
function(filon_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;INSIDE;DEPENDS;DEPENDS_PRIVATE")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  if(arg_SOURCES)
    add_library(${name} STATIC ${arg_SOURCES})
    _filon_common(${name} "${arg_INSIDE}")
    file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_SOURCE_DIR}")
    if(folder MATCHES "^(kernel|bots|games|bench)")
      target_compile_options(${name} PRIVATE ${FILON_PLAYED_COMPILE})
    endif()
    if(folder MATCHES "^games/[a-z_]+$")
      target_compile_options(${name} PRIVATE ${FILON_RULES_COMPILE})
    endif()
    set(scope PUBLIC)
    target_link_libraries(${name} PRIVATE ${arg_DEPENDS_PRIVATE})
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
    _filon_show(${name}_inside ${arg_INSIDE})
  endif()
  _filon_show(${name} ${arg_HEADERS})
  target_include_directories(${name} ${scope} "${PROJECT_BINARY_DIR}/include/${name}")
  target_link_libraries(${name} ${scope} ${arg_DEPENDS})
  if(arg_INSIDE)
    add_library(${name}_inside INTERFACE)
    target_include_directories(${name}_inside INTERFACE "${PROJECT_BINARY_DIR}/include/${name}_inside")
    target_link_libraries(${name}_inside INTERFACE ${name} ${arg_DEPENDS_PRIVATE})
  endif()
endfunction()

# The list of games of a program: a source file that only programs link, not libraries.
function(filon_game_list name source)
  add_library(${name} OBJECT ${source})
  _filon_common(${name} "")
  target_link_libraries(${name} PUBLIC filon_game PRIVATE ${ARGN})
  # Programs need to link the games, but not their headers.
  target_link_libraries(${name} INTERFACE ${ARGN})
endfunction()

# A GoogleTest executable with RapidCheck and testkit/cites.h. Every TEST is a test of ctest. Tests run in the root of the
# repository.
function(filon_test name)
  if(FILON_WASM OR NOT BUILD_TESTING)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;DEPENDS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name} "${arg_HEADERS}")
  target_compile_options(${name} PRIVATE ${FILON_TEST_COMPILE})
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS} filon_cites GTest::gmock GTest::gtest_main rapidcheck)
  target_link_options(${name} PRIVATE ${FILON_LTO_SKIP})
  gtest_discover_tests(${name} TEST_PREFIX "${name}." DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60
                       WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" PROPERTIES TIMEOUT 600)
endfunction()

# A program, at build/<preset>/<name>.
function(filon_tool name)
  if(FILON_WASM)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;DEPENDS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name} "${arg_HEADERS}")
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
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;HEADERS;DEPENDS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name} "${arg_HEADERS}")
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
  # The default stack of 64 KiB is too small for search, and an overflow into data would not be noticed.
  target_link_options(${name} PRIVATE ${FILON_LTO_LINK} -mexec-model=reactor -Wl,-z,stack-size=1048576
                      -Wl,--stack-first -Wl,--strip-all)
  set_target_properties(${name} PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
endfunction()

# A libFuzzer program, at build/<preset>/<name>. Its test replays fuzz/corpus/<folder> and continues for RUNS inputs in
# all, the same every time. Inputs that fail are written to build/<preset>/fuzz/<folder>.
function(filon_fuzzer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "CORPUS;RUNS" "SOURCES;HEADERS;DEPENDS")
  _filon_no_leftovers(${name} "${arg_UNPARSED_ARGUMENTS}")
  add_executable(${name} ${arg_SOURCES})
  _filon_common(${name} "${arg_HEADERS}")
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
  # A list of files, because libFuzzer would write new files into a folder.
  file(GLOB corpus CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/corpus/${arg_CORPUS}/*")
  list(JOIN corpus "," corpus)
  set(found "${CMAKE_CURRENT_BINARY_DIR}/${arg_CORPUS}/")
  file(WRITE "${found}corpus.txt" "${corpus}")
  add_test(NAME ${name}
           COMMAND ${name} -runs=${arg_RUNS} -seed=1 -max_len=400 -verbosity=0 "-artifact_prefix=${found}"
                   "-dict=${CMAKE_CURRENT_SOURCE_DIR}/${arg_CORPUS}.dict" "-seed_inputs=@${found}corpus.txt")
  # Long tests start first, so that they do not run alone at the end.
  set_tests_properties(${name} PROPERTIES LABELS fuzz TIMEOUT 300 COST 1000)
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
