#include <algorithm>

#include "games/classic/text/answers.h"
#include "games/classic/text/notes.h"
#include "games/classic/text/script.h"

namespace filon::text {
namespace {

using namespace classic;

// Words separated by one blank, in lines of up to 100 columns.
class Lines {
 public:
  void word(std::string_view word) {
    if (column_ > 0 && column_ + 1 + word.size() > 100) end_line();
    if (column_ > 0) text_ += ' ', ++column_;
    text_ += word;
    column_ += word.size();
  }
  void end_line() {
    if (column_ > 0) text_ += '\n';
    column_ = 0;
  }
  void blank_line() {
    end_line();
    text_ += '\n';
  }
  std::string text() && {
    end_line();
    return std::move(text_);
  }

 private:
  std::string text_;
  std::size_t column_ = 0;
};

std::string number(int value) { return std::to_string(value); }

std::string gold_list(const std::vector<int>& values) {
  std::vector<std::string> texts;
  for (int value : values) texts.push_back(value == 0 ? "?" : number(value));
  return joined(texts, ",");
}

class StepWriter {
 public:
  StepWriter(const Rules& rules, const Step& step) : rules_(rules), step_(step) {}

  std::string operator()(const PlacePath& a) const {
    return short_name(a.card) + "@" + cell_text(a.at) + (a.turned == Turned::Yes ? "t" : "") +
           (a.fee == Fee::Mine      ? "$"
            : a.fee == Fee::Request ? "&"
                                    : "");
  }
  // Answers of modules: as they are typed, with ; for blanks.
  template <class Other>
  std::string operator()(const Other& a) const {
    std::string text = print(rules_, Action(a));
    std::replace(text.begin(), text.end(), ' ', ';');
    return "*" + text;
  }
  std::string operator()(const BreakTool& a) const { return short_name(a.card) + ">" + number(index(a.whom)); }
  std::string operator()(const MendTool& a) const {
    const bool implied = only_tool(rules_.deck[a.card]) == a.tool;
    return short_name(a.card) + ">" + number(index(a.whom)) + (implied ? "" : std::string(1, tool_letter(a.tool)));
  }
  std::string operator()(const Rockfall& a) const { return short_name(a.card) + "@" + cell_text(a.at); }
  std::string operator()(const PeekGoal& a) const {
    return short_name(a.card) + ">" + number(a.goal) + (step_.seen == no_card ? "" : "=" + short_name(step_.seen));
  }
  std::string operator()(const Discard& a) const { return "-" + names(a.cards); }
  std::string operator()(const PlayOn& a) const {
    std::string text = short_name(a.card) + ">" + number(index(a.whom));
    if (step_.role != Role::Unknown) text += std::string("=") + role_letter(step_.role);
    if (step_.hand) text += "=" + (step_.hand->empty() ? "-" : names(*step_.hand));
    return text;
  }
  std::string operator()(const ClearAway& a) const { return "-" + names(a.paid) + "^" + short_name(a.away); }
  std::string operator()(const Steal& a) const { return "%" + number(index(a.from)); }
  std::string operator()(const Decline&) const { return step_.after_round ? "%-" : "*decline"; }
  // Not written, because rounds always follow one another.
  std::string operator()(const GoOn&) const { return ""; }
  std::string operator()(const Pass&) const { return "--"; }
  std::string operator()(const TakeGold& a) const {
    return "$" + (a.value == 0 ? "?" : number(a.value)) +
           (step_.offered.size() == 0 ? "" : "of" + gold_text(step_.offered));
  }

 private:
  std::string short_name(Card card) const { return std::string(short_name_of(rules_, card)); }
  std::string names(const auto& cards) const {
    std::vector<std::string> names;
    for (Card card : cards) names.push_back(short_name(card));
    return joined(names, ",");
  }

  const Rules& rules_;
  const Step& step_;
};

class ScriptWriter {
 public:
  ScriptWriter(const Rules& rules, const Script& script) : rules_(rules), script_(script) {}

  std::string write() {
    header();
    for (const Round& round : script_.rounds) {
      out_.blank_line();
      deal(round);
      turns(round);
      end(round);
    }
    scores();
    return std::move(out_).text();
  }

 private:
  void header() {
    const Options& options = script_.options;
    out_.word("[Filon \"1\"]");
    out_.word("[Game \"classic\"]");
    out_.word("[Edition \"" + std::string(name(options.edition)) + "\"]");
    out_.word("[Players \"" + number(options.seats) + "\"]");
    out_.word("[First \"" + number(index(options.first_player)) + "\"]");
    if (!options.with.empty()) out_.word("[With \"" + name(options.with) + "\"]");
    const auto cells = [&](std::string_view tag, const auto& at) {
      if (!at.empty()) out_.word("[" + std::string(tag) + " \"" + cells_text(at) + "\"]");
    };
    cells("Goals", options.layout.goals);
    cells("Chests", options.layout.chests);
    cells("Workshop", options.layout.workshop);
    cells("Party", options.layout.party);
    if (options.veto_seconds != Options{}.veto_seconds)
      out_.word("[VetoSeconds \"" + number(options.veto_seconds) + "\"]");
    if (script_.listener)
      out_.word("[Ears \"" + (*script_.listener == nobody ? "table" : number(index(*script_.listener))) + "\"]");
    out_.end_line();
  }

  void deal(const Round& round) {
    out_.word("round");
    out_.word(number(round.number));
    out_.word("first");
    out_.word(number(index(round.first)));
    out_.word("roles");
    const std::string letters = letters_of(round.roles);
    out_.word(rules_.shows_spare_roles ? letters + "/" + role_letter(round.spare) : letters);
    out_.word("goals");
    std::vector<std::string> goals;
    for (int goal : round.goals) goals.push_back(goal_name(goal));
    out_.word(joined(goals, ","));
    out_.end_line();
    out_.word("hands");
    for (const auto& hand : round.hands) {
      std::vector<std::string> cards;
      for (Card card : hand) cards.emplace_back(short_name_of(rules_, card));
      out_.word(cards.empty() ? "?" : joined(cards, ","));
    }
    out_.end_line();
    for (const Chance& one : round.chance) out_.word(chance_text(one));
    out_.end_line();
  }

  static std::string letters_of(const std::vector<Role>& roles) {
    std::string letters;
    for (Role role : roles) letters += role_letter(role);
    return letters;
  }

  // The second copy of a goal is "stone#2".
  std::string goal_name(int goal) const {
    if (goal < 0) return "?";
    const auto& goals = rules_.deck.goals;
    const Card card = goals[static_cast<std::size_t>(goal)];
    int copy = 1;
    for (int i = 0; i < goal; ++i) copy += goals[static_cast<std::size_t>(i)] == card ? 1 : 0;
    return std::string(short_name_of(rules_, card)) + (copy == 1 ? "" : "#" + number(copy));
  }

  void turns(const Round& round) {
    Seat expected = round.first;
    int turn = 0;
    for (const Step& step : round.steps) {
      if (step.after_round) continue;
      if (is_turn(step.action)) {
        if (turn % script_.options.seats == 0) out_.word(number(turn / script_.options.seats + 1) + ".");
        ++turn;
      }
      out_.word((step.by == expected ? "" : number(index(step.by)) + ":") + step_text(step));
      expected = left_of(step.by, script_.options.seats);
    }
    out_.end_line();
  }

  std::string step_text(const Step& step) const {
    std::string text = std::visit(StepWriter(rules_, step), step.action);
    for (int goal : step.turned) text += "!" + number(goal);
    for (const Drawn& one : step.drawn)
      text += "+" + (one.by == usual_drawer(rules_, step) ? "" : number(index(one.by)) + "=") +
              std::string(short_name_of(rules_, one.card));
    for (const Chance& one : step.chance) text += chance_text(one);
    return text;
  }

  // "~party2=s": what chance decided, where, and how.
  std::string chance_text(const Chance& one) const {
    return "~" + std::string(name(one.source)) + number(one.place) + "=" + kind_text(one);
  }
  std::string kind_text(const Chance& one) const {
    switch (one.source) {
      case Source::SpareRoles:
      case Source::PartyRoles: return {role_letter(static_cast<Role>(one.kind))};
      case Source::LaidBefore:
      case Source::Robbery:
      case Source::Shuffled:
      case Source::SeveralDrawn:
      case Source::Milled: return std::string(short_name_of(rules_, card(one.kind)));
      default: return number(one.kind);
    }
  }

  void end(const Round& round) {
    if (round.result) {
      out_.word("result");
      out_.word(name(round.result->winners));
      if (round.result->finisher != nobody) out_.word(number(index(round.result->finisher)));
      if (!round.shown.empty()) {
        out_.word("shown");
        out_.word(letters_of(round.shown));
      }
      for (const Reward& reward : round.rewards)
        out_.word(number(index(reward.whom)) + "+" + number(reward.nuggets) + cards_text(reward));
    }
    if (!round.gold.empty()) {
      out_.word("gold");
      out_.word(gold_list(round.gold));
    }
    for (const Step& step : round.steps)
      if (step.after_round) out_.word(number(index(step.by)) + ":" + step_text(step));
    out_.end_line();
  }

  // Loose nuggets have no cards.
  static std::string cards_text(const Reward& reward) {
    if (reward.cards.empty() && reward.credit == 0) return "";
    return "=" + gold_list(reward.cards) + (reward.credit == 0 ? "" : "~" + number(reward.credit));
  }

  void scores() {
    if (script_.window) out_.word("window");
    if (script_.scores.empty()) return;
    out_.blank_line();
    out_.word("scores");
    for (const Score& score : script_.scores)
      out_.word(number(score.nuggets) + (score.gold.size() == 0 ? "" : "=" + gold_text(score.gold)));
  }

  const Rules& rules_;
  const Script& script_;
  Lines out_;
};

}  // namespace

bool is_turn(const Action& action) {
  return std::visit(
      [](const auto& answer) {
        using Kind = std::remove_cvref_t<decltype(answer)>;
        return !(std::is_same_v<Kind, PlayVeto> || std::is_same_v<Kind, Agree> || std::is_same_v<Kind, Decline> ||
                 std::is_same_v<Kind, CashGold> || std::is_same_v<Kind, PickPlace> ||
                 std::is_same_v<Kind, PickRotation> || std::is_same_v<Kind, PickPlayer> ||
                 std::is_same_v<Kind, PickCard>);
      },
      action);
}

Seat usual_drawer(const Rules& rules, const Step& step) {
  const auto* on = std::get_if<PlayOn>(&step.action);
  return on && rules.is(on->card, OnPlayer::HandSwap) ? on->whom : step.by;
}

std::string write_script(const Rules& rules, const Script& script) { return ScriptWriter(rules, script).write(); }

}  // namespace filon::text
