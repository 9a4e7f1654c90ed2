#include "games/lost_mines/json/forms.h"

#include <string>

#include <boost/json/array.hpp>

#include "protocol/reading.h"

namespace filon::lost_mines {
namespace {

std::string space_key(Cell at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

}  // namespace

bool Forms::read(const boost::json::value& json, Card& card) const {
  const auto* id = json.if_string();
  if (!id) return false;
  for (std::size_t i = 0; i < rules_->deck.kinds.size(); ++i)
    if (rules_->deck.kinds[i].id == std::string_view(*id)) {
      card = filon::card(static_cast<int>(i));
      return true;
    }
  return false;
}

bool Forms::read(const boost::json::value& json, Rotation& rotation) const {
  int degrees = 0;
  if (!protocol::read_number(json, degrees) || degrees < 0 || degrees > 270 || degrees % 90 != 0) return false;
  rotation = static_cast<Rotation>(degrees / 90);
  return true;
}

void Forms::write(Json& json, Edge edge) const {
  json.begin('[');
  protocol::write(*this, json, edge.one);
  protocol::write(*this, json, edge.other);
  json.end(']');
}

bool Forms::read(const boost::json::value& json, Edge& edge) const {
  const boost::json::array* pair = json.if_array();
  if (!pair || pair->size() != 2 || !protocol::read(*this, (*pair)[0], edge.one) ||
      !protocol::read(*this, (*pair)[1], edge.other))
    return false;
  if (edge.other < edge.one) std::swap(edge.one, edge.other);
  return true;
}

Forms::Shape Forms::shape(fields::Type<Edge>) {
  Shape shape{Shape::Kind::Tuple};
  shape.fields.emplace_back("one", protocol::named_shape("Cell"));
  shape.fields.emplace_back("other", protocol::named_shape("Cell"));
  return shape;
}

bool Forms::read(const boost::json::value& json, Slot& slot) const {
  std::uint8_t number = 0;
  if (json.is_null()) return true;
  if (!protocol::read_number(json, number)) return false;
  slot = lost_mines::slot(number);
  return true;
}

std::string_view Forms::key(const Dwarfs&, int kind) const {
  static const auto names = [] {
    std::array<std::string, dwarf_kinds> all;
    for (int i = 0; i < dwarf_kinds; ++i)
      all[static_cast<std::size_t>(i)] = std::string(name(clan_of(i))) + "_" + std::string(name(role_of(i)));
    return all;
  }();
  return names[static_cast<std::size_t>(kind)];
}

protocol::NamedShapes Forms::named_shapes() {
  const auto one_of = [](auto names, std::size_t from) {
    Shape shape{Shape::Kind::Word};
    shape.words.assign(names.begin() + static_cast<std::ptrdiff_t>(from), names.end());
    return shape;
  };
  Shape pool{Shape::Kind::Object};
  boost::mp11::mp_for_each<fields::Members<Pool>>([&](auto member) {
    using Member = std::remove_cvref_t<decltype(std::declval<Pool>().*member.pointer)>;
    pool.fields.emplace_back(member.name, protocol::Shapes<Forms>::template of<Member>());
  });
  return {{"Role", one_of(names_of(Role{}), 1)},  // without Unknown
          {"Clan", one_of(names_of(Clan{}), 0)},
          {"Back", one_of(names_of(Back{}), 0)},
          {"Token", one_of(names_of(Token{}), 0)},
          {"Because", one_of(names_of(Because{}), 0)},
          {"Pool", pool}};
}

void Forms::change(Patch& parent, std::string_view key, const Forest* from, const Forest& to) const {
  Patch patch(parent, std::string(key));
  const Area before = from ? from->face_up() : Area();
  (before | to.face_up()).for_each([&](Cell at) {
    const Laid& is = to.at(at);
    if (!to.face_up().contains(at)) return void(patch.key(space_key(at)).null());
    if (before.contains(at) && from->at(at) == is) return;
    patch.key(space_key(at))
        .begin('[')
        .value(id(is.card))
        .value(90 * static_cast<int>(is.rotation))
        .value(is.overcome)
        .end(']');
  });
}

Forms::Shape Forms::changing_shape(fields::Type<Forest>) {
  Shape laid{Shape::Kind::Tuple};
  laid.fields.emplace_back("card", shape(fields::Type<Card>{}));
  laid.fields.emplace_back("rotation", Shape{Shape::Kind::Number});
  laid.fields.emplace_back("overcome", Shape{Shape::Kind::Truth});
  return protocol::entries_of(std::move(laid));
}

}  // namespace filon::lost_mines
