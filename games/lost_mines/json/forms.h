// Values that are not written field by field: cards by id, unknown roles as null, the forest by space, rotations as
// degrees, edges as pairs.
#pragma once

#include <string_view>

#include <boost/json/value.hpp>

#include "games/lost_mines/fields.h"
#include "protocol/patch.h"
#include "protocol/shapes.h"

namespace filon::lost_mines {

// Answers that are described instead of listed: any cards of the hand, from `least` to `most`.
struct CardsOfHand {
  int least = 0, most = 0;
};
FILON_FIELDS(CardsOfHand, least, most)

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

  // In degrees.
  void write(Json& json, Rotation rotation) const { json.value(90 * static_cast<int>(rotation)); }
  bool read(const boost::json::value&, Rotation&) const;
  static Shape shape(fields::Type<Rotation>) { return {Shape::Kind::Number}; }

  // The two spaces of an edge, in any order.
  void write(Json& json, Edge edge) const;
  bool read(const boost::json::value&, Edge&) const;
  static Shape shape(fields::Type<Edge>);

  void write(Json& json, Slot slot) const { slot == no_slot ? json.null() : json.value(index(slot)); }
  static bool is_nothing(Slot slot) { return slot == no_slot; }
  bool read(const boost::json::value&, Slot&) const;
  static Shape shape(fields::Type<Slot>) { return {Shape::Kind::Number, {}, {}, {}, true}; }

  void write(Json& json, Role role) const { role == Role::Unknown ? json.null() : json.value(name(role)); }
  static bool is_nothing(Role role) { return role == Role::Unknown; }
  static Shape shape(fields::Type<Role>) { return protocol::named_shape("Role", true); }

  static bool is_nothing(Because because) { return because == Because::None; }
  static Shape shape(fields::Type<Clan>) { return protocol::named_shape("Clan"); }
  static Shape shape(fields::Type<Back>) { return protocol::named_shape("Back"); }
  static Shape shape(fields::Type<Token>) { return protocol::named_shape("Token"); }
  static Shape shape(fields::Type<Because>) { return protocol::named_shape("Because"); }
  static Shape shape(fields::Type<Pool>) { return protocol::named_shape("Pool"); }
  static protocol::NamedShapes named_shapes();

  // The keys of bags.
  std::string_view key(const Cards&, int kind) const { return id(card(kind)); }
  std::string_view key(const Dwarfs&, int kind) const;

  // Under "forest": {"4,2":["lm-ew",180,false]}, the card, its rotation, and whether a tool lies on it.
  void change(Patch&, std::string_view key, const Forest* from, const Forest& to) const;
  static Shape changing_shape(fields::Type<Forest>);

  template <class T>
  static constexpr bool is_by_seat = std::same_as<T, Table>;
  // Sent elsewhere in the message, or of no use to a client.
  static constexpr auto unsent(fields::Type<Table>) {
    return words("seats", "question", "agenda", "last_to_play", "last_to_discard", "came_from", "opening");
  }
  static constexpr auto unsent(fields::Type<Holding>) { return words("sealed"); }

  CardsOfHand described(fields::Type<Discard>, Sight sight) const {
    return {1, static_cast<int>(std::min(most_discarded, sight.mine.hand.size()))};
  }

 private:
  const Rules* rules_;
};

}  // namespace filon::lost_mines
