// Reads values from JSON by their described fields: the reverse of protocol/values.h. A value that does not fit exactly
// is refused.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "protocol/values.h"

namespace filon::protocol {

template <class Forms, class T>
bool read(const Forms& forms, const boost::json::value& json, T& value);

template <class T>
bool read_number(const boost::json::value& json, T& value) {
  const std::int64_t* number = json.if_int64();
  if (!number || *number < std::numeric_limits<T>::min() || *number > std::numeric_limits<T>::max()) return false;
  value = static_cast<T>(*number);
  return true;
}

// The fields in order. Missing items at the end are false; other fields must not be missing.
template <class Forms, fields::Described T>
bool read_items(const Forms& forms, std::span<const boost::json::value> items, T& value) {
  std::size_t next = 0;
  bool reads = true;
  fields::for_each(value, [&]<class Member>(std::string_view, Member& member) {
    if (next < items.size())
      reads = read(forms, items[next], member) && reads;
    else if constexpr (!MayBeOmitted<Member>)
      reads = false;
    ++next;
  });
  return reads && items.size() <= next;
}

// The members of an object, by name. Missing ones keep their values.
template <class Forms, fields::Described T>
bool read_members(const Forms& forms, const boost::json::object& json, T& value) {
  std::size_t known = 0;
  bool reads = true;
  fields::for_each(value, [&](std::string_view name, auto& member) {
    const boost::json::value* one = json.if_contains(name);
    if (!one) return;
    ++known;
    reads = read(forms, *one, member) && reads;
  });
  return reads && known == json.size();
}

template <class Forms, class... Kinds>
bool read_variant(const Forms& forms, const boost::json::value& json, std::variant<Kinds...>& value) {
  const boost::json::array* list = json.if_array();
  if (!list || list->empty() || !list->front().is_string()) return false;
  const std::string_view name = list->front().get_string();
  const std::span<const boost::json::value> items(list->data() + 1, list->size() - 1);
  bool reads = false;
  fields::for_each_alternative<std::variant<Kinds...>>([&]<class Kind>(fields::Type<Kind>) {
    if (fields::name<Kind>() != name) return;
    Kind one{};
    reads = read_items(forms, items, one);
    value = one;
  });
  return reads;
}

template <class Forms, class T>
bool read(const Forms& forms, const boost::json::value& json, T& value) {
  if constexpr (requires { forms.read(json, value); }) {
    return forms.read(json, value);
  } else if constexpr (std::same_as<T, bool>) {
    if (json.is_bool()) value = json.get_bool();
    return json.is_bool();
  } else if constexpr (std::same_as<T, Turned>) {
    if (json.is_bool()) value = json.get_bool() ? Turned::Yes : Turned::No;
    return json.is_bool();
  } else if constexpr (std::integral<T>) {
    return read_number(json, value);
  } else if constexpr (std::same_as<T, Seat>) {
    std::uint8_t number = 0;
    if (!read_number(json, number) || number >= forms.seats()) return false;
    value = seat(number);
    return true;
  } else if constexpr (std::same_as<T, Cell>) {
    const boost::json::array* list = json.if_array();
    return list && list->size() == 2 && read_number((*list)[0], value.x) && read_number((*list)[1], value.y);
  } else if constexpr (Named<T>) {
    if (!json.is_string()) return false;
    const auto one = named<T>(std::string_view(json.get_string()));
    if (one) value = *one;
    return one.has_value();
  } else if constexpr (is_variant<T>) {
    return read_variant(forms, json, value);
  } else {
    static_assert(List<T>, "this type needs a form in Forms");
    const boost::json::array* list = json.if_array();
    if (!list || list->size() > T::capacity()) return false;
    for (const boost::json::value& item : *list) {
      typename T::value_type one{};
      if (!read(forms, item, one)) return false;
      value.push_back(one);
    }
    return true;
  }
}

}  // namespace filon::protocol
