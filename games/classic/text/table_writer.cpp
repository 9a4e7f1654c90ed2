#include "games/classic/text/notes.h"
#include "games/classic/text/table_line.h"

namespace filon::text {
namespace {

using namespace classic;

std::string seat_text(Seat seat) { return seat == nobody ? "" : std::to_string(index(seat)); }

std::string seats_text(Seats seats, std::string_view separator) {
  std::vector<std::string> texts;
  for (int i = 0; i < max_seats; ++i)
    if (seats.contains(seat(i))) texts.push_back(std::to_string(i));
  return joined(texts, separator);
}

std::string question(const Table& table) {
  if (!table.question.is_open()) return "";
  const std::string answered = seats_text(table.question.answered, "+");
  return std::string(name(table.question.what)) + "=" + seats_text(table.question.seats, "+") +
         (answered.empty() ? "" : "-" + answered);
}

// "turn_goals=2@3,0", "end_turn=2+1", "next_round". The usual agenda is not written; "-" means empty.
std::string agenda(const Table& table) {
  if (table.agenda == usual_agenda(table.question.what)) return "";
  std::vector<std::string> texts;
  for (const Step& step : table.agenda)
    texts.push_back(std::string(name(step.what)) + (step.by == nobody ? "" : "=" + seat_text(step.by)) +
                    (step.at == Cell{} ? "" : "@" + cell_text(step.at)) +
                    (step.draws == 0 ? "" : "+" + std::to_string(step.draws)));
  return texts.empty() ? "-" : joined(texts, "/");
}

std::string board(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (const Laid& laid : table.tunnels.laid())
    if (!laid.fixed)
      texts.push_back(std::string(short_name_of(rules, laid.card)) + "@" + cell_text(laid.at) +
                      (laid.turned == Turned::Yes ? "t" : ""));
  return joined(texts, "/");
}

// "~": a goal shown only at the end of a round, which is still face down in the maze.
std::string goals(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (const Goal& goal : table.goals)
    texts.push_back(std::string(short_name_of(rules, goal.card)) + "@" + cell_text(goal.at) +
                    (goal.turned == Turned::Yes ? "t" : "") +
                    (goal.is_face_up() && table.tunnels.is_covered(goal.at) ? "~" : ""));
  return joined(texts, "/");
}

std::string broken(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (int i = 0; i < table.seats; ++i) {
    std::vector<std::string> cards;
    for (Tool tool : all_tools)
      if (table.broken[seat(i)].has(tool)) cards.emplace_back(short_name_of(rules, table.broken[seat(i)][tool]));
    if (!cards.empty()) texts.push_back(std::to_string(i) + "=" + joined(cards, ","));
  }
  return joined(texts, "/");
}

std::string prisons(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (int i = 0; i < table.seats; ++i)
    if (const Prison& prison = table.prison[seat(i)]; prison.holds())
      texts.push_back(std::to_string(i) + "=" + std::string(short_name_of(rules, prison.card)));
  return joined(texts, "/");
}

std::string thieves(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (const Thief& thief : table.thieves)
    texts.push_back(seat_text(thief.by) + "=" + std::string(short_name_of(rules, thief.card)));
  return joined(texts, "/");
}

std::string played(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  const Cards played = face_up(table.discard_pile);
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    for (int n = 0; n < played.count(kind); ++n) texts.emplace_back(short_name_of(rules, card(kind)));
  return joined(texts, ",");
}

// From the bottom: "rp,1,bp", with face-up cards, and seats for face-down ones.
std::string discard_pile(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (const Discarded& one : table.discard_pile)
    texts.push_back(one.is_face_up() ? std::string(short_name_of(rules, one.card)) : seat_text(one.by));
  return joined(texts, ",");
}

// Without loose nuggets, because only the owner may know their number.
std::string purses(const Table& table) {
  std::vector<std::string> texts;
  for (int i = 0; i < table.seats; ++i) {
    const Purse& purse = table.purse[seat(i)];
    std::vector<std::string> numbers;
    for (int number : {purse.gold_cards, purse.reward_cards, purse.rewards, purse.credit})
      numbers.push_back(std::to_string(number));
    while (!numbers.empty() && numbers.back() == "0") numbers.pop_back();
    if (!numbers.empty()) texts.push_back(std::to_string(i) + "=" + joined(numbers, ","));
  }
  return joined(texts, "/");
}

std::string roles(const Table& table) {
  std::string text;
  bool any = table.spare_role != Role::Unknown;
  for (int i = 0; i < table.seats; ++i) {
    text += role_letter(table.role[seat(i)]);
    any |= table.role[seat(i)] != Role::Unknown;
  }
  return any ? text + "/" + role_letter(table.spare_role) : "";
}

std::string results(const Table& table) {
  std::vector<std::string> texts;
  for (const RoundResult& result : table.results)
    texts.push_back(std::string(1, winners_letters[static_cast<std::size_t>(result.winners)]) +
                    seat_text(result.finisher));
  return joined(texts, ",");
}

std::string gold_shown(const Table& table) {
  std::vector<std::string> texts;
  bool any = false;
  for (int i = 0; i < table.seats; ++i) {
    texts.push_back(gold_text(table.gold_shown[seat(i)]));
    any |= !texts.back().empty();
  }
  return any ? joined(texts, "/") : "";
}

}  // namespace

void write_table(const Rules& rules, const Table& table, LineWriter& out) {
  out.add("round", text_unless_0(table.round));
  out.add("began", seat_text(table.first));
  out.add("last", seat_text(table.last_to_play));
  out.add("ask", question(table));
  out.add("then", agenda(table));
  if (table.direction < 0) out.add("direction", "-1");
  out.add("board", board(rules, table));
  out.add("goals", goals(rules, table));
  out.add("broken", broken(rules, table));
  out.add("prisons", prisons(rules, table));
  out.add("thieves", thieves(rules, table));
  rules.discards_in_order ? out.add("discard_pile", discard_pile(rules, table))
                          : out.add("played", played(rules, table));
  out.add("purses", purses(table));
  out.add("roles", roles(table));
  out.add("results", results(table));
  out.add("shown", gold_shown(table));
  out.add("scores", text_unless_0(table.score, table.seats));
  out.add("winners", seats_text(table.winners, ","));
}

}  // namespace filon::text
