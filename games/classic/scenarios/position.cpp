#include "games/classic/scenarios/position.h"

#include <algorithm>

#include <boost/json.hpp>

#include "games/classic/scenarios/notation.h"
#include "games/classic/text/state.h"
#include "scenarios/stacked_chance.h"

namespace filon::classic::scenarios {
namespace {

using classic::Gold;
using classic::Holding;
using classic::Role;
using classic::Tool;

constexpr std::string_view known[] = {"prisons",     "thieves", "nuggets", "next_roles", "inspected",   "roles",
                                      "spare_role",  "goals",   "seen",    "board",      "broken",      "hands",
                                      "other_hands", "pile",    "played",  "discarded",  "gold",        "gold_pile",
                                      "rewards",     "turn",    "round",   "first",      "last_to_play"};

class Builder {
 public:
  Builder(Reading& reading, const Node& node, classic::Seed seed)
      : reading_(reading),
        rules_(reading.rules()),
        node_(node),
        fields_(reading.fields(node, known)),
        rng_(seed),
        cards_(rules_.deck.pile),
        roles_(rules_.role_pool),
        gold_(rules_.gold) {}

  Position build() {
    begin();
    roles();
    goals();
    board();
    broken();
    with("prisons", &Builder::prisons);
    with("thieves", &Builder::thieves);
    with("nuggets", &Builder::nuggets);
    named_cards();
    other_hands();
    pile();
    gold();
    if (!reading_.failed()) check_whole();
    position_.chance = chance();
    return std::move(position_);
  }

 private:
  // The next draws, in the order given in the file.
  auto chance() const -> decltype(Position::chance) {
    any::Stack cards{{static_cast<int>(Source::Pile)}, {}};
    for (Card card : next_cards_) cards.kinds.push_back(index(card));
    any::Stack gold{{static_cast<int>(Source::GoldPile)}, {next_gold_.begin(), next_gold_.end()}};
    any::Stack roles{{static_cast<int>(Source::RoleCards), static_cast<int>(Source::SpareRoles)}, {}};
    for (Role role : next_roles_) roles.kinds.push_back(static_cast<int>(role));
    return [stacks = std::vector{cards, gold, roles}](Seed seed) {
      return std::make_shared<any::StackedChance>(stacks, seed);
    };
  }

  using Step = void (Builder::*)(const Node&);
  void with(std::string_view field, Step read) {
    if (fields_.has(field) && !reading_.failed()) (this->*read)(Reading::field(fields_, field));
  }
  int number(std::string_view field, int least, int most, int otherwise) {
    return fields_.has(field) ? reading_.number(Reading::field(fields_, field), least, most) : otherwise;
  }
  Seat seat_or(std::string_view field, Seat otherwise) {
    return fields_.has(field) ? reading_.seat(Reading::field(fields_, field)) : otherwise;
  }

  template <int Kinds>
  int pick(Bag<Kinds>& bag) {
    const int kind = bag.nth(rng_.below(bag.size()));
    bag.take(kind);
    return kind;
  }

  // Requires: the card belongs to the pile.
  Card take(const Node& node, Card card) {
    if (cards_.count(index(card)) > 0) {
      cards_.take(index(card));
    } else {
      reading_.complain(node, "no " + name(rules_, card) + " is left; the deck has " +
                                  std::to_string(rules_.deck.pile.count(index(card))));
    }
    return card;
  }

  void begin() {
    table_.seats = static_cast<std::uint8_t>(rules_.seats);
    table_.round = static_cast<std::uint8_t>(number("round", 1, rules_.rounds, 1));
    for (int earlier = 1; earlier < table_.round; ++earlier) table_.results.push_back({});
    const Seat turn = seat_or("turn", rules_.options.first_player);
    table_.question = {classic::Ask::TakeTurn, turn, {}};
    table_.first = seat_or("first", turn);
    table_.last_to_play = seat_or("last_to_play", nobody);
  }

  Role take_role(const Node& node) {
    const Role role = reading_.role(node);
    if (roles_.count(static_cast<int>(role)) > 0) {
      roles_.take(static_cast<int>(role));
    } else {
      reading_.complain(node, "no " + std::string(classic::name(role)) + " is left in the pool of " +
                                  std::to_string(rules_.seats) + " players");
    }
    return role;
  }

  void roles() {
    with("roles", &Builder::named_roles);
    with("spare_role", &Builder::spare_role);
    with("next_roles", &Builder::next_roles);
    if (reading_.failed()) return;
    for (int i = 0; i < rules_.seats; ++i)
      if (holding(i).role == Role::Unknown) holding(i).role = static_cast<Role>(pick(roles_));
    for (int role = 0; role < classic::role_kinds; ++role) hidden_.spare_roles.add(role, roles_.count(role));
    table_.undealt_roles = static_cast<std::uint8_t>(hidden_.spare_roles.size());
    with("inspected", &Builder::inspected);
  }
  void named_roles(const Node& node) {
    for (const auto& [seat, role] : reading_.per_seat(node)) state_.holdings[seat].role = take_role(role);
  }
  void spare_role(const Node& node) { hidden_.spare_roles.add(static_cast<int>(take_role(node))); }
  // The roles that role changes will draw.
  void next_roles(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of roles")) {
      next_roles_.push_back(take_role(item));
      hidden_.spare_roles.add(static_cast<int>(next_roles_.back()));
    }
  }
  // The roles that a seat has looked at.
  void inspected(const Node& node) {
    for (const auto& [by, seats] : reading_.per_seat(node))
      for (Seat whom : reading_.seats(seats)) state_.holdings[by].roles_seen[whom] = {state_.holdings[whom].role, 0};
  }

  void goals() {
    table_.tunnels.put(cell(0, 0), rules_.deck.start, Turned::No, rules_.face(rules_.deck.start, Turned::No), true);
    for (Cell at : rules_.goal_cells) table_.goals.push_back({.at = at});
    left_goals_ = rules_.deck.goals;
    with("goals", &Builder::named_goals);
    if (reading_.failed()) return;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal) {
      if (hidden_.goals[goal] == no_card) {
        const auto at = left_goals_.begin() + rng_.below(static_cast<int>(left_goals_.size()));
        hidden_.goals[goal] = *at;
        left_goals_.erase(at);
      }
      if (!table_.goals[goal].is_face_up()) table_.tunnels.cover(table_.goals[goal].at);
    }
    for (const classic::Goal& goal : table_.goals)
      if (goal.is_face_up())
        table_.tunnels.put(goal.at, goal.card, goal.turned, rules_.face(goal.card, goal.turned), true);
    with("seen", &Builder::seen);
  }
  void named_goals(const Node& node) {
    const auto items = reading_.items(node, "a list of goals from north to south");
    if (items.size() != table_.goals.size()) return reading_.complain(node, "takes as many goals as there are: 3");
    for (std::size_t goal = 0; goal < items.size(); ++goal) {
      const GoalWords words = read_goal(reading_, items[goal]);
      if (words.card == no_card) continue;
      const auto left = std::find(left_goals_.begin(), left_goals_.end(), words.card);
      if (left == left_goals_.end())
        return reading_.complain(items[goal], "no " + name(rules_, words.card) + " is left");
      if (words.face_up && rules_.effect(words.card) == classic::Effect::Treasure)
        return reading_.complain(items[goal], "the treasure never lies face up while a round goes on");
      left_goals_.erase(left);
      hidden_.goals[goal] = words.card;
      if (words.face_up) table_.goals[goal] = {table_.goals[goal].at, words.card, words.turned};
    }
  }
  void seen(const Node& node) {
    for (const auto& [seat, cells] : reading_.per_seat(node))
      for (const Node& item : reading_.items(cells, "a list of cells of goals")) {
        const std::size_t goal = reading_.goal_at(item, reading_.cell(item));
        state_.holdings[seat].goals_seen[goal] = hidden_.goals[goal];
      }
  }

  void board() { with("board", &Builder::named_board); }
  void named_board(const Node& node) {
    for (const auto& [at, words] : reading_.per_cell(node)) {
      const CardWords lies = read_lying(reading_, words);
      if (reading_.failed()) return;
      if (table_.tunnels.at(at) || table_.tunnels.is_covered(at))
        return reading_.complain(words, "another card lies there");
      if (index(lies.card) >= classic::Cards::kinds() || rules_.effect(lies.card) != classic::Effect::Path)
        return reading_.complain(words, "takes a path card");
      // As in an answer: a turn that changes nothing does not count.
      const Face face = rules_.face(lies.card, lies.turned);
      const Turned turned = face == rules_.face(lies.card, Turned::No) ? Turned::No : lies.turned;
      table_.tunnels.put(at, take(words, lies.card), turned, face);
    }
    for (const auto& [at, words] : reading_.per_cell(node)) check_edges(at, words);
    const auto reached = table_.tunnels.reached();
    if (!reached.empty())
      reading_.complain(node, "a tunnel leads to " + written(reached[0]) + ", where a goal lies face down");
  }
  // Only turned goals may have rock beside an opening (BASE-GOAL-07).
  void check_edges(Cell at, const Node& node) {
    const Laid* here = table_.tunnels.at(at);
    for (Side side : all_sides) {
      const Laid* there = here ? table_.tunnels.at(beside(at, side)) : nullptr;
      if (!there || rules_.effect(there->card) == classic::Effect::Stone) continue;
      if (has(here->face.open(), side) != has(there->face.open(), opposite(side)))
        reading_.complain(node, "its edge differs from the card at " + written(there->at));
    }
  }

  void broken() { with("broken", &Builder::named_broken); }
  void named_broken(const Node& node) {
    for (const auto& [seat, tools] : reading_.per_seat(node))
      for (const Node& item : reading_.items(tools, "a list of tools")) {
        const Tool tool = reading_.tool(item);
        if (table_.broken[seat].has(tool)) return reading_.complain(item, "this tool is broken already");
        table_.broken[seat][tool] = take(item, break_card(tool));
      }
  }
  Card card_of(classic::OnPlayer which) const {
    int kind = 0;
    while (kind < classic::Cards::kinds() && !rules_.is(card(kind), which)) ++kind;
    return card(kind);
  }
  void prisons(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of seats"))
      table_.prison[reading_.seat(item)].card = take(item, card_of(classic::OnPlayer::Prison));
  }
  // In the order they were played.
  void thieves(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of seats"))
      table_.thieves.push_back({reading_.seat(item), take(item, card_of(classic::OnPlayer::Thief))});
  }
  void nuggets(const Node& node) {
    for (const auto& [seat, number] : reading_.per_seat(node))
      table_.purse[seat].nuggets = static_cast<std::uint8_t>(reading_.number(number, 0, 99));
  }
  Card break_card(Tool tool) const {
    int kind = 0;
    while (rules_.effect(card(kind)) != classic::Effect::Break || !rules_.deck[card(kind)].has_tool(tool)) ++kind;
    return card(kind);
  }

  void named_cards() {
    with("hands", &Builder::hands);
    with("discarded", &Builder::discarded);
    with("played", &Builder::played);
    with("pile", &Builder::next_cards);
  }
  void hands(const Node& node) {
    for (const auto& [seat, cards] : reading_.per_seat(node)) {
      const auto items = reading_.items(cards, "a list of cards");
      if (items.size() > classic::most_hand) return reading_.complain(cards, "takes at most 12 cards");
      for (const Node& item : items) add_to_hand(seat, take(item, reading_.pile_card(item)));
      has_hand_.insert(seat);
    }
  }
  void discarded(const Node& node) {
    for (const auto& [seat, cards] : reading_.per_seat(node))
      for (const Node& item : reading_.items(cards, "a list of cards"))
        discard(seat, take(item, reading_.pile_card(item)));
  }
  void played(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of cards"))
      table_.discard(take(item, reading_.pile_card(item)));
  }
  void next_cards(const Node& node) {
    static constexpr std::string_view fields[] = {"next", "size"};
    const decks::Fields pile = reading_.fields(node, fields);
    if (pile.has("size")) pile_size_ = Reading::field(pile, "size");
    if (!pile.has("next")) return;
    for (const Node& item : reading_.items(Reading::field(pile, "next"), "a list of cards"))
      next_cards_.push_back(take(item, reading_.pile_card(item)));
  }

  void other_hands() {
    const int size = number("other_hands", 0, static_cast<int>(classic::most_hand), rules_.hand_size);
    for (int i = 0; i < rules_.seats && !reading_.failed(); ++i) {
      if (has_hand_.contains(seat(i))) continue;
      for (int n = 0; n < size; ++n) {
        if (cards_.size() == 0) return reading_.complain(node_, "there are not enough cards left for all hands");
        add_to_hand(seat(i), card(pick(cards_)));
      }
    }
  }

  // All remaining cards are in the pile. If the size is given, the rest was discarded face down by all seats in turn.
  void pile() {
    if (reading_.failed()) return;
    const int next = static_cast<int>(next_cards_.size());
    int size = cards_.size() + next - rules_.set_aside;
    if (size < next) return reading_.complain(node_, "there are not enough cards left to set aside");
    if (pile_size_) size = reading_.number(*pile_size_, next, size);
    for (int by = 0; cards_.size() + next > size + rules_.set_aside; by = (by + 1) % rules_.seats)
      discard(seat(by), card(pick(cards_)));
    for (Card card : next_cards_) cards_.add(index(card));
    hidden_.pile = cards_;
    table_.pile = static_cast<std::uint8_t>(size);
  }

  // Gold that no seat has is in the pile.
  void gold() {
    with("rewards", &Builder::rewards);
    with("gold_pile", &Builder::next_gold);
    with("gold", &Builder::named_gold);
    if (reading_.failed()) return;
    hidden_.gold = gold_;
    for (int value : next_gold_) hidden_.gold.add(value);
    table_.gold_pile = static_cast<std::uint8_t>(hidden_.gold.size());
    for (int i = 0; i < rules_.seats; ++i)
      table_.purse[seat(i)].gold_cards = static_cast<std::uint8_t>(holding(i).gold.size());
  }
  int take_gold(const Node& node) {
    const int value = reading_.gold_value(node);
    if (gold_.count(value) > 0) {
      gold_.take(value);
    } else {
      reading_.complain(node, "no gold card of " + std::to_string(value) + " is left");
    }
    return value;
  }
  void next_gold(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of gold cards by their nuggets"))
      next_gold_.push_back(take_gold(item));
  }
  void named_gold(const Node& node) {
    std::optional<Seat> rest;
    for (const auto& [seat, cards] : reading_.per_seat(node)) {
      if (Reading::is_text(cards)) {
        if (reading_.text(cards, "rest") != "rest" || rest)
          return reading_.complain(cards, "takes a list of gold cards by their nuggets, or \"rest\" for one seat");
        rest = seat;
      } else {
        for (const Node& item : reading_.items(cards, "a list of gold cards by their nuggets"))
          state_.holdings[seat].gold.add(take_gold(item));
      }
    }
    if (rest) state_.holdings[*rest].gold = std::exchange(gold_, {});
  }
  // What a seat was paid as a saboteur in earlier rounds. These cards are part of its gold.
  void rewards(const Node& node) {
    static constexpr std::string_view fields[] = {"cards", "nuggets", "credit"};
    for (const auto& [seat, reward] : reading_.per_seat(node)) {
      const decks::Fields paid = reading_.fields(reward, fields);
      classic::Purse& purse = table_.purse[seat];
      purse.reward_cards = static_cast<std::uint8_t>(paid.number("cards", decks::Need::Must, 0, 28));
      purse.rewards = static_cast<std::uint8_t>(paid.number("nuggets", decks::Need::Must, 0, 44));
      purse.credit = static_cast<std::uint8_t>(paid.number("credit", decks::Need::May, 0, 9));
    }
  }

  void check_whole() {
    bool somebody_holds = table_.pile > 0;
    for (int i = 0; i < rules_.seats; ++i) somebody_holds |= !holding(i).hand.empty();
    if (!somebody_holds)
      return reading_.complain(node_, "no cards are left in the hands and the pile: the round is over");
    if (const auto wrong = classic::unsound(rules_, state_)) reading_.complain(node_, *wrong);
  }

  Holding& holding(int seat) { return state_.holdings[filon::seat(seat)]; }
  void add_to_hand(Seat seat, Card card) {
    auto& hand = state_.holdings[seat].hand;
    hand.insert(std::lower_bound(hand.begin(), hand.end(), card), card);
    ++table_.hand_size[seat];
  }
  void discard(Seat seat, Card card) {
    state_.holdings[seat].discarded.add(index(card));
    table_.discard_face_down(seat, 1);
    if (rules_.discards_in_order) hidden_.face_down.push_back(card);
  }

  Reading& reading_;
  const classic::Rules& rules_;
  const Node& node_;
  decks::Fields fields_;
  Rng rng_;
  Position position_;
  std::vector<Card> next_cards_;
  std::vector<int> next_gold_;
  std::vector<Role> next_roles_;
  classic::State& state_ = position_.state;
  classic::Table& table_ = state_.table;
  classic::Hidden& hidden_ = state_.hidden;
  classic::Cards cards_;  // not placed yet, like the next three members
  classic::Roles roles_;
  Gold gold_;
  std::vector<Card> left_goals_;
  Seats has_hand_;
  std::optional<Node> pile_size_;
};

}  // namespace

Position read_position(Reading& reading, const Node& node, classic::Seed seed) {
  if (!Reading::is_text(node)) return Builder(reading, node, seed).build();
  const auto state = text::read_state(reading.rules(), reading.text(node, "a line that begins with filon1 state"));
  if (state)
    return {*state, [](Seed next) { return std::make_shared<any::StackedChance>(std::vector<any::Stack>{}, next); }};
  reading.complain(node, state.error());
  return {};
}

}  // namespace filon::classic::scenarios
