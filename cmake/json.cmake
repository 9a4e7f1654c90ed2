# filon_json: Boost.JSON, compiled once from its headers, for native builds and for WebAssembly.

if(FILON_WASM)
  # The compiler must not find the headers of the native C library, so this folder has only Boost.
  find_path(FILON_BOOST_ROOT boost/json/src.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  set(headers "${PROJECT_BINARY_DIR}/boost-headers")
  file(MAKE_DIRECTORY "${headers}")
  file(CREATE_LINK "${FILON_BOOST_ROOT}/boost" "${headers}/boost" SYMBOLIC)
else()
  find_package(Boost 1.81 REQUIRED)
  set(headers "${Boost_INCLUDE_DIRS}")
endif()

add_library(filon_json STATIC cmake/boost_json.cpp)
target_compile_options(filon_json PRIVATE ${FILON_LTO_COMPILE} ${FILON_PLAYED_COMPILE})
target_include_directories(filon_json SYSTEM PUBLIC "${headers}")
if(FILON_WASM)
  target_compile_definitions(filon_json PUBLIC BOOST_NO_EXCEPTIONS BOOST_SYSTEM_DISABLE_THREADS)
endif()
