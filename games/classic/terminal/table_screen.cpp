#include "games/classic/terminal/table_screen.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/classic/terminal/card_words.h"
#include "games/classic/terminal/table_notes.h"
#include "games/classic/terminal/typed.h"
#include "games/classic/text/words.h"
#include "terminal/second_person.h"

namespace filon::classic::terminal {
namespace {

using classic::Ask;
using classic::Role;
using Style = Screen::Style;

std::string count(int n, std::string_view thing) { return fmt::format("{} {}{}", n, thing, n == 1 ? "" : "s"); }

// What everybody knows about the gold of another player (S2-SCORE-46).
std::string gold_words(const classic::Rules& rules, const classic::Purse& purse) {
  std::string words = rules.gold.size() == 0 ? "" : count(purse.gold_cards, "gold card");
  if (purse.nuggets > 0 || purse.has_change) words += words.empty() ? "has nuggets" : ", nuggets";
  return words;
}

// The goals and chests that this seat has seen and the others have not.
std::vector<std::string> what_is_known(const classic::Rules& rules, const classic::View& view) {
  std::vector<std::string> known;
  for (std::size_t goal = 0; goal < view.table.goals.size(); ++goal)
    if (const Card seen = view.mine.goals_seen[goal]; seen != no_card && !view.table.goals[goal].is_face_up())
      known.push_back(fmt::format("You have seen goal {}: it is {}.", goal, text::goal_words(rules, seen)));
  for (const classic::MixedGoal& mixed : view.mine.goals_mixed) {
    std::vector<std::size_t> goals;
    for (std::size_t goal = 0; goal < view.table.goals.size(); ++goal)
      if ((mixed.goals >> goal & 1) != 0 && !view.table.goals[goal].is_face_up()) goals.push_back(goal);
    if (!goals.empty())
      known.push_back(fmt::format("You have seen {}: it is one of the goals {}.", text::goal_words(rules, mixed.card),
                                  fmt::join(goals, ", ")));
  }
  for (std::size_t chest = 0; chest < view.table.chests.size(); ++chest)
    if (const classic::ChestCards& seen = view.mine.chests_seen[chest];
        seen.card != no_card && view.table.chests[chest].state == classic::Chest::State::Closed)
      known.push_back(fmt::format("You have seen chest {}: {}; over it lies {}.", chest,
                                  text::chest_words(rules.deck[seen.card].chest), rules.deck[seen.path].short_name));
  return known;
}

// The way to recruit a pawn that is nearest to the goals; null if there is none.
const classic::Action* find_recruit(const classic::Actions& legal) {
  const classic::Action* best = nullptr;
  for (const classic::Action& answer : legal)
    if (std::holds_alternative<classic::Recruit>(answer) && (!best || cell_of(answer)->x > cell_of(*best)->x))
      best = &answer;
  return best;
}

bool anybody_has_gold(const classic::Table& table) {
  for (int i = 0; i < table.seats; ++i)
    if (table.purse[seat(i)].can_pay()) return true;
  return false;
}

}  // namespace

void TableScreen::show_turn(const classic::View& view, const classic::Actions& legal) const {
  const classic::Table& table = view.table;
  screen_.say();
  // Nothing to decide, and it happens at every card: one line will do.
  if (table.question.what == Ask::Veto && legal.size() == 1) return show_question(view, legal);
  screen_.say(screen_.in(Style::Bold, fmt::format("Round {} of {}, {} in the pile", table.round, rules_.rounds,
                                                  count(table.pile, "card"))));
  show_board(table);
  show_players(view);
  show_notes(view);
  screen_.say();
  if (table.question.what != Ask::TakeGold && table.question.what != Ask::Steal) show_role(view);
  const bool places_cards = table.question.what == Ask::TakeTurn || table.question.what == Ask::FirstPath ||
                            table.question.what == Ask::SecondPath;
  if (table.question.what != Ask::TakeTurn) show_question(view, legal);
  if (places_cards) show_hand(view, legal);
}

void TableScreen::show_board(const classic::Table& table, const std::vector<Cell>& marks) const {
  text::Drawing how = drawing_for(screen_);
  how.marks = marks;
  screen_.show(text::draw(rules_, table, how));
}

void TableScreen::show_players(const classic::View& view) const {
  const classic::Table& table = view.table;
  PerSeat<std::string> gold;
  std::size_t width = 0;
  for (int i = 0; i < table.seats; ++i) {
    gold[seat(i)] =
        seat(i) == view.me ? count(classic::nuggets(view), "nugget") : gold_words(rules_, table.purse[seat(i)]);
    width = std::max(width, gold[seat(i)].size());
  }
  for (int i = 0; i < table.seats; ++i) {
    const Seat who = seat(i);
    std::string broken;
    for (classic::Tool tool : classic::all_tools)
      if (table.broken[who].has(tool)) broken += (broken.empty() ? "" : ", ") + std::string(name(tool));
    std::string tools =
        broken.empty() ? screen_.in(Style::Faint, "tools fine") : screen_.in(Style::Bad, "broken: " + broken);
    if (table.prison[who].holds()) tools += screen_.in(Style::Bad, ", in prison");
    if (table.is_thief(who)) tools += screen_.in(Style::Gold, ", thief");
    const std::string line =
        fmt::format("{} {:10} {:8}", table.question.waiting().contains(who) ? ">" : " ",
                    who == view.me ? "you" : names_.of(who), count(table.hand_size[who], "card")) +
        (table.round == 1 && !anybody_has_gold(table) ? "" : fmt::format(" {:{}}", gold[who], width));
    screen_.say((who == view.me ? screen_.in(Style::Bold, line) : line) + " " + tools);
  }
}

void TableScreen::show_notes(const classic::View& view) const {
  for (const std::string& note : table_notes(rules_, view.table, names_.as_told_to(view.me)))
    screen_.say(screen_.in(Style::Gold, filon::terminal::in_second_person(note)));
}

void TableScreen::show_role(const classic::View& view) const {
  screen_.say(screen_.in(view.mine.role == Role::Saboteur ? Style::Bad : Style::Good,
                         fmt::format("You are a {}: ", role_name(view.mine.role))) +
              role_purpose(view.mine.role) + ".");
  for (const std::string& known : what_is_known(rules_, view)) screen_.say(screen_.in(Style::Gold, known));
  for (int i = 0; i < view.table.seats; ++i)
    if (const classic::SeenRole& seen = view.mine.roles_seen[seat(i)]; seen.role != Role::Unknown)
      screen_.say(screen_.in(
          Style::Gold, fmt::format("You have seen the role of {}: {}{}.", names_.of(seat(i)), role_name(seen.role),
                                   seen.changes == view.table.role_changes[seat(i)] ? "" : "; it has changed since")));
}

// What to type to play a card. If there are several answers, shows the one nearest to the goals as the best example.
std::string TableScreen::example(const classic::View& view, Card card, const classic::Actions& legal) const {
  const classic::Action* best = nullptr;
  for (const classic::Action& answer : legal) {
    if (card_of(answer) != card || std::holds_alternative<classic::Discard>(answer)) continue;
    if (!best || (cell_of(answer) && cell_of(answer)->x > cell_of(*best)->x)) best = &answer;
  }
  if (best) return "type " + screen_.in(Style::Bold, short_form(rules_, view, names_, *best));
  const bool may_discard = view.table.question.what == Ask::TakeTurn;
  return screen_.in(Style::Faint, may_discard
                                      ? "no use now; or " + short_form(rules_, view, names_, classic::Discard{{card}})
                                      : "no use now");
}

void TableScreen::show_hand(const classic::View& view, const classic::Actions& legal) const {
  const auto& hand = view.mine.hand;
  if (hand.empty()) return screen_.say("You have no card left; type pass.");
  if (view.table.broken[view.me].any())
    screen_.say(screen_.in(Style::Bad, "One of your tools is broken: ") + "you cannot lay tunnels until it is mended.");
  if (view.table.prison[view.me].holds())
    screen_.say(screen_.in(Style::Bad, "You are in prison: ") + "you cannot lay tunnels until you are free.");
  screen_.say();
  screen_.show(hand_picture(rules_, {hand.begin(), hand.end()}, drawing_for(screen_)));
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i > 0 && hand[i] == hand[i - 1]) continue;
    screen_.say(fmt::format("  {} {:50} {}", screen_.in(Style::Bold, std::to_string(i + 1)),
                            card_purpose(rules_, hand[i]), example(view, hand[i], legal)));
  }
  if (const auto* recruit = find_recruit(legal))
    screen_.say("    instead, put a pawn at a free end, for a card: " +
                ("type " + screen_.in(Style::Bold, short_form(rules_, view, names_, *recruit))));
}

void TableScreen::show_card(const classic::View& view, Card card, const classic::Actions& legal) const {
  std::vector<Cell> marks;
  std::vector<std::string> forms;
  for (const classic::Action& answer : legal) {
    if (card_of(answer) != card) continue;
    forms.push_back(short_form(rules_, view, names_, answer));
    if (const auto at = cell_of(answer)) marks.push_back(*at);
  }
  if (!marks.empty()) show_board(view.table, marks);
  screen_.say(fmt::format("{} ({}). You can type:", card_name(rules_, card), card_purpose(rules_, card)));
  constexpr std::size_t in_a_row = 4;
  for (std::size_t i = 0; i < forms.size(); ++i)
    screen_.show(fmt::format("  {:17}{}", forms[i], i % in_a_row == in_a_row - 1 || i + 1 == forms.size() ? "\n" : ""));
}

void TableScreen::show_answers(const classic::View& view, const std::vector<classic::Action>& answers) const {
  for (std::size_t i = 0; i < answers.size(); ++i)
    screen_.say(fmt::format("  {:>3}  {}", i + 1, answer_words(rules_, names_, view, answers[i])));
}

filon::terminal::Typed<classic::Action> TableScreen::read(const classic::View& view, const classic::Actions& legal,
                                                          std::string_view line) const {
  const Typed typed = understand(rules_, view, names_, line);
  if (const auto* action = std::get_if<classic::Action>(&typed)) return *action;
  if (const auto* puzzled = std::get_if<Puzzled>(&typed)) return *puzzled;
  show_card(view, std::get<AboutCard>(typed).card, legal);
  return filon::terminal::Explained{};
}

}  // namespace filon::classic::terminal
