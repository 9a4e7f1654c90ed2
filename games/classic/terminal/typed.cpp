#include "games/classic/terminal/typed.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "games/classic/terminal/places.h"
#include "games/classic/text/answers.h"

namespace filon::classic::terminal {
namespace {

using classic::Ask;
using classic::Effect;
using classic::Fee;

using filon::terminal::number_of;

bool begins(std::string_view word, const std::string& typed) { return word.starts_with(typed); }

class Reader {
 public:
  Reader(const classic::Rules& rules, const classic::View& view, const PlayerNames& names, std::string_view line)
      : rules_(rules), view_(view), names_(names), line_(line), words_(filon::terminal::words_of(line)) {}

  Typed read() const {
    // Silence lets a card pass.
    if (words_.empty() && view_.table.question.what == Ask::Veto) return classic::Decline{};
    if (words_.empty()) return Puzzled{"Type the number of a card, or ? for help."};
    Typed typed = in_short();
    if (!std::holds_alternative<Puzzled>(typed)) return typed;
    if (const auto full = text::read_action(rules_, line_)) return *full;
    return typed;
  }

 private:
  Typed in_short() const {
    switch (view_.table.question.what) {
      case Ask::TakeGold: return gold();
      case Ask::Steal: return theft();
      case Ask::Veto: return veto();
      case Ask::PayFee: return fee();
      case Ask::CashGold: return cash();
      case Ask::PickTarget:
      case Ask::PushGoal: return thing();
      case Ask::PickRotation: return rotation();
      case Ask::RobHand:
      case Ask::InspectRole: return player();
      case Ask::FindCard:
      case Ask::KeepCard: return looked_at();
      case Ask::SecondPath:
        if (is_no()) return classic::Decline{};
        return turn();
      case Ask::TakeTurn:
      case Ask::FirstPath:
      case Ask::GoOn: return turn();
    }
    return Puzzled{"There is nothing to answer."};
  }

  Typed turn() const {
    if (words_[0] == "discard" || words_[0] == "d") return discard();
    if (words_[0] == "recruit" || words_[0] == "r") return recruit();
    if (words_[0] == "pass" && view_.mine.hand.empty()) return classic::Pass{};
    if (const auto card = held(words_[0])) return with_card(*card);
    return Puzzled{fmt::format("'{}' is none of your {} cards; type the number of one, or ? for help.", words_[0],
                               view_.mine.hand.size())};
  }

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

  bool is_no() const { return words_.back() == "decline" || words_.back() == "no"; }

  static std::uint8_t byte(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 255)); }

  Typed gold() const {
    const auto value = number_of(words_.back());
    if (value && (words_.size() == 1 || words_[0] == "gold")) return classic::TakeGold{byte(*value)};
    return Puzzled{"Type the worth of the gold card you take: 1, 2 or 3."};
  }

  Typed cash() const {
    if (const auto value = number_of(words_[0]); value && words_.size() == 1) return classic::CashGold{byte(*value)};
    return Puzzled{"Type the worth of the gold card you give away."};
  }

  Typed theft() const {
    if (is_no()) return classic::Decline{};
    if (const Seat from = names_.find(words_.back()); from != nobody) return classic::Steal{from};
    return Puzzled{"From whom? Type a player's name, or 'no' to steal nothing."};
  }

  Typed veto() const {
    if (is_no() || words_.back() == "pass") return classic::Decline{};
    for (Card card : view_.mine.hand)
      if (rules_.effect(card) == Effect::Veto && words_.size() == 1 && words_[0] == "veto")
        return classic::PlayVeto{card};
    if (words_[0] == "veto") return Puzzled{"You hold no veto; press Enter to let the card pass."};
    return Puzzled{"Type 'veto' to stop the card, or press Enter to let it pass."};
  }

  Typed fee() const {
    if (is_no()) return classic::Decline{};
    if (words_[0] == "pay" || words_[0] == "yes") return classic::Agree{};
    return Puzzled{"Type 'pay' or 'no'."};
  }

  Typed thing() const {
    const bool pushes = view_.table.question.what == Ask::PushGoal;
    const auto number = number_of(words_[0]);
    if (pushes && words_.size() == 1 && number && *number >= 0 && *number < static_cast<int>(view_.table.goals.size()))
      return classic::PickPlace{view_.table.goals[static_cast<std::size_t>(*number)].at};
    if (const auto at = place_named(rules_, view_.table, words_)) return classic::PickPlace{*at};
    return Puzzled{pushes ? "Which goal? Type its number." : "What comes first? Type for example: goal 1"};
  }

  Typed rotation() const {
    if (begins("printed", words_.back())) return classic::PickRotation{Turned::No};
    if (begins("turned", words_.back())) return classic::PickRotation{Turned::Yes};
    return Puzzled{"Which way round? Type 'printed' or 'turned'."};
  }

  Typed player() const {
    if (const Seat whom = names_.find(words_[0]); whom != nobody && words_.size() == 1)
      return classic::PickPlayer{whom};
    return Puzzled{"Whom? Type a player's name."};
  }

  Typed looked_at() const {
    const auto number = number_of(words_[0]);
    const auto cards = static_cast<int>(view_.mine.looking.size());
    if (number && words_.size() == 1 && *number >= 1 && *number <= cards) return classic::PickCard{byte(*number - 1)};
    return Puzzled{fmt::format("Which card? Type its number, 1 to {}.", cards)};
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

  // The pawn can be omitted; then it is the first one that is left.
  Typed recruit() const {
    Puzzled how{"Type the card you discard, the pawn and its place, for example: recruit 1 a (2,0)"};
    if (words_.size() < 2) return how;
    const auto card = held(words_[1]);
    if (!card) return Puzzled{fmt::format("'{}' is none of your cards.", words_[1])};
    const bool named = words_.size() > 2 && (words_[2] == "a" || words_[2] == "b");
    const auto at = cell_from(std::span(words_).subspan(named ? 3 : 2));
    if (!at) return how;
    const bool second = named ? words_[2] == "b" : !view_.table.pawn[0].is_in_supply();
    return classic::Recruit{*card, byte(second ? 1 : 0), *at};
  }

  Typed with_card(Card card) const {
    if (words_.size() == 1) return alone(card);
    if (words_[1] == "discard" || words_[1] == "d") return classic::Discard{{card}};
    switch (rules_.effect(card)) {
      case Effect::Path: return laid<classic::PlacePath>(card);
      case Effect::Diversion: return laid<classic::Divert>(card);
      case Effect::Rockfall:
        if (const auto at = cell_from(rest())) return classic::Rockfall{card, *at};
        return Puzzled{"Where? Type x and y of the tunnel that falls in, for example (1,0)."};
      case Effect::Break:
        if (const Seat whom = names_.find(words_[1]); whom != nobody) return classic::BreakTool{card, whom};
        return Puzzled{"Whose tool? Type a player's name."};
      case Effect::Mend: return mend(card);
      case Effect::Map: return map(card);
      case Effect::GoalSwap: return goal_swap(card);
      case Effect::ForgottenTreasure:
      case Effect::DirectionChange:
      case Effect::Scout:
        if (words_[1] == "play") return classic::PlayCard{card};
        return Puzzled{fmt::format("To play it, type: {} play", words_[0])};
      case Effect::OnPlayer:
        if (words_[1] == "me") return classic::PlayOn{card, view_.me};
        if (const Seat whom = names_.find(words_[1]); whom != nobody) return classic::PlayOn{card, whom};
        return Puzzled{"On whom? Type a player's name, or 'me'."};
      case Effect::Veto: return Puzzled{"You are asked whether to stop a card when another player plays one."};
      case Effect::InMaze: break;
    }
    return Puzzled{"This card cannot be played."};
  }

  // The name of a card without a target is a full answer.
  Typed alone(Card card) const {
    const Effect effect = rules_.effect(card);
    const bool has_no_target =
        effect == Effect::ForgottenTreasure || effect == Effect::DirectionChange || effect == Effect::Scout;
    if (has_no_target && !number_of(words_[0])) return classic::PlayCard{card};
    return AboutCard{card};
  }

  // What follows the card.
  std::span<const std::string> rest() const { return std::span(words_).subspan(1); }

  // A place; then "turned", and who pays for a pawn, in any order.
  template <class Answer>
  Typed laid(Card card) const {
    Puzzled where{"Where? Type x and y, for example (1,0); add 'turned' to lay it upside down."};
    const auto at = words_.size() < 3 ? std::nullopt : cell_from(rest().first(2));
    if (!at) return where;
    Answer answer{card, *at};
    for (const std::string& word : rest().subspan(2)) {
      if (begins("turned", word))
        answer.turned = Turned::Yes;
      else if (word == "pay")
        answer.fee = Fee::Mine;
      else if (word == "ask")
        answer.fee = Fee::Request;
      else
        return where;
    }
    const classic::Pawn* pawn = view_.table.pawn_at(*at);
    if (pawn && pawn->owner != view_.me && answer.fee == Fee::None)
      return Puzzled{fmt::format("A pawn of {} stands there: add 'pay' to pay a nugget, or 'ask' to ask the others.",
                                 names_.of(pawn->owner))};
    return answer;
  }

  Typed map(Card card) const {
    if (const auto goal = number_of(words_[1]); goal && words_.size() == 2 && *goal >= 0 && *goal < 256)
      return classic::PeekGoal{card, byte(*goal)};
    if (words_.size() == 3 && words_[1] == "chest")
      if (const auto chest = number_of(words_[2]); chest && *chest >= 0 && *chest < 256)
        return classic::PeekChest{card, byte(*chest)};
    return Puzzled{fmt::format("Which goal? They are 0 to {} from the top.{}", view_.table.goals.size() - 1,
                               view_.table.chests.empty() ? "" : " For a chest add its number: chest 0")};
  }

  Typed goal_swap(Card card) const {
    const auto one = number_of(words_[1]);
    const auto other = words_.size() > 2 ? number_of(words_[2]) : std::nullopt;
    const bool pretends = words_.size() == 4 && (begins("pretend", words_[3]) || words_[3] == "keep");
    const bool swaps = words_.size() == 3 || (words_.size() == 4 && words_[3] == "swap");
    if (!one || !other || *one < 0 || *other < 0 || pretends == swaps)
      return Puzzled{"Which goals? Type two numbers, for example 0 2; add 'pretend' to put them back as they were."};
    return classic::SwapGoals{card, byte(std::min(*one, *other)), byte(std::max(*one, *other)), swaps};
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

}  // namespace

Typed understand(const classic::Rules& rules, const classic::View& view, const PlayerNames& names,
                 std::string_view line) {
  return Reader(rules, view, names, line).read();
}

}  // namespace filon::classic::terminal
