// The texts for players who ask for help or for the rules.
#include "games/classic/terminal/module_rules.h"
#include "games/classic/terminal/table_screen.h"

namespace filon::classic::terminal {

void TableScreen::show_help() const {
  screen_.show(
      "On your turn you play one card or discard one; then you draw. What you can type:\n"
      "  3                 what card 3 can do now\n"
      "  3 (4,0)           lay tunnel 3 at x 4, y 0; or let the tunnel there fall in with a rockfall\n"
      "  3 (4,0) turned    the same, upside down\n"
      "  3 Ada             play card 3 on Ada: break or mend their tool; 'me' is you; add a tool if there are two\n"
      "  3 1               look at goal 1 with a map\n"
      "  discard 3         throw card 3 away, face down; in Saboteur 2 up to three at once\n");
  const classic::Modules& with = rules_.options.with;
  if (with.contains(Module::Saboteur2))
    screen_.show("  clear CARD A B    pay two cards to be rid of one in front of you\n");
  if (with.contains(Module::TreasureChests)) screen_.show("  3 chest 0         look into chest 0 with a map\n");
  if (with.contains(Module::GoalSwap))
    screen_.show(
        "  3 0 2             swap goals 0 and 2\n"
        "  3 0 2 pretend     lift them, but put them back as they were\n");
  if (with.contains(Module::ForgottenTreasure) || with.contains(Module::DirectionChange) ||
      with.contains(Module::Scout))
    screen_.show("  3 play            play a card that needs no place and no player\n");
  if (with.contains(Module::Diversion))
    screen_.show("  3 (4,0)           move the tunnel that was laid last to x 4, y 0\n");
  if (rules_.pawns > 0)
    screen_.show(
        "  recruit 3 a (4,0) discard card 3 and put pawn a at x 4, y 0\n"
        "  3 (4,0) pay       lay tunnel 3 where a pawn stands, and pay its owner a nugget\n"
        "  3 (4,0) ask       the same, but ask the others to pay\n");
  screen_.show(
      "  legal             all you can do now, as a list to choose from\n"
      "  board, rules, ?   the table again, the rules in short, this help\n"
      "  q                 quit\n"
      "Names of cards and full answers are understood too: nes (4,0), map 1, place b-nes (4,0) turned.\n");
}

void TableScreen::show_rules() const {
  screen_.show(
      "You are dwarfs digging for gold, but some of you may be saboteurs. Nobody knows who.\n"
      "- A match has three rounds; roles are dealt anew for each. Most nuggets at the end wins.\n"
      "- Gold diggers want a tunnel from the start S to the treasure. It lies under one of the goals at x 8;\n"
      "  the others are stone. Saboteurs want the cards to run out first.\n"
      "- A tunnel card goes beside another card so that all edges fit, open to open and rock to rock, and one can\n"
      "  walk to it from the start. It may be turned upside down. Some cards are dead ends: they block the way.\n"
      "- A broken tool before you: you cannot lay tunnels until it is mended. You can do everything else.\n"
      "- A repair card mends one tool it shows, yours or another's. A rockfall removes a tunnel card.\n"
      "  A map lets you alone look at one goal. Say what you like about it.\n"
      "- After each card played or discarded you draw one, while there are cards.\n"
      "- Treasure reached: the diggers share gold cards, whoever reached it chooses first.\n"
      "  Not reached: each saboteur gets 4 nuggets if alone, 3 if two or three, 2 if four.\n");
  if (rules_.options.with.contains(Module::Saboteur2)) show_saboteur2_rules();
  for (Module module : all_modules)
    if (rules_.options.with.contains(module)) screen_.show(module_rules(module));
}

void TableScreen::show_saboteur2_rules() const {
  screen_.show(
      "Saboteur 2 changes this:\n"
      "- Diggers are blue or green. The team of who reaches the treasure wins; if doors of the other colour are on "
      "every\n"
      "  way, the other team does. The boss wins with either team, the profiteer with whoever wins, geologists get a\n"
      "  nugget for each crystal in the maze. The fewer winners, the more each gets: 5, 4, 3, 2, then 1; the boss one\n"
      "  less, the profiteer two less.\n"
      "- All ladders and the start are one place. A ladder goes beside any path card, never beside a goal.\n"
      "- Prison: no digging, no share. A thief steals a nugget after the round. Inspection shows you a role, role "
      "change\n"
      "  makes anybody draw a new one, hand swap trades your hand for another's, and then the other draws.\n"
      "- You may discard up to three cards at once, or two to be rid of one that lies in front of you: clear prison nw "
      "ew.\n");
}

}  // namespace filon::classic::terminal
