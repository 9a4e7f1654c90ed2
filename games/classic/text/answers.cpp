#include "games/classic/text/answers.h"

#include <charconv>

#include "games/classic/text/notes.h"

namespace filon::text {
namespace {

using namespace classic;

// What the card of an answer does.
struct Doing {
  Effect effect;
  OnPlayer on_player{};
  bool is_done_by(const CardKind& kind) const { return kind.effect == effect && kind.on_player == on_player; }
};

// The only card of the deck that does this, if there is only one; then it need not be named.
std::optional<Card> only_card(const Rules& rules, Doing doing) {
  std::optional<Card> only;
  for (std::size_t i = 0; i < rules.deck.kinds.size(); ++i) {
    if (!doing.is_done_by(rules.deck.kinds[i])) continue;
    if (only) return {};
    only = card(static_cast<int>(i));
  }
  return only;
}

class Printer {
 public:
  Printer(const Rules& rules, std::string& out) : rules_(rules), out_(out) {}

  void operator()(const PlacePath& a) const {
    put("place ", id(a.card), " ", a.at, a.turned == Turned::Yes ? " turned" : "", fee(a.fee));
  }
  void operator()(const BreakTool& a) const { put("break ", id(a.card), " ", index(a.whom)); }
  void operator()(const MendTool& a) const { put("mend ", id(a.card), " ", index(a.whom), " ", name(a.tool)); }
  void operator()(const Rockfall& a) const {
    put("rockfall ");
    put_unless_only(a.card, {Effect::Rockfall});
    put(a.at);
  }
  void operator()(const PeekGoal& a) const {
    put("map ");
    put_unless_only(a.card, {Effect::Map});
    put(int{a.goal});
  }
  void operator()(const PeekChest& a) const {
    put("map ");
    put_unless_only(a.card, {Effect::Map});
    put("chest ", int{a.chest});
  }
  void operator()(const PlayCard& a) const { put_effect(a.card); }
  void operator()(const PlayVeto& a) const { put_effect(a.card); }
  void operator()(const SwapGoals& a) const {
    put_effect(a.card);
    put(" ", int{a.one}, " ", int{a.other}, a.swap ? " swap" : " keep");
  }
  void operator()(const Divert& a) const {
    put_effect(a.card);
    put(" ", a.at, a.turned == Turned::Yes ? " turned" : "", fee(a.fee));
  }
  void operator()(const Recruit& a) const { put("recruit ", id(a.card), " ", a.pawn == 0 ? "a" : "b", " ", a.at); }
  void operator()(const Agree&) const { put("agree"); }
  void operator()(const CashGold& a) const { put("cash ", int{a.value}); }
  void operator()(const PickPlace& a) const { put("pick ", a.at); }
  void operator()(const PickRotation& a) const { put(a.turned == Turned::Yes ? "lie turned" : "lie printed"); }
  void operator()(const PickPlayer& a) const { put("choose ", index(a.whom)); }
  void operator()(const PickCard& a) const { put("take ", int{a.position}); }
  void operator()(const Discard& a) const {
    put("discard");
    for (Card card : a.cards) put(" ", id(card));
  }
  void operator()(const PlayOn& a) const {
    const OnPlayer which = rules_.on_player(a.card);
    put(name(which), " ");
    put_unless_only(a.card, {Effect::OnPlayer, which});
    put(index(a.whom));
  }
  void operator()(const ClearAway& a) const {
    put("clear ", id(a.away));
    for (Card card : a.paid) put(" ", id(card));
  }
  void operator()(const Steal& a) const { put("steal ", index(a.from)); }
  void operator()(const Decline&) const { put("decline"); }
  void operator()(const GoOn&) const { put("go_on"); }
  void operator()(const Pass&) const { put("pass"); }
  void operator()(const TakeGold& a) const { put("gold ", int{a.value}); }

 private:
  std::string_view id(Card card) const { return id_of(rules_, card); }
  static std::string_view fee(Fee fee) { return fee == Fee::Mine ? " pay" : fee == Fee::Request ? " ask" : ""; }
  // The word for what a card does, and its name if several cards do it.
  void put_effect(Card card) const {
    const Effect effect = rules_.effect(card);
    put(name(effect));
    if (only_card(rules_, {effect}) != card) put(" ", id(card));
  }
  void put_unless_only(Card card, Doing doing) const {
    if (only_card(rules_, doing) != card) put(id(card), " ");
  }

  template <class... Parts>
  void put(const Parts&... parts) const {
    (put_one(parts), ...);
  }
  void put_one(std::string_view text) const { out_ += text; }
  void put_one(int number) const {
    char digits[12];
    out_.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
  }
  void put_one(Cell at) const { put("(", int{at.x}, ",", int{at.y}, ")"); }

  const Rules& rules_;
  std::string& out_;
};

class ActionReader {
 public:
  ActionReader(const Rules& rules, std::string_view text) : rules_(rules), in_(text) {}

  Result<Action> read() {
    const std::string_view verb = in_.word();
    const std::optional<Action> action = answer(verb);
    in_.skip_blanks();
    if (complaint_.empty() && !in_.done())
      complain(std::string(verb) + ": nothing is expected at " + quoted(in_.rest()));
    if (!complaint_.empty()) return Error{complaint_};
    return *action;
  }

 private:
  std::optional<Action> answer(std::string_view verb) {
    if (verb == "place") {
      const Card card = take_card();
      const Cell at = place();
      const Turned turned = is_turned() ? Turned::Yes : Turned::No;
      return PlacePath{card, at, turned, fee()};
    }
    if (verb == "break") {
      const Card card = take_card();
      return BreakTool{card, whom()};
    }
    if (verb == "mend") {
      const Card card = take_card();
      const Seat seat = whom();
      return MendTool{card, seat, tool(card)};
    }
    if (verb == "rockfall") {
      const Card card = card_or_only({Effect::Rockfall}, "(-0123456789");
      return Rockfall{card, place()};
    }
    if (verb == "map") {
      const Card card = card_or_only({Effect::Map}, "0123456789c");
      in_.skip_blanks();
      if (in_.take("chest")) return PeekChest{card, byte("chest")};
      return PeekGoal{card, byte("goal")};
    }
    if (const auto action = module_answer(verb)) return action;
    if (verb == "discard") return discard();
    if (verb == "pass") return Pass{};
    if (verb == "gold") return TakeGold{byte("value")};
    if (verb == "clear") return clear_away();
    if (verb == "steal") return Steal{whom()};
    if (verb == "decline") return Decline{};
    if (verb == "go_on") return GoOn{};
    if (const auto which = named<OnPlayer>(verb)) {
      const Card card = card_or_only({Effect::OnPlayer, *which}, "0123456789");
      return PlayOn{card, whom()};
    }
    complain("answer: " + quoted(verb) + " is none; it takes " + verbs());
    return {};
  }

  std::optional<Action> module_answer(std::string_view verb) {
    if (verb == "agree") return Agree{};
    if (verb == "cash") return CashGold{byte("value")};
    if (verb == "pick") return PickPlace{place()};
    if (verb == "choose") return PickPlayer{whom()};
    if (verb == "take") return PickCard{byte("position")};
    if (verb == "lie") return PickRotation{one_of("turned", "printed") ? Turned::Yes : Turned::No};
    if (verb == "recruit") {
      const Card card = take_card();
      const bool first = one_of("a", "b");
      return Recruit{card, static_cast<std::uint8_t>(first ? 0 : 1), place()};
    }
    const auto effect = named<Effect>(verb);
    if (!effect) return {};
    switch (*effect) {
      case Effect::ForgottenTreasure:
      case Effect::DirectionChange:
      case Effect::Scout: return PlayCard{card_or_only({*effect}, "")};
      case Effect::Veto: return PlayVeto{card_or_only({*effect}, "")};
      case Effect::GoalSwap: {
        const Card card = card_or_only({*effect}, "0123456789");
        const std::uint8_t one = byte("goal");
        const std::uint8_t other = byte("goal");
        return SwapGoals{card, one, other, one_of("swap", "keep")};
      }
      case Effect::Diversion: {
        const Card card = card_or_only({*effect}, "(-0123456789");
        const Cell at = place();
        const Turned turned = is_turned() ? Turned::Yes : Turned::No;
        return Divert{card, at, turned, fee()};
      }
      default: return {};
    }
  }

  // Returns true for the first word, false for the second.
  bool one_of(std::string_view yes, std::string_view no) {
    const std::string_view word = in_.word();
    if (word != yes && word != no)
      complain("answer: it takes " + std::string(yes) + " or " + std::string(no) + ", not " + quoted(word));
    return word == yes;
  }

  Fee fee() {
    in_.skip_blanks();
    return in_.take("pay") ? Fee::Mine : in_.take("ask") ? Fee::Request : Fee::None;
  }

  // The verbs for this deck.
  std::string verbs() const {
    std::string all = "place, break, mend, rockfall, map, discard, pass or gold";
    if (rules_.clear_with == 0) return all;
    for (OnPlayer which : all_of<OnPlayer>()) all.insert(0, std::string(name(which)) + ", ");
    return "clear, steal, decline, " + all;
  }

  Card take_card() {
    in_.skip_blanks();
    const std::string_view name = in_.until(" \t\r\n(");
    if (name.empty()) return complain("card: it is missing"), no_card;
    if (name == "?") return no_card;  // in what one seat heard
    const auto found = rules_.deck.find(name);
    if (!found) complain("card: the deck has no " + quoted(name));
    return found.value_or(no_card);
  }

  // The card may be omitted if the deck has only one such card and the next character is one of `next`.
  Card card_or_only(Doing doing, std::string_view next) {
    in_.skip_blanks();
    const auto only = only_card(rules_, doing);
    if (only && (in_.done() || next.find(in_.peek()) != std::string_view::npos)) return *only;
    return take_card();
  }

  Cell place() {
    in_.skip_blanks();
    const bool opened = in_.take('(');
    const auto at = take_cell(in_, -128, 127);
    in_.skip_blanks();
    if (!at || (opened && !in_.take(')'))) complain("place: it takes a cell such as (3,0)");
    return at.value_or(Cell{});
  }

  bool is_turned() {
    in_.skip_blanks();
    return in_.take("turned");
  }

  Seat whom() {
    in_.skip_blanks();
    const auto found = in_.number(0, max_seats - 1);
    if (!found) complain("seat: it takes a number from 0 to 11");
    return seat(found.value_or(0));
  }

  Tool tool(Card card) {
    const std::string_view named = in_.word();
    const auto found = named.empty() && card != no_card ? only_tool(rules_.deck[card]) : filon::named<Tool>(named);
    if (!found) complain("tool: it takes pickaxe, lantern or cart");
    return found.value_or(Tool::Pickaxe);
  }

  std::uint8_t byte(const char* field) {
    in_.skip_blanks();
    const auto value = in_.number(0, 255);
    if (!value) complain(std::string(field) + ": it takes a number");
    return static_cast<std::uint8_t>(value.value_or(0));
  }

  Discard discard() {
    Discard discard;
    do {
      if (discard.cards.size() == discard.cards.capacity())
        return complain("discard: it takes 3 cards at most"), discard;
      discard.cards.push_back(take_card());
      in_.skip_blanks();
    } while (complaint_.empty() && !in_.done());
    return discard;
  }

  ClearAway clear_away() {
    ClearAway clear{take_card(), {}};
    for (in_.skip_blanks(); complaint_.empty() && !in_.done(); in_.skip_blanks()) {
      if (clear.paid.size() == clear.paid.capacity()) return complain("clear: it takes 3 cards at most"), clear;
      clear.paid.push_back(take_card());
    }
    return clear;
  }

  void complain(std::string sentence) {
    if (complaint_.empty()) complaint_ = std::move(sentence);
  }

  const Rules& rules_;
  Reader in_;
  std::string complaint_;
};

}  // namespace

void print(const Rules& rules, const Action& action, std::string& out) { std::visit(Printer(rules, out), action); }

std::string print(const Rules& rules, const Action& action) {
  std::string text;
  print(rules, action, text);
  return text;
}

Result<Action> read_action(const Rules& rules, std::string_view text) { return ActionReader(rules, text).read(); }

}  // namespace filon::text
