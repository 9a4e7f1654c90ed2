#include "games/classic/text/state.h"

#include "games/classic/text/holding_line.h"
#include "games/classic/text/notes.h"
#include "games/classic/text/table_line.h"

namespace filon::text {
namespace {

using namespace classic;

std::string goals_under(const Rules& rules, const Hidden& hidden) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < rules.goal_cells.size(); ++i) names.emplace_back(short_name_of(rules, hidden.goals[i]));
  return joined(names, ",");
}

void read_goals(const Rules& rules, LineReader& in, Hidden& hidden) {
  const auto names = split(in.take("under"), ',');
  if (names.size() != rules.goal_cells.size()) return in.complain("under", "it takes the name of every goal");
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto found = rules.deck.find(names[i]);
    if (!found) return in.complain("under", "the deck has no " + quoted(names[i]));
    hidden.goals[i] = *found;
  }
}

// "path_ne:mill5,path_nw:nugget,...".
std::string chests_under(const Rules& rules, const State& state) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < state.table.chests.size(); ++i)
    texts.push_back(std::string(short_name_of(rules, state.hidden.chests[i].path)) + ":" +
                    std::string(short_name_of(rules, state.hidden.chests[i].card)));
  return joined(texts, ",");
}

void read_chests(const Rules& rules, LineReader& in, State& state) {
  const auto text = in.take("in_chests");
  const auto parts = text.empty() ? std::vector<std::string_view>{} : split(text, ',');
  if (parts.size() != state.table.chests.size()) return in.complain("in_chests", "it takes the cards of every chest");
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto colon = parts[i].find(':');
    const auto path = rules.deck.find(parts[i].substr(0, colon));
    const auto card = colon == std::string_view::npos ? std::nullopt : rules.deck.find(parts[i].substr(colon + 1));
    if (!path || !card) return in.complain("in_chests", "it takes two cards as in path_ne:mill5");
    state.hidden.chests[i] = {*path, *card};
  }
}

std::string face_down_cards(const Rules& rules, const Hidden& hidden) {
  std::vector<std::string> names;
  for (Card card : hidden.face_down) names.emplace_back(short_name_of(rules, card));
  return joined(names, ",");
}

// The face-down cards of the discard pile: in the written order, or without an order seat by seat.
void read_face_down(const Rules& rules, LineReader& in, State& state) {
  if (const auto text = in.take("face_down"); !text.empty()) {
    for (const auto name : split(text, ',')) {
      const auto found = rules.deck.find(name);
      if (!found || index(*found) >= Cards::kinds() || rules.deck.pile.count(index(*found)) == 0)
        return in.complain("face_down", "the pile has no " + quoted(name));
      if (state.hidden.face_down.size() == state.hidden.face_down.capacity())
        return in.complain("face_down", "it has more cards than a deck");
      state.hidden.face_down.push_back(*found);
    }
    return;
  }
  PerSeat<std::uint8_t> counts;
  for (int i = 0; i < rules.seats; ++i) {
    const Cards& discarded = state.holdings[seat(i)].discarded;
    counts[seat(i)] = static_cast<std::uint8_t>(discarded.size());
    for (int kind = 0; kind < Cards::kinds(); ++kind)
      for (int n = 0; rules.discards_in_order && n < discarded.count(kind); ++n)
        state.hidden.face_down.push_back(card(kind));
  }
  const bool is_written = std::any_of(state.table.discard_pile.begin(), state.table.discard_pile.end(),
                                      [](const Discarded& one) { return !one.is_face_up(); });
  if (!is_written) discard_face_down(state.table, counts);
}

// The role cards that nobody has or dropped.
Roles spare_roles(const Rules& rules, const State& state, LineReader& in) {
  Roles pool = rules.role_pool;
  for (int i = 0; i < rules.seats; ++i) {
    Roles had = state.holdings[seat(i)].roles_dropped;
    had.add(static_cast<int>(state.holdings[seat(i)].role));
    for (int role = 0; role < role_kinds; ++role) {
      if (pool.count(role) < had.count(role))
        return in.complain("role", "these are not the roles of that many players"), Roles{};
      pool.add(role, -had.count(role));
    }
  }
  return pool;
}

// Cards that lie where no seat has them: mixed in the discard pile, drawn to keep one, cashed for change.
void take_what_only_the_dealer_knows(const Rules& rules, LineReader& in, const State& state, Supply& supply) {
  std::size_t next = 0;
  for (const Discarded& one : state.table.discard_pile) {
    if (one.is_face_up() || next == state.hidden.face_down.size()) continue;
    const Card card = state.hidden.face_down[next++];
    if (one.by == nobody && !supply.take(card)) return in.complain("face_down", "the deck has not that many cards");
  }
  for (int i = 0; i < rules.seats; ++i) {
    const Holding& holding = state.holdings[seat(i)];
    if (state.table.question.what == Ask::KeepCard)
      for (Card card : holding.looking)
        if (!supply.take(card)) return in.complain("looking_at", "the deck has not that many cards");
    if (const int value = holding.change + state.table.purse[seat(i)].change_paid; value > 0)
      if (value >= Gold::kinds() || !supply.take_gold(value))
        return in.complain("change", "the deck has no such gold card left");
  }
}

std::vector<Seat> all_seats(const Rules& rules) {
  std::vector<Seat> seats;
  for (int i = 0; i < rules.seats; ++i) seats.push_back(seat(i));
  return seats;
}

// Computes the public sizes from what the seats and the dealer have.
void count_sizes(const Rules& rules, State& state) {
  Table& table = state.table;
  int offered = 0;
  for (int i = 0; i < table.seats; ++i) {
    const Holding& holding = state.holdings[seat(i)];
    table.hand_size[seat(i)] = static_cast<std::uint8_t>(holding.hand.size());
    table.role_changes[seat(i)] = static_cast<std::uint8_t>(holding.roles_dropped.size());
    offered += holding.offered.size();
  }
  table.undealt_roles = static_cast<std::uint8_t>(state.hidden.spare_roles.size());
  table.pile = static_cast<std::uint8_t>(std::max(0, state.hidden.pile.size() - rules.set_aside));
  table.gold_pile = static_cast<std::uint8_t>(state.hidden.gold.size());
  table.gold_passing = static_cast<std::uint8_t>(offered);
}

}  // namespace

std::string print(const Rules& rules, const State& state) {
  LineWriter out(rules.options, Holds::State);
  write_table(rules, state.table, out);
  std::vector<const Holding*> holdings;
  for (Seat seat : all_seats(rules)) holdings.push_back(&state.holdings[seat]);
  write_holdings(rules, holdings, out);
  write_nuggets(state.table, all_seats(rules), out);
  out.add("under", goals_under(rules, state.hidden));
  out.add("in_chests", chests_under(rules, state));
  if (rules.discards_in_order) out.add("face_down", face_down_cards(rules, state.hidden));
  return std::move(out).line();
}

Result<State> read_state(const Rules& rules, std::string_view line) {
  LineReader in(line);
  in.expect(rules.options, Holds::State);
  if (!in.is_bad()) {
    Supply supply(rules);
    State state(rules.seats);
    state.table = read_table(rules, in, supply);
    if (state.table.round == 0) in.complain("round", "it takes the number of the round");
    const auto holdings = read_holdings(rules, static_cast<std::size_t>(rules.seats), in, supply);
    for (std::size_t i = 0; i < holdings.size(); ++i) state.holdings[seat(static_cast<int>(i))] = holdings[i];
    read_nuggets(state.table, all_seats(rules), in);
    read_goals(rules, in, state.hidden);
    read_chests(rules, in, state);
    read_face_down(rules, in, state);
    take_what_only_the_dealer_knows(rules, in, state, supply);
    state.hidden.pile = supply.cards();
    state.hidden.gold = supply.gold();
    state.hidden.spare_roles = spare_roles(rules, state, in);
    in.expect_all_taken();
    count_sizes(rules, state);
    if (!in.is_bad())
      if (const auto wrong = unsound(rules, state)) in.complain("position", *wrong);
    if (!in.is_bad()) return state;
  }
  return in.error();
}

}  // namespace filon::text
