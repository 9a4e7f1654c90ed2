#include "games/classic/text/holding_line.h"

#include <algorithm>

#include "games/classic/text/answers.h"
#include "games/classic/text/notes.h"

namespace filon::text {
namespace {

using namespace classic;
using Holdings = std::span<const Holding* const>;

// One part for each seat; empty if all parts are empty.
template <class Part>
std::string per_seat(Holdings holdings, Part&& part) {
  std::vector<std::string> parts;
  bool any = false;
  for (const Holding* holding : holdings) {
    parts.push_back(part(*holding));
    any |= !parts.back().empty();
  }
  return any ? joined(parts, "/") : "";
}

std::string role_letters(Holdings holdings) {
  std::string letters;
  for (const Holding* holding : holdings) letters += role_letter(holding->role);
  return letters.find_first_not_of('?') == std::string::npos ? "" : letters;
}

std::string letters_of(const Roles& roles) {
  std::vector<std::string> letters;
  for (Role role : all_of<Role>())
    letters.insert(letters.end(), static_cast<std::size_t>(roles.count(static_cast<int>(role))),
                   std::string(1, role_letter(role)));
  return joined(letters, ",");
}

class HoldingsReader {
 public:
  HoldingsReader(const Rules& rules, std::size_t count, LineReader& line, Supply& supply)
      : rules_(rules), line_(line), supply_(supply), holdings_(count) {}

  std::vector<Holding> read() {
    roles();
    each("hand", [&](Holding& holding, std::string_view name) { hand(holding, name); });
    each("gold", [&](Holding& holding, std::string_view value) { gold("gold", holding.gold, value); });
    each("offered", [&](Holding& holding, std::string_view value) { gold("offered", holding.offered, value); });
    each("seen", [&](Holding& holding, std::string_view sight) { seen(holding, sight); });
    each("inspected", [&](Holding& holding, std::string_view sight) { inspected(holding, sight); });
    each("dropped", [&](Holding& holding, std::string_view letter) { dropped(holding, letter); });
    each("discarded", [&](Holding& holding, std::string_view name) { discarded(holding, name); });
    each("last_discards", [&](Holding& holding, std::string_view name) { last_discard(holding, name); });
    each("mixed", [&](Holding& holding, std::string_view sight) { mixed(holding, sight); });
    each("chests_seen", [&](Holding& holding, std::string_view sight) { chest_seen(holding, sight); });
    each("looking_at", [&](Holding& holding, std::string_view name) { looking(holding, name); });
    each("roles_mixed", [&](Holding& holding, std::string_view letter) { role_mixed(holding, letter); });
    each("change", [&](Holding& holding, std::string_view value) { change(holding, value); });
    each("swaps", [&](Holding& holding, std::string_view word) { swaps(holding, word); });
    each_whole("sealed", [&](Holding& holding, std::string_view answer) { sealed(holding, answer); });
    return holdings_;
  }

 private:
  // Calls `take` for each item in each seat's part.
  template <class Take>
  void each(std::string_view key, Take&& take) {
    const auto value = line_.take(key);
    if (value.empty()) return;
    const auto parts = split(value, '/');
    if (parts.size() != holdings_.size())
      return line_.complain(key, "it takes " + std::to_string(holdings_.size()) + " parts between /");
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].empty()) continue;
      for (const auto item : split(parts[i], ',')) {
        take(holdings_[i], item);
        if (line_.is_bad()) return;
      }
    }
  }

  // The same for parts that may contain commas.
  template <class Take>
  void each_whole(std::string_view key, Take&& take) {
    const auto value = line_.take(key);
    if (value.empty()) return;
    const auto parts = split(value, '/');
    if (parts.size() != holdings_.size())
      return line_.complain(key, "it takes " + std::to_string(holdings_.size()) + " parts between /");
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (!parts[i].empty() && !line_.is_bad()) take(holdings_[i], parts[i]);
  }

  // They are among the discarded cards.
  void last_discard(Holding& holding, std::string_view name) {
    const auto card = rules_.deck.find(name);
    const bool is_there = card && index(*card) < Cards::kinds() && holding.discarded.count(index(*card)) > 0;
    if (!is_there || holding.last_discards.size() == holding.last_discards.capacity())
      return line_.complain("last_discards", "it takes up to 5 discarded cards, not " + quoted(name));
    holding.last_discards.push_back(*card);
  }

  // "stone=5": it lies at goal 0 or 2, as bits.
  void mixed(Holding& holding, std::string_view sight) {
    Reader in(sight);
    const auto card = rules_.deck.find(in.until("="));
    const auto goals = in.take('=') ? in.number(1, 31) : std::nullopt;
    if (!card || !goals || !in.done() || holding.goals_mixed.size() == holding.goals_mixed.capacity())
      return line_.complain("mixed", "it takes a goal card and where it may lie as in stone=5, not " + quoted(sight));
    holding.goals_mixed.push_back({*card, static_cast<std::uint8_t>(*goals)});
  }

  // "0=path_ne:mill5".
  void chest_seen(Holding& holding, std::string_view sight) {
    Reader in(sight);
    const auto chest = in.number(0, static_cast<int>(most_chests) - 1);
    const auto path = chest && in.take('=') ? rules_.deck.find(in.until(":")) : std::nullopt;
    const auto card = path && in.take(':') ? rules_.deck.find(in.rest()) : std::nullopt;
    if (!card || rules_.in_maze(*path) != InMaze::BlackPath || rules_.in_maze(*card) != InMaze::Chest)
      return line_.complain("chests_seen", "it takes a chest as in 0=path_ne:mill5, not " + quoted(sight));
    holding.chests_seen[static_cast<std::size_t>(*chest)] = {*path, *card};
  }

  // Cards to choose from: of the discard pile, where they lie as well, or drawn from the pile.
  void looking(Holding& holding, std::string_view name) {
    const auto card = rules_.deck.find(name);
    if (!card || holding.looking.size() == holding.looking.capacity())
      return line_.complain("looking_at", "it takes up to 5 cards of the deck, not " + quoted(name));
    holding.looking.push_back(*card);
  }

  void role_mixed(Holding& holding, std::string_view letter) {
    const auto role = letter.size() == 1 ? role_lettered(letter.front()) : std::nullopt;
    if (!role || *role == Role::Unknown || holding.roles_mixed.count(static_cast<int>(*role)) == 200)
      return line_.complain("roles_mixed", "it takes letters of dsbgopey, not " + quoted(letter));
    holding.roles_mixed.add(static_cast<int>(*role));
  }

  void change(Holding& holding, std::string_view value) {
    const auto nuggets = number_in(value, 1, Gold::kinds() - 1);
    if (!nuggets) return line_.complain("change", "it takes a number of nuggets, not " + quoted(value));
    holding.change = static_cast<std::uint8_t>(*nuggets);
  }

  void swaps(Holding& holding, std::string_view word) {
    if (word != "yes") return line_.complain("swaps", "it takes yes, not " + quoted(word));
    holding.swaps = true;
  }

  void roles() {
    const auto letters = line_.take("role");
    if (letters.empty()) return;
    bool good = letters.size() == holdings_.size();
    for (std::size_t i = 0; good && i < letters.size(); ++i) {
      const auto role = role_lettered(letters[i]);
      good = role.has_value();
      holdings_[i].role = role.value_or(Role::Unknown);
    }
    if (!good) line_.complain("role", "it takes a letter of ?dsbgopey a seat");
  }

  std::optional<Card> card(std::string_view key, std::string_view name) {
    const auto card = rules_.deck.find(name);
    if (card && supply_.take(*card)) return card;
    line_.complain(key, (card ? "the deck has not that many " : "the deck has no ") + quoted(name));
    return {};
  }

  void hand(Holding& holding, std::string_view name) {
    if (holding.hand.size() == most_hand) return line_.complain("hand", "it has more than 12 cards");
    if (const auto held = card("hand", name))
      holding.hand.insert(std::upper_bound(holding.hand.begin(), holding.hand.end(), *held), *held);
  }

  void discarded(Holding& holding, std::string_view name) {
    if (const auto gone = card("discarded", name)) holding.discarded.add(index(*gone));
  }

  void gold(std::string_view key, Gold& gold, std::string_view text) {
    const auto value = number_in(text, 0, Gold::kinds() - 1);
    if (!value || !supply_.take_gold(*value))
      return line_.complain(key, "the deck has no such gold card left: " + quoted(text));
    gold.add(*value);
  }

  void seen(Holding& holding, std::string_view sight) {
    Reader in(sight);
    const auto goal = in.number(0, static_cast<int>(rules_.goal_cells.size()) - 1);
    const auto card = goal && in.take('=') ? rules_.deck.find(in.rest()) : std::nullopt;
    const auto& goals = rules_.deck.goals;
    if (!card || std::find(goals.begin(), goals.end(), *card) == goals.end())
      return line_.complain("seen", "it takes a goal as in 0=gold, not " + quoted(sight));
    holding.goals_seen[static_cast<std::size_t>(*goal)] = *card;
  }

  // "3=b1": seat 3 was a blue digger after one role change.
  void inspected(Holding& holding, std::string_view sight) {
    Reader in(sight);
    const auto whom = in.number(0, rules_.seats - 1);
    const auto role = whom && in.take('=') ? role_lettered(in.peek()) : std::nullopt;
    if (!role || *role == Role::Unknown)
      return line_.complain("inspected", "it takes a seat and its role as in 3=b0, not " + quoted(sight));
    in.take(in.peek());
    const auto changes = in.number(0, 200);
    if (!changes || !in.done())
      return line_.complain("inspected", "it takes a seat and its role as in 3=b0, not " + quoted(sight));
    holding.roles_seen[seat(*whom)] = {*role, static_cast<std::uint8_t>(*changes)};
  }

  void dropped(Holding& holding, std::string_view letter) {
    const auto role = letter.size() == 1 ? role_lettered(letter.front()) : std::nullopt;
    if (!role || *role == Role::Unknown || holding.roles_dropped.count(static_cast<int>(*role)) == 200)
      return line_.complain("dropped", "it takes letters of dsbgopey, not " + quoted(letter));
    holding.roles_dropped.add(static_cast<int>(*role));
  }

  void sealed(Holding& holding, std::string_view written) {
    std::string answer(written);
    std::replace(answer.begin(), answer.end(), '+', ' ');
    const auto action = read_action(rules_, answer);
    if (!action) return line_.complain("sealed", action.error());
    holding.sealed = *action;
  }

  const Rules& rules_;
  LineReader& line_;
  Supply& supply_;
  std::vector<Holding> holdings_;
};

}  // namespace

void write_nuggets(const Table& table, std::span<const Seat> seats, LineWriter& out) {
  std::vector<std::string> parts;
  bool any = false;
  for (Seat seat : seats) {
    parts.push_back(text_unless_0(table.purse[seat].nuggets));
    any |= !parts.back().empty();
  }
  out.add("nuggets", any ? joined(parts, "/") : "");
}

void read_nuggets(Table& table, std::span<const Seat> seats, LineReader& line) {
  const auto text = line.take("nuggets");
  const auto parts = text.empty() ? std::vector<std::string_view>(seats.size()) : split(text, '/');
  if (parts.size() != seats.size())
    return line.complain("nuggets", "it takes " + std::to_string(seats.size()) + " parts between /");
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto number = parts[i].empty() ? 0 : number_in(parts[i], 1, 255);
    if (!number) return line.complain("nuggets", "it takes a number from 1 to 255, not " + quoted(parts[i]));
    table.purse[seats[i]].nuggets = static_cast<std::uint8_t>(*number);
  }
}

void write_holdings(const Rules& rules, Holdings holdings, LineWriter& out) {
  const auto short_name = [&](Card card) { return std::string(short_name_of(rules, card)); };
  out.add("role", role_letters(holdings));
  out.add("hand", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> names;
            for (Card card : holding.hand) names.push_back(short_name(card));
            return joined(names, ",");
          }));
  out.add("gold", per_seat(holdings, [](const Holding& holding) { return gold_text(holding.gold); }));
  out.add("offered", per_seat(holdings, [](const Holding& holding) { return gold_text(holding.offered); }));
  out.add("seen", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> names;
            for (std::size_t i = 0; i < holding.goals_seen.size(); ++i)
              if (holding.goals_seen[i] != no_card)
                names.push_back(std::to_string(i) + "=" + short_name(holding.goals_seen[i]));
            return joined(names, ",");
          }));
  out.add("inspected", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> texts;
            for (int i = 0; i < rules.seats; ++i)
              if (const SeenRole& seen = holding.roles_seen[seat(i)]; seen.role != Role::Unknown)
                texts.push_back(std::to_string(i) + "=" + role_letter(seen.role) + std::to_string(seen.changes));
            return joined(texts, ",");
          }));
  out.add("dropped", per_seat(holdings, [](const Holding& holding) { return letters_of(holding.roles_dropped); }));
  out.add("discarded", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> names;
            for (int kind = 0; kind < Cards::kinds(); ++kind)
              for (int n = 0; n < holding.discarded.count(kind); ++n) names.push_back(short_name(card(kind)));
            return joined(names, ",");
          }));
  out.add("last_discards", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> names;
            for (Card card : holding.last_discards) names.push_back(short_name(card));
            return joined(names, ",");
          }));
  out.add("mixed", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> texts;
            for (const MixedGoal& one : holding.goals_mixed)
              texts.push_back(short_name(one.card) + "=" + std::to_string(one.goals));
            return joined(texts, ",");
          }));
  out.add("chests_seen", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> texts;
            for (std::size_t i = 0; i < holding.chests_seen.size(); ++i)
              if (const ChestCards seen = holding.chests_seen[i]; seen != ChestCards{})
                texts.push_back(std::to_string(i) + "=" + short_name(seen.path) + ":" + short_name(seen.card));
            return joined(texts, ",");
          }));
  out.add("looking_at", per_seat(holdings, [&](const Holding& holding) {
            std::vector<std::string> names;
            for (Card card : holding.looking) names.push_back(short_name(card));
            return joined(names, ",");
          }));
  out.add("roles_mixed", per_seat(holdings, [](const Holding& holding) { return letters_of(holding.roles_mixed); }));
  out.add("change", per_seat(holdings, [](const Holding& holding) { return text_unless_0(holding.change); }));
  out.add("swaps", per_seat(holdings, [](const Holding& holding) { return std::string(holding.swaps ? "yes" : ""); }));
  out.add("sealed", per_seat(holdings, [&](const Holding& holding) {
            std::string answer = holding.sealed ? print(rules, *holding.sealed) : "";
            std::replace(answer.begin(), answer.end(), ' ', '+');
            return answer;
          }));
}

std::vector<Holding> read_holdings(const Rules& rules, std::size_t count, LineReader& line, Supply& supply) {
  return HoldingsReader(rules, count, line, supply).read();
}

}  // namespace filon::text
