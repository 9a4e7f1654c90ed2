#include <algorithm>
#include <cctype>

#include "games/lost_mines/terminal/table_screen.h"
#include "games/lost_mines/text/words.h"

namespace filon::lost_mines::terminal {
namespace {

using text::card_name;
using text::place;

std::string degrees(Rotation rotation) { return std::string(name(rotation)); }

struct AnswerWords {
  const Rules& rules;
  const PlayerNames& names;

  std::string operator()(const LayPath& a) const {
    return "lay " + card_name(rules, a.card) + " at " + place(a.at) +
           (a.rotation == Rotation::None ? "" : ", turned by " + degrees(a.rotation));
  }
  std::string operator()(const UseTool& a) const {
    return "use the " + card_name(rules, a.card) + " at " + place(a.at);
  }
  std::string operator()(const PlaceToken& a) const {
    return "place a " + card_name(rules, a.card) + " between " + place(a.edge.one) + " and " + place(a.edge.other);
  }
  std::string operator()(const CallStorm& a) const { return "let a storm take the card at " + place(a.at); }
  std::string operator()(const LookAtMine& a) const { return "look at mine " + std::to_string(a.mine + 1); }
  std::string operator()(const LookAtTreasure& a) const { return "look at treasure " + std::to_string(a.slot + 1); }
  std::string operator()(const LookAtDwarf& a) const { return "look at the dwarf card of " + names.of(a.whom); }
  std::string operator()(const Discard& a) const {
    std::string words = "discard";
    for (std::size_t i = 0; i < a.cards.size(); ++i) words += (i > 0 ? " and " : " ") + card_name(rules, a.cards[i]);
    return words;
  }
  std::string operator()(const Walk& a) const {
    std::string words = a.route.empty() ? "stay" : "walk";
    for (Cell at : a.route) words += " " + place(at);
    return words + (a.slot == no_slot ? "" : ", take treasure " + std::to_string(index(a.slot) + 1));
  }
  std::string operator()(const PickRotation& a) const { return "turn the mine by " + degrees(a.rotation); }
  std::string operator()(const PickTreasure& a) const { return "take treasure " + std::to_string(a.slot + 1); }
  std::string operator()(const GoOn&) const { return "go on"; }
  std::string operator()(const SetReady& a) const { return a.ready ? "be ready to end the round" : "play on"; }
};

// Coordinates are typed as two numbers: brackets and commas only separate words.
class TypedWords {
 public:
  TypedWords(const View& view, const PlayerNames& names) : view_(view), names_(names) {}

  std::vector<std::string> words;

  void operator()(const LayPath& a) {
    card(a.card), at(a.at);
    add(degrees(a.rotation));
    if (a.rotation != Rotation::None) add("turned");
  }
  void operator()(const UseTool& a) { card(a.card), at(a.at); }
  void operator()(const PlaceToken& a) { card(a.card), at(a.edge.one), at(a.edge.other); }
  void operator()(const CallStorm& a) { card(a.card), at(a.at); }
  void operator()(const LookAtMine& a) { card(a.card), add("mine"), add(std::to_string(a.mine + 1)); }
  void operator()(const LookAtTreasure& a) { card(a.card), add("treasure"), add(std::to_string(a.slot + 1)); }
  void operator()(const LookAtDwarf& a) {
    card(a.card);
    std::string name = names_.of(a.whom);
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    add(name);
  }
  void operator()(const Discard& a) {
    add("discard");
    for (Card one : a.cards) card(one);
  }
  void operator()(const Walk& a) {
    add(a.route.empty() ? "stay" : "walk");
    if (!a.route.empty()) at(a.route.back());
    if (a.slot != no_slot) add("treasure"), add(std::to_string(index(a.slot) + 1));
  }
  void operator()(const PickRotation& a) { add(degrees(a.rotation)); }
  void operator()(const PickTreasure& a) { add("treasure"), add(std::to_string(a.slot + 1)); }
  void operator()(const GoOn&) { add("go"), add("on"); }
  void operator()(const SetReady&) { add("ready"); }

 private:
  void add(const std::string& word) { words.push_back(word); }
  void at(Cell cell) { add(std::to_string(cell.x)), add(std::to_string(cell.y)); }
  void card(Card card) {
    const auto& hand = view_.mine.hand;
    add(std::to_string(std::find(hand.begin(), hand.end(), card) - hand.begin() + 1));
  }

  const View& view_;
  const PlayerNames& names_;
};

}  // namespace

std::string answer_words(const Rules& rules, const PlayerNames& names, const Action& action) {
  return std::visit(AnswerWords{rules, names}, action);
}

std::vector<std::string> words_for(const Rules&, const PlayerNames& names, const View& view, const Action& action) {
  TypedWords typed(view, names);
  std::visit([&](const auto& one) { typed(one); }, action);
  return typed.words;
}

}  // namespace filon::lost_mines::terminal
