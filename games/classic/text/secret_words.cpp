// Secrets as sentences to the seat that hears them.
#include "games/classic/text/notes.h"
#include "games/classic/text/phrases.h"
#include "games/classic/text/words.h"

namespace filon::text {
namespace {

using namespace classic;

std::string with_commas(std::string_view text) {
  std::string spaced;
  for (char c : text) spaced += c == ',' ? std::string(", ") : std::string(1, c);
  return spaced;
}

class SecretWords {
 public:
  explicit SecretWords(const Rules& rules) : rules_(rules) {}

  std::string operator()(const Dealt& s) const {
    return "You are a " + role_words(s.role) + ". Your hand: " + card_list(rules_, s.hand) + ".";
  }
  std::string operator()(const Sealed&) const { return "Your answer is sealed."; }
  std::string operator()(const GotCard& s) const { return "You draw " + short_name(s.card) + "."; }
  std::string operator()(const LostCard& s) const { return "You play " + short_name(s.card) + "."; }
  std::string operator()(const DiscardedCard& s) const { return "You discard " + short_name(s.card) + "."; }
  std::string operator()(const GoalSeen& s) const {
    return "Goal " + std::to_string(s.goal) + " is " + goal_words(rules_, s.card) + ".";
  }
  std::string operator()(const RoleSeen& s) const { return "That role is " + role_words(s.seen.role) + "."; }
  std::string operator()(const GotRole& s) const { return "You are a " + role_words(s.role) + " now."; }
  std::string operator()(const GotHand& s) const {
    return s.hand.empty() ? "You hold no card now." : "Your hand is now: " + card_list(rules_, s.hand) + ".";
  }
  std::string operator()(const GoldOffered& s) const {
    return "You choose from " + with_commas(gold_text(s.gold)) + ".";
  }
  std::string operator()(const GotGold& s) const {
    return s.gold.size() == 0 ? "You get no gold card." : "You get gold: " + with_commas(gold_text(s.gold)) + ".";
  }
  std::string operator()(const Intended& s) const {
    return s.swap ? "You really swap them." : "You only pretend to swap them.";
  }
  std::string operator()(const GoalsMixed& s) const { return goals(s.one, s.other) + " may have changed places."; }
  std::string operator()(const GoalsExchanged& s) const { return goals(s.one, s.other) + " have changed places."; }
  std::string operator()(const ChestSeen& s) const {
    return "Chest " + std::to_string(s.chest) + ": " + std::string(chest_words(rules_.deck[s.cards.card].chest)) +
           "; over it lies " + short_name(s.cards.path) + ".";
  }
  std::string operator()(const LookedAt& s) const { return "You see " + card_list(rules_, s.cards) + "."; }
  std::string operator()(const FoundCard& s) const { return "You take card " + std::to_string(s.position + 1) + "."; }
  std::string operator()(const KeptCard& s) const { return "You keep card " + std::to_string(s.position + 1) + "."; }
  std::string operator()(const DiscardsMixed& s) const {
    const std::string cards = s.count == DiscardsMixed::all ? "All cards"
                              : s.count == 1                ? "The last card"
                                                            : "The last " + std::to_string(s.count) + " cards";
    return cards + " you discarded " + (s.count == 1 ? "is" : "are") + " now mixed with others.";
  }
  std::string operator()(const CashedGold& s) const {
    return "You give away a gold card worth " + std::to_string(s.value) + ".";
  }
  std::string operator()(const ChangePaid&) const { return "You pay with nuggets of your last gold card."; }
  std::string operator()(const RoleMixed& s) const {
    std::vector<std::string> others;
    for (Role role : all_of<Role>())
      for (int n = s.others.count(static_cast<int>(role)); n > 0; --n) others.push_back(role_words(role));
    return "You are a " + role_words(s.role) + " now." +
           (others.empty() ? "" : " You know of other roles: " + list_words(others) + ".");
  }

 private:
  static std::string goals(int one, int other) {
    return "Goals " + std::to_string(one) + " and " + std::to_string(other);
  }
  std::string short_name(Card card) const { return std::string(short_name_of(rules_, card)); }

  const Rules& rules_;
};

}  // namespace

std::string sentence(const Rules& rules, const Secret& secret) { return std::visit(SecretWords(rules), secret); }

}  // namespace filon::text
