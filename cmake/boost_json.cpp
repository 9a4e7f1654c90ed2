// Boost.JSON is compiled only here; see json.cmake.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <boost/throw_exception.hpp>

// WebAssembly has no exceptions: an error would stop the module. Use the functions with an error_code.
namespace boost {
void throw_exception(const std::exception&) { __builtin_trap(); }
void throw_exception(const std::exception&, const source_location&) { __builtin_trap(); }
}  // namespace boost
#endif
