#include "games/classic/json/views.h"

#include "games/classic/text/answers.h"
#include "protocol/patch.h"

namespace filon::protocol {
namespace {

using namespace classic;

std::string cell_key(Cell at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

void write_seats(Seats seats, Json& json) {
  json.begin('[');
  for (int i = 0; i < max_seats; ++i)
    if (seats.contains(seat(i))) json.value(i);
  json.end(']');
}

void write_seat(Seat seat, Json& json) { seat == nobody ? json.null() : json.value(index(seat)); }

template <class Row>
void write_row(const Row& row, Json& json, auto&& one) {
  json.begin('[');
  for (const auto& value : row) one(value);
  json.end(']');
}

void write_cards(const Rules& rules, const auto& cards, Json& json) {
  write_row(cards, json, [&](Card card) { json.value(rules.deck[card].id); });
}

void write_role(Role role, Json& json) { role == Role::Unknown ? json.null() : json.value(name(role)); }

void write_result(const RoundResult& result, Json& json) {
  json.begin('{').member("winners", name(result.winners)).key("finisher");
  write_seat(result.finisher, json);
  json.end('}');
}

// ["turn",3]: the question, then whom it is put to. Between two rounds there is nothing to answer: ["go_on"].
void write_question(const Question& question, Json& json) {
  json.begin('[').value(name(question.what));
  if (question.what == Ask::GoOn) return void(json.end(']'));
  for (int i = 0; i < max_seats; ++i)
    if (question.seats.contains(seat(i))) json.value(i);
  json.end(']');
}

void write_gold(const Gold& gold, Json& json) {
  json.begin('{');
  for (int value = 1; value < Gold::kinds(); ++value)
    if (gold.count(value) > 0) json.member(std::to_string(value), gold.count(value));
  json.end('}');
}

// A count a key; what is no longer there is null.
template <int Kinds>
void change_bag(Patch& patch, const Bag<Kinds>& from, const Bag<Kinds>& to, auto&& key_of) {
  for (int kind = 0; kind < Kinds; ++kind) {
    if (from.count(kind) == to.count(kind)) continue;
    Json& json = patch.key(key_of(kind));
    to.count(kind) == 0 ? json.null() : json.value(to.count(kind));
  }
}

void change_gold(Patch& parent, std::string_view key, const Gold& from, const Gold& to) {
  Patch patch(parent, std::string(key));
  change_bag(patch, from, to, [](int value) { return std::to_string(value); });
}

void change_cards(const Rules& rules, Patch& parent, std::string_view key, const Cards& from, const Cards& to) {
  Patch patch(parent, std::string(key));
  change_bag(patch, from, to, [&](int kind) -> const std::string& { return rules.deck[card(kind)].id; });
}

// A card on the table, as answers name it: "b-nes", or "b-nes turned" for one that lies half a turn round.
std::string laid_text(const Rules& rules, Card card, Turned turned) {
  return rules.deck[card].id + (turned == Turned::Yes ? " turned" : "");
}

// Both mazes are sorted by cell: walked side by side.
void change_board(const Rules& rules, Patch& parent, const Tunnels& from, const Tunnels& to) {
  Patch patch(parent, "board");
  auto was = from.laid().begin();
  for (const Laid& is : to.laid()) {
    for (; was != from.laid().end() && was->at < is.at; ++was) patch.key(cell_key(was->at)).null();
    const bool same = was != from.laid().end() && was->at == is.at && was->card == is.card && was->turned == is.turned;
    if (!same) patch.key(cell_key(is.at)).value(std::string_view(laid_text(rules, is.card, is.turned)));
    if (was != from.laid().end() && was->at == is.at) ++was;
  }
  for (; was != from.laid().end(); ++was) patch.key(cell_key(was->at)).null();
}

void change_goals(const Rules& rules, Patch& parent, const Table& from, const Table& to) {
  Patch patch(parent, "goals");
  for (std::size_t i = 0; i < to.goals.size(); ++i) {
    const Goal& is = to.goals[i];
    if (i < from.goals.size() && from.goals[i] == is) continue;
    Json& json = patch.key(std::to_string(i));
    json.begin('{').key("at").begin('[').value(is.at.x).value(is.at.y).end(']').key("card");
    is.is_face_up() ? json.value(rules.deck[is.card].id) : json.null();
    json.end('}');
  }
}

void change_seat(Patch& parent, const Table& from, const Table& to, Seat seat) {
  Patch patch(parent, std::to_string(index(seat)));
  patch.changed("hand", int{from.hand_size[seat]}, int{to.hand_size[seat]});
  patch.changed("discards", int{from.discards[seat]}, int{to.discards[seat]});
  if (from.broken[seat] != to.broken[seat]) {
    Json& json = patch.key("broken").begin('[');
    for (Tool tool : all_tools)
      if (to.broken[seat].has(tool)) json.value(name(tool));
    json.end(']');
  }
  patch.changed("prison", from.prison[seat].holds(), to.prison[seat].holds());
  patch.changed("role_changes", int{from.role_changes[seat]}, int{to.role_changes[seat]});
  // How many is not shown before the end of the match (S2-SCORE-46).
  patch.changed("has_nuggets", from.purse[seat].nuggets > 0, to.purse[seat].nuggets > 0);
  patch.changed("gold_cards", int{from.purse[seat].gold_cards}, int{to.purse[seat].gold_cards});
  patch.changed("rewards", int{from.purse[seat].rewards}, int{to.purse[seat].rewards});
  patch.changed("credit", int{from.purse[seat].credit}, int{to.purse[seat].credit});
  if (from.role[seat] != to.role[seat]) write_role(to.role[seat], patch.key("role"));
  change_gold(patch, "gold", from.gold_shown[seat], to.gold_shown[seat]);
  patch.changed("score", int{from.score[seat]}, int{to.score[seat]});
}

}  // namespace

void write_change(const Rules& rules, const Table& from, const Table& to, Json& json) {
  Patch patch(json);
  patch.changed("round", int{from.round}, int{to.round});
  if (from.first != to.first) write_seat(to.first, patch.key("first"));
  if (from.question != to.question) {
    Json& ask = patch.key("ask");
    !to.question.is_open() ? void(ask.null()) : write_question(to.question, ask);
  }
  patch.changed("pile", int{from.pile}, int{to.pile});
  patch.changed("gold_pile", int{from.gold_pile}, int{to.gold_pile});
  patch.changed("gold_passing", int{from.gold_passing}, int{to.gold_passing});
  change_board(rules, patch, from.tunnels, to.tunnels);
  change_goals(rules, patch, from, to);
  {
    Patch seats(patch, "seats");
    for (int i = 0; i < to.seats; ++i) change_seat(seats, from, to, seat(i));
  }
  if (from.thieves != to.thieves)
    write_row(to.thieves, patch.key("thieves"), [&](const Thief& thief) { json.value(index(thief.by)); });
  patch.changed("undealt_roles", int{from.undealt_roles}, int{to.undealt_roles});
  change_cards(rules, patch, "played", from.played, to.played);
  if (from.spare_role != to.spare_role) write_role(to.spare_role, patch.key("spare_role"));
  if (from.results != to.results)
    write_row(to.results, patch.key("results"), [&](const RoundResult& result) { write_result(result, json); });
  if (from.winners != to.winners) write_seats(to.winners, patch.key("winners"));
}

void write_change(const Rules& rules, Sight before, Sight after, Json& json) {
  const Holding &from = before.mine, &to = after.mine;
  Patch patch(json);
  patch.changed("nuggets", int{before.table.purse[before.me].nuggets}, int{after.table.purse[after.me].nuggets});
  {
    Patch seen(patch, "roles_seen");
    for (int i = 0; i < rules.seats; ++i) {
      const SeenRole &was = from.roles_seen[seat(i)], &is = to.roles_seen[seat(i)];
      if (was == is) continue;
      Json& one = seen.key(std::to_string(i));
      if (is.role == Role::Unknown)
        one.null();
      else
        one.begin('{').member("role", name(is.role)).member("changes", int{is.changes}).end('}');
    }
  }
  if (from.role != to.role) write_role(to.role, patch.key("role"));
  if (from.hand != to.hand) write_cards(rules, to.hand, patch.key("hand"));
  change_gold(patch, "gold", from.gold, to.gold);
  change_gold(patch, "offered", from.offered, to.offered);
  {
    Patch seen(patch, "goals_seen");
    for (std::size_t goal = 0; goal < to.goals_seen.size(); ++goal) {
      if (from.goals_seen[goal] == to.goals_seen[goal]) continue;
      Json& one = seen.key(std::to_string(goal));
      to.goals_seen[goal] == no_card ? one.null() : one.value(rules.deck[to.goals_seen[goal]].id);
    }
  }
  change_cards(rules, patch, "discarded", from.discarded, to.discarded);
}

namespace {

// One event as ["name", what, belongs, to, it].
struct Teller {
  const Rules& rules;
  Json& json;

  void operator()(const RoundBegan& e) const { tell("round_began", int{e.round}, e.first); }
  // The view's change says what is asked.
  void operator()(const Asked&) const {}
  void operator()(const Answered& e) const { tell("answered", e.by); }
  void operator()(const PathPlaced& e) const { tell("placed", e.by, laid_text(rules, e.card, e.turned), e.at); }
  void operator()(const ToolBroken& e) const { tell("broke", e.by, e.card, e.whom, name(e.tool)); }
  void operator()(const ToolMended& e) const { tell("mended", e.by, e.card, e.whom, name(e.tool)); }
  void operator()(const RockFell& e) const { tell("rock_fell", e.by, e.card, e.at); }
  void operator()(const GoalPeeked& e) const { tell("peeked", e.by, e.card, int{e.goal}); }
  void operator()(const CardsDiscarded& e) const { tell("discarded", e.by, int{e.count}); }
  void operator()(const Passed& e) const { tell("passed", e.by); }
  void operator()(const CardDrawn& e) const { tell("drew", e.by); }
  void operator()(const GoalTurned& e) const {
    tell("goal_turned", int{e.goal}, laid_text(rules, e.card, e.turned), e.reached);
  }
  void operator()(const RoundEnded& e) const { tell("round_ended", name(e.result.winners), e.result.finisher); }
  void operator()(const RolesShown& e) const {
    tell("roles_shown", Each{[&](Seat seat) { put(e.roles[seat]); }}, e.spare);
  }
  void operator()(const GoldDrawn& e) const { tell("gold_drawn", int{e.cards}); }
  void operator()(const GoldTaken& e) const { tell("gold_taken", e.by); }
  void operator()(const Rewarded& e) const { tell("rewarded", e.whom, int{e.nuggets}, int{e.cards}); }
  // ["prison",0,"prison",3]: the name of the effect, who played which card, on whom.
  void operator()(const PlayedOn& e) const { tell(name(rules.effect(e.card)), e.by, e.card, e.whom); }
  void operator()(const ClearedAway& e) const { tell("cleared", e.by, e.away, int{e.paid}); }
  void operator()(const Shared& e) const { tell("shared", e.whom, int{e.nuggets}); }
  void operator()(const Stole& e) const { tell("stole", e.by, e.from); }
  void operator()(const Declined& e) const { tell("declined", e.by); }
  void operator()(const MatchEnded& e) const {
    tell("match_ended", Each{[&](Seat seat) { put(int{e.scores[seat]}); }}, e.winners);
  }

  void operator()(const Dealt& s) const { tell("dealt", s.role, s.hand); }
  void operator()(const GotCard& s) const { tell("got_card", s.card); }
  void operator()(const LostCard& s) const { tell("lost_card", s.card); }
  void operator()(const DiscardedCard& s) const { tell("discarded_card", s.card); }
  void operator()(const GoalSeen& s) const { tell("goal_seen", int{s.goal}, s.card); }
  void operator()(const RoleSeen& s) const { tell("role_seen", s.whom, s.seen.role); }
  void operator()(const GotRole& s) const { tell("got_role", s.role); }
  void operator()(const GotHand& s) const { tell("got_hand", s.hand); }
  void operator()(const Sealed&) const {}
  void operator()(const GoldOffered& s) const { tell("gold_offered", s.gold); }
  void operator()(const GotGold& s) const { tell("got_gold", s.gold); }

 private:
  // A list with something for every seat.
  template <class One>
  struct Each {
    One one;
  };
  template <class One>
  Each(One) -> Each<One>;

  template <class... Parts>
  void tell(std::string_view event, const Parts&... parts) const {
    json.begin('[').value(event);
    (put(parts), ...);
    json.end(']');
  }
  void put(int number) const { json.value(number); }
  void put(bool truth) const { json.value(truth); }
  void put(std::string_view text) const { json.value(text); }
  void put(Seat seat) const { write_seat(seat, json); }
  void put(Seats seats) const { write_seats(seats, json); }
  void put(Card card) const { json.value(std::string_view(rules.deck[card].id)); }
  void put(Cell at) const { json.begin('[').value(at.x).value(at.y).end(']'); }
  void put(Role role) const { write_role(role, json); }
  void put(const Gold& gold) const { write_gold(gold, json); }
  void put(const Inline<Card, most_hand>& hand) const { write_cards(rules, hand, json); }
  template <class One>
  void put(const Each<One>& each) const {
    json.begin('[');
    for (int i = 0; i < rules.seats; ++i) each.one(seat(i));
    json.end(']');
  }
};

}  // namespace

void write(const Rules& rules, const Told& told, Json& json) { std::visit(Teller{rules, json}, told); }
void write(const Rules& rules, const Secret& secret, Json& json) { std::visit(Teller{rules, json}, secret); }

// An answer's text is its verb and card, then what it is played on: "place b-nes" + "(3,0) turned".
void write(const Rules& rules, const Actions& legal, Json& json) {
  json.begin('{');
  std::string open, text;
  for (const Action& action : legal) {
    text.clear();
    text::print(rules, action, text);
    const std::size_t verb = text.find(' ');
    std::size_t split = text.size();
    if (verb != std::string::npos) {
      const std::size_t second = text.find(' ', verb + 1);
      const bool names_card = std::holds_alternative<PlacePath>(action) || std::holds_alternative<BreakTool>(action) ||
                              std::holds_alternative<MendTool>(action) || std::holds_alternative<ClearAway>(action);
      split = names_card && second != std::string::npos ? second : verb;
    }
    const std::string_view group = std::string_view(text).substr(0, split);
    if (group != open) {
      if (!open.empty()) json.end(']');
      json.key(group).begin('[');
      open = group;
    }
    json.value(std::string_view(text).substr(std::min(text.size(), split + 1)));
  }
  if (!open.empty()) json.end(']');
  json.end('}');
}

}  // namespace filon::protocol
