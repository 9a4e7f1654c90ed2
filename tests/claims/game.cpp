#include "tests/claims/game.h"

#include <algorithm>

#include "kernel/dealer.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"
#include "tests/claims/state.h"

namespace filon::claims {
namespace {

using Dealer = Claims::Dealer;

bool holds(const Holding& mine, Card card) {
  return std::find(mine.hand.begin(), mine.hand.end(), card) != mine.hand.end();
}

struct Refuse {
  Sight sight;
  using Refused = std::optional<Refusal>;
  Refused operator()(const Bid& a) const { return card(Ask::Bid, a.card); }
  Refused operator()(const Abstain&) const {
    return sight.mine.hand.empty() ? is(Ask::Bid) : Refused(Refusal::NotTheQuestion);
  }
  Refused operator()(const Object&) const { return card(Ask::Object, objection); }
  Refused operator()(const LetPass&) const { return is(Ask::Object); }
  Refused operator()(const GiveCard& a) const { return card(Ask::Defend, a.card); }
  Refused operator()(const GiveUp&) const { return is(Ask::Defend); }

 private:
  Refused is(Ask what) const { return sight.table.question.what == what ? Refused() : Refusal::NotTheQuestion; }
  Refused card(Ask what, Card one) const {
    if (is(what)) return Refusal::NotTheQuestion;
    return holds(sight.mine, one) ? Refused() : Refusal::NotInHand;
  }
};

struct ApplyTold {
  Table& table;
  void operator()(const Began& e) const {
    table.has_begun = true;
    for (int i = 0; i < players; ++i) table.hand_size[seat(i)] = e.cards;
  }
  void operator()(const Asked& e) const {
    table.question = e.question;
    table.agenda = e.then;
  }
  void operator()(const kernel::Answered& e) const { table.question.answered.insert(e.by); }
  void operator()(const BidsShown& e) const {
    end_question();
    for (int i = 0; i < players; ++i)
      if (e.bids[seat(i)] != no_card) --table.hand_size[seat(i)];
  }
  void operator()(const Objected&) const { end_question(); }
  void operator()(const CardGiven& e) const {
    end_question();
    --table.hand_size[e.by];
  }
  void operator()(const ClaimTaken& e) const { next(e.by); }
  void operator()(const ClaimLost&) const { next(nobody); }
  void operator()(const Counted& e) const {
    table.score = e.gold;
    table.agenda.clear();
  }

 private:
  void end_question() const { table.question = {}; }
  void next(Seat owner) const {
    end_question();
    table.owners.push_back(owner);
    ++table.next;
  }
};

struct ApplySecret {
  Holding& mine;
  void operator()(const Dealt& s) const { mine.hand = s.hand; }
  void operator()(const LostCard& s) const { mine.hand.erase_sorted(s.card); }
  void operator()(const GoldFound& s) const { mine.gold = static_cast<std::uint8_t>(mine.gold + s.gold); }
  void operator()(const kernel::Sealed<Action>& s) const { mine.sealed = s.action; }
};

// The highest bid; chance breaks ties.
Seat highest(Dealer& dealer, const PerSeat<Card>& bids) {
  int best = 0;
  for (int i = 0; i < players; ++i)
    if (bids[seat(i)] != no_card) best = std::max(best, index(bids[seat(i)]));
  Bag<8> tied;
  for (int i = 0; i < players; ++i)
    if (bids[seat(i)] != no_card && index(bids[seat(i)]) == best) tied.add(i);
  if (tied.size() == 0) return nobody;
  return seat(tied.size() == 1 ? tied.nth(0) : dealer.pick(tied, tied.size(), Source::Ties, 0));
}

void close_bids(Dealer& dealer) {
  BidsShown shown;
  shown.bids.fill(no_card);
  for (int i = 0; i < players; ++i)
    if (const auto* bid = std::get_if<Bid>(dealer.sealed_answer(seat(i)))) shown.bids[seat(i)] = bid->card;
  dealer.tell(shown);
  for (int i = 0; i < players; ++i)
    if (shown.bids[seat(i)] != no_card) dealer.whisper(seat(i), LostCard{shown.bids[seat(i)]});
  const Seat by = highest(dealer, shown.bids);
  if (by == nobody) {
    dealer.tell(ClaimLost{nobody});
    return dealer.do_first({Do::Auction, nobody});
  }
  dealer.do_first({Do::Award, by});
  dealer.ask(Ask::Object, Seats::first(players).without(by));
}

void close_objections(Dealer& dealer) {
  int times = 0;
  for (int i = 0; i < players; ++i) {
    const Action* answer = dealer.sealed_answer(seat(i));
    times += answer && std::holds_alternative<Object>(*answer) ? 1 : 0;
  }
  dealer.tell(Objected{static_cast<std::uint8_t>(times)});
  if (times > 0) dealer.ask(Ask::Defend, dealer.next_step().by);
}

}  // namespace

std::optional<Refusal> Claims::refuse(const Rules&, Sight sight, const Action& action) {
  if (!sight.table.question.is_open()) return Refusal::MatchOver;
  if (!sight.table.question.seats.contains(sight.me)) return Refusal::NotAsked;
  if (sight.table.question.answered.contains(sight.me)) return Refusal::AlreadyAnswered;
  return std::visit(Refuse{sight}, action);
}

void Claims::legal_actions(const Rules& rules, Sight sight, Actions& out) {
  out.restart();
  const auto add = [&](const Action& action) {
    if (!refuse(rules, sight, action)) out.push_back(action);
  };
  for (int value = 1; value <= 6; ++value) add(Bid{card(value)});
  add(Abstain{});
  add(Object{});
  add(LetPass{});
  for (int value = 1; value <= 6; ++value) add(GiveCard{card(value)});
  add(GiveUp{});
}

bool Claims::has_choice(const Rules&, Sight sight) { return holds(sight.mine, objection); }

void Claims::begin(Dealer& dealer) {
  for (int value = 1; value <= 6; ++value) dealer.hidden().pile.add(value, 4);
  for (int gold = 1; gold <= 3; ++gold) dealer.hidden().veins.add(gold, 2);
  PerSeat<Dealt> dealt;
  const int cards = dealer.rules().options.cards;
  for (int i = 0; i < players; ++i)
    for (int n = 0; n < cards; ++n)
      dealt[seat(i)].hand.insert_sorted(
          card(dealer.pick(dealer.hidden().pile, dealer.hidden().pile.size(), Source::Hands, i)));
  dealer.tell(Began{static_cast<std::uint8_t>(cards)});
  for (int i = 0; i < players; ++i) dealer.whisper(seat(i), dealt[seat(i)]);
  dealer.do_last({Do::Auction, nobody});
}

void Claims::play(Dealer& dealer, Seat by, const Action& action) {
  if (const auto* given = std::get_if<GiveCard>(&action)) {
    dealer.tell(CardGiven{by});
    return dealer.whisper(by, LostCard{given->card});
  }
  dealer.tell(ClaimLost{by});
  dealer.drop_agenda();
  dealer.do_first({Do::Auction, nobody});
}

void Claims::run(Dealer& dealer, const Step& step) {
  if (step.what == Do::Award) {
    const int gold =
        dealer.pick(dealer.hidden().veins, dealer.hidden().veins.size(), Source::Veins, dealer.table().next);
    dealer.tell(ClaimTaken{step.by});
    dealer.whisper(step.by, GoldFound{static_cast<std::uint8_t>(gold)});
    return dealer.do_first({Do::Auction, nobody});
  }
  if (dealer.table().next < dealer.rules().options.claims.size()) return dealer.ask(Ask::Bid, Seats::first(players));
  Counted counted;
  for (int i = 0; i < players; ++i) counted.gold[seat(i)] = dealer.holding(seat(i)).gold;
  dealer.tell(counted);
}

void Claims::close(Dealer& dealer) {
  dealer.table().question.what == Ask::Bid ? close_bids(dealer) : close_objections(dealer);
}

void apply(const Rules&, Table& table, const Told& told) { std::visit(ApplyTold{table}, told); }
void apply(const Rules&, Holding& mine, const Secret& secret) { std::visit(ApplySecret{mine}, secret); }

std::optional<std::string> unsound(const Rules&, const kernel::State<Claims>& state) {
  int cards = state.hidden.pile.size();
  for (int i = 0; i < players; ++i) {
    if (state.holdings[seat(i)].hand.size() != state.table.hand_size[seat(i)]) return "a hand has the wrong size";
    cards += state.table.hand_size[seat(i)];
  }
  return cards <= 24 ? std::nullopt : std::optional<std::string>("there are too many cards");
}

}  // namespace filon::claims

template class filon::kernel::Match<filon::claims::Claims>;
template class filon::kernel::World<filon::claims::Claims>;
