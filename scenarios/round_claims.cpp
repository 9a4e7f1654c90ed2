#include "claim_list.h"

namespace filon::scenarios {
namespace {

using classic::Match;
using classic::Role;
using classic::Table;

// {"turn": 2}, {"gold": 3} or "nobody".
void asked(ClaimList& list, const Node& node) {
  constexpr std::string_view takes = R"(takes {"turn": seat}, {"gold": seat} or "nobody")";
  Reading& reading = list.reading();
  std::string wanted = "nobody";
  if (Reading::is_text(node)) {
    if (reading.text(node, takes) != "nobody") reading.complain(node, takes);
  } else {
    static constexpr std::string_view known[] = {"turn", "gold"};
    const decks::Fields fields = reading.fields(node, known);
    const bool turn = fields.has("turn");
    if (turn == fields.has("gold")) return reading.complain(node, takes);
    wanted = written(classic::Question{turn ? classic::Ask::TakeTurn : classic::Ask::TakeGold,
                                       reading.seat(Reading::field(fields, turn ? "turn" : "gold"))});
  }
  list.add("asked", wanted, [](const Match& match) {
    const auto& questions = match.table().questions;
    return questions.empty() ? "nobody" : written(questions.back());
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
  constexpr std::string_view takes = R"(a result like "diggers by seat 3", "saboteurs", "nobody")";
  std::vector<std::string> wanted;
  for (const Node& item : list.reading().items(node, "a list of results")) {
    const std::string word = wanted.emplace_back(list.reading().text(item, takes));
    if (word != "nobody" && word != "saboteurs" && !word.starts_with("diggers by seat "))
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

// All roles of the round, the one left over included: {"saboteur": 2, "gold_digger": 4}.
void role_pool(ClaimList& list, const Node& node) {
  static constexpr std::string_view known[] = {"gold_digger", "saboteur"};
  const decks::Fields fields = list.reading().fields(node, known);
  for (std::string_view word : known) {
    const int wanted = fields.number(word, decks::Need::Must, 0, max_seats + 1);
    list.add("role_pool, " + std::string(word), std::to_string(wanted), [word](const Match& match) {
      const Role role = *classic::role_named(word);
      int count = classic::MatchDoor::state(match).hidden.spare_role == role ? 1 : 0;
      for (int i = 0; i < match.table().seats; ++i) count += holding(match, seat(i)).role == role ? 1 : 0;
      return std::to_string(count);
    });
  }
}

// What lies open; "unknown" while a card is hidden.
void shown_roles(ClaimList& list, const Node& node) {
  for (const auto& [seat, value] : list.reading().each_seat(node))
    list.role(of_seat("shown role", seat), value, [s = seat](const Match& match) { return match.table().roles[s]; });
}

void shown_spare_role(ClaimList& list, const Node& node) {
  list.role("shown_spare_role", node, [](const Match& match) { return match.table().spare_role; });
}

// One event with what was whispered, as "card_drawn + got_card".
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

// By seat the events of the last answer.
void heard(ClaimList& list, const Node& node) {
  for (const auto& [seat, value] : list.reading().each_seat(node)) {
    std::vector<std::string> wanted;
    for (const Node& item : list.reading().items(value, "a list of events"))
      wanted.push_back(read_heard(list.reading(), item));
    list.add(of_seat("heard", seat), joined(wanted), [s = seat](const Match& match) {
      std::vector<std::string> found;
      for (const classic::Event& event : match.events()) found.push_back(written(heard_by(event, s)));
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
                                 {"heard", heard}};

}  // namespace

std::span<const ClaimField> round_claims() { return fields; }

}  // namespace filon::scenarios
