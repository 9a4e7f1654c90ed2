// Reads scenario files in which everything is named by its field. A match begins with its deal, and the file can fix
// the outcomes of chance; or it begins in a position, if the game has words for positions.
#pragma once

#include "scenarios/cases.h"
#include "scenarios/field_claims.h"
#include "scenarios/run.h"
#include "scenarios/stacked_chance.h"

namespace filon::scenarios {

// Reads the position of a scenario. `stacks` receives what chance decides next.
template <class G>
using ReadPosition = kernel::State<G> (*)(const typename G::Rules&, const decks::Fields&, std::vector<Stack>& stacks);

template <class Outside>
class PlainReader {
 public:
  using G = typename Outside::G;
  using Claims = FieldClaims<Outside>;
  using Value = boost::json::value;

  PlainReader(const Value& value, std::string name, decks::Complaint& complaint, ReadPosition<G> read_position)
      : value_(value),
        fields_(value, "", complaint),
        complaint_(complaint),
        name_(std::move(name)),
        read_position_(read_position) {
    static constexpr std::string_view known[] = {"$schema", "title", "rules",    "game",     "players", "options",
                                                 "seed",    "draws", "position", "rejected", "steps",   "twin"};
    fields_.take_only(known);
  }

  std::optional<Scenario<G>> read() {
    Scenario<G> scenario;
    scenario.name = name_;
    scenario.title = fields_.text("title", decks::Need::Must, "what the case shows, as a sentence");
    for (const Value& id : fields_.array("rules", decks::Need::Must, "a list of rule ids"))
      if (id.is_string()) scenario.rules.emplace_back(id.get_string());
    if (fields_.has("seed"))
      scenario.seed = static_cast<kernel::Seed>(fields_.number("seed", decks::Need::May, 0, 1 << 30));
    games::Choice choice{std::string(G::id), fields_.number("players", decks::Need::Must, 1, max_seats), {}};
    if (const Value* options = fields_.find("options")) {
      auto values = options->is_object() ? games::read_values(options->get_object()) : std::nullopt;
      if (!values) return complain("options", "takes an object with the options of the game");
      choice.values = *std::move(values);
    }
    const auto reason = games::cannot_play(choice);
    if (fields_.has("rejected")) {
      scenario.rejected =
          fields_.text("rejected", decks::Need::May, "the sentence with which the options are rejected");
      scenario.found_instead = reason ? reason->sentence : "a match";
      return scenario;
    }
    if (reason) return complain("options", reason->sentence);
    scenario.options = Outside::options_of(choice);
    scenario.in_force = std::make_shared<const typename G::Rules>(Outside::compose(scenario.options));
    forms_.emplace(*scenario.in_force);
    scenario.course = course(*scenario.in_force, value_);
    if (fields_.has("twin")) scenario.twin = twin(*scenario.in_force);
    if (complaint_.is_made()) return {};
    return scenario;
  }

 private:
  std::nullopt_t complain(std::string_view field, std::string_view what) {
    fields_.complain(field, what);
    return std::nullopt;
  }

  Course<G> course(const typename G::Rules& rules, const Value& value) {
    const decks::Fields fields(value, "", complaint_);
    Course<G> course;
    std::vector<Stack> stacks;
    std::optional<kernel::State<G>> state;
    if (const Value* position = fields.find("position")) {
      if (!read_position_) return fields.complain("position", "every match of this game begins with its deal"), course;
      state = read_position_(rules, decks::Fields(*position, "position", complaint_), stacks);
      if (complaint_.is_made()) return course;
      if (const auto wrong = unsound(rules, *state)) return fields.complain("position", *wrong), course;
    }
    if (const Value* draws = fields.find("draws"); draws && draws->is_object())
      for (const auto& member : draws->get_object()) {
        const auto source = named<typename G::Source>(std::string_view(member.key()));
        if (!source || !member.value().is_array()) {
          fields.complain("draws", "takes lists of numbers by what is drawn");
          return course;
        }
        Stack stack{{static_cast<int>(*source)}, {}};
        for (const Value& kind : member.value().get_array())
          stack.kinds.push_back(kind.is_int64() ? static_cast<int>(kind.get_int64()) : 0);
        stacks.push_back(std::move(stack));
      }
    course.chance = [stacks](kernel::Seed seed) { return std::make_shared<StackedChance>(stacks, seed); };
    if (state) course.position = Position<G>{*std::move(state), course.chance};
    std::size_t number = 0;
    for (const Value& one : fields.array("steps", decks::Need::Must, "a list of steps"))
      read_step(decks::Fields(one, "steps[" + std::to_string(number++) + "]", complaint_), course.steps);
    return course;
  }

  void read_step(const decks::Fields& step, std::vector<Step<G>>& out) {
    static constexpr std::string_view known[] = {"answer", "by", "refused", "pause", "close", "expect"};
    step.take_only(known);
    if (step.has("close")) return out.push_back(Close{});
    if (const Value* expect = step.find("expect")) return out.push_back(Expect<G>{claims(step, *expect)});
    typename G::Action action;
    const Value* answer = step.find("answer");
    if (!answer || !protocol::read(*forms_, *answer, action))
      return step.complain("answer", "takes an answer of this game, as clients send it");
    const Seat by = seat(step.number("by", decks::Need::Must, 0, forms_->seats() - 1));
    const std::string words = boost::json::serialize(*answer);
    // With "pause" the pause after a round stays open.
    if (!step.has("refused")) return out.push_back(Play<G>{by, action, words, step.has("pause")});
    const std::string code = step.text("refused", decks::Need::May, "the code of a refusal");
    const auto refused = named<typename G::Refusal>(code);
    if (!refused) return step.complain("refused", decks::quoted(code) + " is no code of a refusal");
    out.push_back(Try<G>{by, action, words, *refused});
  }

  std::vector<Claim<G>> claims(const decks::Fields& step, const Value& expect) {
    std::vector<Claim<G>> all;
    if (!expect.is_object()) return step.complain("expect", "takes an object"), all;
    for (const auto& member : expect.get_object()) {
      const std::string_view name = member.key();
      if (std::find(std::begin(Claims::names), std::end(Claims::names), name) == std::end(Claims::names)) {
        step.complain("expect", decks::quoted(name) + " cannot be expected; it takes " + decks::listed(Claims::names));
      } else if (!Claims::is_by_seat(name)) {
        all.push_back(Claims::claim(name, nobody, member.value()));
      } else if (!member.value().is_object()) {
        step.complain("expect", std::string(name) + " takes an object by seat");
      } else {
        for (const auto& of_seat : member.value().get_object())
          all.push_back(Claims::claim(name, seat(of_seat.key()[0] - '0'), of_seat.value()));
      }
    }
    return all;
  }

  Twin<G> twin(const typename G::Rules& rules) {
    const decks::Fields fields(*fields_.find("twin"), "twin", complaint_);
    Twin<G> twin;
    const Value* differs = fields.find("differs");
    if (!differs) return fields.complain("differs", "is missing; it takes what differs"), twin;
    for (const Value& one : fields.array("alike_for", decks::Need::Must, "a list of seats"))
      twin.alike_for.push_back(seat(one.is_int64() ? static_cast<int>(one.get_int64()) : 0));
    twin.course = course(rules, merged(value_, *differs));
    return twin;
  }

  const Value& value_;
  decks::Fields fields_;
  decks::Complaint& complaint_;
  std::string name_;
  ReadPosition<G> read_position_;  // none: the game has no words for positions
  std::optional<typename Outside::Forms> forms_;
};

// Erases the type of a scenario.
template <class G>
games::Scenario ready(Scenario<G> scenario, std::string edition, games::Outcome (*run)(const Scenario<G>&)) {
  auto shared = std::make_shared<const Scenario<G>>(std::move(scenario));
  return {shared->name, shared->title, shared->rules, std::move(edition), [shared, run] { return run(*shared); }};
}

template <class Outside>
Result<std::vector<games::Scenario>> read_plain_scenarios(std::string_view text, std::string_view name,
                                                          ReadPosition<typename Outside::G> read_position = nullptr) {
  using G = typename Outside::G;
  std::vector<games::Scenario> all;
  const auto error = read_cases(
      text, name, [&](const boost::json::value& value, const std::string& called, decks::Complaint& complaint) {
        if (auto scenario = PlainReader<Outside>(value, called, complaint, read_position).read())
          all.push_back(ready<G>(*std::move(scenario), "", run<G>));
      });
  if (error) return *error;
  return all;
}

// A position by itself, as one line: the head of a scenario and its `position`, without title and steps.
template <class G>
struct SoundPosition {
  std::shared_ptr<const typename G::Rules> rules;
  kernel::State<G> state;
};
template <class Outside>
Result<SoundPosition<typename Outside::G>> read_plain_position(std::string_view text, std::string_view name,
                                                               ReadPosition<typename Outside::G> read_position) {
  decks::Complaint complaint(name);
  boost::json::value value = decks::parse_json(text, complaint);
  if (!complaint.is_made() && !value.is_object()) complaint.about("", "a position is an object");
  if (complaint.is_made()) return Error{complaint.sentence()};
  using boost::json::array, boost::json::object;
  const boost::json::value whole =
      merged(object{{"title", "-"}, {"rules", array()}, {"steps", array()}, {"position", object()}}, value);
  auto scenario = PlainReader<Outside>(whole, std::string(name), complaint, read_position).read();
  if (!scenario) return Error{complaint.sentence()};
  return SoundPosition<typename Outside::G>{scenario->in_force, scenario->course.position->state};
}

}  // namespace filon::scenarios
