// Boost.Asio and Boost.Beast, compiled once for everybody who uses them.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
