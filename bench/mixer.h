// Many values as one number: their order matters, the platform does not. Values are mixed field by field, because bytes
// between fields and the order of bytes are the platform's.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "games/classic/events.h"

namespace filon::bench {

class Mixer {
 public:
  template <class... Values>
  void operator()(const Values&... values) {
    (one(values), ...);
  }
  std::uint64_t number() const { return state_ ^ (state_ >> 32); }

 private:
  void word(std::uint64_t value) { state_ = (std::rotl(state_, 23) ^ value) * 0x9E3779B97F4A7C15U; }

  template <std::integral Number>
  void one(Number value) {
    word(static_cast<std::uint64_t>(value));
  }
  template <class Enum>
    requires std::is_enum_v<Enum>
  void one(Enum value) {
    word(static_cast<std::uint64_t>(value));
  }
  void one(Cell at) { (*this)(at.x, at.y); }
  void one(Seats seats) {
    for (int i = 0; i < max_seats; ++i)
      if (seats.contains(seat(i))) word(static_cast<std::uint64_t>(i));
    word(max_seats);
  }
  template <class T>
  void one(const PerSeat<T>& values) {
    for (int i = 0; i < max_seats; ++i) one(values[seat(i)]);
  }
  template <class T, std::size_t N>
  void one(const std::array<T, N>& values) {
    for (const T& value : values) one(value);
  }
  template <class T, std::size_t N>
  void one(const Inline<T, N>& values) {
    word(values.size());
    for (const T& value : values) one(value);
  }
  template <int Kinds>
  void one(const Bag<Kinds>& bag) {
    for (int kind = 0; kind < Kinds; ++kind)
      if (bag.count(kind) > 0) (*this)(kind, bag.count(kind));
    word(Kinds == 16 ? 8 : Kinds);
  }
  template <class... Kinds>
  void one(const std::variant<Kinds...>& any) {
    word(any.index());
    std::visit([this](const auto& value) { this->one(value); }, any);
  }

  // The table and the holdings: all that a view is made of.
  void one(const classic::Question& q) {
    word(q.is_open() ? 1 : 0);
    if (q.is_open()) (*this)(q.what, q.seats);
  }
  void one(const classic::Goal& g) { (*this)(g.at, g.card, g.turned); }
  void one(const classic::RoundResult& r) { (*this)(r.winners, r.finisher); }
  void one(const classic::Purse& p) { (*this)(p.cards, p.reward_cards, p.rewards, p.credit, p.nuggets); }
  void one(const classic::Prison& p) { one(p.card); }
  void one(const classic::Thief& t) { (*this)(t.by, t.card); }
  void one(const classic::SeenRole& s) { (*this)(s.role, s.changes); }
  void one(const classic::Broken& b) {
    for (classic::Tool tool : classic::all_tools) one(b[tool]);
  }
  void one(const Tunnels& tunnels) {
    word(tunnels.laid().size());
    for (const Laid& laid : tunnels.laid()) (*this)(laid.at, laid.card, laid.turned, laid.linked, laid.fixed);
  }
  void one(const classic::Table& t) {
    (*this)(t.tunnels, t.goals, t.question, t.broken, t.hand_size, t.discards, t.purses, t.roles, t.spare_role,
            t.played, t.seats, t.round, t.pile, t.gold_pile, t.gold_passing, t.first, t.last_to_play, t.results,
            t.gold_shown, t.scores, t.winners, t.prisons, t.thieves, t.role_changes, t.undealt_roles);
  }
  void one(const classic::Holding& h) {
    (*this)(h.hand, h.role, h.gold, h.offered, h.goals_seen, h.discarded, h.roles_seen, h.roles_dropped);
  }

  // Answers.
  void one(const classic::PlacePath& a) { (*this)(a.card, a.at, a.turned); }
  void one(const classic::BreakTool& a) { (*this)(a.card, a.whom); }
  void one(const classic::MendTool& a) { (*this)(a.card, a.whom, a.tool); }
  void one(const classic::Rockfall& a) { (*this)(a.card, a.at); }
  void one(const classic::PeekGoal& a) { (*this)(a.card, a.goal); }
  void one(const classic::Discard& a) { one(a.cards); }
  void one(const classic::Pass&) {}
  void one(const classic::TakeGold& a) { one(a.value); }
  void one(const classic::PlayOn& a) { (*this)(a.card, a.whom); }
  void one(const classic::ClearAway& a) { (*this)(a.away, a.paid); }
  void one(const classic::Steal& a) { one(a.from); }
  void one(const classic::Decline&) {}
  void one(const classic::GoOn&) {}

  // What is told and whispered.
  void one(const classic::Event& e) {
    one(e.told);
    for (const classic::Whisper& whisper : e.whispers) (*this)(whisper.to, whisper.secret);
  }
  void one(const classic::PlayedOn& e) { (*this)(e.by, e.card, e.whom); }
  void one(const classic::ClearedAway& e) { (*this)(e.by, e.away, e.paid); }
  void one(const classic::Shared& e) { (*this)(e.whom, e.nuggets); }
  void one(const classic::Stole& e) { (*this)(e.by, e.from); }
  void one(const classic::Declined& e) { one(e.by); }
  void one(const classic::RoleSeen& s) { (*this)(s.whom, s.seen); }
  void one(const classic::GotRole& s) { one(s.role); }
  void one(const classic::GotHand& s) { one(s.hand); }
  void one(const classic::Sealed& s) { one(s.action); }
  void one(const classic::RoundBegan& e) { (*this)(e.round, e.first); }
  void one(const classic::Asked& e) { (*this)(e.question.what, e.question.seats); }
  void one(const classic::Answered& e) { one(e.by); }
  void one(const classic::PathPlaced& e) { (*this)(e.by, e.card, e.at, e.turned); }
  void one(const classic::ToolBroken& e) { (*this)(e.by, e.card, e.whom, e.tool); }
  void one(const classic::ToolMended& e) { (*this)(e.by, e.card, e.whom, e.tool); }
  void one(const classic::RockFell& e) { (*this)(e.by, e.card, e.at); }
  void one(const classic::GoalPeeked& e) { (*this)(e.by, e.card, e.goal); }
  void one(const classic::CardsDiscarded& e) { (*this)(e.by, e.count); }
  void one(const classic::Passed& e) { one(e.by); }
  void one(const classic::CardDrawn& e) { one(e.by); }
  void one(const classic::GoalTurned& e) { (*this)(e.goal, e.card, e.turned, e.reached); }
  void one(const classic::RoundEnded& e) { one(e.result); }
  void one(const classic::RolesShown& e) { (*this)(e.roles, e.spare); }
  void one(const classic::GoldDrawn& e) { one(e.cards); }
  void one(const classic::GoldTaken& e) { one(e.by); }
  void one(const classic::Rewarded& e) { (*this)(e.whom, e.nuggets, e.cards, e.credit); }
  void one(const classic::MatchEnded& e) { (*this)(e.gold, e.scores, e.winners); }
  void one(const classic::Dealt& s) { (*this)(s.role, s.hand); }
  void one(const classic::GotCard& s) { one(s.card); }
  void one(const classic::LostCard& s) { one(s.card); }
  void one(const classic::DiscardedCard& s) { one(s.card); }
  void one(const classic::GoalSeen& s) { (*this)(s.goal, s.card); }
  void one(const classic::GoldOffered& s) { one(s.gold); }
  void one(const classic::GotGold& s) { one(s.gold); }

  std::uint64_t state_ = 0x243F6A8885A308D3U;
};

}  // namespace filon::bench
