#include "games/classic/terminal/typed.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "games/classic/text/answers.h"

namespace filon::classic::terminal {
namespace {

using classic::Effect;

using filon::terminal::number_of;

class Reader {
 public:
  Reader(const classic::Rules& rules, const classic::View& view, const PlayerNames& names, std::string_view line)
      : rules_(rules), view_(view), names_(names), line_(line), words_(filon::terminal::words_of(line)) {}

  Typed read() const {
    if (words_.empty()) return Puzzled{"Type the number of a card, or ? for help."};
    if (view_.table.question.what == classic::Ask::TakeGold) return gold();
    if (view_.table.question.what == classic::Ask::Steal) return theft();
    if (words_[0] == "discard" || words_[0] == "d") return discard();
    if (words_[0] == "pass" && view_.mine.hand.empty()) return classic::Pass{};
    if (const auto card = held(words_[0])) return with_card(*card);
    if (const auto full = text::read_action(rules_, line_)) return *full;
    return Puzzled{fmt::format("'{}' is none of your {} cards; type the number of one, or ? for help.", words_[0],
                               view_.mine.hand.size())};
  }

 private:
  // A card in the hand, by number or name.
  std::optional<Card> held(const std::string& word) const {
    const auto& hand = view_.mine.hand;
    if (const auto n = number_of(word))
      return *n >= 1 && *n <= static_cast<int>(hand.size()) ? std::optional(hand[static_cast<std::size_t>(*n - 1)])
                                                            : std::nullopt;
    // "map 1" and "rockfall (2,0)" are both full and short answers.
    const auto card = rules_.deck.find(word);
    return card && view_.mine.holds(*card) ? card : std::nullopt;
  }

  Typed gold() const {
    const auto value = number_of(words_.back());
    if (value && (words_.size() == 1 || words_[0] == "gold"))
      return classic::TakeGold{static_cast<std::uint8_t>(std::clamp(*value, 0, 255))};
    return Puzzled{"Type the worth of the gold card you take: 1, 2 or 3."};
  }

  Typed theft() const {
    if (words_.back() == "decline" || words_.back() == "no") return classic::Decline{};
    if (const Seat from = names_.find(words_.back()); from != nobody) return classic::Steal{from};
    return Puzzled{"From whom? Type a player's name, or 'no' to steal nothing."};
  }

  Typed discard() const {
    classic::Discard answer;
    for (std::size_t i = 1; i < words_.size(); ++i) {
      const auto card = held(words_[i]);
      if (!card || answer.cards.size() == answer.cards.capacity())
        return Puzzled{fmt::format("'{}' is none of your cards.", words_[i])};
      answer.cards.push_back(*card);
    }
    if (answer.cards.empty()) return Puzzled{"Which card? Type for example: discard 1"};
    return answer;
  }

  Typed with_card(Card card) const {
    if (words_.size() == 1) return AboutCard{card};
    if (words_[1] == "discard" || words_[1] == "d") return classic::Discard{{card}};
    switch (rules_.effect(card)) {
      case Effect::Path:
        if (const auto at = place()) return classic::PlacePath{card, *at, words_.size() > 3 ? Turned::Yes : Turned::No};
        return Puzzled{"Where? Type x and y, for example (1,0); add 'turned' to lay it upside down."};
      case Effect::Rockfall:
        if (const auto at = place()) return classic::Rockfall{card, *at};
        return Puzzled{"Where? Type x and y of the tunnel that falls in, for example (1,0)."};
      case Effect::Break:
        if (const Seat whom = names_.find(words_[1]); whom != nobody) return classic::BreakTool{card, whom};
        return Puzzled{"Whose tool? Type a player's name."};
      case Effect::Mend: return mend(card);
      case Effect::Map:
        if (const auto goal = number_of(words_[1]); goal && *goal >= 0 && *goal < 256)
          return classic::PeekGoal{card, static_cast<std::uint8_t>(*goal)};
        return Puzzled{"Which goal? They are 0, 1 and 2 from the top."};
      case Effect::OnPlayer:
        if (words_[1] == "me") return classic::PlayOn{card, view_.me};
        if (const Seat whom = names_.find(words_[1]); whom != nobody) return classic::PlayOn{card, whom};
        return Puzzled{"On whom? Type a player's name, or 'me'."};
      case Effect::Start:
      case Effect::Treasure:
      case Effect::Stone: break;
    }
    return Puzzled{"This card cannot be played."};
  }

  // Reads x and y after the card; a third word can only be "turned".
  std::optional<Cell> place() const {
    if (words_.size() < 3 || words_.size() > 4) return {};
    if (words_.size() == 4 && !std::string_view("turned").starts_with(words_[3])) return {};
    const auto x = number_of(words_[1]), y = number_of(words_[2]);
    if (!x || !y || std::abs(*x) > 100 || std::abs(*y) > 100) return {};
    return cell(*x, *y);
  }

  // The tool can be omitted if only one broken tool fits the card.
  Typed mend(Card card) const {
    const Seat whom = words_[1] == "me" ? view_.me : names_.find(words_[1]);
    if (whom == nobody) return Puzzled{"Whose tool? Type a player's name, or 'me'."};
    if (words_.size() > 2) {
      if (const auto tool = named<classic::Tool>(words_[2])) return classic::MendTool{card, whom, *tool};
      return Puzzled{"Which tool? pickaxe, lantern or cart."};
    }
    std::vector<classic::Tool> fitting, broken;
    for (classic::Tool tool : classic::all_tools) {
      if (!rules_.deck[card].has_tool(tool)) continue;
      fitting.push_back(tool);
      if (view_.table.broken[whom].has(tool)) broken.push_back(tool);
    }
    if (broken.size() > 1) return Puzzled{"Which tool? Add pickaxe, lantern or cart."};
    return classic::MendTool{card, whom, broken.empty() ? fitting.front() : broken.front()};
  }

  const classic::Rules& rules_;
  const classic::View& view_;
  const PlayerNames& names_;
  std::string_view line_;
  std::vector<std::string> words_;
};

class ShortForm {
 public:
  ShortForm(const classic::Rules& rules, const classic::View& view, const PlayerNames& names)
      : rules_(rules), view_(view), names_(names) {}

  std::string operator()(const classic::PlacePath& a) const {
    return fmt::format("{} {}{}", number(a.card), place(a.at), a.turned == Turned::Yes ? " turned" : "");
  }
  std::string operator()(const classic::Rockfall& a) const { return fmt::format("{} {}", number(a.card), place(a.at)); }
  std::string operator()(const classic::BreakTool& a) const {
    return fmt::format("{} {}", number(a.card), names_.of(a.whom));
  }
  std::string operator()(const classic::MendTool& a) const {
    const std::string whom = a.whom == view_.me ? "me" : names_.of(a.whom);
    return fmt::format("{} {}{}", number(a.card), whom, is_clear(a) ? "" : fmt::format(" {}", name(a.tool)));
  }
  std::string operator()(const classic::PeekGoal& a) const { return fmt::format("{} {}", number(a.card), a.goal); }
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
  std::string operator()(const classic::Decline&) const { return "no"; }
  std::string operator()(const classic::GoOn&) const { return "go"; }
  std::string operator()(const classic::Pass&) const { return "pass"; }
  std::string operator()(const classic::TakeGold& a) const { return std::to_string(a.value); }

 private:
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

Typed understand(const classic::Rules& rules, const classic::View& view, const PlayerNames& names,
                 std::string_view line) {
  return Reader(rules, view, names, line).read();
}

std::string short_form(const classic::Rules& rules, const classic::View& view, const PlayerNames& names,
                       const classic::Action& answer) {
  return std::visit(ShortForm(rules, view, names), answer);
}

}  // namespace filon::classic::terminal
