#include <fmt/format.h>

#include "games/classic/terminal/card_words.h"
#include "games/classic/terminal/table_screen.h"

namespace filon::classic::terminal {
namespace {

class Words {
 public:
  Words(const classic::Rules& rules, const PlayerNames& names, Seat me) : rules_(rules), names_(names), me_(me) {}

  std::string operator()(const classic::PlacePath& a) const {
    return fmt::format("lay {} at {}{}", name(a.card), place(a.at), a.turned == Turned::Yes ? ", turned" : "");
  }
  std::string operator()(const classic::BreakTool& a) const {
    return fmt::format("play {} on {}", name(a.card), whom(a.whom));
  }
  std::string operator()(const classic::MendTool& a) const {
    return fmt::format("mend {} {} with {}", a.whom == me_ ? "your" : names_.of(a.whom) + "'s", classic::name(a.tool),
                       name(a.card));
  }
  std::string operator()(const classic::Rockfall& a) const {
    return fmt::format("let the tunnel at {} fall in", place(a.at));
  }
  std::string operator()(const classic::PeekGoal& a) const { return fmt::format("look at goal {}", a.goal); }
  std::string operator()(const classic::Discard& a) const {
    std::string text = "discard";
    for (Card card : a.cards) text += " " + name(card);
    return text;
  }
  std::string operator()(const classic::PlayOn& a) const {
    return fmt::format("play {} on {}", name(a.card), whom(a.whom));
  }
  std::string operator()(const classic::ClearAway& a) const {
    std::string text = "be rid of " + name(a.away) + " for";
    for (Card card : a.paid) text += " " + name(card);
    return text;
  }
  std::string operator()(const classic::Steal& a) const { return "steal a nugget from " + whom(a.from); }
  std::string operator()(const classic::Decline&) const { return "steal nothing"; }
  std::string operator()(const classic::GoOn&) const { return "go on"; }
  std::string operator()(const classic::Pass&) const { return "pass"; }
  std::string operator()(const classic::TakeGold& a) const {
    return fmt::format("take the gold card worth {}", a.value);
  }

 private:
  std::string name(Card card) const { return card_name(rules_, card); }
  std::string whom(Seat seat) const { return seat == me_ ? "yourself" : names_.of(seat); }
  static std::string place(Cell at) { return fmt::format("({},{})", at.x, at.y); }

  const classic::Rules& rules_;
  const PlayerNames& names_;
  Seat me_;
};

}  // namespace

std::string answer_words(const classic::Rules& rules, const PlayerNames& names, Seat me,
                         const classic::Action& answer) {
  return std::visit(Words(rules, names, me), answer);
}

Card card_of(const classic::Action& answer) {
  return std::visit(
      [](const auto& a) {
        if constexpr (requires { a.card; })
          return a.card;
        else if constexpr (requires { a.cards; })
          return a.cards.empty() ? no_card : a.cards[0];
        else
          return no_card;
      },
      answer);
}

std::optional<Cell> cell_of(const classic::Action& answer) {
  return std::visit(
      [](const auto& a) -> std::optional<Cell> {
        if constexpr (requires { a.at; })
          return a.at;
        else
          return {};
      },
      answer);
}

}  // namespace filon::classic::terminal
