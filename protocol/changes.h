// The change between two values with described fields, as a JSON merge patch (RFC 7396). It compares the written forms:
// a member that is not sent, or that its form hides, leaves no trace when it changes.
#pragma once

#include "protocol/patch.h"
#include "protocol/values.h"

namespace filon::protocol {

// Whether a member is sent to clients. Forms list the members that are not, with the reason.
template <class Forms, class T>
constexpr bool is_sent(std::string_view member) {
  if constexpr (requires { Forms::unsent(fields::Type<T>{}); })
    for (std::string_view one : Forms::unsent(fields::Type<T>{}))
      if (one == member) return false;
  return true;
}
// The key a member is sent under, where it is not its name.
template <class Forms, class T>
constexpr std::string_view sent_as(std::string_view member) {
  if constexpr (requires { Forms::sent_as(fields::Type<T>{}, member); })
    return Forms::sent_as(fields::Type<T>{}, member);
  else
    return member;
}
// Whether the PerSeat members of this type are grouped by seat: {"seats":{"0":{"hand_size":6}}}.
template <class Forms, class T>
concept WrittenBySeat = Forms::template is_by_seat<T>;

template <class Forms>
class Changes {
 public:
  explicit Changes(const Forms& forms) : forms_(forms) {}

  // `from` may be null: then every member is written that is not empty.
  template <class T>
  void member(Patch& patch, std::string_view key, const T* from, const T& to) const {
    if (from && *from == to) return;  // the written forms are equal too, and most members do not change
    if constexpr (requires { forms_.change(patch, key, from, to); })
      forms_.change(patch, key, from, to);
    else if constexpr (requires { forms_.shown(to); }) {
      const auto is = forms_.shown(to);
      if (from) {
        const auto was = forms_.shown(*from);
        member(patch, key, &was, is);
      } else {
        member(patch, key, static_cast<decltype(&is)>(nullptr), is);
      }
    } else if constexpr (WritesItself<Forms, T> ||
                         !(is_bag<T> || is_per_seat<T> || is_array<T> || fields::Described<T>))
      whole(patch, key, from, to);
    else if constexpr (is_bag<T>) {
      Patch inner(patch, std::string(key));
      for (int kind = 0; kind < T::kinds(); ++kind) {
        const int count = to.count(kind);
        if (count == (from ? from->count(kind) : 0)) continue;
        Json& json = inner.key(forms_.key(to, kind));
        count == 0 ? json.null() : json.value(count);
      }
    } else if constexpr (is_per_seat<T>)
      entries(
          patch, key, forms_.seats(), [&](int i) { return from ? &(*from)[seat(i)] : nullptr; },
          [&](int i) -> const auto& { return to[seat(i)]; });
    else if constexpr (is_array<T>)
      entries(
          patch, key, static_cast<int>(to.size()),
          [&](int i) { return from ? &(*from)[static_cast<std::size_t>(i)] : nullptr; },
          [&](int i) -> const auto& { return to[static_cast<std::size_t>(i)]; });
    else {
      Patch inner(patch, std::string(key));
      members(inner, from, to);
    }
  }

  template <fields::Described T>
  void members(Patch& patch, const T* from, const T& to) const {
    boost::mp11::mp_for_each<fields::Members<T>>([&](auto member) {
      using Member = std::remove_cvref_t<decltype(to.*member.pointer)>;
      if constexpr (WrittenBySeat<Forms, T> && is_per_seat<Member>)
        return;
      else if constexpr (is_sent<Forms, T>(decltype(member)::name))
        this->member(patch, sent_as<Forms, T>(member.name), from ? &(from->*member.pointer) : nullptr,
                     to.*member.pointer);
    });
    if constexpr (WrittenBySeat<Forms, T>) by_seat(patch, from, to);
  }

 private:
  template <class T>
  void whole(Patch& patch, std::string_view key, const T* from, const T& to) const {
    if (!from && is_nothing(forms_, to)) return;
    if (is_nothing(forms_, to) && !std::is_arithmetic_v<T> && !List<T>)
      patch.key(key).null();
    else
      write(forms_, patch.key(key), to);
  }

  // An object with an entry for each seat or place that is not empty.
  void entries(Patch& patch, std::string_view key, int count, auto from, auto to) const {
    Patch inner(patch, std::string(key));
    for (int i = 0; i < count; ++i) {
      const auto& is = to(i);
      using Entry = std::remove_cvref_t<decltype(is)>;
      if (is_nothing(forms_, is)) {
        if (from(i) && !is_nothing(forms_, *from(i))) inner.key(std::to_string(i)).null();
      } else {
        member(inner, std::to_string(i), static_cast<const Entry*>(from(i)), is);
      }
    }
  }

  // Whether no PerSeat member has changed, as after most answers.
  template <class T>
  static bool have_same_seats(const T& from, const T& to) {
    bool same = true;
    boost::mp11::mp_for_each<fields::Members<T>>([&](auto member) {
      if constexpr (is_per_seat<std::remove_cvref_t<decltype(to.*member.pointer)>>)
        same = same && from.*member.pointer == to.*member.pointer;
    });
    return same;
  }

  template <class T>
  void by_seat(Patch& patch, const T* from, const T& to) const {
    Patch all(patch, "seats");
    const bool is_same = from && have_same_seats(*from, to);
    for (int i = 0; i < forms_.seats(); ++i) {
      Patch one(all, std::to_string(i));
      if (!is_same)
        boost::mp11::mp_for_each<fields::Members<T>>([&](auto member) {
          using Member = std::remove_cvref_t<decltype(to.*member.pointer)>;
          if constexpr (is_per_seat<Member> && is_sent<Forms, T>(decltype(member)::name))
            this->member(one, member.name, from ? &(from->*member.pointer)[seat(i)] : nullptr,
                         (to.*member.pointer)[seat(i)]);
        });
      if constexpr (requires { forms_.change_seat(one, from, to, seat(i)); })
        forms_.change_seat(one, from, to, seat(i));
    }
  }

  const Forms& forms_;
};

}  // namespace filon::protocol
