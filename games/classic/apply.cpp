#include "games/classic/apply.h"

#include "games/classic/cards/cards.h"

namespace filon::classic {

void apply(const Rules& rules, Table& table, const RoundBegan& e) {
  Table fresh;  // BASE-MATCH-02, -05: only gold, results and seats carry over
  fresh.seats = static_cast<std::uint8_t>(rules.seats);
  fresh.round = e.round;
  fresh.first = e.first;
  fresh.last_to_play = nobody;
  fresh.purse = table.purse;
  if (e.round == 1)
    for (int i = 0; i < rules.seats; ++i)  // ROP-02
      fresh.purse[seat(i)].nuggets = static_cast<std::uint8_t>(rules.nuggets_at_start);
  fresh.gold_gone = table.gold_gone;
  fresh.results = table.results;
  fresh.gold_pile = e.round == 1 ? static_cast<std::uint8_t>(rules.gold.size()) : table.gold_pile;
  fresh.tunnels.put(cell(0, 0), rules.deck.start, Turned::No, rules.face(rules.deck.start, Turned::No), true);
  for (Cell at : rules.goal_cells) {
    fresh.goals.push_back(Goal{.at = at});
    fresh.tunnels.cover(at);
  }
  for (Cell at : rules.chest_cells) {
    fresh.chests.push_back(Chest{.at = at});
    fresh.tunnels.cover(at);
  }
  for (Cell at : rules.workshop_at) fresh.tunnels.cover(at);
  for (Cell at : rules.party_at) fresh.tunnels.cover(at);
  for (int i = 0; i < rules.seats; ++i) fresh.hand_size[seat(i)] = static_cast<std::uint8_t>(rules.hand_size);
  fresh.pile = static_cast<std::uint8_t>(rules.deck.pile.size() - rules.seats * rules.hand_size - rules.set_aside);
  fresh.undealt_roles = static_cast<std::uint8_t>(rules.role_pool.size() - rules.seats);
  table = fresh;
}

void apply(const Rules& rules, Table& table, const GoalTurned& e) {
  Goal& goal = table.goals[e.goal];
  goal.card = e.card;
  goal.turned = e.turned;
  if (e.reached) table.tunnels.put(goal.at, e.card, e.turned, rules.face(e.card, e.turned), true);
}

void apply(const Rules&, Table& table, const RoundEnded& e) {
  table.question = {};
  table.agenda.clear();
  table.results.push_back(e.result);
}

void apply(const Rules&, Table& table, const RolesShown& e) {
  table.role = e.roles;
  table.spare_role = e.spare;
}

void apply(const Rules&, Table& table, const MatchEnded& e) {
  table.question = {};
  table.gold_shown = e.gold;
  table.score = e.scores;
  table.winners = e.winners;
}

void put_in_play(Table& table, Seat by, Card card) {
  if (table.announced) {
    table.announced.reset();
    table.payer = nobody;
  } else {
    leave_hand(table, by);
    table.in_play.push_back(card);
  }
}

namespace {

Card card_of(const Action& action) {
  return std::visit(
      [](const auto& answer) {
        if constexpr (requires { answer.card; })
          return answer.card;
        else
          return no_card;
      },
      action);
}

void forget_last_path(Table& table, Cell at) {
  if (!table.last_path.empty() && table.last_path[0] == at) table.last_path.clear();
}

}  // namespace

void apply(const Rules&, Table& table, const Announced& e) {
  leave_hand(table, e.by);
  table.in_play.push_back(card_of(e.action));
  table.announced = e.action;
}

void apply(const Rules&, Table& table, const Withdrawn& e) {
  ++table.hand_size[e.by];
  table.in_play.pop_back();
  table.announced.reset();
  table.refused = static_cast<std::uint8_t>(table.refused | 1U << e.pawn);
}

// MOD-10: the stopped card first, then the scout that brought it, the veto last.
void apply(const Rules&, Table& table, const Vetoed& e) {
  for (; !table.in_play.empty(); table.in_play.pop_back()) table.discard(table.in_play.back());
  leave_hand(table, e.by);
  table.discard(e.card);
  table.announced.reset();
  table.payer = nobody;
  table.scouted = 0;
  ++table.vetoes_played;
}

void apply(const Rules& rules, Table& table, const CardPlayed& e) {
  put_in_play(table, e.by, e.card);
  if (rules.effect(e.card) == Effect::DirectionChange)
    table.direction = static_cast<std::int8_t>(-table.direction);  // WC20-01
  if (rules.effect(e.card) == Effect::Scout) table.scouted = 1;
}

void apply(const Rules&, Table& table, const PlayEnded&) {
  for (Card card : table.in_play) table.discard(card);
  table.in_play.clear();
  table.scouted = 0;
}

void apply(const Rules&, Table& table, const TurnEnded&) {
  table.effects = {};
  table.refused = 0;
}

void apply(const Rules&, Table& table, const GoalsSwapped& e) {
  use_card(table, e.by);
  table.discard(e.card);
}

bool apply(const Rules& rules, Table& table, const PathMoved& e) {
  put_in_play(table, e.by, e.card);
  const Card moved = table.tunnels.at(e.from)->card;
  table.tunnels.take(e.from);
  table.last_path = Inline<Cell, 1>::of(e.at);  // WC23-12
  return table.tunnels.put(e.at, moved, e.turned, rules.face(moved, e.turned));
}

void apply(const Rules& rules, Table& table, const RockFell& e) {
  use_card(table, e.by);
  if (table.tunnels.is_covered(e.at)) {  // CHEST-16..-18: both cards of a closed chest leave the round
    for (Chest& chest : table.chests)
      if (chest.at == e.at) chest.state = Chest::State::Removed;
    table.tunnels.uncover(e.at);
  } else {
    const Card fallen = table.tunnels.at(e.at)->card;
    if (rules.effect(fallen) == Effect::Path) table.discard(fallen);
    table.tunnels.take(e.at);
    forget_last_path(table, e.at);
  }
  table.discard(e.card);
}

void apply(const Rules&, Table& table, const ChestPeeked& e) {
  use_card(table, e.by);
  table.discard(e.card);
}

void apply(const Rules&, Table& table, const Recruited& e) {
  leave_hand(table, e.by);
  table.discard_face_down(e.by, 1);
  table.pawn[e.pawn] = {e.at, e.by, false};
}

void apply(const Rules&, Table& table, const FeePromised& e) { table.payer = e.by; }

// Loose nuggets and credit first; then what is left of a gold card.
void apply(const Rules&, Table& table, const NuggetPaid& e) {
  Purse& purse = table.purse[e.by];
  if (purse.nuggets > 0) {
    --purse.nuggets;
  } else if (purse.credit > 0) {
    --purse.credit;
    --purse.rewards;
  } else {
    ++purse.change_paid;
    purse.has_change = e.change_left;
    if (!e.change_left) {  // so everybody knows what the card was worth
      table.gold_gone.add(purse.change_paid);
      purse.change_paid = 0;
    }
  }
  if (e.to != nobody) ++table.purse[e.to].nuggets;
}

// Nobody else knows which card it was, so the table no longer knows what the others are worth.
void apply(const Rules&, Table& table, const GoldCashed& e) {
  Purse& purse = table.purse[e.by];
  if (purse.change_paid > 0) table.gold_gone.add(purse.change_paid);  // nothing of the last one was left
  purse.change_paid = 0;
  --purse.gold_cards;
  purse.reward_cards = 0;
  purse.rewards = purse.credit;
  purse.has_change = true;
}

void apply(const Rules&, Table& table, const PawnLeft& e) { table.pawn[e.pawn] = {{}, nobody, true}; }

void apply(const Rules&, Table& table, const NuggetsTaken& e) {
  Purse& purse = table.purse[e.by];
  purse.nuggets = static_cast<std::uint8_t>(purse.nuggets + e.nuggets);
}

void apply(const Rules&, Table& table, const GoldCardsTaken& e) {
  Purse& purse = table.purse[e.by];
  purse.gold_cards = static_cast<std::uint8_t>(purse.gold_cards + e.cards);
  table.gold_pile = static_cast<std::uint8_t>(table.gold_pile - e.cards);
  if (!e.one_nugget) return;
  purse.reward_cards = static_cast<std::uint8_t>(purse.reward_cards + e.cards);
  purse.rewards = static_cast<std::uint8_t>(purse.rewards + e.cards);
}

void apply(const Rules& rules, Table& table, const BlackPathTurned& e) {
  Chest& chest = table.chests[e.chest];
  chest.cards.path = e.card;
  if (!e.placed) return;
  chest.state = Chest::State::Open;
  table.tunnels.put(chest.at, e.card, e.turned, rules.face(e.card, e.turned));
}

void apply(const Rules& rules, Table& table, const ChestOpened& e) {
  table.chests[e.chest].cards.card = e.card;
  TurnEffects& effects = table.effects;
  switch (rules.deck[e.card].chest) {
    case ChestEffect::MapBan: table.maps_banned = true; break;
    case ChestEffect::ExtraDraw: ++effects.extra_draws; break;
    case ChestEffect::Draw3: ++effects.draw_three; break;
    case ChestEffect::StealCard: ++effects.robberies; [[fallthrough]];
    case ChestEffect::SkipDraw:
    case ChestEffect::SearchDiscard: effects.no_draw = true; break;
    case ChestEffect::Nugget:
    case ChestEffect::PushGoal:
    case ChestEffect::Inspect:
    case ChestEffect::Mill5: break;
  }
}

void apply(const Rules&, Table& table, const ChestShown& e) { table.chests[e.chest].cards = e.cards; }

void apply(const Rules&, Table& table, const GoalPushed& e) {
  Goal& goal = table.goals[e.goal];
  table.tunnels.uncover(goal.at);
  table.tunnels.cover(e.at);
  goal.at = e.at;
}

void apply(const Rules&, Table& table, const HandRobbed& e) {
  --table.hand_size[e.from];
  ++table.hand_size[e.by];
  --table.effects.robberies;
}

void apply(const Rules&, Table& table, const DiscardsShuffled&) {
  for (Discarded& one : table.discard_pile) one = {};
}

void apply(const Rules&, Table& table, const DiscardsLooked& e) { table.looking = e.count; }

void apply(const Rules&, Table& table, const CardFound& e) {
  if (e.taken) {
    table.discard_pile.pop_back();
    for (std::size_t i = 1; i < table.looking; ++i) *(table.discard_pile.end() - i) = {};
    ++table.hand_size[e.by];
    table.vetoes_played = 0;
  }
  table.looking = 0;
}

void apply(const Rules&, Table& table, const CardsMilled& e) {
  table.pile = static_cast<std::uint8_t>(table.pile - e.count);
  table.discard_face_down(nobody, e.count);
}

void apply(const Rules&, Table& table, const SeveralDrawn& e) {
  table.pile = static_cast<std::uint8_t>(table.pile - e.count);
  table.looking = e.count;
  --table.effects.draw_three;
}

void apply(const Rules&, Table& table, const CardKept& e) {
  ++table.hand_size[e.by];
  table.discard_face_down(e.by, table.looking - 1);
  table.looking = 0;
}

void apply(const Rules&, Table& table, const WorkshopVisited& e) {
  table.workshop_used = true;
  if (!e.changed) return;
  --table.undealt_roles;
  ++table.role_changes[e.by];
}

void apply(const Rules&, Table& table, const PartyHeld&) { table.party_used = true; }

void apply(const Rules& rules, Table& table, const PathLaidBefore& e) {
  table.tunnels.put(e.at, e.card, e.turned, rules.face(e.card, e.turned));
  --table.pile;
}

void apply(const Rules&, Holding& mine, const Dealt& s) {
  Holding fresh;
  fresh.role = s.role;
  fresh.hand = s.hand;
  fresh.gold = mine.gold;
  fresh.offered = mine.offered;
  fresh.change = mine.change;
  mine = fresh;
}

namespace {

constexpr std::uint8_t goal_bit(std::size_t goal) { return static_cast<std::uint8_t>(1U << goal); }

// What is known about mixed goals once this card is known to lie there.
void learn_goal(Holding& mine, std::uint8_t goal, Card card) {
  mine.goals_seen[goal] = card;
  bool found = false;
  for (MixedGoal* one = mine.goals_mixed.begin(); one != mine.goals_mixed.end();) {
    const bool here = (one->goals & goal_bit(goal)) != 0;
    if (here && one->card == card && !found) {
      found = true;
      mine.goals_mixed.erase(one);
    } else {
      one->goals = static_cast<std::uint8_t>(one->goals & ~goal_bit(goal));
      ++one;
    }
  }
  for (const MixedGoal& one : mine.goals_mixed)
    for (std::uint8_t other = 0; other < most_goals; ++other)
      if (one.goals == goal_bit(other)) return learn_goal(mine, other, one.card);
}

}  // namespace

void apply(const Rules&, Holding& mine, const GoalSeen& s) { learn_goal(mine, s.goal, s.card); }

// WC17-10: what was known about one of the two may now be true of the other.
void apply(const Rules&, Holding& mine, const GoalsMixed& s) {
  const auto both = static_cast<std::uint8_t>(goal_bit(s.one) | goal_bit(s.other));
  for (MixedGoal& one : mine.goals_mixed)
    if ((one.goals & both) != 0) one.goals = static_cast<std::uint8_t>(one.goals | both);
  for (std::uint8_t goal : {s.one, s.other}) {
    if (mine.goals_seen[goal] == no_card) continue;
    mine.goals_mixed.push_back({mine.goals_seen[goal], both});
    mine.goals_seen[goal] = no_card;
  }
}

void apply(const Rules&, Holding& mine, const GoalsExchanged& s) {
  std::swap(mine.goals_seen[s.one], mine.goals_seen[s.other]);
  for (MixedGoal& one : mine.goals_mixed) {
    const unsigned differ = (one.goals >> s.one ^ one.goals >> s.other) & 1U;
    one.goals = static_cast<std::uint8_t>(one.goals ^ (differ << s.one | differ << s.other));
  }
}

void apply(const Rules&, Holding& mine, const FoundCard& s) {
  if (s.position < mine.looking.size()) mine.hand.insert_sorted(mine.looking[s.position]);
  mine.looking.clear();
}

void remember_discard(Holding& mine, Card card) {
  if (mine.last_discards.size() == mine.last_discards.capacity()) mine.last_discards.erase(mine.last_discards.begin());
  mine.last_discards.push_back(card);
}

void apply(const Rules& rules, Holding& mine, const KeptCard& s) {
  for (std::size_t i = 0; i < mine.looking.size(); ++i) {
    if (i == s.position) {
      mine.hand.insert_sorted(mine.looking[i]);
    } else {
      mine.discarded.add(index(mine.looking[i]));
      if (rules.discards_in_order) remember_discard(mine, mine.looking[i]);
    }
  }
  mine.looking.clear();
}

void apply(const Rules&, Holding& mine, const DiscardsMixed& s) {
  if (s.count == DiscardsMixed::all) {
    mine.discarded = {};
    mine.last_discards.clear();
  } else {
    for (int n = 0; n < s.count; ++n) {
      mine.discarded.take(index(mine.last_discards.back()));
      mine.last_discards.pop_back();
    }
  }
}

void apply(const Rules&, Holding& mine, const CashedGold& s) {
  mine.gold.take(s.value);
  mine.change = s.value;
}

void apply(const Rules&, Holding& mine, const RoleMixed& s) {
  mine.role = s.role;
  mine.roles_seen = {};
  mine.roles_mixed = s.others;
}

namespace {

void take_from_front(const Rules& rules, Table& table, Seat of, Card away) {
  if (rules.is(away, OnPlayer::Thief)) return discard_thief(table, of);
  if (rules.is(away, OnPlayer::Prison)) return discard(table, table.prison[of].card);
  for (Tool tool : all_tools)
    if (Card& broken = table.broken[of][tool]; broken == away) discard(table, broken);
}

}  // namespace

void apply(const Rules& rules, Table& table, const ClearedAway& e) {
  leave_hand(table, e.by, e.paid);
  take_from_front(rules, table, e.by, e.away);  // MOD-10: before the paid cards
  table.discard_face_down(e.by, e.paid);
}

Cards face_up(const DiscardPile& pile) {
  Cards cards;
  for (const Discarded& one : pile)
    if (one.is_face_up()) cards.add(index(one.card));
  return cards;
}

PerSeat<std::uint8_t> face_down(const DiscardPile& pile) {
  PerSeat<std::uint8_t> counts;
  for (const Discarded& one : pile)
    if (!one.is_face_up() && one.by != nobody) ++counts[one.by];
  return counts;
}

std::optional<AnswerTold> answer_told(const Table& before, const Told& told) {
  const bool was_announced = before.announced.has_value();
  return std::visit(
      [&](const auto& event) -> std::optional<AnswerTold> {
        using Kind = std::remove_cvref_t<decltype(event)>;
        if constexpr (requires { event.answer(); }) {
          const bool is_new = !was_announced || std::is_same_v<Kind, Vetoed> || std::is_same_v<Kind, Chose>;
          return is_new ? std::optional(AnswerTold{event.by, event.answer()}) : std::nullopt;
        } else {
          return {};
        }
      },
      told);
}

Action without_secrets(const Action& action) {
  Action shown = action;
  if (auto* discard = std::get_if<Discard>(&shown))
    for (Card& card : discard->cards) card = no_card;
  if (auto* clear = std::get_if<ClearAway>(&shown))
    for (Card& card : clear->paid) card = no_card;
  if (auto* gold = std::get_if<TakeGold>(&shown)) gold->value = 0;
  if (auto* gold = std::get_if<CashGold>(&shown)) gold->value = 0;
  if (auto* recruit = std::get_if<Recruit>(&shown)) recruit->card = no_card;
  if (auto* swap = std::get_if<SwapGoals>(&shown)) swap->swap = false;
  if (auto* pick = std::get_if<PickCard>(&shown)) pick->position = 0;
  return shown;
}

void apply(const Rules& rules, Table& table, const Told& told) {
  std::visit([&](const auto& event) { apply(rules, table, event); }, told);
}

void apply(const Rules& rules, Holding& mine, const Secret& secret) {
  std::visit([&](const auto& one) { apply(rules, mine, one); }, secret);
}

}  // namespace filon::classic
