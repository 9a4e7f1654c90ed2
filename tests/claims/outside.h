#pragma once

#include <boost/json/object.hpp>

#include "bots/bot.h"
#include "games/game.h"
#include "protocol/shapes.h"
#include "tests/claims/fields.h"

template <>
struct filon::bots::Traits<filon::claims::Claims> {
  struct Statement {};
  static bool begins_round(const claims::Told& told) { return std::holds_alternative<claims::Began>(told); }
  static bool is_decided(const claims::Table& table) { return table.is_over(); }
  static bool is_round_over(const claims::Table& table) { return table.is_over(); }
  static std::vector<std::string_view> interests(const claims::Rules&) { return {"prospector"}; }
  static std::size_t interest(const claims::Rules&, claims::Sight) { return 0; }
  static bool wins(const claims::Rules&, const claims::Table&, std::size_t) { return true; }
  static int gold(claims::Sight sight) { return sight.mine.gold; }
  static std::unique_ptr<Bot<claims::Claims>> make_bot(std::string_view level, const claims::Rules&, Seat,
                                                       std::uint64_t seed);
};

namespace filon::claims {

struct RuleFacts {
  Inline<Cell, most_claims> claims;
};
FILON_FIELDS(RuleFacts, claims)

class Forms {
 public:
  explicit Forms(const Rules& rules) : rules_(&rules) {}
  int seats() const { return rules_->seats; }
  std::string id(Card card) const { return std::to_string(index(card)); }
  void write(protocol::Json& json, Card card) const {
    card == no_card ? json.null() : json.value(std::string_view(id(card)));
  }
  bool read(const boost::json::value&, Card&) const;
  static protocol::Shape shape(fields::Type<Card>) { return protocol::named_shape("Card"); }
  template <class T>
  static constexpr bool is_by_seat = std::same_as<T, Table>;
  static constexpr auto unsent(fields::Type<Table>) { return words("seats", "question", "agenda"); }
  static constexpr auto unsent(fields::Type<Holding>) { return words("sealed"); }

 private:
  const Rules* rules_;
};

struct Outside {
  using G = Claims;
  using Forms = claims::Forms;
  static constexpr int fewest_players = players;
  static constexpr int most_players = players;
  static games::Options options();
  static Options options_of(const games::Choice&);
  static games::Choice choice_of(const Options&);
  static std::optional<Reason> why_not(const games::Choice&);
  static Rules compose(const Options& options) { return {options, players}; }
  static RuleFacts facts(const Rules& rules) {
    RuleFacts facts;
    for (Cell at : rules.options.claims) facts.claims.push_back(at);
    return facts;
  }
  static std::string_view sentence(Refusal refusal) { return name(refusal); }
  static std::optional<Action> aimed(const Forms&, Sight, const boost::json::object&) { return {}; }
  static std::vector<std::string_view> bot_levels() { return {"random", "normal"}; }
  static Result<std::vector<games::Scenario>> read_scenarios(std::string_view json, std::string_view name);
  static std::string print_record(const Rules&, const Match::Record&);
  static Result<Options> record_options(std::string_view text);
  static Result<Match::Record> read_record(const Rules&, std::string_view text);
  static int score(const Table& table, Seat seat) { return table.score[seat]; }
  static Seats winners(const Table& table);
};

}  // namespace filon::claims
