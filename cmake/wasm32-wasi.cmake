# Clang 19 with Debian's wasi-libc and libc++ for WebAssembly.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)

# By default this compiler also searches /usr/include, which has the headers of the native C library.
set(headers "-nostdlibinc -isystem /usr/include/wasm32-wasi/c++/v1 -idirafter /usr/include/wasm32-wasi")
# With bulk memory, copying a state is one instruction. All browsers since 2021 support these two features.
set(CMAKE_CXX_FLAGS_INIT "${headers} -fno-exceptions -mbulk-memory -mnontrapping-fptoint")
unset(headers)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE NEVER)
