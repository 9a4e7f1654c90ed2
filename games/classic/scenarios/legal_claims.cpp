#include <algorithm>

#include "games/classic/scenarios/claim_list.h"
#include "games/classic/scenarios/claims.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/words.h"
#include "scenarios/run.h"

namespace filon::classic::scenarios {
namespace {

using classic::Match;

// The legal answers of the seat that is asked. The next call overwrites them.
const classic::Actions& listed_answers(const Match& match) {
  static thread_local classic::Actions listed;
  listed.clear();
  if (!match.to_act().empty()) legal_actions(match.rules(), match.sight(match.to_act().front()), listed);
  return listed;
}

// Listed answers must not be refused, and refused answers must not be listed.
std::string standing(const Match& match, const classic::Action& answer) {
  const Seat asked = match.to_act().empty() ? seat(0) : match.to_act().front();
  const auto refusal = refuse(match.rules(), match.sight(asked), answer);
  if (match.to_act().empty() || !any::is_listed(match, asked, answer))
    return refusal ? "not legal" : "not listed, though not refused";
  return refusal ? "listed, though refused as " + std::string(name(*refusal)) : "legal";
}

// All legal answers, sorted by their text.
std::vector<std::string> legal_answers(const Match& match) {
  std::vector<std::string> found;
  const classic::Actions listed = listed_answers(match);
  for (const classic::Action& answer : listed) {
    const std::string how = standing(match, answer);
    found.push_back(text::print(match.rules(), answer) + (how == "legal" ? "" : " (" + how + ")"));
  }
  std::sort(found.begin(), found.end());
  return found;
}

void legal(ClaimList& list, const Node& node) {
  static constexpr std::string_view known[] = {"has", "lacks", "are", "count"};
  const decks::Fields fields = list.reading().fields(node, known);
  if (std::none_of(std::begin(known), std::end(known), [&](std::string_view field) { return fields.has(field); }))
    list.reading().complain(node, "takes has, lacks, are or count");
  const auto answers = [&](std::string_view field) {
    std::vector<classic::Action> read;
    if (!fields.has(field)) return read;
    for (const Node& item : list.reading().items(Reading::field(fields, field), "a list of answers"))
      read.push_back(canonical(list.rules(), Table{}, list.reading().answer(item)));
    return read;
  };

  for (std::string_view field : {"has", "lacks"})
    for (const classic::Action& answer : answers(field))
      list.add(text::print(list.rules(), answer), field == "has" ? "legal" : "not legal",
               [answer](const Match& match) { return standing(match, answer); });
  if (fields.has("are")) {
    std::vector<std::string> wanted;
    for (const classic::Action& answer : answers("are")) wanted.push_back(text::print(list.rules(), answer));
    std::sort(wanted.begin(), wanted.end());
    list.add("legal answers", joined(wanted), [](const Match& match) { return joined(legal_answers(match)); });
  }
  if (fields.has("count"))
    list.number("count of legal answers", Reading::field(fields, "count"),
                [](const Match& match) { return legal_answers(match).size(); });
}

constexpr ClaimField fields[] = {{"legal", legal}};

}  // namespace

std::span<const ClaimField> legal_claims() { return fields; }

}  // namespace filon::classic::scenarios
