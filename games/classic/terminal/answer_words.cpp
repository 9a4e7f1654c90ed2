#include <fmt/format.h>

#include "games/classic/terminal/card_words.h"
#include "games/classic/terminal/places.h"
#include "games/classic/terminal/table_screen.h"

namespace filon::classic::terminal {
namespace {

class Words {
 public:
  Words(const classic::Rules& rules, const PlayerNames& names, const classic::View& view)
      : rules_(rules), names_(names), view_(view) {}

  std::string operator()(const classic::PlacePath& a) const {
    return fmt::format("lay {} at {}", name(a.card), lying(a));
  }
  std::string operator()(const classic::Divert& a) const {
    return fmt::format("move the path card that was laid last to {}", lying(a));
  }
  std::string operator()(const classic::BreakTool& a) const {
    return fmt::format("play {} on {}", name(a.card), whom(a.whom));
  }
  std::string operator()(const classic::MendTool& a) const {
    return fmt::format("mend {} {} with {}", a.whom == view_.me ? "your" : names_.of(a.whom) + "'s",
                       classic::name(a.tool), name(a.card));
  }
  std::string operator()(const classic::Rockfall& a) const {
    return fmt::format("let the tunnel at {} fall in", place(a.at));
  }
  std::string operator()(const classic::PeekGoal& a) const { return fmt::format("look at goal {}", a.goal); }
  std::string operator()(const classic::PeekChest& a) const { return fmt::format("look into chest {}", a.chest); }
  std::string operator()(const classic::SwapGoals& a) const {
    return fmt::format("{} goals {} and {}", a.swap ? "swap" : "only pretend to swap", a.one, a.other);
  }
  std::string operator()(const classic::PlayCard& a) const { return "play " + name(a.card); }
  std::string operator()(const classic::Recruit& a) const {
    return fmt::format("discard {} and put pawn {} at {}", name(a.card), "ab"[a.pawn], place(a.at));
  }
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
  std::string operator()(const classic::Decline&) const {
    switch (view_.table.question.what) {
      case classic::Ask::Veto: return "let the card pass";
      case classic::Ask::PayFee: return "do not pay";
      case classic::Ask::SecondPath: return "lay no second card";
      default: return "steal nothing";
    }
  }
  std::string operator()(const classic::PlayVeto&) const { return "stop the card"; }
  std::string operator()(const classic::Agree&) const { return "pay"; }
  std::string operator()(const classic::CashGold& a) const {
    return fmt::format("give away a gold card worth {}", a.value);
  }
  std::string operator()(const classic::PickPlace& a) const { return place_name(rules_, view_.table, a.at); }
  std::string operator()(const classic::PickRotation& a) const {
    return a.turned == Turned::Yes ? "turned" : "as printed";
  }
  std::string operator()(const classic::PickPlayer& a) const { return names_.of(a.whom); }
  std::string operator()(const classic::PickCard& a) const { return name(view_.mine.looking[a.position]); }
  std::string operator()(const classic::GoOn&) const { return "go on"; }
  std::string operator()(const classic::Pass&) const { return "pass"; }
  std::string operator()(const classic::TakeGold& a) const {
    return fmt::format("take the gold card worth {}", a.value);
  }

 private:
  std::string name(Card card) const { return card_name(rules_, card); }
  std::string whom(Seat seat) const { return seat == view_.me ? "yourself" : names_.of(seat); }
  template <class Answer>
  static std::string lying(const Answer& a) {
    constexpr std::string_view fees[] = {"", ", you pay for the pawn", ", if somebody else pays for the pawn"};
    return place(a.at) + (a.turned == Turned::Yes ? ", turned" : "") +
           std::string(fees[static_cast<std::size_t>(a.fee)]);
  }
  static std::string place(Cell at) { return fmt::format("({},{})", at.x, at.y); }

  const classic::Rules& rules_;
  const PlayerNames& names_;
  const classic::View& view_;
};

}  // namespace

std::string answer_words(const classic::Rules& rules, const PlayerNames& names, const classic::View& view,
                         const classic::Action& answer) {
  return std::visit(Words(rules, names, view), answer);
}

Card card_of(const classic::Action& answer) {
  return std::visit(
      [](const auto& a) {
        constexpr bool recruits = std::is_same_v<std::remove_cvref_t<decltype(a)>, classic::Recruit>;
        if constexpr (!recruits && requires { a.card; })
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
