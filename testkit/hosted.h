// For tests: chance from a seed, a reader that follows the messages of a match, the answers it is offered, and players
// who mostly dig, so that rounds end in every way.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "kernel/chance.h"
#include "kernel/rng.h"
#include "protocol/test_patch.h"

namespace filon::testkit {

// The number of matches in a test. Sanitized builds are many times slower.
#ifdef FILON_SANITIZED
inline constexpr std::uint64_t some_matches = 1;
#else
inline constexpr std::uint64_t some_matches = 4;
#endif

class SeededChance final : public Chance {
 public:
  explicit SeededChance(std::uint64_t seed) : rng_(seed) {}

  int pick(Draw, std::span<const std::uint8_t> counts) override {
    int left = rng_.below(std::accumulate(counts.begin(), counts.end(), 0));
    std::size_t kind = 0;
    for (; left >= counts[kind]; ++kind) left -= counts[kind];
    return static_cast<int>(kind);
  }

 private:
  Rng rng_;
};

// Calls `use` with every different way to take `count` cards of the hand.
inline void for_each_choice(const boost::json::array& hand, std::size_t count, const auto& use) {
  boost::json::array taken;
  const auto take = [&](const auto& self, std::size_t from) -> void {
    if (taken.size() == count) return use(taken);
    for (std::size_t i = from; i < hand.size(); ++i) {
      if (i > from && hand[i] == hand[i - 1]) continue;  // a hand is sorted
      taken.push_back(hand[i]);
      self(self, i + 1);
      taken.pop_back();
    }
  };
  take(take, 0);
}

// All answers that "legal" of a message allows (docs/protocol.md, Answers), as JSON texts. Described answers are made
// from the cards of the hand.
inline std::vector<std::string> answers_in(const boost::json::object& legal, const boost::json::array& hand) {
  std::vector<std::string> all;
  for (const auto& [name, how] : legal) {
    const auto add = [&all, answer_name = std::string(name)](boost::json::array rest) {
      rest.insert(rest.begin(), boost::json::value(answer_name));
      all.push_back(boost::json::serialize(rest));
    };
    const boost::json::object* by_card = how.if_object();
    if (!by_card) {
      for (const boost::json::value& rest : how.as_array()) add(rest.as_array());
    } else if (name == "discard") {
      const auto most = static_cast<std::size_t>(by_card->at("most").as_int64());
      for (auto count = static_cast<std::size_t>(by_card->at("least").as_int64()); count <= most; ++count)
        for_each_choice(hand, count, [&](const boost::json::array& cards) { add({boost::json::value(cards)}); });
    } else if (name == "clear_away") {
      for (const boost::json::value& away : by_card->at("away").as_array())
        for_each_choice(hand, static_cast<std::size_t>(by_card->at("pay").as_int64()),
                        [&](const boost::json::array& paid) { add({away, boost::json::value(paid)}); });
    } else {
      for (const auto& [card, list] : *by_card)
        for (const boost::json::value& one : list.as_array()) {
          boost::json::array rest = one.as_array();
          rest.insert(rest.begin(), boost::json::value(card));
          add(std::move(rest));
        }
    }
  }
  return all;
}

// A client that knows docs/protocol.md and no game: it keeps a view up to date.
class Reader {
 public:
  // A `view`, or the members of one.
  void see(const boost::json::object& message) {
    view_ = {};
    if (const boost::json::value* rules = message.if_contains("rules")) view_["rules"] = *rules;
    change(message);
  }
  // A `played`, or the members of one.
  void hear(const boost::json::object& message) { change(message); }
  // Any message of the server. True: it was a `view` or a `played`.
  bool take(const boost::json::object& message) {
    const std::string_view type = message.at("type").as_string();
    if (type == "view") see(message);
    if (type == "played") hear(message);
    return type == "view" || type == "played";
  }

  // It has answered a question after which nothing is played.
  void went_on() { legal_ = {}; }

  // Without members that are 0, null or empty.
  boost::json::value view() const { return protocol::without_defaults(view_); }
  const boost::json::object& whole() const { return view_; }
  const boost::json::object& legal() const { return legal_; }
  int question() const { return question_; }
  bool is_asked() const { return !legal_.empty(); }
  std::vector<std::string> answers() const { return answers_in(legal_, hand()); }
  // To the question it was asked before the open one.
  std::vector<std::string> earlier_answers() const { return answers_in(earlier_, hand()); }
  boost::json::array hand() const {
    const boost::json::value* mine = view_.if_contains("mine");
    const boost::json::value* hand = mine ? mine->as_object().if_contains("hand") : nullptr;
    return hand ? hand->as_array() : boost::json::array{};
  }

 private:
  void change(const boost::json::object& message) {
    for (const auto* part : {"table", "mine"})
      if (const boost::json::value* change = message.if_contains(part)) protocol::apply_patch(view_[part], *change);
    // Not a patch: every message has the whole question.
    const boost::json::value& question = view_["question"] = message.at("question");
    const int number = question.is_null() ? 0 : static_cast<int>(question.at("number").as_int64());
    if (number != std::exchange(question_, number) && is_asked()) earlier_ = std::move(legal_);
    const boost::json::value* legal = message.if_contains("legal");
    legal_ = legal ? legal->as_object() : boost::json::object{};
  }

  boost::json::object view_;
  boost::json::object legal_, earlier_;
  int question_ = 0;
};

// How far from the gold an answer digs; 1000 for answers that do not dig, and for dead ends.
inline int distance_to_gold(const std::string& answer) {
  constexpr int nowhere = 1000;
  const boost::json::array list = boost::json::parse(answer).as_array();
  if (list.at(0).as_string() != "place_path" || list.at(1).as_string().starts_with("b-x")) return nowhere;
  const boost::json::array& at = list.at(2).as_array();
  return static_cast<int>(2 * std::abs(8 - at.at(0).as_int64()) + std::abs(at.at(1).as_int64()));
}

// Requires: the list is not empty.
inline std::string best_digging(const std::vector<std::string>& legal) {
  std::size_t best = 0;
  int least = distance_to_gold(legal.front());
  for (std::size_t i = 1; i < legal.size(); ++i)
    if (const int distance = distance_to_gold(legal[i]); distance < least) {
      least = distance;
      best = i;
    }
  return legal[best];
}

inline const std::string& any_of(const std::vector<std::string>& legal, Rng& rng) {
  return legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
}

inline std::string digs_mostly(const std::vector<std::string>& legal, Rng& rng) {
  const std::string& any = any_of(legal, rng);
  return rng.below(8) == 0 ? any : best_digging(legal);
}

}  // namespace filon::testkit
