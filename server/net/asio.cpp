// Boost.Asio and Boost.Beast, compiled once for all targets.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
