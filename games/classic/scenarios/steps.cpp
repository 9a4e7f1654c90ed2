#include "games/classic/scenarios/steps.h"

#include <algorithm>

#include <boost/json.hpp>

#include "games/classic/scenarios/claims.h"
#include "games/classic/text/words.h"

namespace filon::classic::scenarios {
namespace {

constexpr std::string_view takes = "one of play, try, discards, close and expect";

Step read_play(Reading& reading, const Node& node) {
  static constexpr std::string_view known[] = {"play", "by", "stop_at_window"};
  const decks::Fields fields = reading.fields(node, known);
  const Node answer = Reading::field(fields, "play");
  if (!fields.has("by")) {
    reading.complain(node, "does not say by which seat; it takes by");
    return {};
  }
  return Play{reading.seat(Reading::field(fields, "by")), reading.answer(answer), reading.text(answer, "an answer"),
              fields.has("stop_at_window")};
}

Step read_try(Reading& reading, const Node& node) {
  static constexpr std::string_view known[] = {"try", "by", "refused"};
  const decks::Fields fields = reading.fields(node, known);
  const Node answer = Reading::field(fields, "try");
  if (!fields.has("by") || !fields.has("refused")) {
    reading.complain(node, "does not say by which seat, or why it is refused; it takes by and refused");
    return {};
  }
  const Node code = Reading::field(fields, "refused");
  const std::string word = reading.text(code, "the code of a refusal");
  const auto refused = named<classic::Refusal>(word);
  if (!refused && !word.empty()) reading.complain(code, decks::quoted(word) + " is no code of a refusal");
  return Try{reading.seat(Reading::field(fields, "by")), reading.answer(answer), reading.text(answer, "an answer"),
             refused.value_or(classic::Refusal::NotAsked)};
}

Step read_discards(Reading& reading, const Node& node) {
  static constexpr std::string_view known[] = {"discards"};
  return Repeat{reading.number(Reading::field(reading.fields(node, known), "discards"), 1, 1000), "discard",
                [](classic::Sight sight) -> std::optional<classic::Action> {
                  if (sight.mine.hand.empty()) return {};
                  return classic::Discard{{sight.mine.hand[0]}};
                }};
}

Step read_close(Reading& reading, const Node& node) {
  static constexpr std::string_view known[] = {"close"};
  reading.fields(node, known);
  return any::Close{};
}

Step read_expect(Reading& reading, const Node& node) {
  static constexpr std::string_view known[] = {"expect"};
  return Expect{read_claims(reading, Reading::field(reading.fields(node, known), "expect"))};
}

Step read_step(Reading& reading, const Node& node) {
  struct Kind {
    std::string_view word;
    Step (*read)(Reading&, const Node&);
  };
  const auto members = reading.members(node, takes);
  for (const Kind& kind : {Kind{"play", read_play},
                           {"try", read_try},
                           {"discards", read_discards},
                           {"close", read_close},
                           {"expect", read_expect}})
    if (std::any_of(members.begin(), members.end(), [&](const auto& member) { return member.first == kind.word; }))
      return kind.read(reading, node);
  reading.complain(node, "is no step; it takes " + std::string(takes));
  return {};
}

bool says_who_is_asked(const Step& step) {
  const auto* expect = std::get_if<Expect>(&step);
  return expect && std::any_of(expect->claims.begin(), expect->claims.end(),
                               [](const Claim& claim) { return claim.about == "asked"; });
}

}  // namespace

std::vector<Step> read_steps(Reading& reading, const Node& node) {
  std::vector<Step> steps;
  for (const Node& item : reading.items(node, "a list of steps")) {
    steps.push_back(read_step(reading, item));
    if (reading.failed()) return steps;
  }
  if (steps.empty() || !says_who_is_asked(steps.back()))
    reading.complain(node, "the last step takes an expect of who is asked");
  return steps;
}

}  // namespace filon::classic::scenarios
