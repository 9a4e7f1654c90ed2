// std::visit for the inner loop. With more than eleven alternatives std::visit calls through a table of pointers, and
// compilers cannot inline such calls. They turn this chain of comparisons into one jump and inline what it calls.
#pragma once

#include <variant>

namespace filon {

template <std::size_t First = 0, class Visitor, class... Kinds>
auto dispatch(Visitor&& visitor, const std::variant<Kinds...>& any) {
  if constexpr (First + 1 == sizeof...(Kinds)) {
    return visitor(*std::get_if<First>(&any));
  } else {
    if (any.index() == First) return visitor(*std::get_if<First>(&any));
    return dispatch<First + 1>(visitor, any);
  }
}

}  // namespace filon
