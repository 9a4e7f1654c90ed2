#include <algorithm>

#include "games/classic/text/answers.h"
#include "games/classic/text/notes.h"
#include "games/classic/text/table_line.h"

namespace filon::text {
namespace {

using namespace classic;

class TableReader {
 public:
  TableReader(const Rules& rules, LineReader& line, Supply& supply) : rules_(rules), line_(line), supply_(supply) {}

  Table read() {
    if (const auto round = line_.take("round"); !round.empty()) {
      table_.seats = static_cast<std::uint8_t>(rules_.seats);
      table_.round = static_cast<std::uint8_t>(number("round", round, 1, rules_.rounds));
      table_.first = seat_or_nobody("began");
      table_.last_to_play = seat_or_nobody("last");
      question();
      agenda();
      direction();
      goals();
      chests();
      postcards();
      board();
      turned_goals();
      modules();
      broken();
      prisons();
      thieves();
      played();
      discard_pile();
      purses();
      roles();
      results();
      gold_shown();
      scores();
      winners();
    }
    return table_;
  }

 private:
  // The parts of a field; none if it is missing.
  std::vector<std::string_view> parts(std::string_view key, char separator) {
    const auto value = line_.take(key);
    return value.empty() || line_.is_bad() ? std::vector<std::string_view>{} : split(value, separator);
  }

  int number(std::string_view key, std::string_view text, int least, int most) {
    const auto value = number_in(text, least, most);
    if (!value)
      line_.complain(key, "it takes a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                              quoted(text));
    return value.value_or(least);
  }

  Seat at_table(std::string_view key, std::string_view text) { return seat(number(key, text, 0, rules_.seats - 1)); }

  Seat seat_or_nobody(std::string_view key) {
    const auto value = line_.take(key);
    return value.empty() ? nobody : at_table(key, value);
  }

  std::optional<Card> card_named(std::string_view key, std::string_view name) {
    const auto card = rules_.deck.find(name);
    if (!card) line_.complain(key, "the deck has no " + quoted(name));
    return card;
  }

  void take(std::string_view key, Card card) {
    if (!supply_.take(card)) line_.complain(key, "the deck has not that many " + quoted(short_name_of(rules_, card)));
  }

  void question() {
    const auto value = line_.take("ask");
    if (value.empty()) return;
    Reader in(value);
    const auto ask = named<Ask>(in.until("="));
    if (!ask || !in.take('='))
      return line_.complain("ask",
                            "it takes a question such as turn=0, gold=0, steal=0 or go_on=0+1+2, not " + quoted(value));
    table_.question.what = *ask;
    for (const auto one : split(in.until("-"), '+')) table_.question.seats.insert(at_table("ask", one));
    if (in.take('-'))
      for (const auto one : split(in.rest(), '+')) table_.question.answered.insert(at_table("ask", one));
  }

  void agenda() {
    if (table_.question.is_open()) table_.agenda = usual_agenda(table_.question.what);
    const auto value = line_.take("then");
    if (value.empty()) return;
    table_.agenda.clear();
    if (value == "-") return;
    for (const auto part : split(value, '/')) {
      Reader in(part);
      const auto what = named<Do>(in.until("=@+"));
      Step step{.what = what.value_or(Do::EndTurn)};
      if (in.take('=')) step.by = at_table("then", in.until("@+"));
      const auto at = in.take('@') ? take_cell(in) : Cell{};
      step.at = at.value_or(Cell{});
      if (in.take('+')) step.draws = static_cast<std::uint8_t>(number("then", in.until(""), 0, 9));
      if (!what || !at || !in.done() || table_.agenda.size() == table_.agenda.capacity())
        return line_.complain("then", "it takes steps such as end_turn=2+1, not " + quoted(part));
      table_.agenda.push_back(step);
    }
  }

  void direction() {
    const auto value = line_.take("direction");
    if (value.empty()) return;
    if (value != "-1") return line_.complain("direction", "it takes -1, for counter-clockwise");
    table_.direction = -1;
  }

  struct Lying {
    std::string_view card;
    Cell at;
    Turned turned;
    bool only_shown;
  };
  // "nes@3,0t"; with "~" after it, a goal that is only shown.
  std::optional<Lying> lying(std::string_view key, std::string_view part) {
    Reader in(part);
    Lying lying{in.until("@"), {}, Turned::No, false};
    in.take('@');
    const auto at = take_cell(in);
    if (in.take('t')) lying.turned = Turned::Yes;
    lying.only_shown = in.take('~');
    if (!at || !in.done())
      return line_.complain(key, "it takes a card as in nes@3,0t, not " + quoted(part)), std::nullopt;
    lying.at = *at;
    if (table_.tunnels.at(*at) || table_.tunnels.is_covered(*at))
      return line_.complain(key, "two cards lie at " + quoted(cell_text(*at))), std::nullopt;
    return lying;
  }

  // Places the start and covers all goals. Reached goals are turned after the maze is built.
  void goals() {
    put(cell(0, 0), rules_.deck.start, Turned::No, true);
    for (const auto part : parts("goals", '/')) {
      const auto found = lying("goals", part);
      if (!found) return;
      if (table_.goals.size() == table_.goals.capacity()) return line_.complain("goals", "there are too many");
      Goal goal{found->at, no_card, found->turned};
      if (found->card != "?") {
        goal.card = card_named("goals", found->card).value_or(no_card);
        if (!supply_.take_goal(goal.card)) return line_.complain("goals", "the deck has not that many such goals");
      }
      if (!goal.is_face_up() && (goal.turned == Turned::Yes || found->only_shown))
        return line_.complain("goals", "nobody sees how a face-down goal lies");
      table_.goals.push_back(goal);
      table_.tunnels.cover(goal.at);
      if (goal.is_face_up() && !found->only_shown) reached_.push_back(goal);
    }
  }

  void board() {
    for (const auto part : parts("board", '/')) {
      const auto found = lying("board", part);
      if (!found) return;
      const auto card = card_named("board", found->card);
      if (!card) return;
      const bool is_black = rules_.in_maze(*card) == InMaze::BlackPath;
      if (found->only_shown || (rules_.effect(*card) != Effect::Path && !is_black))
        return line_.complain("board", "only tunnels lie there, not " + quoted(part));
      if (!is_black) take("board", *card);
      if (line_.is_bad()) return;
      put(found->at, *card, found->turned, false);
    }
  }

  std::optional<Card> card_or_unknown(std::string_view key, std::string_view name) {
    return name == "?" ? std::optional(no_card) : card_named(key, name);
  }

  // "closed@3,-1", "open@3,1=path_ne:mill5".
  void chests() {
    for (const auto part : parts("chests", '/')) {
      Reader in(part);
      const auto state = named<Chest::State>(in.until("@"));
      const auto at = in.take('@') ? take_cell(in) : std::nullopt;
      Chest chest{.at = at.value_or(Cell{}), .state = state.value_or(Chest::State::Closed)};
      bool good = state && at && table_.chests.size() < table_.chests.capacity();
      if (good && in.take('=')) {
        const auto path = card_or_unknown("chests", in.until(":"));
        in.take(':');
        const auto card = card_or_unknown("chests", in.rest());
        if (!path || !card) return;
        chest.cards = {*path, *card};
        good = is_one(*path, InMaze::BlackPath) && is_one(*card, InMaze::Chest);
      } else {
        good = good && in.done();
      }
      if (!good) return line_.complain("chests", "it takes chests as in closed@3,-1, not " + quoted(part));
      table_.chests.push_back(chest);
      if (chest.state == Chest::State::Closed && !cover("chests", chest.at)) return;
    }
  }
  bool is_one(Card card, InMaze what) const { return card == no_card || rules_.in_maze(card) == what; }

  bool cover(std::string_view key, Cell at) {
    if (table_.tunnels.at(at) || table_.tunnels.is_covered(at))
      return line_.complain(key, "two cards lie at " + quoted(cell_text(at))), false;
    table_.tunnels.cover(at);
    return true;
  }

  void postcards() {
    for (Cell at : rules_.workshop_at)
      if (!cover("used", at)) return;
    for (Cell at : rules_.party_at)
      if (!cover("used", at)) return;
  }

  void modules() {
    pawns_in_maze();
    for (const auto part : parts("used", ',')) {
      if (part == "workshop")
        table_.workshop_used = true;
      else if (part == "party")
        table_.party_used = true;
      else if (part == "maps")
        table_.maps_banned = true;
      else
        return line_.complain("used", "it takes workshop, party or maps, not " + quoted(part));
    }
    in_play();
    announced();
    table_.payer = seat_or_nobody("payer");
    table_.refused = small_number("refused", 3);
    table_.scouted = small_number("scouted", 3);
    effects();
    last_path();
    table_.looking = small_number("looking", 5);
    table_.vetoes_played = small_number("vetoes", 255);
    for (const auto part : parts("gold_gone", ',')) {
      const int value = number("gold_gone", part, 1, Gold::kinds() - 1);
      if (!supply_.take_gold(value)) return line_.complain("gold_gone", "the deck has not that many gold cards");
      table_.gold_gone.add(value);
    }
  }

  std::uint8_t small_number(std::string_view key, int most) {
    const auto value = line_.take(key);
    return value.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(number(key, value, 0, most));
  }

  // "a=2@3,0", "b=gone".
  void pawns_in_maze() {
    for (const auto part : parts("pawns", '/')) {
      Reader in(part);
      const std::size_t which = in.take("a=") ? 0 : in.take("b=") ? 1 : pawns;
      Pawn pawn;
      bool good = which < static_cast<std::size_t>(rules_.pawns);
      if (in.rest() == "gone") {
        pawn.gone = true;
      } else {
        pawn.owner = at_table("pawns", in.until("@"));
        const auto at = in.take('@') ? take_cell(in) : std::nullopt;
        pawn.at = at.value_or(Cell{});
        good = good && at && in.done() && !table_.tunnels.at(pawn.at) && !table_.tunnels.is_covered(pawn.at);
      }
      if (!good) return line_.complain("pawns", "it takes pawns on empty cells as in a=2@3,0, not " + quoted(part));
      table_.pawn[which] = pawn;
    }
  }

  void in_play() {
    for (const auto name : parts("in_play", ',')) {
      const auto card = card_named("in_play", name);
      if (!card) return;
      if (table_.in_play.size() == table_.in_play.capacity()) return line_.complain("in_play", "there are too many");
      take("in_play", *card);
      table_.in_play.push_back(*card);
    }
  }

  void announced() {
    std::string answer(line_.take("announced"));
    if (answer.empty()) return;
    std::replace(answer.begin(), answer.end(), '+', ' ');
    const auto action = read_action(rules_, answer);
    if (!action) return line_.complain("announced", action.error());
    if (table_.in_play.empty()) return line_.complain("announced", "its card is in play");
    table_.announced = *action;
  }

  void effects() {
    const auto numbers = parts("effects", ',');
    if (numbers.size() > 4) return line_.complain("effects", "it takes 4 numbers at most");
    std::array<int, 4> read{};
    for (std::size_t i = 0; i < numbers.size(); ++i) read[i] = number("effects", numbers[i], 0, i == 0 ? 1 : 9);
    table_.effects = {read[0] == 1, static_cast<std::uint8_t>(read[1]), static_cast<std::uint8_t>(read[2]),
                      static_cast<std::uint8_t>(read[3])};
  }

  void last_path() {
    const auto value = line_.take("last_path");
    if (value.empty()) return;
    Reader in(value);
    const auto at = take_cell(in);
    if (!at || !in.done() || !table_.tunnels.at(*at))
      return line_.complain("last_path", "it takes the cell of a card, not " + quoted(value));
    table_.last_path = {*at};
  }

  void turned_goals() {
    for (const Goal& goal : reached_) put(goal.at, goal.card, goal.turned, true);
  }

  void put(Cell at, Card card, Turned turned, bool fixed) {
    const Tunnels& tunnels = table_.tunnels;
    if (tunnels.laid().size() == Tunnels::most_laid || tunnels.sites().size() + 4 > Tunnels::most_sites)
      return line_.complain("board", "it has more cards, or more scattered ones, than a maze takes");
    if (!line_.is_bad()) table_.tunnels.put(at, card, turned, rules_.face(card, turned), fixed);
  }

  void broken() {
    for (const auto part : parts("broken", '/')) {
      Reader in(part);
      const Seat whom = at_table("broken", in.until("="));
      in.take('=');
      for (const auto name : split(in.rest(), ',')) {
        const auto card = card_named("broken", name);
        if (!card) return;
        const auto tool = first_tool(rules_.deck[*card]);
        if (rules_.effect(*card) != Effect::Break || !tool)
          return line_.complain("broken", quoted(name) + " breaks no tool");
        if (table_.broken[whom].has(*tool)) return line_.complain("broken", "a tool is broken twice");
        take("broken", *card);
        table_.broken[whom][*tool] = *card;
      }
    }
  }

  struct InFront {
    Seat of;
    Card card;
  };
  // "3=jail": a card of this kind in front of a seat.
  std::optional<InFront> in_front(std::string_view key, std::string_view part, OnPlayer which) {
    Reader in(part);
    const Seat of = at_table(key, in.until("="));
    in.take('=');
    const auto card = card_named(key, in.rest());
    if (!card) return {};
    if (!rules_.is(*card, which)) return line_.complain(key, quoted(in.rest()) + " does not lie there"), std::nullopt;
    take(key, *card);
    return InFront{of, *card};
  }

  void prisons() {
    for (const auto part : parts("prisons", '/')) {
      const auto found = in_front("prisons", part, OnPlayer::Prison);
      if (!found) return;
      if (table_.prison[found->of].holds()) return line_.complain("prisons", "a seat is there twice");
      table_.prison[found->of].card = found->card;
    }
  }

  void thieves() {
    for (const auto part : parts("thieves", '/')) {
      const auto found = in_front("thieves", part, OnPlayer::Thief);
      if (!found) return;
      if (table_.is_thief(found->of)) return line_.complain("thieves", "a seat is there twice");
      table_.thieves.push_back({found->of, found->card});
    }
  }

  static std::optional<Tool> first_tool(const CardKind& kind) {
    for (Tool tool : all_tools)
      if (kind.has_tool(tool)) return tool;
    return {};
  }

  void played() {
    for (const auto name : parts("played", ',')) {
      const auto card = card_named("played", name);
      if (!card) return;
      take("played", *card);
      if (line_.is_bad()) return;
      table_.discard(*card);
    }
  }

  void discard_pile() {
    for (const auto part : parts("discard_pile", ',')) {
      if (table_.discard_pile.size() == table_.discard_pile.capacity())
        return line_.complain("discard_pile", "it has more cards than a deck");
      if (part == "-") {
        table_.discard_face_down(nobody, 1);
        continue;
      }
      if (const auto by = number_in(part, 0, rules_.seats - 1)) {
        table_.discard_face_down(seat(*by), 1);
        continue;
      }
      const auto card = card_named("discard_pile", part);
      if (!card) return;
      take("discard_pile", *card);
      if (line_.is_bad()) return;
      table_.discard(*card);
    }
  }

  void purses() {
    for (const auto part : parts("purses", '/')) {
      Reader in(part);
      Purse& purse = table_.purse[at_table("purses", in.until("="))];
      in.take('=');
      const auto numbers = split(in.rest(), ',');
      if (numbers.size() > 6) return line_.complain("purses", "it takes 6 numbers at most");
      if (purse != Purse{}) return line_.complain("purses", "a seat is there twice");
      const std::array<std::uint8_t*, 5> fields{&purse.gold_cards, &purse.reward_cards, &purse.rewards, &purse.credit,
                                                &purse.change_paid};
      for (std::size_t i = 0; i < numbers.size() && i < fields.size(); ++i)
        *fields[i] = static_cast<std::uint8_t>(number("purses", numbers[i], 0, 255));
      purse.has_change = numbers.size() == 6 && number("purses", numbers[5], 0, 1) == 1;
    }
  }

  void roles() {
    const auto value = line_.take("roles");
    if (value.empty()) return;
    const auto seats = static_cast<std::size_t>(rules_.seats);
    bool good = value.size() == seats + 2 && value[seats] == '/';
    for (std::size_t i = 0; good && i < value.size(); ++i)
      if (i != seats) {
        const auto role = role_lettered(value[i]);
        good = role.has_value();
        (i < seats ? table_.role[seat(static_cast<int>(i))] : table_.spare_role) = role.value_or(Role::Unknown);
      }
    if (!good) line_.complain("roles", "it takes a letter of ?dsbgopey a seat, then / and the spare one");
  }

  void results() {
    for (const auto part : parts("results", ',')) {
      const std::size_t winners = winners_letters.find(part.empty() ? ' ' : part.front());
      if (winners == std::string_view::npos)
        return line_.complain("results", "it takes a letter of ndsbgtopxy, not " + quoted(part));
      RoundResult result{static_cast<Winners>(winners), nobody};
      if (part.size() > 1) result.finisher = at_table("results", part.substr(1));
      if (table_.results.size() == table_.results.capacity())
        return line_.complain("results", "there are too many rounds");
      table_.results.push_back(result);
    }
  }

  void gold_shown() {
    const auto hoards = parts("shown", '/');
    if (hoards.empty()) return;
    if (hoards.size() != static_cast<std::size_t>(rules_.seats))
      return line_.complain("shown", "it takes one part a seat");
    for (std::size_t i = 0; i < hoards.size(); ++i) {
      if (hoards[i].empty()) continue;
      Gold& gold = table_.gold_shown[seat(static_cast<int>(i))];
      for (const auto value : split(hoards[i], ',')) {
        const int nuggets = number("shown", value, 0, Gold::kinds() - 1);
        if (gold.count(nuggets) >= rules_.gold.count(nuggets))
          return line_.complain("shown", "the deck has not that many gold cards");
        gold.add(nuggets);
      }
    }
  }

  void scores() {
    const auto numbers = parts("scores", ',');
    if (numbers.empty()) return;
    if (numbers.size() != static_cast<std::size_t>(rules_.seats))
      return line_.complain("scores", "it takes one a seat");
    for (std::size_t i = 0; i < numbers.size(); ++i)
      table_.score[seat(static_cast<int>(i))] = static_cast<std::uint8_t>(number("scores", numbers[i], 0, 255));
  }

  void winners() {
    for (const auto part : parts("winners", ',')) table_.winners.insert(at_table("winners", part));
  }

  const Rules& rules_;
  LineReader& line_;
  Supply& supply_;
  Table table_;
  std::vector<Goal> reached_;
};

}  // namespace

Table read_table(const Rules& rules, LineReader& line, Supply& supply) {
  return TableReader(rules, line, supply).read();
}

}  // namespace filon::text
