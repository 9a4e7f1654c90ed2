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

constexpr std::string_view known[] = {
    "prisons",      "thieves",      "nuggets", "next_roles", "inspected", "roles",       "spare_role",
    "goals",        "seen",         "board",   "broken",     "hands",     "other_hands", "pile",
    "played",       "discarded",    "gold",    "gold_pile",  "rewards",   "turn",        "round",
    "first",        "last_to_play", "chests",  "pawns",      "used",      "last_path",   "direction",
    "discard_pile", "party_roles",  "robbed",  "shuffled",   "goals_at"};

class Builder {
 public:
  Builder(Reading& reading, const Node& node, classic::Seed seed)
      : reading_(reading),
        rules_(reading.rules()),
        node_(node),
        fields_(reading.fields(node, known)),
        rng_(seed),
        position_{classic::State(rules_.seats), {}},
        cards_(rules_.deck.pile),
        roles_(rules_.role_pool),
        gold_(rules_.gold) {}

  Position build() {
    begin();
    roles();
    goals();
    chests();
    postcards();
    board();
    with("pawns", &Builder::pawns_in_maze);
    with("last_path", &Builder::last_path);
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
    any::Stack cards{
        {static_cast<int>(Source::Pile), static_cast<int>(Source::SeveralDrawn), static_cast<int>(Source::Milled)}, {}};
    for (Card card : next_cards_) cards.kinds.push_back(index(card));
    any::Stack gold{{static_cast<int>(Source::GoldPile)}, {next_gold_.begin(), next_gold_.end()}};
    any::Stack roles{{static_cast<int>(Source::RoleCards), static_cast<int>(Source::SpareRoles)}, {}};
    for (Role role : next_roles_) roles.kinds.push_back(static_cast<int>(role));
    any::Stack party{{static_cast<int>(Source::PartyRoles)}, {}};
    for (Role role : party_roles_) party.kinds.push_back(static_cast<int>(role));
    any::Stack robbed{{static_cast<int>(Source::Robbery)}, {}};
    for (Card card : robbed_) robbed.kinds.push_back(index(card));
    any::Stack shuffled{{static_cast<int>(Source::Shuffled)}, {}};
    for (Card card : shuffled_) shuffled.kinds.push_back(index(card));
    return [stacks = std::vector{cards, gold, roles, party, robbed, shuffled}](Seed seed) {
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
    table_.direction = static_cast<std::int8_t>(number("direction", -1, 1, 1));
    with("party_roles", &Builder::party_roles);
    with("robbed", &Builder::robbed);
    with("shuffled", &Builder::shuffled);
    with("used", &Builder::used);
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
  void spare_role(const Node& node) {
    if (rules_.role_pool.size() == rules_.seats) return reading_.complain(node, "no role is left over in this game");
    hidden_.spare_roles.add(static_cast<int>(take_role(node)));
  }
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
    with("goals_at", &Builder::goals_at);
    left_goals_ = rules_.deck.goals;
    with("goals", &Builder::named_goals);
    if (reading_.failed()) return;
    for (std::size_t goal = 0; goal < table_.goals.size(); ++goal) {
      if (hidden_.goals[goal] == no_card) {
        const auto sure = still_sure();
        const auto at = sure != left_goals_.end() && goal + 1 == table_.goals.size()
                            ? sure
                            : left_goals_.begin() + rng_.below(static_cast<int>(left_goals_.size()));
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
    if (items.size() != table_.goals.size())
      return reading_.complain(node, "takes as many goals as there are: " + std::to_string(table_.goals.size()));
    for (std::size_t goal = 0; goal < items.size(); ++goal) {
      const GoalWords words = read_goal(reading_, items[goal]);
      if (words.card == no_card) continue;
      const auto left = std::find(left_goals_.begin(), left_goals_.end(), words.card);
      if (left == left_goals_.end())
        return reading_.complain(items[goal], "no " + name(rules_, words.card) + " is left");
      if (words.face_up && rules_.in_maze(words.card) == classic::InMaze::Treasure)
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

  // A goal that is always dealt and does not lie anywhere yet.
  std::vector<Card>::iterator still_sure() {
    return std::find_if(left_goals_.begin(), left_goals_.end(), [&](Card card) {
      return std::find(rules_.sure_goals.begin(), rules_.sure_goals.end(), card) != rules_.sure_goals.end();
    });
  }
  // Where the goals lie now, if some were pushed.
  void goals_at(const Node& node) {
    const auto items = reading_.items(node, "a list of cells from north to south");
    for (std::size_t i = 0; i < items.size() && i < table_.goals.size(); ++i)
      table_.goals[i].at = reading_.cell(items[i]);
  }

  // By cell: "closed chest_path_ne chest_mill5", "open chest_path_ne turned chest_mill5", "removed".
  void chests() {
    left_paths_ = rules_.deck.black_paths;
    left_chests_ = rules_.deck.chests;
    for (Cell at : rules_.chest_cells) table_.chests.push_back({.at = at});
    with("chests", &Builder::named_chests);
    if (reading_.failed()) return;
    for (std::size_t i = 0; i < table_.chests.size(); ++i) {
      classic::ChestCards& lying = hidden_.chests[i];
      if (lying.path == no_card) lying.path = pick(left_paths_);
      if (lying.card == no_card) lying.card = pick(left_chests_);
      classic::Chest& chest = table_.chests[i];
      if (chest.state == classic::Chest::State::Closed) table_.tunnels.cover(chest.at);
      if (chest.state != classic::Chest::State::Open) continue;
      chest.cards = lying;
      table_.tunnels.put(chest.at, lying.path, chest_turned_[i], rules_.face(lying.path, chest_turned_[i]));
    }
  }
  Card pick(std::vector<Card>& from) {
    const auto which = from.begin() + rng_.below(static_cast<int>(from.size()));
    const Card card = *which;
    from.erase(which);
    return card;
  }
  void named_chests(const Node& node) {
    for (const auto& [at, words] : reading_.per_cell(node)) {
      std::size_t which = 0;
      while (which < table_.chests.size() && table_.chests[which].at != at) ++which;
      if (which == table_.chests.size()) return reading_.complain(words, "no chest lies there");
      std::string text = reading_.text(words, "a chest");
      for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        chest_word(words, which, text.substr(start, end - start));
        start = end + 1;
      }
    }
  }
  void chest_word(const Node& node, std::size_t which, const std::string& word) {
    if (const auto state = named<classic::Chest::State>(word)) {
      table_.chests[which].state = *state;
    } else if (word == "turned") {
      chest_turned_[which] = Turned::Yes;
    } else if (const auto card = rules_.deck.find(word)) {
      const bool is_path = rules_.in_maze(*card) == classic::InMaze::BlackPath;
      auto& left = is_path ? left_paths_ : left_chests_;
      const auto found = std::find(left.begin(), left.end(), *card);
      if (found == left.end()) return reading_.complain(node, "no " + word + " is left");
      left.erase(found);
      (is_path ? hidden_.chests[which].path : hidden_.chests[which].card) = *card;
    } else {
      reading_.complain(node, "takes closed, open or removed, turned, a path card and a chest card");
    }
  }

  void postcards() {
    for (const auto& postcard : {rules_.workshop_at, rules_.party_at})
      for (Cell at : postcard) table_.tunnels.cover(at);
  }
  void used(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of workshop, party and maps")) {
      const std::string word = reading_.text(item, "workshop, party or maps");
      table_.workshop_used |= word == "workshop";
      table_.party_used |= word == "party";
      table_.maps_banned |= word == "maps";
    }
  }
  // {"a": {"at": "(3,0)", "owner": 2}, "b": "gone"}
  void pawns_in_maze(const Node& node) {
    static constexpr std::string_view letters[] = {"a", "b"};
    static constexpr std::string_view parts[] = {"at", "owner"};
    const decks::Fields fields = reading_.fields(node, letters);
    for (std::size_t i = 0; i < classic::pawns; ++i) {
      if (!fields.has(letters[i])) continue;
      const Node one = Reading::field(fields, letters[i]);
      if (Reading::is_text(one)) {
        table_.pawn[i].gone = true;
        continue;
      }
      const decks::Fields pawn = reading_.fields(one, parts);
      if (!pawn.has("at") || !pawn.has("owner")) return reading_.complain(one, "takes at and owner");
      table_.pawn[i] = {reading_.cell(Reading::field(pawn, "at")), reading_.seat(Reading::field(pawn, "owner")), false};
    }
  }
  void last_path(const Node& node) { table_.last_path = {reading_.cell(node)}; }

  void party_roles(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of roles by seat"))
      party_roles_.push_back(reading_.role(item));
  }
  void robbed(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of cards")) robbed_.push_back(reading_.pile_card(item));
  }
  void shuffled(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of cards from the bottom"))
      shuffled_.push_back(reading_.pile_card(item));
  }
  // From the bottom: "map" lies face up; {"1": "map"} was discarded face down by seat 1; {"mixed": "map"} nobody knows.
  void discard_pile(const Node& node) {
    for (const Node& item : reading_.items(node, "a list of cards from the bottom")) {
      if (Reading::is_text(item)) {
        table_.discard(take(item, reading_.pile_card(item)));
        continue;
      }
      for (const auto& [by, card] : reading_.members(item, "a seat and its card")) {
        const Card gone = take(card, reading_.pile_card(card));
        if (by == "mixed") {
          table_.discard_face_down(nobody, 1);
          hidden_.face_down.push_back(gone);
        } else {
          discard(filon::seat(std::atoi(by.c_str())), gone);
        }
      }
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
    for (Cell at : table_.tunnels.reached()) {
      const auto is = [&](const auto& postcard, bool is_used) { return is_used && postcard[0] == at; };
      if (is(rules_.workshop_at, table_.workshop_used) || is(rules_.party_at, table_.party_used)) continue;
      return reading_.complain(node, "a tunnel leads to " + written(at) + ", where a goal lies face down");
    }
  }
  // Only turned goals may have rock beside an opening (BASE-GOAL-07).
  void check_edges(Cell at, const Node& node) {
    const Laid* here = table_.tunnels.at(at);
    for (Side side : all_sides) {
      const Laid* there = here ? table_.tunnels.at(beside(at, side)) : nullptr;
      if (!there || (rules_.effect(there->card) != classic::Effect::Path && there->at != cell(0, 0))) continue;
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
    with("discard_pile", &Builder::discard_pile);
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
    if (!rules_.discards_in_order) return;
    hidden_.face_down.push_back(card);
    auto& last = state_.holdings[seat].last_discards;
    if (last.size() == last.capacity()) last.erase(last.begin());
    last.push_back(card);
  }

  Reading& reading_;
  const classic::Rules& rules_;
  const Node& node_;
  decks::Fields fields_;
  Rng rng_;
  Position position_;
  std::vector<Card> next_cards_;
  std::vector<int> next_gold_;
  std::vector<Role> next_roles_, party_roles_;
  std::vector<Card> robbed_, shuffled_;
  std::vector<Card> left_paths_, left_chests_;
  std::array<Turned, classic::most_chests> chest_turned_{};
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
  return {classic::State(reading.rules().seats), {}};
}

}  // namespace filon::classic::scenarios
