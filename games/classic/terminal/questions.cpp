// What a player is asked besides taking a turn, and what they can type.
#include <algorithm>

#include <fmt/format.h>

#include "games/classic/terminal/card_words.h"
#include "games/classic/terminal/table_screen.h"
#include "games/classic/terminal/typed.h"

namespace filon::classic::terminal {
namespace {

using Style = Screen::Style;

// The card that was turned up and can lie both ways round. Requires: this is asked.
Card turned_up(const Table& table) {
  const Cell at = table.agenda[0].at;
  for (const Goal& goal : table.goals)
    if (goal.at == at) return goal.card;
  for (const Chest& chest : table.chests)
    if (chest.at == at) return chest.cards.path;
  return no_card;
}

bool can_decline(const Actions& legal) {
  return std::any_of(legal.begin(), legal.end(),
                     [](const Action& answer) { return std::holds_alternative<Decline>(answer); });
}

}  // namespace

void TableScreen::show_question(const classic::View& view, const classic::Actions& legal) const {
  switch (view.table.question.what) {
    case Ask::TakeTurn:
    case Ask::GoOn: return;
    case Ask::TakeGold: return show_gold("Take one of these gold cards; type its worth:", view.mine.offered);
    case Ask::Steal: return screen_.say("You are a thief: type the name of who you steal a nugget from, or 'no'.");
    case Ask::Veto:
      if (legal.size() == 1) return screen_.say("You hold no veto; press Enter to let the card pass.");
      return screen_.say("Do you stop this card? Type 'veto', or press Enter to let it pass.");
    case Ask::PayFee: {
      const bool mine = view.table.pawn_at(*cell_of(*view.table.announced))->owner == view.me;
      return screen_.say(mine ? "The pawn is yours: type 'pay' to let them pass for nothing, or 'no'."
                              : "Do you pay a nugget for them? Type 'pay' or 'no'.");
    }
    case Ask::CashGold:
      return show_gold("You must pay a nugget and have only gold cards. Type the worth of one to give away:",
                       view.mine.gold);
    case Ask::PickTarget:
      return screen_.say("Several things are reached. What comes first? Type one of: " + choices(view, legal));
    case Ask::PushGoal:
      return screen_.say("One goal moves away from the start. Which one? Type one of: " + choices(view, legal));
    case Ask::PickRotation: return show_rotation(view);
    case Ask::RobHand: return screen_.say("From whose hand do you take a card? Type one of: " + choices(view, legal));
    case Ask::InspectRole: return screen_.say("Whose role do you look at? Type one of: " + choices(view, legal));
    case Ask::FindCard:
    case Ask::KeepCard: return show_looked_at(view, legal);
    case Ask::FirstPath: return screen_.say("Your scout: lay the first of two tunnel cards.");
    case Ask::SecondPath:
      return screen_.say(can_decline(legal) ? "Your scout: lay a second tunnel card, or type 'no' to lay none."
                                            : "Your scout: lay a second tunnel card.");
  }
}

std::string TableScreen::choices(const classic::View& view, const classic::Actions& legal) const {
  std::string text;
  for (const Action& answer : legal)
    text += (text.empty() ? "" : ", ") + screen_.in(Style::Bold, short_form(rules_, view, names_, answer));
  return text;
}

void TableScreen::show_gold(std::string_view request, const classic::Gold& gold) const {
  std::string cards;
  for (int value = classic::Gold::kinds() - 1; value > 0; --value)
    for (int n = gold.count(value); n > 0; --n) cards += fmt::format(" {}", value);
  screen_.say(fmt::format("{}{}", request, screen_.in(Style::Gold, cards)));
}

void TableScreen::show_looked_at(const classic::View& view, const classic::Actions& legal) const {
  const auto& cards = view.mine.looking;
  screen_.say(view.table.question.what == Ask::FindCard
                  ? "You look at the top of the discard pile. Which card do you take? Type its number."
                  : "You drew these cards. Which one do you keep? Type its number.");
  screen_.show(hand_picture(rules_, cards, drawing_for(screen_)));
  for (const Action& answer : legal)
    if (const auto* pick = std::get_if<PickCard>(&answer))
      screen_.say(fmt::format("  {} {}", screen_.in(Style::Bold, std::to_string(pick->position + 1)),
                              card_purpose(rules_, cards[pick->position])));
}

void TableScreen::show_rotation(const classic::View& view) const {
  const Cell at = view.table.agenda[0].at;
  screen_.say(fmt::format("The card at ({},{}) fits both ways round. Type 'printed' or 'turned'.", at.x, at.y));
  screen_.show(rotation_picture(rules_, turned_up(view.table), drawing_for(screen_)));
}

}  // namespace filon::classic::terminal
