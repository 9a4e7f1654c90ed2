#include "games/lost_mines/scenarios/position.h"

#include <charconv>

#include <boost/json.hpp>

#include "games/lost_mines/apply.h"

namespace filon::lost_mines {
namespace {

using boost::json::value;
using decks::Need;

class Reader {
 public:
  Reader(const Rules& rules, const decks::Fields& fields) : rules_(rules), fields_(fields), state_(rules.seats) {
    static constexpr std::string_view known[] = {
        "forest", "mines", "face_up", "treasures", "across",       "dwarfs",          "roles",  "hands", "played",
        "pile",   "next",  "lost",    "turn",      "question",     "draws",           "trolls", "first", "scores",
        "round",  "ready", "dragon",  "looked",    "last_to_play", "last_to_discard", "rounds"};
    fields.take_only(known);
  }

  State read(std::vector<scenarios::Stack>& stacks) {
    begin();
    read_mines();
    read_forest();
    read_across();
    read_trolls();
    read_dwarfs();
    read_cards(stacks);
    read_looked();
    read_rest();
    return state_;
  }

 private:
  Table& table() { return state_.table; }
  void complain(std::string_view field, const std::string& what) { fields_.complain(field, what); }

  // --- single values; the first one that does not fit is complained about ---

  std::string_view text(std::string_view field, const value& json) {
    if (json.is_string()) return json.get_string();
    complain(field, "takes words");
    return {};
  }
  int number(std::string_view field, const value& json, int least, int most) {
    if (json.is_int64() && json.get_int64() >= least && json.get_int64() <= most)
      return static_cast<int>(json.get_int64());
    complain(field, "takes numbers from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
  }
  Seat seat_in(std::string_view field, const value& json) { return seat(number(field, json, 0, rules_.seats - 1)); }
  Seat seat_in(std::string_view field, std::string_view key) {
    int number = -1;
    std::from_chars(key.data(), key.data() + key.size(), number);
    if (number >= 0 && number < rules_.seats) return seat(number);
    complain(field, "has " + decks::quoted(key) + ", which is no seat of this table");
    return seat(0);
  }
  template <Named Word>
  Word word(std::string_view field, std::string_view text) {
    if (const auto one = named<Word>(text)) return *one;
    complain(field, "does not know " + decks::quoted(text));
    return {};
  }
  Rotation rotation(std::string_view field, const value& json) {
    const int degrees = number(field, json, 0, 270);
    if (degrees % 90 != 0) complain(field, "takes rotations in quarter turns");
    return static_cast<Rotation>(degrees / 90);
  }
  Cell space(std::string_view field, int x, int y) {
    if (x < 0 || y < 0 || x >= rules_.deck.board.columns || y >= rules_.deck.board.rows) {
      complain(field, "names a space outside the board");
      return {};
    }
    return cell(x, y);
  }
  Cell space(std::string_view field, const value& json) {
    const boost::json::array* pair = json.if_array();
    if (!pair || pair->size() != 2) return complain(field, "takes spaces as [column, row]"), Cell{};
    return space(field, number(field, (*pair)[0], 0, most_columns), number(field, (*pair)[1], 0, most_rows));
  }
  // "4,2"
  Cell space(std::string_view field, std::string_view key) {
    const std::size_t comma = std::min(key.find(','), key.size());
    int x = -1, y = -1;
    std::from_chars(key.data(), key.data() + comma, x);
    if (comma < key.size()) std::from_chars(key.data() + comma + 1, key.data() + key.size(), y);
    return space(field, x, y);
  }
  // A card of the pile, taken out of what is left of it.
  Card take(std::string_view field, std::string_view id) {
    const auto card = rules_.deck.find(id);
    if (!card || index(*card) >= rules_.pile_kinds)
      return complain(field, decks::quoted(id) + " is no path or action card"), filon::card(0);
    if (left_.count(index(*card)) == 0) {
      complain(field, "needs more " + std::string(id) + " than there are");
      return *card;
    }
    left_.take(index(*card));
    return *card;
  }
  // The card that brought a token onto the board has been played, if there is still one.
  void played_for(Token token) {
    for (int kind = rules_.path_kinds; kind < rules_.pile_kinds; ++kind) {
      const Effect effect = rules_.effect(card(kind));
      const bool places_it = (effect == Effect::Tool || effect == Effect::Trap) && rules_.token(card(kind)) == token;
      if (!places_it || left_.count(kind) == 0) continue;
      left_.take(kind);
      table().played.add(kind);
      return;
    }
  }

  template <class Read>
  void each_member(std::string_view field, Read read) {
    const value* json = fields_.find(field);
    if (!json) return;
    if (!json->is_object()) return complain(field, "takes an object");
    for (const auto& member : json->get_object()) read(std::string_view(member.key()), member.value());
  }
  template <class Read>
  void each_item(std::string_view field, Read read) {
    for (const value& item : fields_.array(field, Need::May, "a list")) read(item);
  }
  template <class Read>
  void each_part(std::string_view field, const value& list, std::size_t least, std::size_t most, Read read) {
    const boost::json::array* parts = list.if_array();
    if (!parts || parts->size() < least || parts->size() > most)
      return complain(field, "takes lists of " + std::to_string(least) + " to " + std::to_string(most) + " values");
    read(*parts);
  }
  Seat seat_field(std::string_view field, Seat usual) {
    return fields_.has(field) ? seat(fields_.number(field, Need::May, 0, rules_.seats - 1)) : usual;
  }

  // --- the parts of a position ---

  // "roles": {"0": "yellow loyal"}; "treasures": [["gold", 3], ["gems", 5, 1]] with an owner.
  void begin() {
    RoundBegan began{static_cast<std::uint8_t>(fields_.has("round") ? fields_.number("round", Need::May, 1, 99) : 1),
                     seat_field("first", seat(0)),
                     {},
                     {}};
    Dwarfs dwarfs = rules_.dwarfs;
    Seats named_seats;
    PerSeat<Role> roles;
    const auto deal = [&](Seat who, Clan clan, Role role) {
      if (dwarfs.count(dwarf_kind(clan, role)) == 0) return complain("roles", "are more of a kind than there are");
      dwarfs.take(dwarf_kind(clan, role));
      began.clans[who] = clan;
      roles[who] = role;
    };
    each_member("roles", [&](std::string_view key, const value& json) {
      const std::string_view both = text("roles", json);
      const std::size_t gap = std::min(both.find(' '), both.size());
      const Seat who = seat_in("roles", key);
      named_seats.insert(who);
      deal(who, word<Clan>("roles", both.substr(0, gap)),
           word<Role>("roles", gap < both.size() ? both.substr(gap + 1) : ""));
    });
    for (int i = 0; i < rules_.seats; ++i) {
      if (named_seats.contains(seat(i))) continue;
      // The clans in turn, loyal dwarfs first.
      for (int kind = 0; roles[seat(i)] == Role::Unknown && kind < dwarf_kinds; ++kind) {
        const Clan clan = (kind + i) % 2 == 0 ? Clan::Yellow : Clan::Blue;
        const Role role = static_cast<Role>(kind / 2);
        if (dwarfs.count(dwarf_kind(clan, role)) > 0) deal(seat(i), clan, role);
      }
    }
    read_treasures(began);
    apply(rules_, table(), began);
    if (fields_.has("rounds") || began.round > 1)
      table().rounds = static_cast<std::uint8_t>(fields_.has("rounds") ? fields_.number("rounds", Need::May, 1, 99)
                                                                       : rules_.options.rounds);
    for (int i = 0; i < rules_.seats; ++i) state_.holdings[seat(i)].role = roles[seat(i)];
    for (std::size_t i = 0; i < owners_.size(); ++i) table().treasures[i].owner = owners_[i];
  }

  void read_treasures(RoundBegan& began) {
    Treasures left = rules_.deck.treasures;
    const auto lay = [&](Back back, int value) {
      for (int kind = 0; kind < static_cast<int>(rules_.deck.treasure_kinds.size()); ++kind) {
        const TreasureKind& treasure = rules_.deck.treasure_kinds[static_cast<std::size_t>(kind)];
        if (treasure.back != back || (value != 0 && treasure.value != value) || left.count(kind) == 0) continue;
        left.take(kind);
        state_.hidden.values[began.backs.size()] = treasure.value;
        began.backs.push_back(back);
        return true;
      }
      return false;
    };
    each_item("treasures", [&](const value& one) {
      if (static_cast<int>(began.backs.size()) == rules_.seats)
        return complain("treasures", "are more than there are players");
      each_part("treasures", one, 2, 3, [&](const boost::json::array& parts) {
        const Back back = word<Back>("treasures", text("treasures", parts[0]));
        if (!lay(back, number("treasures", parts[1], 1, 9)))
          return complain("treasures", "are more of a kind than there are");
        owners_.push_back(parts.size() == 3 ? seat_in("treasures", parts[2]) : nobody);
      });
    });
    for (int i = 0; static_cast<int>(began.backs.size()) < rules_.seats && i < 99; ++i)
      lay(static_cast<Back>(1 + i % 3), 0);
  }

  // "mines": ["gold", "gems", "dragon", "silver"], by place; "face_up": {"0": 180}.
  void read_mines() {
    state_.hidden.mine = rules_.deck.mine_cards;
    if (fields_.has("mines")) {
      std::size_t at = 0;
      std::array<bool, mines> is_used{};
      each_item("mines", [&](const value& one) {
        const std::string_view kind = text("mines", one);
        const std::size_t which =
            kind == "dragon" ? mines - 1 : static_cast<std::size_t>(word<Back>("mines", kind)) - 1;
        if (at == mines || which >= mines || is_used[which]) return complain("mines", "takes each of the four once");
        is_used[which] = true;
        state_.hidden.mine[at++] = rules_.deck.mine_cards[which];
      });
      if (at != mines) complain("mines", "takes all four");
    }
    each_member("face_up", [&](std::string_view key, const value& json) {
      const std::size_t at = key.size() == 1 && key[0] >= '0' ? static_cast<std::size_t>(key[0] - '0') : mines;
      if (at >= mines) return complain("face_up", "takes mines from 0 to 3");
      Mine& mine = table().mine[at];
      mine.card = state_.hidden.mine[at];
      const Rotation by = rotation("face_up", json);
      table().forest.lay(mine.at, mine.card, by, rules_.open(mine.card, by), Feature::None);
    });
  }

  // "forest": {"4,2": ["lm-ew", 180], "5,2": ["lm-pond-ew", 0, true]}; true: a tool lies on its obstacle.
  void read_forest() {
    each_member("forest", [&](std::string_view key, const value& json) {
      each_part("forest", json, 1, 3, [&](const boost::json::array& parts) {
        const Cell at = space("forest", key);
        const Card card = take("forest", text("forest", parts[0]));
        if (table().forest.face_up().contains(at) || table().forest.hidden_mines().contains(at))
          return complain("forest", "puts a card where one lies");
        if (rules_.effect(card) != Effect::Path) return complain("forest", "takes path cards");
        const Rotation by = parts.size() > 1 ? rotation("forest", parts[1]) : Rotation::None;
        table().forest.lay(at, card, by, rules_.open(card, by), rules_.feature(card));
        if (parts.size() < 3 || !parts[2].is_bool() || !parts[2].get_bool()) return;
        if (!is_obstacle(rules_.feature(card))) return complain("forest", "has a tool on a card without obstacle");
        table().forest.overcome(at);
        take_token("forest", tool_for(rules_.feature(card)));
      });
    });
  }

  void take_token(std::string_view field, Token token) {
    std::uint8_t& left = table().reserve[static_cast<std::size_t>(token)];
    if (left == 0) return complain(field, "needs more tokens than there are");
    --left;
    if (token != Token::Troll) played_for(token);
  }

  // "across": [["trap", [4, 2], [5, 2], 0]]; the seat that has placed it comes last. The card of a troll lies in front
  // of its player.
  void read_across() {
    each_item("across", [&](const value& one) {
      each_part("across", one, 3, 4, [&](const boost::json::array& parts) {
        const Token token = word<Token>("across", text("across", parts[0]));
        const Cell from = space("across", parts[1]);
        const Cell to = space("across", parts[2]);
        const Seat by = parts.size() == 4 ? seat_in("across", parts[3]) : seat(0);
        for (Side side : all_sides) {
          if (beside(from, side) != to) continue;
          take_token("across", token);
          table().forest.place(token, edge(from, side));
          table().across.push_back({edge(from, side), token, by});
          if (token == Token::Troll) table().troll[by] = take("across", "troll");
          return;
        }
        complain("across", "takes neighbouring spaces");
      });
    });
  }
  // "trolls": [1]: seats whose card lies in front of them though their token has left.
  void read_trolls() {
    each_item("trolls", [&](const value& one) { table().troll[seat_in("trolls", one)] = take("trolls", "troll"); });
  }

  void read_dwarfs() {
    each_member("dwarfs", [&](std::string_view key, const value& json) {
      table().dwarf[seat_in("dwarfs", key)] = space("dwarfs", json);
    });
  }

  // "hands" by seat; others have as many cards as at the deal, or none if the pile is empty. "played": cards that
  // everybody saw leave. "pile": how many are left to draw; cards that are in no other place were discarded by seat 0.
  // "next": what is drawn next; "lost": what traps take next.
  void read_cards(std::vector<scenarios::Stack>& stacks) {
    // Who is about to walk has played already.
    const bool is_walking = fields_.has("question") && fields_.text("question", Need::May, "turn or walk") == "walk";
    const bool is_pile_empty = fields_.has("pile") && fields_.number("pile", Need::May, 0, 63) == 0;
    Seats dealt;
    each_member("hands", [&](std::string_view key, const value& json) {
      const Seat who = seat_in("hands", key);
      dealt.insert(who);
      each_part("hands", json, 0, most_hand, [&](const boost::json::array& cards) {
        for (const value& one : cards) state_.holdings[who].hand.insert_sorted(take("hands", text("hands", one)));
      });
    });
    each_item("played", [&](const value& one) { table().played.add(index(take("played", text("played", one)))); });
    std::vector<Card> next;
    each_item("next", [&](const value& one) { next.push_back(take("next", text("next", one))); });
    for (int i = 0; i < rules_.seats; ++i) {
      Holding& holding = state_.holdings[seat(i)];
      const int usual = rules_.hand_size - (is_walking && seat(i) == seat_field("turn", seat(0)) ? draws() : 0);
      while (!dealt.contains(seat(i)) && !is_pile_empty && static_cast<int>(holding.hand.size()) < usual)
        holding.hand.insert_sorted(take_any());
      table().hand_size[seat(i)] = static_cast<std::uint8_t>(holding.hand.size());
    }
    const int in_bag = left_.size() + static_cast<int>(next.size());
    const int most = in_bag - cards_set_aside;
    if (most < 0) return complain("hands", "and the board leave fewer cards than are set aside");
    const int pile = fields_.has("pile") ? fields_.number("pile", Need::May, 0, most) : most;
    for (int n = in_bag - cards_set_aside - pile; n > 0 && left_.size() > 0; --n) {
      state_.holdings[seat(0)].discarded.add(index(take_any()));
      ++table().discards[seat(0)];
    }
    table().pile = static_cast<std::uint8_t>(pile);
    for (Card card : next) left_.add(index(card));
    state_.hidden.pile = left_;
    stacks.push_back({{static_cast<int>(Source::Pile)}, {}});
    for (Card card : next) stacks.back().kinds.push_back(index(card));
    stacks.push_back({{static_cast<int>(Source::Trap)}, {}});
    each_item("lost", [&](const value& one) {
      const auto card = rules_.deck.find(text("lost", one));
      if (!card) return complain("lost", "names a card that there is not");
      stacks.back().kinds.push_back(index(*card));
    });
  }
  int draws() const { return fields_.has("draws") ? fields_.number("draws", Need::May, 0, 2) : 1; }
  // The kinds in turn.
  Card take_any() {
    do last_ = (last_ + 1) % rules_.pile_kinds;
    while (left_.count(last_) == 0);
    left_.take(last_);
    return card(last_);
  }

  // "looked": {"0": {"mines": [1], "treasures": [2], "dwarfs": [1]}}.
  void read_looked() {
    each_member("looked", [&](std::string_view key, const value& json) {
      if (!json.is_object()) return complain("looked", "takes an object by seat");
      const Seat who = seat_in("looked", key);
      Looked& looked = table().looked[who];
      Holding& holding = state_.holdings[who];
      for (const auto& member : json.get_object()) {
        if (!member.value().is_array()) return complain("looked", "takes lists");
        for (const value& one : member.value().get_array()) {
          if (member.key() == "mines") {
            const int mine = number("looked", one, 0, static_cast<int>(mines) - 1);
            looked.mines = static_cast<std::uint8_t>(looked.mines | 1U << mine);
            holding.mines_seen[static_cast<std::size_t>(mine)] = state_.hidden.mine[static_cast<std::size_t>(mine)];
          } else if (member.key() == "treasures") {
            const int slot = number("looked", one, 0, rules_.seats - 1);
            looked.treasures = static_cast<std::uint16_t>(looked.treasures | 1U << slot);
            holding.values[static_cast<std::size_t>(slot)] = state_.hidden.values[static_cast<std::size_t>(slot)];
          } else if (member.key() == "dwarfs") {
            const Seat whom = seat_in("looked", one);
            looked.dwarfs.insert(whom);
            holding.roles_seen[whom] = state_.holdings[whom].role;
          } else {
            complain("looked", "takes mines, treasures and dwarfs");
          }
        }
      }
    });
    if (!rules_.options.owner_sees_treasures) return;
    for (std::size_t i = 0; i < table().treasures.size(); ++i)
      if (const Seat owner = table().treasures[i].owner; owner != nobody)
        state_.holdings[owner].values[i] = state_.hidden.values[i];
  }

  // "turn": whose; "question": "turn" or "walk", after which "draws" cards are drawn.
  void read_rest() {
    each_member("scores", [&](std::string_view key, const value& json) {
      table().score[seat_in("scores", key)] = static_cast<std::uint16_t>(number("scores", json, 0, 999));
    });
    each_item("ready", [&](const value& one) { table().ready.insert(seat_in("ready", one)); });
    table().dragon = seat_field("dragon", nobody);
    table().last_to_play = seat_field("last_to_play", nobody);
    table().last_to_discard = seat_field("last_to_discard", nobody);
    const Seat turn = seat_field("turn", seat(0));
    const Ask ask = fields_.has("question") ? word<Ask>("question", fields_.text("question", Need::May, "turn or walk"))
                                            : Ask::TakeTurn;
    if (ask != Ask::TakeTurn && ask != Ask::Walk) return complain("question", "takes turn or walk");
    table().question = {ask, turn, {}};
    if (ask == Ask::Walk)
      table().agenda.push_back({.what = Do::EndTurn, .by = turn, .draws = static_cast<std::uint8_t>(draws())});
  }

  const Rules& rules_;
  const decks::Fields& fields_;
  State state_;
  Cards left_ = rules_.deck.pile;
  int last_ = -1;
  std::vector<Seat> owners_;
};

}  // namespace

State read_position(const Rules& rules, const decks::Fields& fields, std::vector<scenarios::Stack>& stacks) {
  return Reader(rules, fields).read(stacks);
}

}  // namespace filon::lost_mines
