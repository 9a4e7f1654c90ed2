#include "tests/windows/deals.h"

#include <algorithm>
#include <mutex>

#include "games/classic/deck.h"
#include "games/classic/outside.h"

namespace filon::games {
namespace {

std::mutex guard;
Deal next_deal;

class Dealt final : public Chance {
 public:
  Dealt(const classic::Deck& deck, const Deal& deal) {
    const auto kind_of = [&](const std::string& id) {
      const auto found = std::ranges::find_if(deck.kinds, [&](const auto& one) { return one.id == id; });
      check(found != deck.kinds.end(), "a test deals cards of this game");
      return static_cast<int>(found - deck.kinds.begin());
    };
    for (const auto& hand : deal.hands) {
      hands_.emplace_back();
      for (const std::string& id : hand) hands_.back().push_back(kind_of(id));
    }
    for (const std::string& id : deal.reserved) reserved_.push_back(kind_of(id));
    given_.resize(hands_.size());
  }

  int pick(Draw what, std::span<const std::uint8_t> counts) override {
    const auto source = static_cast<classic::Source>(what.source);
    if (source == classic::Source::RoleCards && what.place == 0) given_.assign(hands_.size(), 0);  // a new round
    if (source == classic::Source::GoalCards) return gold_in_the_middle(what.place, counts);
    const bool is_card = source == classic::Source::Pile;
    if (is_card && what.place < hands_.size() && given_[what.place] < hands_[what.place].size()) {
      const int kind = hands_[what.place][given_[what.place]++];
      check(counts[static_cast<std::size_t>(kind)] > 0, "a test deals cards that there are");
      return kind;
    }
    int kind = 0;
    while (counts[static_cast<std::size_t>(kind)] == 0 || (is_card && std::ranges::count(reserved_, kind) > 0)) ++kind;
    return kind;
  }

 private:
  // The treasure is the first goal card of the box.
  static int gold_in_the_middle(int place, std::span<const std::uint8_t> counts) {
    if (place == 1) return 0;
    int goal = 1;
    while (counts[static_cast<std::size_t>(goal)] == 0) ++goal;
    return goal;
  }

  std::vector<std::vector<int>> hands_;
  std::vector<std::size_t> given_;
  std::vector<int> reserved_;
};

}  // namespace

void deal(Deal deal) {
  const std::lock_guard lock(guard);
  next_deal = std::move(deal);
}

std::span<const Game> all_games() {
  static const std::vector<Game> games = [] {
    Game dealt = classic::game();
    dealt.start = [start = dealt.start](const Choice& choice, const std::shared_ptr<Chance>&) {
      const std::lock_guard lock(guard);
      const classic::Deck deck = classic::deck_for(classic::Outside::options_of(choice));
      return start(choice, std::make_shared<Dealt>(deck, next_deal));
    };
    return std::vector<Game>{dealt};
  }();
  return games;
}

}  // namespace filon::games
