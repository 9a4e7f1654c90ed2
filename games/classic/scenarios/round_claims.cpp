#include "games/classic/scenarios/claim_list.h"

namespace filon::classic::scenarios {
namespace {

using classic::Match;
using classic::Role;
using classic::Table;

// Values: {"turn": 2}, {"gold": 3}, {"steal": 1} or "nobody".
void asked(ClaimList& list, const Node& node) {
  constexpr std::string_view takes = R"(takes a question like {"turn": seat} or {"veto": [seat, seat]}, or "nobody")";
  Reading& reading = list.reading();
  std::string wanted = "nobody";
  if (Reading::is_text(node)) {
    if (reading.text(node, takes) != "nobody") reading.complain(node, takes);
  } else {
    static constexpr auto known = names_of(classic::Ask{});
    const decks::Fields fields = reading.fields(node, known);
    int count = 0;
    for (std::string_view word : known) {
      if (!fields.has(word)) continue;
      ++count;
      const Node asked = Reading::field(fields, word);
      Seats seats;
      if (Reading::is_list(asked))
        for (Seat seat : reading.seats(asked)) seats.insert(seat);
      else
        seats.insert(reading.seat(asked));
      wanted = written(classic::Question{*named<classic::Ask>(word), seats, {}});
    }
    if (count != 1) return reading.complain(node, takes);
  }
  list.add("asked", wanted, [](const Match& match) {
    const auto& question = match.table().question;
    return question.is_open() ? written(question) : "nobody";
  });
}

void round(ClaimList& list, const Node& node) {
  list.table_number("round", node, [](const Table& table) { return table.round; });
}

void first(ClaimList& list, const Node& node) {
  list.table_number("first", node, [](const Table& table) { return index(table.first); });
}

void last_to_play(ClaimList& list, const Node& node) {
  list.table_number("last_to_play", node, [](const Table& table) { return index(table.last_to_play); });
}

void results(ClaimList& list, const Node& node) {
  constexpr std::string_view takes = R"(a result like "diggers by seat 3", "blue by seat 1", "saboteurs", "nobody")";
  std::vector<std::string> wanted;
  for (const Node& item : list.reading().items(node, "a list of results")) {
    const std::string word = wanted.emplace_back(list.reading().text(item, takes));
    const std::size_t by = word.find(" by seat ");
    const auto winners = named<classic::Winners>(std::string_view(word).substr(0, by));
    if (!winners || (*winners == classic::Winners::Diggers && by == std::string::npos))
      list.reading().complain(item, "takes " + std::string(takes));
  }
  list.add("results", joined(wanted), [](const Match& match) {
    std::vector<std::string> found;
    for (const classic::RoundResult& result : match.table().results) found.push_back(written(result));
    return joined(found);
  });
}

void roles(ClaimList& list, const Node& node) {
  for (const auto& [seat, value] : list.reading().per_seat(node))
    list.role(of_seat("role", seat), value, [s = seat](const Match& match) { return holding(match, s).role; });
}

// All roles of the round, including the undealt ones: {"saboteur": 2, "gold_digger": 4}.
void role_pool(ClaimList& list, const Node& node) {
  static constexpr std::string_view known[] = {"gold_digger", "saboteur",  "blue_digger", "green_digger",
                                               "boss",        "profiteer", "geologist",   "greedy_dwarf"};
  const decks::Fields fields = list.reading().fields(node, known);
  for (std::string_view word : known) {
    const int wanted = fields.number(word, decks::Need::May, 0, 15);
    list.add("role_pool, " + std::string(word), std::to_string(wanted), [word](const Match& match) {
      const Role role = *named<classic::Role>(word);
      int count = classic::MatchTestAccess::state(match).hidden.spare_roles.count(static_cast<int>(role));
      for (int i = 0; i < match.table().seats; ++i) count += holding(match, seat(i)).role == role ? 1 : 0;
      return std::to_string(count);
    });
  }
}

// Roles shown to everybody; "unknown" while a card is hidden.
void shown_roles(ClaimList& list, const Node& node) {
  for (const auto& [seat, value] : list.reading().each_seat(node))
    list.role(of_seat("shown role", seat), value, [s = seat](const Match& match) { return match.table().role[s]; });
}

void shown_spare_role(ClaimList& list, const Node& node) {
  list.role("shown_spare_role", node, [](const Match& match) { return match.table().spare_role; });
}

void undealt_roles(ClaimList& list, const Node& node) {
  list.table_number("undealt_roles", node, [](const Table& table) { return table.undealt_roles; });
}

// By seat, then by the seat it looked at: {"0": {"3": "boss"}}; "unknown" if it has seen nothing.
void roles_seen(ClaimList& list, const Node& node) {
  for (const auto& [by, seen] : list.reading().per_seat(node))
    for (const auto& [whom, role] : list.reading().each_seat(seen))
      list.role(of_seat("role seen by seat " + std::to_string(index(by)) + " of", whom), role,
                [b = by, w = whom](const Match& match) { return holding(match, b).roles_seen[w].role; });
}

void roles_dropped(ClaimList& list, const Node& node) {
  list.numbers("roles dropped", node,
               [](const Match& match, Seat seat) { return holding(match, seat).roles_dropped.size(); });
}

std::string in_a_row(const auto& seats) {
  std::vector<std::string> each;
  for (Seat seat : seats) each.push_back(std::to_string(index(seat)));
  return joined(each);
}

void prisons(ClaimList& list, const Node& node) {
  list.add("prisons", in_a_row(list.reading().seats(node)), [](const Match& match) {
    std::vector<Seat> held;
    for (int i = 0; i < match.table().seats; ++i)
      if (match.table().prison[seat(i)].holds()) held.push_back(seat(i));
    return in_a_row(held);
  });
}

// In the order they were played.
void thieves(ClaimList& list, const Node& node) {
  list.add("thieves", in_a_row(list.reading().seats(node)), [](const Match& match) {
    std::vector<Seat> laid;
    for (const classic::Thief& thief : match.table().thieves) laid.push_back(thief.by);
    return in_a_row(laid);
  });
}

// One event with its secrets, as in "card_drawn + got_card".
std::string read_heard(Reading& reading, const Node& node) {
  std::string words = reading.text(node, "an event like \"card_drawn + got_card\"");
  for (std::string_view rest = words; !rest.empty();) {
    const std::size_t end = std::min(rest.find(" + "), rest.size());
    if (!is_heard_word(rest.substr(0, end)))
      reading.complain(node, decks::quoted(rest.substr(0, end)) + " is no kind of event or secret");
    rest.remove_prefix(std::min(end + 3, rest.size()));
  }
  return words;
}

// By seat, the events of the last answer.
void heard(ClaimList& list, const Node& node) {
  for (const auto& [seat, value] : list.reading().each_seat(node)) {
    std::vector<std::string> wanted;
    for (const Node& item : list.reading().items(value, "a list of events"))
      wanted.push_back(read_heard(list.reading(), item));
    list.add(of_seat("heard", seat), joined(wanted), [s = seat](const Scene& scene) {
      std::vector<std::string> found;
      for (const classic::Event& event : scene.events) found.push_back(written(heard_by(event, s)));
      return joined(found);
    });
  }
}

constexpr ClaimField fields[] = {{"asked", asked},
                                 {"round", round},
                                 {"first", first},
                                 {"last_to_play", last_to_play},
                                 {"results", results},
                                 {"roles", roles},
                                 {"role_pool", role_pool},
                                 {"shown_roles", shown_roles},
                                 {"shown_spare_role", shown_spare_role},
                                 {"undealt_roles", undealt_roles},
                                 {"roles_seen", roles_seen},
                                 {"roles_dropped", roles_dropped},
                                 {"prisons", prisons},
                                 {"thieves", thieves},
                                 {"heard", heard}};

}  // namespace

std::span<const ClaimField> round_claims() { return fields; }

}  // namespace filon::classic::scenarios
