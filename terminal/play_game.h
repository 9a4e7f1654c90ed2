// Plays a game in the terminal, for one person with bots or for several people who share a keyboard. If a question asks
// several seats, each person is asked in turn, and nobody sees the answers of the others.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "kernel/check.h"
#include "terminal/listener.h"
#include "terminal/program.h"
#include "terminal/seated_bots.h"
#include "terminal/typed.h"

namespace filon::terminal {

template <class Terminal>
class PlayGame {
 public:
  using G = typename Terminal::G;
  using Match = kernel::Match<G>;
  using Action = typename G::Action;
  using Person = Listener<Terminal>;

  PlayGame(std::shared_ptr<const typename G::Rules> rules, std::uint64_t seed, const Seating& seating,
           const Screen& screen)
      : rules_(std::move(rules)),
        screen_(screen),
        names_(seating.people, rules_->seats),
        table_screen_(*rules_, names_, screen),
        match_(Match::start(rules_, seed)),
        bots_(levels_of(seating, rules_->seats), *rules_, ~seed) {
    for (std::size_t i = 0; i < seating.people.size(); ++i)
      people_.emplace_back(*rules_, names_, match_.view(seat(static_cast<int>(i))));
    bots_.follow(match_);
  }

  // Runs until the match is over, a player quits, or the input ends.
  void run() {
    greet();
    while (!match_.is_over() && !quit_) {
      if (is_to_be_closed())
        close();
      else if (const Seat by = match_.to_act().front(); bots_.sits(by))
        bot_answers(by);
      else if (Person& me = people_[static_cast<std::size_t>(by)]; !lets_pass(me))
        person_answers(me);
    }
    if (match_.is_over()) end();
  }

  const typename Match::Record& record() const { return match_.record(); }
  bool was_quit() const { return quit_; }

 private:
  // Seats of people have no bot.
  static std::vector<std::string> levels_of(const Seating& seating, int seats) {
    std::vector<std::string> levels(static_cast<std::size_t>(seats), seating.level);
    std::fill_n(levels.begin(), seating.people.size(), "");
    return levels;
  }

  void greet() const {
    Terminal::greet(*rules_, screen_);
    const int bots = rules_->seats - static_cast<int>(people_.size());
    if (bots > 0) screen_.say(fmt::format("{} of the players {} bots.", bots, bots == 1 ? "is" : "are"));
  }

  // A window in which nobody has a choice is closed without asking. But if it must stay secret who can answer,
  // everybody is asked, because people at one keyboard would notice who is not.
  bool is_to_be_closed() const {
    if (!match_.is_idle()) return false;
    return people_.size() == 1 || match_.to_act().empty() ||
           !G::manner(match_.rules(), match_.table().question.what).hides_who_answered;
  }
  void close() {
    if (bots::Traits<G>::is_round_over(match_.table())) screen_.wait("The round is over. Press Enter to go on. ");
    match_.close();
    everybody_hears();
    tell_the_only_person();
  }

  void everybody_hears() {
    bots_.follow(match_);
    for (Person& person : people_) person.hear(match_);
  }
  void tell_the_only_person() {
    if (people_.size() == 1) people_[0].tell(screen_, table_screen_, true);
  }

  void bot_answers(Seat by) {
    check(!match_.play(by, bots_.choose(match_, by)), "bots give legal answers");
    everybody_hears();
    tell_the_only_person();
  }

  // The only person is not asked in a window in which they have no choice: that one is open would tell them that a bot
  // has one.
  bool lets_pass(Person& me) {
    if (people_.size() > 1 || !match_.is_window()) return false;
    G::legal_actions(*rules_, match_.sight(me.seat()), *legal_);
    if (legal_->size() != 1) return false;
    check(!match_.play(me.seat(), *legal_->begin()), "a listed answer was refused");
    everybody_hears();
    tell_the_only_person();
    return true;
  }

  void person_answers(Person& me) {
    const bool shared = people_.size() > 1;
    if (shared) {
      screen_.clear();
      screen_.wait(fmt::format("Pass the keyboard to {}, who presses Enter. ", names_.of(me.seat())));
      screen_.clear();
      screen_.say(screen_.in(Screen::Style::Bold, names_.of(me.seat())));
    }
    me.tell(screen_, table_screen_, false);
    G::legal_actions(*rules_, me.view(), *legal_);
    table_screen_.show_turn(me.view(), *legal_);
    std::vector<Action> listed;
    while (!take_line(me, listed)) {
    }
    if (quit_) return;
    me.tell(screen_, table_screen_, true);
    if (shared) screen_.wait("Press Enter when you have read this. ");
  }

  // Reads one line. Returns true if it was a played answer or the wish to quit. `listed` are the answers last shown
  // with numbers; a number alone selects one of them.
  bool take_line(Person& me, std::vector<Action>& listed) {
    const char* prompt = listed.empty() ? "Your answer (? for help): " : "Which number (Enter to go back)? ";
    const auto line = screen_.ask(screen_.in(Screen::Style::Bold, prompt));
    if (!line) {
      screen_.say("\nThe input has ended, and so does the game. Goodbye!");
      return quit_ = true;
    }
    const auto words = words_of(*line);
    if (const auto wish = wish_of(words)) return obey(me, *wish, listed);
    if (!listed.empty() && words.empty()) return obey(me, Wish::Board, listed);
    if (!listed.empty() && words.size() == 1 && number_of(words[0]))
      return take_listed(me, *number_of(words[0]), listed);
    const auto typed = table_screen_.read(me.view(), *legal_, *line);
    if (const auto* puzzled = std::get_if<Puzzled>(&typed)) screen_.say(puzzled->sentence);
    const auto* action = std::get_if<Action>(&typed);
    return action && play(me, *action, listed);
  }

  bool take_listed(Person& me, int number, std::vector<Action>& listed) {
    if (number >= 1 && number <= static_cast<int>(listed.size()))
      return play(me, Action(listed[static_cast<std::size_t>(number - 1)]), listed);
    screen_.say(fmt::format("The list goes from 1 to {}.", listed.size()));
    return false;
  }

  bool play(Person& me, const Action& action, std::vector<Action>& listed) {
    if (const auto refusal = match_.play(me.seat(), action)) {
      screen_.say(screen_.in(Screen::Style::Bad, Terminal::Outside::sentence(*refusal)));
      listed.clear();
      return false;
    }
    everybody_hears();
    return true;
  }

  bool obey(Person& me, Wish wish, std::vector<Action>& listed) {
    listed.clear();
    switch (wish) {
      case Wish::Help: table_screen_.show_help(); break;
      case Wish::Rules: table_screen_.show_rules(); break;
      case Wish::Board: table_screen_.show_turn(me.view(), *legal_); break;
      case Wish::Legal:
        listed.assign(legal_->begin(), legal_->end());
        table_screen_.show_answers(me.view(), listed);
        break;
      case Wish::Quit: quit_ = true; break;
    }
    return quit_;
  }

  void end() const {
    if (people_.size() == 1) return;  // they have already heard it
    screen_.clear();
    for (const auto& event : match_.events())
      screen_.say(Terminal::said_to_you(Terminal::sentence(*rules_, event.told, names_.all())));
  }

  std::shared_ptr<const typename G::Rules> rules_;
  const Screen& screen_;
  PlayerNames names_;
  typename Terminal::TableScreen table_screen_;
  Match match_;
  SeatedBots<G> bots_;
  std::vector<Person> people_;
  std::unique_ptr<typename G::Actions> legal_ = std::make_unique<typename G::Actions>();
  bool quit_ = false;
};

}  // namespace filon::terminal
