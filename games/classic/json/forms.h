// Values that are not written field by field: cards by id, unknown roles as null, the maze by cell, purses without
// their contents.
#pragma once

#include <array>
#include <string>

#include <boost/json/value.hpp>

#include "games/classic/fields.h"
#include "protocol/patch.h"
#include "protocol/shapes.h"

namespace filon::classic {

// What everybody may know about a seat's gold. The number of nuggets is secret until the end of the match
// (S2-SCORE-46).
struct ShownPurse {
  std::uint8_t gold_cards = 0;
  std::uint8_t rewards = 0;
  std::uint8_t credit = 0;
  bool has_nuggets = false;
  friend bool operator==(const ShownPurse&, const ShownPurse&) = default;
};
FILON_FIELDS(ShownPurse, gold_cards, rewards, credit, has_nuggets)

// Answers that are described instead of listed: any cards of the hand, from `least` to `most`.
struct CardsOfHand {
  int least = 0, most = 0;
};
FILON_FIELDS(CardsOfHand, least, most)
struct Clearing {
  Inline<Card, most_in_front> away;  // cards that can be removed
  int pay = 0;                       // cards of the hand to pay
};
FILON_FIELDS(Clearing, away, pay)

struct Recruiting {
  Inline<std::uint8_t, classic::pawns> pawns;  // that can be recruited, with any card of the hand
  LongList<Cell, Tunnels::most_sites> cells;   // where they can stand
};
FILON_FIELDS(Recruiting, pawns, cells)

class Forms {
 public:
  using Json = protocol::Json;
  using Patch = protocol::Patch;
  using Shape = protocol::Shape;

  explicit Forms(const Rules& rules) : rules_(&rules) {}

  int seats() const { return rules_->seats; }
  const Rules& rules() const { return *rules_; }
  std::string_view id(Card card) const { return rules_->deck[card].id; }

  void write(Json& json, Card card) const { card == no_card ? json.null() : json.value(id(card)); }
  bool read(const boost::json::value&, Card&) const;
  static Shape shape(fields::Type<Card>) { return protocol::named_shape("Card"); }

  void write(Json& json, Role role) const { role == Role::Unknown ? json.null() : json.value(name(role)); }
  static bool is_nothing(Role role) { return role == Role::Unknown; }
  static Shape shape(fields::Type<Role>) { return protocol::named_shape("Role", true); }

  static Shape shape(fields::Type<Tool>) { return protocol::named_shape("Tool"); }
  static Shape shape(fields::Type<Winners>) { return protocol::named_shape("Winners"); }
  static Shape shape(fields::Type<Because>) { return protocol::named_shape("Because"); }

  static protocol::NamedShapes named_shapes();

  // The keys of bags.
  std::string_view key(const Cards&, int kind) const { return id(card(kind)); }
  std::string_view key(const Roles&, int kind) const { return name(static_cast<Role>(kind)); }
  std::string_view key(const Gold&, int value) const {
    return std::string_view("01234567").substr(std::size_t(value), 1);
  }

  ShownPurse shown(const Purse& p) const { return {p.gold_cards, p.rewards, p.credit, p.nuggets > 0 || p.has_change}; }

  // The discard pile is sent without its order: the face-up cards here, the face-down ones by seat (change_seat).
  Cards shown(const DiscardPile& pile) const { return face_up(pile); }
  static Shape changing_shape(fields::Type<DiscardPile>) { return protocol::entries_of({Shape::Kind::Number}); }
  static constexpr std::string_view sent_as(fields::Type<Table>, std::string_view member) {
    return member == "discard_pile" ? "played" : member;
  }

  // Under "tunnels": {"1,0":["b-ne",true]}, the card and whether it is turned. Both mazes are sorted by cell.
  void change(Patch&, std::string_view key, const Tunnels* from, const Tunnels& to) const;
  static Shape changing_shape(fields::Type<Tunnels>);

  template <class T>
  static constexpr bool is_by_seat = std::same_as<T, Table>;
  // Sent elsewhere in the message (question, seats), in another form (front), or of no use to a client.
  static constexpr auto unsent(fields::Type<Table>) {
    return words("seats", "question", "agenda", "last_to_play", "broken", "prison", "thieves");
  }
  static constexpr auto unsent(fields::Type<Holding>) { return words("sealed"); }

  // More about a seat: how many cards it discarded face down, and the cards in front of it.
  void change_seat(Patch&, const Table* from, const Table& to, Seat) const;
  static void add_seat_shapes(Shape& seat) {
    seat.fields.emplace_back("discards", Shape{Shape::Kind::Number});
    seat.fields.emplace_back("front", protocol::list_of(shape(fields::Type<Card>{})));
  }

  // More about one's own seat: loose nuggets, and which seen roles have changed since.
  void change_own(Patch&, const Sight* before, const Sight& after) const;
  static void add_own_shapes(Shape& mine) {
    mine.fields.emplace_back("nuggets", Shape{Shape::Kind::Number});
    mine.fields.emplace_back("outdated", protocol::list_of(protocol::named_shape("Seat")));
  }

  CardsOfHand described(fields::Type<Discard>, Sight sight) const;
  Recruiting described(fields::Type<Recruit>, Sight sight) const;
  Clearing described(fields::Type<ClearAway>, Sight sight) const {
    return {in_front(sight.table, sight.me), rules_->clear_with};
  }

 private:
  const Rules* rules_;
};

}  // namespace filon::classic
