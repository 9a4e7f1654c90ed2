// The shortest text for each answer.
#include <algorithm>

#include <fmt/format.h>

#include "games/classic/terminal/places.h"
#include "games/classic/terminal/typed.h"
#include "games/classic/text/answers.h"

namespace filon::classic::terminal {
namespace {

class ShortForm {
 public:
  ShortForm(const classic::Rules& rules, const classic::View& view, const PlayerNames& names)
      : rules_(rules), view_(view), names_(names) {}

  std::string operator()(const classic::PlacePath& a) const { return laid(a); }
  std::string operator()(const classic::Divert& a) const { return laid(a); }
  std::string operator()(const classic::Rockfall& a) const { return fmt::format("{} {}", number(a.card), place(a.at)); }
  std::string operator()(const classic::BreakTool& a) const {
    return fmt::format("{} {}", number(a.card), names_.of(a.whom));
  }
  std::string operator()(const classic::MendTool& a) const {
    const std::string whom = a.whom == view_.me ? "me" : names_.of(a.whom);
    return fmt::format("{} {}{}", number(a.card), whom, is_clear(a) ? "" : fmt::format(" {}", name(a.tool)));
  }
  std::string operator()(const classic::PeekGoal& a) const { return fmt::format("{} {}", number(a.card), a.goal); }
  std::string operator()(const classic::PeekChest& a) const {
    return fmt::format("{} chest {}", number(a.card), a.chest);
  }
  std::string operator()(const classic::SwapGoals& a) const {
    return fmt::format("{} {} {}{}", number(a.card), a.one, a.other, a.swap ? "" : " pretend");
  }
  std::string operator()(const classic::PlayCard& a) const { return fmt::format("{} play", number(a.card)); }
  std::string operator()(const classic::Recruit& a) const {
    return fmt::format("recruit {} {} {}", number(a.card), "ab"[a.pawn], place(a.at));
  }
  std::string operator()(const classic::Discard& a) const {
    std::string text = "discard";
    for (Card card : a.cards) text += fmt::format(" {}", number(card));
    return text;
  }
  std::string operator()(const classic::PlayOn& a) const {
    return fmt::format("{} {}", number(a.card), a.whom == view_.me ? "me" : names_.of(a.whom));
  }
  std::string operator()(const classic::ClearAway& a) const { return text::print(rules_, classic::Action(a)); }
  std::string operator()(const classic::Steal& a) const { return names_.of(a.from); }
  std::string operator()(const classic::Decline&) const {
    return view_.table.question.what == classic::Ask::Veto ? "let pass" : "no";
  }
  std::string operator()(const classic::GoOn&) const { return "go"; }
  std::string operator()(const classic::Pass&) const { return "pass"; }
  std::string operator()(const classic::TakeGold& a) const { return std::to_string(a.value); }
  std::string operator()(const classic::PlayVeto&) const { return "veto"; }
  std::string operator()(const classic::Agree&) const { return "pay"; }
  std::string operator()(const classic::CashGold& a) const { return std::to_string(a.value); }
  std::string operator()(const classic::PickPlace& a) const { return place_name(rules_, view_.table, a.at); }
  std::string operator()(const classic::PickRotation& a) const {
    return a.turned == Turned::Yes ? "turned" : "printed";
  }
  std::string operator()(const classic::PickPlayer& a) const { return names_.of(a.whom); }
  std::string operator()(const classic::PickCard& a) const { return std::to_string(a.position + 1); }

 private:
  template <class Answer>
  std::string laid(const Answer& a) const {
    constexpr std::string_view fees[] = {"", " pay", " ask"};
    return fmt::format("{} {}{}{}", number(a.card), place(a.at), a.turned == Turned::Yes ? " turned" : "",
                       fees[static_cast<std::size_t>(a.fee)]);
  }
  long number(Card card) const {
    const auto& hand = view_.mine.hand;
    return std::find(hand.begin(), hand.end(), card) - hand.begin() + 1;
  }
  static std::string place(Cell at) { return fmt::format("({},{})", at.x, at.y); }
  // Whether no other tool that the card mends is broken.
  bool is_clear(const classic::MendTool& a) const {
    return std::none_of(classic::all_tools.begin(), classic::all_tools.end(), [&](classic::Tool tool) {
      return tool != a.tool && rules_.deck[a.card].has_tool(tool) && view_.table.broken[a.whom].has(tool);
    });
  }

  const classic::Rules& rules_;
  const classic::View& view_;
  const PlayerNames& names_;
};

}  // namespace

std::string short_form(const classic::Rules& rules, const classic::View& view, const PlayerNames& names,
                       const classic::Action& answer) {
  return std::visit(ShortForm(rules, view, names), answer);
}

}  // namespace filon::classic::terminal
