#include "protocol/classic.h"

#include <filon/text/answers.h>

#include "protocol/patch.h"

namespace filon::protocol {
namespace {

using namespace classic;

std::string cell_key(Cell at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

void write_sides(Sides sides, Json& json) {
  std::string letters;
  for (Side side : all_sides)
    if (has(sides, side)) letters += "NESW"[static_cast<int>(side)];
  json.value(letters);
}

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

std::string_view name_of(Winners winners) {
  constexpr std::string_view names[] = {"nobody", "diggers", "saboteurs"};
  return names[static_cast<std::size_t>(winners)];
}

std::string_view name_of(Ask ask) {
  constexpr std::string_view names[] = {"turn", "gold"};
  return names[static_cast<std::size_t>(ask)];
}

void write_role(Role role, Json& json) { role == Role::Unknown ? json.null() : json.value(name(role)); }

void write_result(const RoundResult& result, Json& json) {
  json.begin('{').member("winners", name_of(result.winners)).key("finisher");
  write_seat(result.finisher, json);
  json.end('}');
}

void write_question(const Question& question, Json& json) {
  json.begin('{').member("what", name_of(question.what)).key("seats");
  write_seats(question.seats, json);
  json.end('}');
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

void write_laid(const Rules& rules, const Laid& laid, Json& json) {
  json.begin('[').value(rules.deck[laid.card].id).value(laid.turned == Turned::Yes ? 1 : 0);
  write_sides(laid.linked, json);
  json.end(']');
}

// Both mazes are sorted by cell: walked side by side.
void change_board(const Rules& rules, Patch& parent, const Tunnels& from, const Tunnels& to) {
  Patch patch(parent, "board");
  auto was = from.laid().begin();
  for (const Laid& is : to.laid()) {
    for (; was != from.laid().end() && was->at < is.at; ++was) patch.key(cell_key(was->at)).null();
    const bool same = was != from.laid().end() && *was == is;
    if (!same) write_laid(rules, is, patch.key(cell_key(is.at)));
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
  patch.changed("gold_cards", int{from.purses[seat].cards}, int{to.purses[seat].cards});
  patch.changed("rewards", int{from.purses[seat].rewards}, int{to.purses[seat].rewards});
  patch.changed("credit", int{from.purses[seat].credit}, int{to.purses[seat].credit});
  if (from.roles[seat] != to.roles[seat]) write_role(to.roles[seat], patch.key("role"));
  change_gold(patch, "gold", from.gold_shown[seat], to.gold_shown[seat]);
  patch.changed("score", int{from.scores[seat]}, int{to.scores[seat]});
}

}  // namespace

void write_change(const Rules& rules, const Table& from, const Table& to, Json& json) {
  Patch patch(json);
  patch.changed("round", int{from.round}, int{to.round});
  if (from.first != to.first) write_seat(to.first, patch.key("first"));
  if (from.questions != to.questions) {
    Json& ask = patch.key("ask");
    to.questions.empty() ? void(ask.null()) : write_question(to.questions.back(), ask);
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
  change_cards(rules, patch, "played", from.played, to.played);
  if (from.spare_role != to.spare_role) write_role(to.spare_role, patch.key("spare_role"));
  if (from.results != to.results)
    write_row(to.results, patch.key("results"), [&](const RoundResult& result) { write_result(result, json); });
  if (from.winners != to.winners) write_seats(to.winners, patch.key("winners"));
}

void write_change(const Rules& rules, const Holding& from, const Holding& to, Json& json) {
  Patch patch(json);
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

// One event as ["name", {fields}].
class Fields {
 public:
  Fields(const Rules& rules, Json& json, std::string_view event) : rules_(rules), json_(json) {
    json_.begin('[').value(event).begin('{');
  }
  Fields(const Fields&) = delete;
  ~Fields() { json_.end('}').end(']'); }

  Fields& seat(std::string_view key, Seat seat) {
    write_seat(seat, json_.key(key));
    return *this;
  }
  Fields& card(Card card) {
    json_.member("card", std::string_view(rules_.deck[card].id));
    return *this;
  }
  Fields& at(Cell at) {
    json_.key("at").begin('[').value(at.x).value(at.y).end(']');
    return *this;
  }
  Fields& turned(Turned turned) {
    if (turned == Turned::Yes) json_.member("turned", true);
    return *this;
  }
  template <class T>
  Fields& with(std::string_view key, T value) {
    json_.member(key, value);
    return *this;
  }
  Json& key(std::string_view key) { return json_.key(key); }

 private:
  const Rules& rules_;
  Json& json_;
};

struct Teller {
  const Rules& rules;
  Json& json;

  void operator()(const RoundBegan& e) const {
    fields("round_began").with("round", int{e.round}).seat("first", e.first);
  }
  void operator()(const Asked& e) const {
    Fields f(rules, json, "asked");
    f.with("what", name_of(e.question.what));
    write_seats(e.question.seats, f.key("seats"));
  }
  void operator()(const PathPlaced& e) const {
    fields("placed").seat("by", e.by).card(e.card).at(e.at).turned(e.turned);
  }
  void operator()(const ToolBroken& e) const {
    fields("broke").seat("by", e.by).card(e.card).seat("whom", e.whom).with("tool", name(e.tool));
  }
  void operator()(const ToolMended& e) const {
    fields("mended").seat("by", e.by).card(e.card).seat("whom", e.whom).with("tool", name(e.tool));
  }
  void operator()(const RockFell& e) const { fields("rock_fell").seat("by", e.by).card(e.card).at(e.at); }
  void operator()(const GoalPeeked& e) const {
    fields("peeked").seat("by", e.by).card(e.card).with("goal", int{e.goal});
  }
  void operator()(const CardsDiscarded& e) const { fields("discarded").seat("by", e.by).with("count", int{e.count}); }
  void operator()(const Passed& e) const { fields("passed").seat("by", e.by); }
  void operator()(const CardDrawn& e) const { fields("drew").seat("by", e.by); }
  void operator()(const GoalTurned& e) const {
    fields("goal_turned").with("goal", int{e.goal}).card(e.card).turned(e.turned).with("reached", e.reached);
  }
  void operator()(const RoundEnded& e) const {
    fields("round_ended").with("winners", name_of(e.result.winners)).seat("finisher", e.result.finisher);
  }
  void operator()(const RolesShown& e) const {
    Fields f(rules, json, "roles_shown");
    f.key("roles").begin('[');
    for (int i = 0; i < rules.seats; ++i) write_role(e.roles[seat(i)], json);
    json.end(']');
    write_role(e.spare, f.key("spare"));
  }
  void operator()(const GoldDrawn& e) const { fields("gold_drawn").with("cards", int{e.cards}); }
  void operator()(const GoldTaken& e) const { fields("gold_taken").seat("by", e.by); }
  void operator()(const Rewarded& e) const {
    fields("rewarded").seat("whom", e.whom).with("nuggets", int{e.nuggets}).with("cards", int{e.cards});
  }
  void operator()(const MatchEnded& e) const {
    Fields f(rules, json, "match_ended");
    f.key("scores").begin('[');
    for (int i = 0; i < rules.seats; ++i) json.value(int{e.scores[seat(i)]});
    json.end(']');
    write_seats(e.winners, f.key("winners"));
  }

  void operator()(const Dealt& s) const {
    Fields f(rules, json, "dealt");
    write_role(s.role, f.key("role"));
    write_cards(rules, s.hand, f.key("hand"));
  }
  void operator()(const GotCard& s) const { fields("got_card").card(s.card); }
  void operator()(const LostCard& s) const { fields("lost_card").card(s.card); }
  void operator()(const DiscardedCard& s) const { fields("discarded_card").card(s.card); }
  void operator()(const GoalSeen& s) const { fields("goal_seen").with("goal", int{s.goal}).card(s.card); }
  void operator()(const GoldOffered& s) const { write_gold(s.gold, Fields(rules, json, "gold_offered").key("gold")); }
  void operator()(const GotGold& s) const { write_gold(s.gold, Fields(rules, json, "got_gold").key("gold")); }

 private:
  Fields fields(std::string_view event) const { return Fields(rules, json, event); }
};

}  // namespace

void write(const Rules& rules, const Told& told, Json& json) { std::visit(Teller{rules, json}, told); }
void write(const Rules& rules, const Secret& secret, Json& json) { std::visit(Teller{rules, json}, secret); }

// An answer's text is its verb and card, then what it is played on: "place b-nes" + "(3,0) turned".
void write(const Rules& rules, const Actions& legal, Json& json) {
  json.begin('{');
  std::string open;
  for (const Action& action : legal) {
    const std::string text = text::print(rules, action);
    const std::size_t verb = text.find(' ');
    std::size_t split = text.size();
    if (verb != std::string::npos) {
      const std::size_t second = text.find(' ', verb + 1);
      const bool names_card = std::holds_alternative<PlacePath>(action) || std::holds_alternative<BreakTool>(action) ||
                              std::holds_alternative<MendTool>(action);
      split = names_card && second != std::string::npos ? second : verb;
    }
    const std::string group = text.substr(0, split);
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
