// std::visit for the inner loop: calls through a table of pointers when there are more than eleven alternatives, which
// no compiler sees through. Comparisons one after the other become one jump, and what is called is inlined.
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
