// Standing orders: what a seat wants to answer before it is asked. The game says what they mean; a table keeps them,
// lets them answer, and shows them to nobody but their owner.
#include "protocol/json.h"
#include "server/rooms/room.h"

namespace filon::server {

// A question was asked. Returns the seats whose orders were used up.
Seats Room::follow_orders() {
  Seats changed;
  for (int i = 0; i < choice_.players; ++i) {
    const RareText& orders = chairs_[seat(i)].orders;
    if (orders.empty()) continue;
    games::Obeyed obeyed = match_->obey(seat(i), orders);
    if (obeyed.answer) ordered_[seat(i)] = {match_->question(), *std::move(obeyed.answer)};
    if (obeyed.left != std::string_view(orders)) changed.insert(seat(i));
    set_orders(seat(i), obeyed.left);
  }
  return changed;
}

void Room::set_orders(Seat at, std::string_view orders) {
  chairs_[at].orders = orders == "{}" ? std::string_view() : orders;
}

const std::string* Room::ordered_answer(Seat at) const {
  const auto ordered = ordered_.find(at);
  if (ordered == ordered_.end()) return nullptr;
  const bool is_open = ordered->second.question == match_->question() && match_->asked().contains(at);
  return is_open && (is_slow() || !match_->manner().takes_orders) ? &ordered->second.answer : nullptr;
}

bool Room::answer_by_orders(Effects& effects) {
  bool any = false;
  for (int i = 0; i < choice_.players; ++i) {
    const std::string* answer = ordered_answer(seat(i));
    if (!answer) continue;
    check(!try_answer(seat(i), *answer, effects), "an answer by order is not legal");
    any = true;
  }
  return any;
}

std::string_view Room::orders_of(Seat at) const {
  const RareText& orders = chairs_[at].orders;
  return orders.empty() ? "{}" : std::string_view(orders);
}

void Room::send_orders(Seat of, Effects& effects) const {
  std::string out;
  protocol::Json(out).begin('{').member("type", "ordered").key("orders").plain(orders_of(of)).end('}');
  const auto text = std::make_shared<const std::string>(std::move(out));
  for (const auto& [client, at] : clients_)
    if (at == of) effects.messages.push_back({client, text});
}

}  // namespace filon::server
