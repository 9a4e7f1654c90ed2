#include "games/lost_mines/terminal/table_screen.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/lost_mines/text/drawing.h"
#include "games/lost_mines/text/words.h"

namespace filon::lost_mines::terminal {
namespace {

using filon::terminal::Explained;
using filon::terminal::Puzzled;
using filon::terminal::words_of;

// Whether the typed words stand in this order among those of an answer. The first must be the first.
bool are_among(const std::vector<std::string>& typed, const std::vector<std::string>& all) {
  if (typed.empty() || typed[0] != all[0]) return false;
  std::size_t next = 1;
  for (std::size_t i = 1; i < all.size() && next < typed.size(); ++i)
    if (all[i] == typed[next]) ++next;
  return next == typed.size();
}

std::string treasures_of(const Table& table, Seat who) {
  std::string text;
  for (const Treasure& treasure : table.treasures)
    if (treasure.owner == who) text += fmt::format(" {}", name(treasure.back));
  return text.empty() ? " none" : text;
}

}  // namespace

void TableScreen::show_turn(const View& view, const Actions& legal) const {
  screen_.say();
  show_board(view.table);
  show_players(view);
  show_treasures(view);
  screen_.say(fmt::format("You are {}.", text::dwarf_name(view.table.clan[view.me], view.mine.role)));
  show_hand(view);
  if (view.table.question.what == Ask::TakeTurn) return;
  screen_.say(screen_.in(Screen::Style::Bold, text::sentence(view.table.question, names_.as_told_to(view.me))));
  show_answers(view, {legal.begin(), legal.end()});
}

void TableScreen::show_board(const Table& table, const std::vector<Cell>& marks) const {
  screen_.show(text::draw(rules_, table, {.unicode = screen_.has_unicode(), .marks = marks}));
}

void TableScreen::show_players(const View& view) const {
  const Table& table = view.table;
  for (int i = 0; i < table.seats; ++i) {
    const Seat who = seat(i);
    std::string notes;
    if (table.dragon == who) notes += ", has the dragon";
    if (table.troll[who] != no_card) notes += ", has a troll out";
    if (table.ready.contains(who)) notes += ", ready to end the round";
    if (view.mine.roles_seen[who] != Role::Unknown) notes += fmt::format(", is {}", name(view.mine.roles_seen[who]));
    screen_.say(fmt::format("{} {} {:<10} {:<6} {} cards, treasures:{}, {} points{}",
                            table.question.waiting().contains(who) ? ">" : " ", i, names_.of(who),
                            name(table.clan[who]), table.hand_size[who], treasures_of(table, who), table.score[who],
                            notes));
  }
}

void TableScreen::show_treasures(const View& view) const {
  std::string text = "Treasures left:";
  for (std::size_t i = 0; i < view.table.treasures.size(); ++i) {
    const Treasure& treasure = view.table.treasures[i];
    if (!treasure.is_left()) continue;
    text += fmt::format(" {} {}", i + 1, name(treasure.back));
    if (view.mine.values[i] != 0) text += fmt::format(" (worth {})", view.mine.values[i]);
  }
  screen_.say(fmt::format("{}; {} cards to draw", text, view.table.pile));
  for (std::size_t i = 0; i < mines; ++i)
    if (view.mine.mines_seen[i] != no_card)
      screen_.say(fmt::format("Mine {} at {} is {}.", i + 1, text::place(view.table.mine[i].at),
                              text::mine_name(rules_, view.mine.mines_seen[i])));
}

void TableScreen::show_hand(const View& view) const {
  for (std::size_t i = 0; i < view.mine.hand.size(); ++i)
    screen_.say(fmt::format("  {}  {}", i + 1, text::card_name(rules_, view.mine.hand[i])));
}

void TableScreen::show_answers(const View&, const std::vector<Action>& answers) const {
  for (std::size_t i = 0; i < answers.size(); ++i)
    screen_.say(fmt::format("  {:>3}  {}", i + 1, answer_words(rules_, names_, answers[i])));
}

void TableScreen::show_help() const {
  screen_.show(
      "On your turn you play one card or discard one or two; then your dwarf may walk up to three cards; then you "
      "draw.\n"
      "What you can type:\n"
      "  3                 what card 3 can do now\n"
      "  3 (4,2)           lay path 3 at x 4, y 2; use a tool or call a storm there\n"
      "  3 (4,2) turned    the same, upside down\n"
      "  3 (4,2) (5,2)     place a trap or a troll between these two cards\n"
      "  3 mine 2, 3 treasure 1, 3 Ada    look at a mine, a treasure or a dwarf card\n"
      "  discard 3 5       throw cards away, face down\n"
      "  walk (6,2), stay  where your dwarf goes\n"
      "  ready, play on    whether you are ready to end a hopeless round\n"
      "  legal             all you can do now, as a list to choose from\n"
      "  board, rules, ?   the table again, the rules in short, this help\n"
      "  q                 quit\n");
}

void TableScreen::show_rules() const {
  screen_.show(
      "Two clans of dwarfs look for treasure in four hidden mines; one of them is the dragon's.\n"
      "- Everybody sees your clan, nobody your role. Loyal dwarfs share with their clan, saboteurs with the other "
      "one,\n"
      "  selfish dwarfs keep what they collect.\n"
      "- A path card goes beside a card that lies face up, so that all sides fit and a path goes on.\n"
      "- Then your dwarf walks up to 3 cards, 5 if it starts at a campfire. On rocks there is room for one.\n"
      "  A tree trunk needs an axe, a pond a boat, a ravine a rope, once for everybody.\n"
      "- Who walks over a trap loses a card. A troll blocks its path until its player's next turn.\n"
      "  A storm takes away a path card on which nobody stands.\n"
      "- The first dwarf in a mine turns it up and stops. Whoever ends a walk in a treasure mine takes one treasure "
      "of\n"
      "  its kind, and one more each turn they stay. Who finds the dragon gives back up to 2 points.\n"
      "- The round ends when all treasures are taken, nobody has cards, or all are ready to end it.\n"
      "- Each clan shares equally; what is left over goes to whoever has its highest treasure. Most points win.\n");
}

filon::terminal::Typed<Action> TableScreen::read(const View& view, const Actions& legal, std::string_view line) const {
  const auto typed = words_of(line);
  if (!typed.empty() && typed[0] == "ready") return SetReady{true};
  if (typed.size() == 2 && typed[0] == "play" && typed[1] == "on") return SetReady{false};
  std::vector<Action> meant;
  for (const Action& action : legal)
    if (are_among(typed, words_for(rules_, names_, view, action))) meant.push_back(action);
  // Words that name an answer fully come before those that only begin like it.
  for (const Action& action : meant)
    if (words_for(rules_, names_, view, action) == typed) return action;
  if (meant.size() == 1) return meant[0];
  if (meant.empty())
    return Puzzled{"Nothing that you can do now is called that. Type ? for help, or legal for a list."};
  for (const Action& action : meant) screen_.say("  " + answer_words(rules_, names_, action));
  return Explained{};
}

}  // namespace filon::lost_mines::terminal
