// What the game of the tests gives to the rest of the program, and its bots.
#include "tests/claims/outside.h"

#include "bots/picker.h"
#include "games/hosting.h"
#include "games/plain_record.h"
#include "scenarios/plain.h"
#include "tests/claims/entry.h"
#include "tests/claims/state.h"

namespace filon::claims {

bool Forms::read(const boost::json::value& json, Card& card) const {
  const boost::json::string* id = json.if_string();
  if (!id || id->size() != 1 || id->front() < '1' || id->front() > '6') return false;
  card = filon::card(id->front() - '0');
  return true;
}

games::Options Outside::options() {
  return {{"claims", games::Layout{1, most_claims, {cell(0, 0), cell(1, 0), cell(1, 1)}}},
          {"cards", games::Number{1, 5, 4}}};
}

Options Outside::options_of(const games::Choice& choice) { return {choice.cells("claims"), choice.number("cards")}; }

games::Choice Outside::choice_of(const Options& options) {
  return {std::string(Claims::id), players, {{"claims", options.claims}, {"cards", options.cards}}};
}

std::optional<Reason> Outside::why_not(const games::Choice& choice) {
  if (choice.players != players)
    return Reason{"players",
                  choice.players < players ? "too_few_players" : "too_many_players",
                  {{"least", "3"}, {"most", "3"}},
                  "players: this game takes 3, not " + std::to_string(choice.players)};
  if (choice.number("cards") < static_cast<int>(choice.cells("claims").size()))
    return Reason{"cards",
                  "too_few_cards",
                  {{"least", std::to_string(choice.cells("claims").size())}},
                  "cards: there are more claims than cards to bid for them"};
  return {};
}

Result<std::vector<games::Scenario>> Outside::read_scenarios(std::string_view json, std::string_view name) {
  return scenarios::read_plain_scenarios<Outside>(json, name);
}
std::string Outside::print_record(const Rules& rules, const Match::Record& record) {
  return games::print_plain_record<Outside>(rules, record);
}
Result<Options> Outside::record_options(std::string_view text) { return games::plain_record_options<Outside>(text); }
Result<Match::Record> Outside::read_record(const Rules& rules, std::string_view text) {
  return games::read_plain_record<Outside>(rules, text);
}

Seats Outside::winners(const Table& table) {
  Seats best;
  int most = 0;
  for (int i = 0; i < players; ++i) {
    if (table.score[seat(i)] > most) best = {};
    most = std::max(most, int{table.score[seat(i)]});
    if (table.score[seat(i)] == most) best.insert(seat(i));
  }
  return best;
}

games::Game game() { return games::game_of<Outside>(); }

namespace {

// Bids its highest card, objects whenever it can, and defends with its lowest; or plays at random.
class Player final : public bots::Bot<Claims> {
 public:
  Player(bool is_random, std::uint64_t seed) : is_random_(is_random), rng_(seed) {}
  void begin(const View&, std::span<const Heard>) override {}
  Action choose(Sight sight, const Actions& legal, bots::Budget) override {
    if (is_random_) return legal[static_cast<std::size_t>(rng_.below(static_cast<int>(legal.size())))];
    // Cards are listed in ascending order.
    return sight.table.question.what == Ask::Bid ? legal.back() : legal[0];
  }

 private:
  bool is_random_;
  Rng rng_;
};

}  // namespace
}  // namespace filon::claims

std::unique_ptr<filon::bots::Bot<filon::claims::Claims>> filon::bots::Traits<filon::claims::Claims>::make_bot(
    std::string_view level, const claims::Rules&, Seat at, std::uint64_t seed) {
  return std::make_unique<claims::Player>(level == "random", seed + static_cast<std::uint64_t>(at));
}
