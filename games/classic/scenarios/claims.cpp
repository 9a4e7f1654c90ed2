#include "games/classic/scenarios/claims.h"

#include <boost/json.hpp>

#include "games/classic/scenarios/claim_list.h"

namespace filon::classic::scenarios {

std::string of_seat(std::string_view what, Seat seat) {
  return std::string(what) + " of seat " + std::to_string(index(seat));
}

const classic::Holding& holding(const classic::Match& match, Seat seat) {
  return classic::MatchTestAccess::state(match).holdings[seat];
}

std::vector<Claim> read_claims(Reading& reading, const Node& node) {
  std::vector<ClaimField> all;
  for (const auto& some :
       {round_claims(), card_claims(), maze_claims(), gold_claims(), legal_claims(), described_claims()})
    all.insert(all.end(), some.begin(), some.end());
  std::vector<std::string_view> known;
  for (const ClaimField& field : all) known.push_back(field.name);

  const decks::Fields fields = reading.fields(node, known);
  ClaimList list(reading);
  bool expects_something = false;
  for (const ClaimField& field : all) {
    if (!fields.has(field.name) || reading.failed()) continue;
    expects_something = true;
    field.read(list, Reading::field(fields, field.name));
  }
  if (!expects_something) reading.complain(node, "expects nothing");
  return std::move(list).claims();
}

}  // namespace filon::classic::scenarios
