#include <algorithm>

#include "games/classic/text/answers.h"
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

// "reach=2@3,0", "end_turn=2+1", "next_round". The usual agenda is not written; "-" means empty.
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

// "closed@3,-1", "open@3,1=path_ne:mill5": the state, the place, and the cards that everybody has seen.
std::string chests(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (const Chest& chest : table.chests) {
    std::string text = std::string(name(chest.state)) + "@" + cell_text(chest.at);
    if (chest.cards != ChestCards{})
      text += "=" + std::string(short_name_of(rules, chest.cards.path)) + ":" +
              std::string(short_name_of(rules, chest.cards.card));
    texts.push_back(text);
  }
  return joined(texts, "/");
}

// "a=2@3,0/b=gone": the owner and the place.
std::string pawns_text(const Table& table) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < table.pawn.size(); ++i) {
    const Pawn& pawn = table.pawn[i];
    const std::string letter(1, static_cast<char>('a' + i));
    if (pawn.stands()) texts.push_back(letter + "=" + seat_text(pawn.owner) + "@" + cell_text(pawn.at));
    if (pawn.gone) texts.push_back(letter + "=gone");
  }
  return joined(texts, "/");
}

std::string used(const Table& table) {
  std::vector<std::string> texts;
  if (table.workshop_used) texts.emplace_back("workshop");
  if (table.party_used) texts.emplace_back("party");
  if (table.maps_banned) texts.emplace_back("maps");
  return joined(texts, ",");
}

std::string in_play(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (Card card : table.in_play) texts.emplace_back(short_name_of(rules, card));
  return joined(texts, ",");
}

std::string announced(const Rules& rules, const Table& table) {
  if (!table.announced) return "";
  std::string answer = print(rules, *table.announced);
  std::replace(answer.begin(), answer.end(), ' ', '+');
  return answer;
}

// What holds for this turn only: "0,1,0,2", without zeros at the end.
std::string effects(const TurnEffects& effects) {
  std::vector<std::string> texts;
  for (int number :
       {effects.no_draw ? 1 : 0, int{effects.extra_draws}, int{effects.draw_three}, int{effects.robberies}})
    texts.push_back(std::to_string(number));
  while (!texts.empty() && texts.back() == "0") texts.pop_back();
  return joined(texts, ",");
}

void write_modules(const Rules& rules, const Table& table, LineWriter& out) {
  out.add("chests", chests(rules, table));
  out.add("pawns", pawns_text(table));
  out.add("used", used(table));
  out.add("in_play", in_play(rules, table));
  out.add("announced", announced(rules, table));
  out.add("payer", seat_text(table.payer));
  out.add("refused", text_unless_0(table.refused));
  out.add("scouted", text_unless_0(table.scouted));
  out.add("effects", effects(table.effects));
  if (!table.last_path.empty()) out.add("last_path", cell_text(table.last_path[0]));
  out.add("looking", text_unless_0(table.looking));
  out.add("vetoes", text_unless_0(table.vetoes_played));
  out.add("gold_gone", gold_text(table.gold_gone));
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

// From the bottom: "rp,1,bp,-", with face-up cards, seats for face-down ones, and - for those that nobody knows.
std::string discard_pile(const Rules& rules, const Table& table) {
  std::vector<std::string> texts;
  for (const Discarded& one : table.discard_pile)
    texts.push_back(one.is_face_up()   ? std::string(short_name_of(rules, one.card))
                    : one.by == nobody ? "-"
                                       : seat_text(one.by));
  return joined(texts, ",");
}

// Without loose nuggets, because only the owner may know their number.
std::string purses(const Table& table) {
  std::vector<std::string> texts;
  for (int i = 0; i < table.seats; ++i) {
    const Purse& purse = table.purse[seat(i)];
    std::vector<std::string> numbers;
    for (int number : {int{purse.gold_cards}, int{purse.reward_cards}, int{purse.rewards}, int{purse.credit},
                       int{purse.change_paid}, purse.has_change ? 1 : 0})
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
  write_modules(rules, table, out);
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
