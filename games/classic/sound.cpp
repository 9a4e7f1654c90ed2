// Whether a state is possible. Every random game checks this after every answer.
#include "games/classic/state.h"

namespace filon::classic {
namespace {

class Inspector {
 public:
  Inspector(const Rules& rules, const State& state) : rules_(rules), state_(state), table_(state.table) {}

  std::optional<std::string> unsound() const {
    for (const char* wrong : {discards(), cards(), sizes(), gold(), roles(), goals(), chests(), maze(), questions()})
      if (wrong) return wrong;
    return {};
  }

 private:
  // Each card of the deck is in exactly one place (BASE-MATCH-04, BASE-SETUP-27).
  const char* cards() const {
    Cards found = state_.hidden.pile;
    const Cards played = face_up(table_.discard_pile);
    for (int kind = 0; kind < Cards::kinds(); ++kind) found.add(kind, played.count(kind));
    for (int i = 0; i < table_.seats; ++i) {
      const Holding& holding = state_.holdings[seat(i)];
      for (Card card : holding.hand) found.add(index(card));
      if (!rules_.discards_in_order)
        for (int kind = 0; kind < Cards::kinds(); ++kind) found.add(kind, holding.discarded.count(kind));
      if (table_.question.what == Ask::KeepCard)
        for (Card card : holding.looking) found.add(index(card));
      for (Tool tool : all_tools)
        if (table_.broken[seat(i)].has(tool)) found.add(index(table_.broken[seat(i)][tool]));
      if (table_.prison[seat(i)].holds()) found.add(index(table_.prison[seat(i)].card));
    }
    for (const Thief& thief : table_.thieves) found.add(index(thief.card));
    for (Card card : table_.in_play) found.add(index(card));
    for (Card card : state_.hidden.face_down) found.add(index(card));
    for (const Laid& laid : table_.tunnels.laid())
      if (rules_.effect(laid.card) == Effect::Path) found.add(index(laid.card));
    return found == rules_.deck.pile ? nullptr : "the cards in all places together are not the deck";
  }

  const char* sizes() const {
    if (table_.pile + rules_.set_aside != state_.hidden.pile.size())
      return "the pile has another size than the table says";
    for (int i = 0; i < table_.seats; ++i) {
      const Holding& holding = state_.holdings[seat(i)];
      if (holding.hand.size() != table_.hand_size[seat(i)]) return "a hand has another size than the table says";
      if (!std::is_sorted(holding.hand.begin(), holding.hand.end())) return "a hand is not sorted";
    }
    return nullptr;
  }

  // The face-down cards of the discard pile are those that their owners discarded.
  const char* discards() const {
    for (const Discarded& one : table_.discard_pile) {
      if (one.is_face_up() ? one.by != nobody : one.by == nobody && !rules_.discards_in_order)
        return "a card on the discard pile is face down and nobody's";
      if (!one.is_face_up() && one.by != nobody && index(one.by) >= table_.seats)
        return "a seat that is not at the table discarded a card";
    }
    const PerSeat<std::uint8_t> counts = face_down(table_.discard_pile);
    for (int i = 0; i < table_.seats; ++i)
      if (state_.holdings[seat(i)].discarded.size() != counts[seat(i)])
        return "a seat discarded more or fewer cards than lie on the discard pile";
    return rules_.discards_in_order ? order_of_discards() : nullptr;
  }
  const char* order_of_discards() const {
    PerSeat<Cards> found;
    std::size_t place = 0;
    for (const Discarded& one : table_.discard_pile) {
      if (one.is_face_up()) continue;
      if (place == state_.hidden.face_down.size()) return "more cards were discarded face down than there are";
      const Card card = state_.hidden.face_down[place++];
      if (one.by != nobody) found[one.by].add(index(card));
    }
    if (place != state_.hidden.face_down.size()) return "fewer cards were discarded face down than there are";
    for (int i = 0; i < table_.seats; ++i)
      if (found[seat(i)] != state_.holdings[seat(i)].discarded)
        return "a seat discarded other cards than lie on the discard pile";
    return nullptr;
  }

  const char* gold() const {
    Gold found = state_.hidden.gold;
    for (int value = 0; value < Gold::kinds(); ++value) found.add(value, table_.gold_gone.count(value));
    int offered = 0;
    for (int i = 0; i < table_.seats; ++i) {
      const Holding& holding = state_.holdings[seat(i)];
      const Purse& purse = table_.purse[seat(i)];
      offered += holding.offered.size();
      for (int value = 0; value < Gold::kinds(); ++value)
        found.add(value, holding.gold.count(value) + holding.offered.count(value));
      if (purse.gold_cards > 0 ? holding.change > 0 && !purse.has_change : purse.has_change != (holding.change > 0))
        return "a seat has another change than the table says";
      if (purse.has_change) found.add(holding.change + purse.change_paid);
      if (holding.gold.size() != purse.gold_cards) return "a seat has another number of gold cards than the table says";
      if (nuggets(holding.gold) + purse.credit < purse.rewards) return "a seat has less gold than it was paid";
    }
    if (offered != table_.gold_passing) return "another number of gold cards goes round than the table says";
    if (table_.gold_pile != state_.hidden.gold.size()) return "the gold pile has another size than the table says";
    return found == rules_.gold ? nullptr : "the gold cards in all places together are not the deck's";
  }

  const char* roles() const {
    Roles found = state_.hidden.spare_roles;
    if (found.size() != table_.undealt_roles) return "another number of roles is left than the table says";
    for (int i = 0; i < table_.seats; ++i) {
      const Holding& holding = state_.holdings[seat(i)];
      found.add(static_cast<int>(holding.role));
      for (int role = 0; role < role_kinds; ++role) found.add(role, holding.roles_dropped.count(role));
      if (holding.roles_dropped.size() != table_.role_changes[seat(i)])
        return "a seat dropped more or fewer roles than the table says";
    }
    return found == rules_.role_pool ? nullptr : "the roles dealt are not the pool";
  }

  const char* goals() const {
    std::vector<Card> lying;
    for (std::size_t i = 0; i < table_.goals.size(); ++i) {
      const Card card = state_.hidden.goals[i];
      lying.push_back(card);
      if (table_.goals[i].is_face_up() && table_.goals[i].card != card) return "a goal shows another face than it has";
      for (int s = 0; s < table_.seats; ++s)
        if (const Card seen = state_.holdings[seat(s)].goals_seen[i]; seen != no_card && seen != card)
          return "a seat saw another goal than lies there";
    }
    for (int s = 0; s < table_.seats; ++s)
      for (const MixedGoal& one : state_.holdings[seat(s)].goals_mixed) {
        bool lies = false;
        for (std::size_t i = 0; i < table_.goals.size(); ++i)
          lies |= (one.goals >> i & 1) != 0 && state_.hidden.goals[i] == one.card;
        if (!lies) return "a seat knows of a goal that does not lie where it may lie";
      }
    std::vector<Card> all = rules_.deck.goals;
    std::vector<Card> sure(rules_.sure_goals.begin(), rules_.sure_goals.end());
    std::sort(all.begin(), all.end());
    std::sort(sure.begin(), sure.end());
    std::sort(lying.begin(), lying.end());
    if (!std::includes(all.begin(), all.end(), lying.begin(), lying.end())) return "the goals are not the deck's";
    if (!std::includes(lying.begin(), lying.end(), sure.begin(), sure.end()))
      return "a goal that is always dealt does not lie there";
    return nullptr;
  }

  const char* chests() const {
    std::vector<Card> paths = rules_.deck.black_paths, cards = rules_.deck.chests;
    const auto take = [](std::vector<Card>& from, Card card) {
      const auto found = std::find(from.begin(), from.end(), card);
      if (found == from.end()) return false;
      from.erase(found);
      return true;
    };
    const auto shows = [](Card seen, Card is) { return seen == no_card || seen == is; };
    for (std::size_t i = 0; i < table_.chests.size(); ++i) {
      const ChestCards lying = state_.hidden.chests[i];
      if (!take(paths, lying.path) || !take(cards, lying.card)) return "the chests are not the deck's";
      const ChestCards shown = table_.chests[i].cards;
      if (!shows(shown.path, lying.path) || !shows(shown.card, lying.card)) return "a chest shows another card";
      for (int s = 0; s < table_.seats; ++s)
        if (const ChestCards seen = state_.holdings[seat(s)].chests_seen[i];
            !shows(seen.path, lying.path) || !shows(seen.card, lying.card))
          return "a seat saw another chest than lies there";
    }
    for (const Pawn& pawn : table_.pawn)
      if (pawn.stands() && (table_.tunnels.at(pawn.at) || table_.tunnels.is_covered(pawn.at)))
        return "a pawn stands on a card";
    if (!table_.last_path.empty() && !table_.tunnels.at(table_.last_path[0])) return "the last path card is gone";
    return nullptr;
  }

  // The maze must equal one built again from its cards.
  const char* maze() const {
    Tunnels fresh;
    for (const Goal& goal : table_.goals)
      if (table_.tunnels.is_covered(goal.at)) fresh.cover(goal.at);
    for (const Chest& chest : table_.chests)
      if (chest.state == Chest::State::Closed) fresh.cover(chest.at);
    for (const auto& postcard : {rules_.workshop_at, rules_.party_at})
      for (Cell at : postcard) fresh.cover(at);
    for (const Laid& laid : table_.tunnels.laid()) fresh.put(laid.at, laid.card, laid.turned, laid.face, laid.fixed);
    return fresh == table_.tunnels ? nullptr : "the maze's bookkeeping is not what its cards say";
  }

  const char* questions() const {
    const Question& question = table_.question;
    if (!question.is_open()) return table_.winners.empty() ? "nobody is asked, and the match is not over" : nullptr;
    if (question.waiting().empty()) return "a question waits for nobody";
    for (int i = 0; i < table_.seats; ++i)
      if (question.waiting().contains(seat(i))) {
        thread_local Actions legal;
        legal_actions(rules_, {seat(i), table_, state_.holdings[seat(i)]}, legal);
        if (legal.empty()) return "a seat is asked and has no legal answer";
      }
    return nullptr;
  }

  const Rules& rules_;
  const State& state_;
  const Table& table_;
};

}  // namespace

std::optional<std::string> unsound(const Rules& rules, const State& state) { return Inspector(rules, state).unsound(); }

}  // namespace filon::classic
