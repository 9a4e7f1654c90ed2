// The one place where Boost.JSON is compiled; see json.cmake.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <boost/throw_exception.hpp>

// WebAssembly has no exceptions: what would throw stops the module. Use the functions that take an error_code.
namespace boost {
void throw_exception(const std::exception&) { __builtin_trap(); }
void throw_exception(const std::exception&, const source_location&) { __builtin_trap(); }
}  // namespace boost
#endif
