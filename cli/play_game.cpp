#include "cli/play_game.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/classic/text/words.h"

namespace filon::cli {
namespace {

// No bot where people sit.
std::vector<std::string> levels_behind(std::size_t people, const std::string& level, int seats) {
  std::vector<std::string> levels(static_cast<std::size_t>(seats), level);
  std::fill_n(levels.begin(), people, "");
  return levels;
}

}  // namespace

PlayGame::PlayGame(std::shared_ptr<const classic::Rules> rules, std::uint64_t seed,
                   const std::vector<std::string>& people, const std::string& level, const Screen& screen)
    : rules_(std::move(rules)),
      screen_(screen),
      names_(people, rules_->seats),
      table_screen_(*rules_, names_, screen),
      match_(classic::Match::start(rules_, seed)),
      bots_(levels_behind(people.size(), level, rules_->seats), *rules_, ~seed) {
  for (std::size_t i = 0; i < people.size(); ++i)
    people_.emplace_back(*rules_, names_, match_.view(seat(static_cast<int>(i))));
  bots_.follow(match_);
}

void PlayGame::run() {
  while (!match_.is_over() && !quit_) {
    if (match_.is_idle()) {
      next_round();
      continue;
    }
    const Seat by = match_.to_act().front();
    if (bots_.sits(by))
      bot_answers(by);
    else
      person_answers(people_[static_cast<std::size_t>(by)]);
  }
  if (match_.is_over()) end();
}

void PlayGame::everybody_hears() {
  bots_.follow(match_);
  for (Listener& person : people_)
    for (const classic::Event& event : match_.events()) person.hear(heard_by(event, person.seat()));
}

void PlayGame::next_round() {
  screen_.wait("The round is over. Press Enter to go on. ");
  match_.close();
  everybody_hears();
  if (people_.size() == 1) people_[0].tell(screen_, table_screen_, true);
}

void PlayGame::bot_answers(Seat by) {
  check(!match_.play(by, bots_.choose(match_, by)), "bots give legal answers");
  everybody_hears();
  if (people_.size() == 1) people_[0].tell(screen_, table_screen_, true);
}

void PlayGame::person_answers(Listener& me) {
  const bool shared = people_.size() > 1;
  if (shared) {
    screen_.clear();
    screen_.wait(fmt::format("Pass the keyboard to {}, who presses Enter. ", names_.of(me.seat())));
    screen_.clear();
    screen_.say(screen_.in(Screen::Style::Bold, names_.of(me.seat())));
  }
  me.tell(screen_, table_screen_, false);
  legal_actions(*rules_, me.view(), *legal_);
  table_screen_.show_turn(me.view(), *legal_);
  std::vector<classic::Action> listed;
  while (!take_line(me, listed)) {
  }
  if (quit_) return;
  me.tell(screen_, table_screen_, true);
  if (shared) screen_.wait("Press Enter when you have read this. ");
}

bool PlayGame::take_line(Listener& me, std::vector<classic::Action>& listed) {
  const char* prompt = listed.empty() ? "Your answer (? for help): " : "Which number (Enter to go back)? ";
  const auto line = screen_.ask(screen_.in(Screen::Style::Bold, prompt));
  if (!line) {
    screen_.say("\nThe input has ended, and so does the game. Goodbye!");
    return quit_ = true;
  }
  const Typed typed = understand(*rules_, me.view(), names_, listed, *line);
  if (const auto* wish = std::get_if<Wish>(&typed)) return obey(me, *wish, listed);
  if (const auto* about = std::get_if<AboutCard>(&typed)) {
    table_screen_.show_card(me.view(), about->card, *legal_);
    return false;
  }
  if (const auto* puzzled = std::get_if<Puzzled>(&typed)) {
    screen_.say(puzzled->sentence);
    return false;
  }
  if (const auto refusal = match_.play(me.seat(), std::get<classic::Action>(typed))) {
    screen_.say(screen_.in(Screen::Style::Bad, text::sentence(*refusal)));
    listed.clear();
    return false;
  }
  everybody_hears();
  return true;
}

bool PlayGame::obey(Listener& me, const Wish& wish, std::vector<classic::Action>& listed) {
  listed.clear();
  switch (wish.what) {
    case Wish::What::Help: table_screen_.show_help(); break;
    case Wish::What::Rules: table_screen_.show_rules(); break;
    case Wish::What::Board: table_screen_.show_turn(me.view(), *legal_); break;
    case Wish::What::Legal:
      listed.assign(legal_->begin(), legal_->end());
      table_screen_.show_answers(me.view(), listed);
      break;
    case Wish::What::Quit: quit_ = true; break;
  }
  return quit_;
}

void PlayGame::end() const {
  if (people_.size() == 1) return;  // who has heard it all already
  screen_.clear();
  for (const classic::Event& event : match_.events())
    screen_.say(in_second_person(text::sentence(*rules_, event.told, names_.all())));
}

}  // namespace filon::cli
