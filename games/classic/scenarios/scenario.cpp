#include "games/classic/scenarios/scenario.h"

#include <algorithm>

#include <boost/json.hpp>

#include "games/classic/deck.h"
#include "games/classic/scenarios/notation.h"
#include "games/classic/scenarios/position.h"
#include "games/classic/scenarios/steps.h"
#include "scenarios/cases.h"
#include "scenarios/run.h"

namespace filon::classic::scenarios {

namespace json = boost::json;

namespace {

constexpr std::string_view fields_of_case[] = {"$schema", "title",  "rules",        "game",     "editions", "with",
                                               "players", "seed",   "first_player", "rejected", "position", "steps",
                                               "twin",    "layout", "veto_seconds", "copies",   "tunnels"};
constexpr std::string_view edition_words[] = {"2004", "2011", "2024"};
constexpr std::string_view game_words[] = {"classic"};

// Reads one case for all its editions and numbers of players.
class CaseReader {
 public:
  CaseReader(const json::value& value, std::string name, decks::Complaint& complaint)
      : value_(value), fields_(value, "", complaint), complaint_(complaint), name_(std::move(name)) {
    fields_.take_only(fields_of_case);
  }

  void read(std::vector<Scenario>& out) {
    fields_.word("game", decks::Need::Must, game_words);
    Scenario common;
    common.title = fields_.text("title", decks::Need::Must, "what the case shows, as a sentence");
    common.rules = texts("rules", "a list of rule ids");
    if (fields_.has("seed"))
      common.seed = static_cast<classic::Seed>(fields_.number("seed", decks::Need::May, 0, 1 << 30));
    const auto editions = read_editions();
    const auto players = read_players();
    for (classic::Edition edition : editions)
      for (int seats : players) {
        if (complaint_.is_made()) return;
        Scenario scenario = common;
        scenario.options.edition = edition;
        scenario.options.seats = seats;
        scenario.options.with = read_modules();
        scenario.options.first_player = seat(fields_.number("first_player", decks::Need::May, 0, max_seats));
        if (fields_.has("layout")) scenario.options.layout = read_layout();
        if (fields_.has("veto_seconds"))
          scenario.options.veto_seconds = fields_.number("veto_seconds", decks::Need::May, 0, 99);
        scenario.name =
            name_ + ", edition " + std::string(classic::name(edition)) + ", " + std::to_string(seats) + " players";
        read_course(scenario);
        out.push_back(std::move(scenario));
      }
  }

 private:
  std::vector<std::string> texts(std::string_view field, std::string_view takes) {
    std::vector<std::string> texts;
    for (const json::value& value : fields_.array(field, decks::Need::Must, takes)) {
      const json::string* text = value.if_string();
      if (text && !text->empty()) {
        texts.emplace_back(text->data(), text->size());
      } else {
        fields_.complain(field, "takes " + std::string(takes));
      }
    }
    return texts;
  }

  std::vector<classic::Edition> read_editions() {
    std::vector<classic::Edition> editions;
    if (!fields_.has("editions")) {
      for (std::string_view word : edition_words) editions.push_back(*named<classic::Edition>(word));
      return editions;
    }
    for (const std::string& word : texts("editions", "a list of editions")) {
      const auto edition = named<classic::Edition>(word);
      if (edition) {
        editions.push_back(*edition);
      } else {
        fields_.complain("editions", decks::quoted(word) + " is no edition; it takes " + decks::listed(edition_words));
      }
    }
    return editions;
  }

  classic::Modules read_modules() {
    if (!fields_.has("with")) return {};
    std::string names;
    for (const std::string& word : texts("with", "a list of modules")) names += (names.empty() ? "" : ",") + word;
    const auto modules = classic::modules_named(names);
    if (!modules) fields_.complain("with", decks::quoted(names) + " are not modules");
    return modules.value_or(classic::Modules{});
  }

  // Where things lie: {"goals": ["(8,0)", ...], "chests": [...], "workshop": ["(4,-1)"], "party": ["(4,1)"]}.
  classic::Layout read_layout() {
    classic::Layout layout;
    const json::value* value = fields_.find("layout");
    const json::object* object = value->if_object();
    if (!object) return fields_.complain("layout", "takes an object"), layout;
    const auto read = [&](std::string_view name, auto& cells) {
      const json::value* list = object->if_contains(name);
      if (!list) return;
      if (!list->is_array()) return fields_.complain("layout", "takes lists of cells");
      for (const json::value& item : list->get_array()) {
        const auto at = item.is_string() ? cell_written(std::string_view(item.get_string())) : std::nullopt;
        if (!at || cells.size() == cells.capacity()) return fields_.complain("layout", "takes lists of cells");
        cells.push_back(*at);
      }
    };
    read("goals", layout.goals);
    read("chests", layout.chests);
    read("workshop", layout.workshop);
    read("party", layout.party);
    return layout;
  }

  // A house deck: other numbers of copies, and other tunnels, by the id of a card (MOD-33).
  void change_deck(classic::Deck& deck) {
    each_card("copies", deck, [&](Card card, const json::value& value) {
      const std::int64_t* number = value.if_int64();
      if (!number || *number < 0 || *number > 40) return fields_.complain("copies", "takes numbers from 0 to 40");
      const int copies = static_cast<int>(*number);
      if (index(card) < classic::Cards::kinds() && deck.pile.count(index(card)) > 0)
        deck.pile.add(index(card), copies - deck.pile.count(index(card)));
      for (auto* list : {&deck.goals, &deck.chests, &deck.black_paths}) {
        const auto found = std::find(list->begin(), list->end(), card);
        if (found == list->end()) continue;
        const auto first = found - list->begin();
        list->insert(found, static_cast<std::size_t>(copies), card);
        list->erase(std::remove(list->begin() + first + copies, list->end(), card), list->end());
      }
    });
    each_card("tunnels", deck, [&](Card card, const json::value& value) {
      const auto sides = value.is_string() ? sides_written(std::string_view(value.get_string())) : std::nullopt;
      if (!sides) return fields_.complain("tunnels", "takes open sides like NS");
      Face face(*sides, {}, 0);
      face.join(*sides);
      deck.kinds[static_cast<std::size_t>(card)].face = face;
    });
  }
  template <class Change>
  void each_card(std::string_view field, classic::Deck& deck, Change&& change) {
    const json::value* value = fields_.find(field);
    if (!value) return;
    const json::object* object = value->if_object();
    if (!object) return fields_.complain(field, "takes an object by card");
    for (const auto& member : *object) {
      const auto card = deck.find(std::string_view(member.key()));
      if (!card)
        return fields_.complain(field, "takes cards of this game, not " + decks::quoted(std::string(member.key())));
      change(*card, member.value());
    }
  }

  // A number or a list of numbers.
  std::vector<int> read_players() {
    const json::value* value = fields_.find("players");
    if (!value || !value->is_array()) return {fields_.number("players", decks::Need::Must, 0, 99)};
    std::vector<int> players;
    for (const json::value& item : value->get_array()) {
      const std::int64_t* number = item.if_int64();
      if (number && *number >= 0 && *number <= 99) {
        players.push_back(static_cast<int>(*number));
      } else {
        fields_.complain("players", "takes a whole number from 0 to 99, or a list of them");
      }
    }
    return players;
  }

  void read_course(Scenario& scenario) {
    if (fields_.has("rejected")) {
      scenario.rejected =
          fields_.text("rejected", decks::Need::May, "the sentence with which the options are rejected");
    }
    classic::Deck deck = classic::deck_for(scenario.options);
    change_deck(deck);
    const auto rules = classic::compose(scenario.options, deck);
    if (scenario.rejected) {
      scenario.found_instead = rules ? "a match" : rules.error();
      return;
    }
    if (!rules) return complaint_.about("", rules.error());
    scenario.in_force = std::make_shared<const classic::Rules>(*rules);
    Reading reading(*scenario.in_force, complaint_);
    scenario.course = course(reading, fields_, scenario.seed);
    if (fields_.has("twin") && !complaint_.is_made()) scenario.twin = twin(reading, scenario.seed);
  }

  Course course(Reading& reading, const decks::Fields& fields, classic::Seed seed) {
    Course course;
    if (fields.has("position")) course.position = read_position(reading, Reading::field(fields, "position"), seed);
    if (complaint_.is_made()) return course;
    if (fields.has("steps")) {
      course.steps = read_steps(reading, Reading::field(fields, "steps"));
    } else {
      fields.complain("steps", "is missing; it takes a list of steps");
    }
    return course;
  }

  Twin twin(Reading& reading, classic::Seed seed) {
    static constexpr std::string_view known[] = {"differs", "alike_for"};
    const Node node = Reading::field(fields_, "twin");
    const decks::Fields fields = reading.fields(node, known);
    Twin twin;
    if (!fields.has("differs") || !fields.has("alike_for")) {
      reading.complain(node, "takes differs and alike_for");
      return twin;
    }
    twin.alike_for = reading.seats(Reading::field(fields, "alike_for"));
    static constexpr std::string_view may_differ[] = {"position", "steps"};
    reading.fields(Reading::field(fields, "differs"), may_differ);
    const json::value other = any::merged(value_, *fields.find("differs"));
    const decks::Fields whole(other, "", complaint_);
    twin.course = course(reading, whole, seed);
    return twin;
  }

  const json::value& value_;
  decks::Fields fields_;
  decks::Complaint& complaint_;
  std::string name_;
};

}  // namespace

Result<std::vector<Scenario>> read_scenarios(std::string_view text, std::string_view name) {
  std::vector<Scenario> scenarios;
  const auto error = any::read_cases(
      text, name, [&](const json::value& value, const std::string& called, decks::Complaint& complaint) {
        CaseReader(value, called, complaint).read(scenarios);
      });
  if (error) return *error;
  return scenarios;
}

Outcome run(const Scenario& scenario) { return any::run(scenario); }

}  // namespace filon::classic::scenarios
