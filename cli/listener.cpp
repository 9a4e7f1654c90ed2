#include "cli/listener.h"

#include "games/classic/text/words.h"

namespace filon::cli {
namespace {

// Who did this, if it is somebody's answer.
Seat author(const classic::Told& told) {
  return std::visit(
      [](const auto& e) {
        if constexpr (requires { e.by; })
          return e.by;
        else
          return nobody;
      },
      told);
}

// Draws follow every answer, and the screen itself says who is asked.
bool goes_without_saying(const classic::Told& told) {
  return std::holds_alternative<classic::CardDrawn>(told) || std::holds_alternative<classic::Asked>(told);
}

// The screen shows the hand and the role; what left the hand the player has chosen himself.
bool goes_without_saying(const classic::Secret& secret) {
  return std::holds_alternative<classic::Dealt>(secret) || std::holds_alternative<classic::LostCard>(secret) ||
         std::holds_alternative<classic::DiscardedCard>(secret) || std::holds_alternative<classic::GoldOffered>(secret);
}

}  // namespace

Listener::Listener(const classic::Rules& rules, const PlayerNames& names, const classic::View& at_start)
    : rules_(rules), names_(names), view_(at_start) {}

void Listener::note(std::string sentence, bool is_answer) {
  news_.push_back({in_second_person(std::move(sentence)), is_answer});
}

void Listener::hear(const classic::Heard& heard) {
  if (std::holds_alternative<classic::RoundBegan>(heard.told) ||
      std::holds_alternative<classic::MatchEnded>(heard.told))
    if (!news_.empty()) news_.back().boards = {view_.table};
  kernel::hear(rules_, view_, heard);
  const Seat by = author(heard.told);
  if (by != seat() && !goes_without_saying(heard.told))
    note(text::sentence(rules_, heard.told, names_.as_told_to(seat())), by != nobody);
  for (const classic::Secret& secret : heard.secrets)
    if (!goes_without_saying(secret)) note(text::sentence(rules_, secret), false);
}

void Listener::tell(const Screen& screen, const TableScreen& table, bool slowly) {
  for (const News& news : news_) {
    screen.say(news.sentence);
    if (news.is_answer && slowly) screen.pause();
    for (const classic::Table& board : news.boards) {
      screen.say("The board at the end of the round:");
      table.show_board(board);
      screen.wait("Press Enter to go on. ");
    }
  }
  news_.clear();
}

}  // namespace filon::cli
