#include <algorithm>

#include "games/classic/text/answers.h"
#include "games/classic/text/notes.h"
#include "games/classic/text/script.h"

namespace filon::text {
namespace {

using namespace classic;

class ScriptReader {
 public:
  ScriptReader(const Rules& rules, const Header& header, std::string_view body) : rules_(rules), in_(body) {
    script_.options = header.options;
    script_.listener = header.listener;
    advance();
  }

  Result<Script> read() {
    while (good() && take("round")) {
      script_.rounds.emplace_back();
      deal(script_.rounds.back());
      turns(script_.rounds.back());
      end(script_.rounds.back());
    }
    if (good() && take("window")) script_.window = true;
    if (good() && take("scores")) scores();
    if (good() && !word_.empty()) complain("nothing is expected at " + quoted(word_));
    if (!good()) return Error{complaint_};
    return script_;
  }

 private:
  bool good() const { return complaint_.empty(); }
  void complain(const std::string& what) {
    if (good()) complaint_ = "record: " + what;
  }

  void advance() { word_ = in_.word(); }
  bool take(std::string_view word) {
    if (word_ != word) return false;
    advance();
    return true;
  }
  void expect(std::string_view word) {
    if (!take(word)) complain(quoted(word) + " is expected, not " + quoted(word_));
  }
  std::string_view next() {
    const std::string_view word = word_;
    advance();
    return word;
  }

  int number(std::string_view text, int least, int most, std::string_view what) {
    const auto value = number_in(text, least, most);
    if (!value) complain(std::string(what) + " is expected, not " + quoted(text));
    return value.value_or(least);
  }
  Seat seat_of(std::string_view text) { return seat(number(text, 0, rules_.seats - 1, "a seat")); }
  Card card(std::string_view name) {
    if (name == "?") return no_card;
    const auto found = rules_.deck.find(name);
    if (!found) complain("the deck has no " + quoted(name));
    return found.value_or(no_card);
  }
  std::vector<int> gold_list(std::string_view text) {
    std::vector<int> values;
    if (text.empty()) return values;
    for (const auto part : split(text, ','))
      values.push_back(part == "?" ? 0 : number(part, 1, Gold::kinds() - 1, "the value of a gold card"));
    return values;
  }
  Gold gold(std::string_view text) {
    Gold gold;
    for (int value : gold_list(text)) {
      if (value == 0) return complain("the seat knows this gold, not " + quoted(text)), gold;
      if (gold.count(value) == 255) return complain("there is too much gold"), gold;
      gold.add(value);
    }
    return gold;
  }

  void deal(Round& round) {
    round.number = number(next(), 1, rules_.rounds, "the number of a round");
    expect("first");
    round.first = seat_of(next());
    expect("roles");
    roles(round, next());
    expect("goals");
    for (const auto name : split(next(), ',')) round.goals.push_back(goal(name));
    if (round.goals.size() != rules_.goal_cells.size()) complain("every goal is expected");
    expect("hands");
    for (int i = 0; i < rules_.seats; ++i) {
      round.hands.emplace_back();
      const auto hand = next();
      if (hand == "?") continue;
      for (const auto name : split(hand, ',')) round.hands.back().push_back(card(name));
    }
    while (good() && word_.starts_with('~')) round.chance.push_back(chance(next().substr(1)));
  }

  void roles(Round& round, std::string_view letters) {
    const auto seats = static_cast<std::size_t>(rules_.seats);
    if (!rules_.shows_spare_roles && letters.size() != seats)
      return complain("a role for each seat is expected, not " + quoted(letters));
    if (rules_.shows_spare_roles && (letters.size() != seats + 2 || letters[seats] != '/'))
      return complain("a role for each seat, a / and the spare one are expected, not " + quoted(letters));
    for (std::size_t i = 0; i < seats; ++i) round.roles.push_back(role(letters[i]));
    if (rules_.shows_spare_roles) round.spare = role(letters.back());
  }

  Role role(char letter) {
    const auto found = role_lettered(letter);
    if (!found) complain("roles are letters of ?dsbgopey, not " + quoted(std::string_view(&letter, 1)));
    return found.value_or(Role::Unknown);
  }

  // The index in the deck's list of goals: "stone", or "stone#2" for the second copy.
  int goal(std::string_view name) {
    if (name == "?") return -1;
    Reader in(name);
    const Card wanted = card(in.until("#"));
    int copy = in.take('#') ? number(in.rest(), 2, 9, "the number of a copy") : 1;
    for (std::size_t i = 0; i < rules_.deck.goals.size(); ++i)
      if (rules_.deck.goals[i] == wanted && --copy == 0) return static_cast<int>(i);
    complain("the deck has no goal " + quoted(name));
    return -1;
  }

  static bool is_turn_number(std::string_view word) {
    return word.size() > 1 && word.back() == '.' &&
           word.substr(0, word.size() - 1).find_first_not_of("0123456789") == std::string_view::npos;
  }

  void turns(Round& round) {
    Seat expected = round.first;
    while (good() && !word_.empty()) {
      if (word_ == "result" || word_ == "gold" || word_ == "round" || word_ == "scores" || word_ == "window") return;
      const auto word = next();
      if (is_turn_number(word)) continue;
      round.steps.push_back(step(word, expected));
      const Action& action = round.steps.back().action;
      if (std::holds_alternative<TakeGold>(action) || std::holds_alternative<Steal>(action) || word.ends_with("%-"))
        complain("gold is taken after the round");
      expected = left_of(round.steps.back().by, rules_.seats);
    }
  }

  Step step(std::string_view word, Seat expected) {
    Step step;
    step.by = expected;
    step.action = Pass{};
    Reader in(word);
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
      step.by = seat_of(in.until(":"));
      in.take(':');
    }
    if (in.take("--"))
      step.action = Pass{};
    else if (in.take('-'))
      step.action = discard(in);
    else if (in.take('%'))
      step.action = theft(in);
    else if (in.take('$'))
      step.action = take_gold(in, step);
    else if (in.take('*'))
      step.action = module_answer(in);
    else
      step.action = play(in, step);
    while (in.take('!')) {
      const auto goal = in.number(0, static_cast<int>(rules_.goal_cells.size()) - 1);
      if (!goal) complain("! is followed by a goal, not " + quoted(in.rest()));
      step.turned.push_back(goal.value_or(0));
    }
    while (in.take('+')) step.drawn.push_back(drawn(in.until("+~"), step));
    while (in.take('~')) step.chance.push_back(chance(in.until("~")));
    if (!in.done()) complain(quoted(word) + " is not an answer");
    return step;
  }

  // Answers of modules are written as they are typed, with ; for blanks.
  Action module_answer(Reader& in) {
    std::string text(in.until("+!~"));
    std::replace(text.begin(), text.end(), ';', ' ');
    const auto action = read_action(rules_, text);
    if (!action) return complain(action.error()), Pass{};
    return *action;
  }

  // "nes", or "2=nes" if another seat drew it.
  Drawn drawn(std::string_view text, const Step& step) {
    Reader in(text);
    if (text.find('=') == std::string_view::npos) return {usual_drawer(rules_, step), card(text)};
    const Seat by = seat_of(in.until("="));
    in.take('=');
    return {by, card(in.rest())};
  }

  // "party2=s".
  Chance chance(std::string_view text) {
    Reader in(text);
    const auto source = named<Source>(in.until("0123456789"));
    const auto place = in.number(0, 255);
    if (!source || !place || !in.take('=')) return complain(quoted(text) + " is not what chance decides"), Chance{};
    return {*source, *place, kind_of(*source, in.rest())};
  }
  int kind_of(Source source, std::string_view text) {
    switch (source) {
      case Source::SpareRoles:
      case Source::PartyRoles: return static_cast<int>(role(text.empty() ? ' ' : text.front()));
      case Source::LaidBefore:
      case Source::Robbery:
      case Source::Shuffled:
      case Source::SeveralDrawn:
      case Source::Milled: return index(card(text));
      default: return number(text, 0, 255, "a number");
    }
  }

  // "-nes,ew" discards; "-nes,ew^jail" pays these cards to remove the prison.
  Action discard(Reader& in) {
    Inline<Card, most_paid> cards;
    for (const auto name : split(in.until("+!~^"), ',')) {
      if (cards.size() == cards.capacity()) return complain("3 cards at most are discarded"), Pass{};
      cards.push_back(card(name));
    }
    if (!in.take('^')) return Discard{cards};
    if (const int pay = rules_.clear_with; pay > 0 && static_cast<int>(cards.size()) != pay)
      return complain(std::to_string(pay) + " cards are paid to take one away"), Pass{};
    return ClearAway{card(in.until("+!~")), cards};
  }

  Action theft(Reader& in) {
    if (in.take('-')) return Decline{};
    const auto from = in.number(0, rules_.seats - 1);
    if (!from) complain("% is followed by a seat or -, not " + quoted(in.rest()));
    return Steal{seat(from.value_or(0))};
  }

  TakeGold take_gold(Reader& in, Step& step) {
    const auto value = in.take('?') ? 0 : in.number(1, Gold::kinds() - 1);
    if (!value) complain("$ is followed by the value of a gold card, not " + quoted(in.rest()));
    if (in.take("of")) step.offered = gold(in.until("+!~"));
    return TakeGold{static_cast<std::uint8_t>(value.value_or(0))};
  }

  Action play(Reader& in, Step& step) {
    const auto name = in.until("@>");
    const auto found = rules_.deck.find(name);
    if (!found) {
      complain("the deck has no " + quoted(name));
      return Pass{};
    }
    switch (rules_.effect(*found)) {
      case Effect::Path: {
        const Cell at = place(in);
        const Turned turned = in.take('t') ? Turned::Yes : Turned::No;
        return PlacePath{*found, at, turned, in.take('$') ? Fee::Mine : in.take('&') ? Fee::Request : Fee::None};
      }
      case Effect::Rockfall: {
        const Cell at = place(in);
        return Rockfall{*found, at};
      }
      case Effect::Break: return BreakTool{*found, seat(target(in, rules_.seats - 1))};
      case Effect::Mend: {
        const Seat whom = seat(target(in, rules_.seats - 1));
        return MendTool{*found, whom, tool(in, rules_.deck[*found])};
      }
      case Effect::Map: {
        const int goal = target(in, static_cast<int>(rules_.goal_cells.size()) - 1);
        if (in.take('=')) step.seen = card(in.until("+!~"));
        return PeekGoal{*found, static_cast<std::uint8_t>(goal)};
      }
      case Effect::OnPlayer: {
        const Seat whom = seat(target(in, rules_.seats - 1));
        if (!in.take('=')) return PlayOn{*found, whom};
        if (rules_.on_player(*found) == OnPlayer::HandSwap)
          step.hand = hand(in);
        else
          step.role = role(in);
        return PlayOn{*found, whom};
      }
      default: break;
    }
    complain(quoted(name) + " is never played");
    return Pass{};
  }

  Role role(Reader& in) {
    const auto role = role_lettered(in.peek());
    if (!role || *role == Role::Unknown)
      return complain("a role is a letter of dsbgopey, not " + quoted(in.rest())), Role::Unknown;
    in.take(in.peek());
    return *role;
  }
  std::vector<Card> hand(Reader& in) {
    std::vector<Card> cards;
    if (in.take('-')) return cards;
    for (const auto name : split(in.until("+!~"), ',')) cards.push_back(card(name));
    return cards;
  }

  Cell place(Reader& in) {
    const auto at = in.take('@') ? take_cell(in) : std::nullopt;
    if (!at) complain("a place as in @3,0 is expected, not " + quoted(in.rest()));
    return at.value_or(Cell{});
  }
  int target(Reader& in, int most) {
    const auto target = in.take('>') ? in.number(0, most) : std::nullopt;
    if (!target) complain("> and a number up to " + std::to_string(most) + " are expected, not " + quoted(in.rest()));
    return target.value_or(0);
  }
  Tool tool(Reader& in, const CardKind& kind) {
    if (const auto only = only_tool(kind)) return *only;
    const auto tool = tool_lettered(in.peek());
    if (!tool) return complain("a tool of p, l or c is expected, not " + quoted(in.rest())), Tool::Pickaxe;
    in.take(in.peek());
    return *tool;
  }

  void end(Round& round) {
    if (good() && take("result")) result(round);
    if (good() && take("gold")) round.gold = gold_list(next());
    while (good() && word_.find_first_of("$%") != std::string_view::npos) {
      round.steps.push_back(step(next(), nobody));
      round.steps.back().after_round = true;
    }
  }

  void result(Round& round) {
    const auto winners = next();
    const auto side = named<Winners>(winners);
    if (!side) return complain("a result is nobody, diggers, saboteurs or another side, not " + quoted(winners));
    round.result = RoundResult{*side, nobody};
    if (number_in(word_, 0, rules_.seats - 1)) round.result->finisher = seat_of(next());
    if (round.result->winners == Winners::Diggers && round.result->finisher == nobody)
      complain("who reached the treasure is expected, not " + quoted(word_));
    if (good() && take("shown"))
      for (const char letter : next()) round.shown.push_back(role(letter));
    while (good() && word_.find('+') != std::string_view::npos) round.rewards.push_back(reward(next()));
  }

  // "3+4=3,1", or "3+4=3~1" if one nugget is owed.
  Reward reward(std::string_view word) {
    Reader in(word);
    Reward reward{seat_of(in.until("+")), 0, {}, 0};
    in.take('+');
    reward.nuggets = number(in.until("="), 0, 255, "a number of nuggets");
    in.take('=');
    reward.cards = gold_list(in.until("~"));
    if (in.take('~')) reward.credit = number(in.rest(), 1, 255, "a number of nuggets");
    return reward;
  }

  void scores() {
    for (int i = 0; i < rules_.seats; ++i) {
      Reader in(next());
      Score score;
      score.nuggets = number(in.until("="), 0, 255, "a score");
      if (in.take('=')) score.gold = gold(in.rest());
      script_.scores.push_back(score);
    }
  }

  const Rules& rules_;
  Reader in_;
  std::string_view word_;
  Script script_;
  std::string complaint_;
};

}  // namespace

Result<Script> read_script(const Rules& rules, std::string_view text) {
  const auto header = read_header(text);
  if (!header) return Error{header.error()};
  if (header->options != rules.options) return Error{"record: it was played with other options than these rules"};
  return ScriptReader(rules, *header, text).read();
}

}  // namespace filon::text
