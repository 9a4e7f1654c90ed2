#include "games/classic/json/forms.h"

namespace filon::classic {
namespace {

std::string cell_key(Cell at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

Seats outdated(Sight sight) {
  Seats seats;
  for (int i = 0; i < sight.table.seats; ++i) {
    const SeenRole& seen = sight.mine.roles_seen[seat(i)];
    if (seen.role != Role::Unknown && seen.changes != sight.table.role_changes[seat(i)]) seats.insert(seat(i));
  }
  return seats;
}

int discards(const Table& table, Seat by) {
  return static_cast<int>(std::count(table.discard_pile.begin(), table.discard_pile.end(), Discarded{no_card, by}));
}

}  // namespace

bool Forms::read(const boost::json::value& json, Card& card) const {
  if (!json.is_string()) return false;
  const std::string_view id = json.get_string();
  for (std::size_t i = 0; i < rules_->deck.kinds.size(); ++i)
    if (rules_->deck.kinds[i].id == id) {
      card = filon::card(static_cast<int>(i));
      return true;
    }
  return false;
}

void Forms::change(Patch& parent, std::string_view key, const Tunnels* from, const Tunnels& to) const {
  Patch patch(parent, std::string(key));
  const std::span<const Laid> before = from ? from->laid() : std::span<const Laid>();
  auto was = before.begin();
  const auto take_away_until = [&](auto is_there) {
    for (; was != before.end() && is_there(*was); ++was) patch.key(cell_key(was->at)).null();
  };
  for (const Laid& is : to.laid()) {
    take_away_until([&](const Laid& old) { return old.at < is.at; });
    const bool same = was != before.end() && was->at == is.at;
    if (!same || was->card != is.card || was->turned != is.turned)
      patch.key(cell_key(is.at)).begin('[').value(id(is.card)).value(is.turned == Turned::Yes).end(']');
    if (same) ++was;
  }
  take_away_until([](const Laid&) { return true; });
}

Forms::Shape Forms::changing_shape(fields::Type<Tunnels>) {
  Shape laid{Shape::Kind::Tuple};
  laid.fields.emplace_back("card", shape(fields::Type<Card>{}));
  laid.fields.emplace_back("turned", Shape{Shape::Kind::Truth});
  return protocol::entries_of(std::move(laid));
}

protocol::NamedShapes Forms::named_shapes() {
  const auto one_of = [](auto names, std::size_t from) {
    Shape shape{Shape::Kind::Word};
    shape.words.assign(names.begin() + static_cast<std::ptrdiff_t>(from), names.end());
    return shape;
  };
  return {{"Role", one_of(names_of(Role{}), 1)},  // without Unknown
          {"Tool", one_of(names_of(Tool{}), 0)},
          {"Winners", one_of(names_of(Winners{}), 0)},
          {"Because", one_of(names_of(Because{}), 0)}};
}

void Forms::change_seat(Patch& patch, const Table* from, const Table& to, Seat seat) const {
  if (!from || from->discard_pile != to.discard_pile)
    patch.changed("discards", from ? discards(*from, seat) : 0, discards(to, seat));
  const auto is = in_front(to, seat);
  if (from ? in_front(*from, seat) == is : is.empty()) return;
  protocol::write(*this, patch.key("front"), is);
}

void Forms::change_own(Patch& patch, const Sight* before, const Sight& after) const {
  const int nuggets = after.table.purse[after.me].nuggets;
  patch.changed("nuggets", before ? int{before->table.purse[before->me].nuggets} : 0, nuggets);
  const Seats is = outdated(after);
  if (is != (before ? outdated(*before) : Seats())) protocol::write(*this, patch.key("outdated"), is);
}

Recruiting Forms::described(fields::Type<Recruit>, Sight sight) const {
  Recruiting all;
  for (int pawn = 0; pawn < rules_->pawns; ++pawn)
    if (sight.table.pawn[static_cast<std::size_t>(pawn)].is_in_supply())
      all.pawns.push_back(static_cast<std::uint8_t>(pawn));
  for (const Site& site : sight.table.tunnels.sites())
    if (is_free_end(sight.table, site)) all.cells.push_back(site.at);
  return all;
}

CardsOfHand Forms::described(fields::Type<Discard>, Sight sight) const {
  return {rules_->pass_with.least, std::min(rules_->pass_with.most, static_cast<int>(sight.mine.hand.size()))};
}

}  // namespace filon::classic
