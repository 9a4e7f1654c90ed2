#include "games/lost_mines/outside.h"

#include "games/hosting.h"
#include "games/lost_mines/aims.h"
#include "games/lost_mines/bots/bot.h"
#include "games/lost_mines/deck.h"
#include "games/lost_mines/scenarios/position.h"
#include "games/lost_mines/state.h"
#include "games/lost_mines/text/words.h"
#include "games/plain_record.h"
#include "scenarios/plain.h"

namespace filon::lost_mines {
namespace {

template <class... Kinds, class Variant>
bool is_one_of(const Variant& value) {
  return (std::holds_alternative<Kinds>(value) || ...);
}

games::OneOf off_or_on(bool usual) { return {{"off", "on"}, usual ? "on" : "off"}; }
std::string off_or_on_word(bool is_on) { return is_on ? "on" : "off"; }

// Seats are counted from 0; -1: chance decides.
constexpr int anybody = -1;

}  // namespace

// An event is news unless it is listed here.
bool Outside::is_news(const Told& told) {
  return !is_one_of<Asked, PathLaid, ToolUsed, TokenPlaced, StormCalled, CardsDiscarded, Walked, ReadySet>(told);
}
bool Outside::is_news(const Secret& secret) { return !is_one_of<LostCard, DiscardedCard>(secret); }

games::Options Outside::options() {
  const Options usual;
  return {{"rounds", games::Number{1, most_rounds, usual.rounds}},
          {"first_player", games::Number{anybody, lost_mines::most_players - 1, anybody}},
          {"turns", games::OneOf{{"half", "quarter"}, std::string(name(usual.turns))}},
          {"extra_round_on_tie", off_or_on(usual.extra_round_on_tie)},
          {"allow_end_flag", off_or_on(usual.allow_end_flag)},
          {"auto_end_unreachable", off_or_on(usual.auto_end_unreachable)},
          {"owner_sees_treasures", off_or_on(usual.owner_sees_treasures)},
          {"collect_while_passing", off_or_on(usual.collect_while_passing)}};
}

Options Outside::options_of(const games::Choice& choice) {
  const auto is_on = [&](std::string_view option) { return choice.word(option) == "on"; };
  const int first = choice.number("first_player");
  return {.seats = choice.players,
          .rounds = choice.number("rounds"),
          .first_player = first == anybody ? nobody : seat(first),
          .turns = *named<Turns>(choice.word("turns")),
          .extra_round_on_tie = is_on("extra_round_on_tie"),
          .allow_end_flag = is_on("allow_end_flag"),
          .auto_end_unreachable = is_on("auto_end_unreachable"),
          .owner_sees_treasures = is_on("owner_sees_treasures"),
          .collect_while_passing = is_on("collect_while_passing")};
}

games::Choice Outside::choice_of(const Options& options) {
  return {std::string(LostMines::id),
          options.seats,
          {{"rounds", options.rounds},
           {"first_player", options.first_player == nobody ? anybody : index(options.first_player)},
           {"turns", std::string(name(options.turns))},
           {"extra_round_on_tie", off_or_on_word(options.extra_round_on_tie)},
           {"allow_end_flag", off_or_on_word(options.allow_end_flag)},
           {"auto_end_unreachable", off_or_on_word(options.auto_end_unreachable)},
           {"owner_sees_treasures", off_or_on_word(options.owner_sees_treasures)},
           {"collect_while_passing", off_or_on_word(options.collect_while_passing)}}};
}

std::optional<Reason> Outside::why_not(const games::Choice& choice) {
  return lost_mines::why_not(options_of(choice), printed_deck());
}

Rules Outside::compose(const Options& options) {
  auto rules = lost_mines::compose(options, printed_deck());
  check(static_cast<bool>(rules), "only tables that can be played are started");
  return *std::move(rules);
}

RuleFacts Outside::facts(const Rules& rules) {
  const Board& board = rules.deck.board;
  RuleFacts facts{.rounds = rules.options.rounds,
                  .hand_size = rules.hand_size,
                  .dwarfs = rules.dwarfs,
                  .columns = board.columns,
                  .rows = board.rows,
                  .slots = static_cast<int>(board.slots),
                  .starts = {},
                  .mine_spaces = {},
                  .move_limit = lost_mines::move_limit,
                  .campfire_limit = lost_mines::campfire_limit,
                  .dragon_penalty = lost_mines::dragon_penalty,
                  .has_end_flag = rules.options.allow_end_flag,
                  .turns_quarter = rules.options.turns == Turns::Quarter};
  for (Cell at : board.starts) facts.starts.push_back(at);
  for (Cell at : board.mine_spaces) facts.mine_spaces.push_back(at);
  return facts;
}

std::string_view Outside::sentence(Refusal refusal) { return text::sentence(refusal); }

std::optional<Action> Outside::aimed(const Forms& forms, Sight sight, const boost::json::object& json) {
  Aim aim;
  bool reads = true;
  const auto read = [&](const boost::json::value& value, auto& into) {
    std::remove_cvref_t<decltype(*into)> one{};
    reads = protocol::read(forms, value, one) && reads;
    into = one;
  };
  for (const auto& member : json) {
    const boost::json::value& value = member.value();
    if (member.key() == "card")
      reads = protocol::read(forms, value, aim.card) && reads;
    else if (member.key() == "rotation")
      reads = protocol::read(forms, value, aim.rotation) && reads;
    else if (member.key() == "seat")
      reads = protocol::read(forms, value, aim.whom) && reads;
    else if (member.key() == "at")
      read(value, aim.at);
    else if (member.key() == "edge")
      read(value, aim.edge);
    else if (member.key() == "mine")
      read(value, aim.mine);
    else if (member.key() == "slot")
      read(value, aim.slot);
    else
      reads = false;
  }
  return reads ? lost_mines::aimed(forms.rules(), sight, aim) : std::nullopt;
}

void Outside::write_unplayable(const Forms& forms, Sight sight, const Actions& legal, protocol::Json& json) {
  if (sight.table.question.what != Ask::TakeTurn) return;
  protocol::write_unplayable(forms, sight.mine.hand, legal, json,
                             [&](Card card) { return name(why_unplayable(forms.rules(), sight, card)); });
}

std::vector<std::string_view> Outside::bot_levels() {
  const auto levels = bots::levels();
  return {levels.begin(), levels.end()};
}

std::string Outside::print_record(const Rules& rules, const Record& record) {
  return games::print_plain_record<Outside>(rules, record);
}
Result<Options> Outside::record_options(std::string_view text) { return games::plain_record_options<Outside>(text); }
Result<Record> Outside::read_record(const Rules& rules, std::string_view text) {
  return games::read_plain_record<Outside>(rules, text);
}

Result<std::vector<games::Scenario>> Outside::read_scenarios(std::string_view json, std::string_view file) {
  return scenarios::read_plain_scenarios<Outside>(json, file, read_position);
}

games::Game game() { return games::game_of<Outside>(); }

}  // namespace filon::lost_mines
