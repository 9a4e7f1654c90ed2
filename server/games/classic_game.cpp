#include "server/games/classic_game.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

#include "bots/so_far.h"
#include "games/classic/bots/bot.h"
#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/classic/json/views.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/record.h"
#include "games/classic/text/words.h"

namespace filon::server {
namespace {

using namespace classic;

Result<Options> options_of(const Setup& setup) {
  const auto edition = named<Edition>(setup.edition);
  if (!edition) return Error{"edition: there is no edition \"" + setup.edition + "\"; it takes 2004, 2011 or 2024"};
  Modules with;
  for (const std::string& name : setup.modules) {
    const auto module = named<Module>(name);
    if (!module) return Error{"modules: there is no module \"" + name + "\" yet"};
    with.insert(*module);
  }
  return Options{*edition, setup.seats, seat(0), with};
}

// Tables of the same kind share their rules: these are some kilobytes, a table should not be.
std::shared_ptr<const Rules> shared_rules(const Options& options) {
  static std::map<std::tuple<Edition, int, std::string>, std::shared_ptr<const Rules>> known;
  static std::mutex guard;
  const std::lock_guard lock(guard);
  auto& rules = known[{options.edition, options.seats, name(options.with)}];
  if (!rules) rules = std::make_shared<const Rules>(*compose(options, classic::deck_for(options)));
  return rules;
}

// Lists of legal answers are large, and a thread needs only one at a time.
Actions& scratch() {
  thread_local Actions actions;
  return actions;
}

// What lay on the table and in the hands before something happened, to tell what it changed.
class Snapshot {
 public:
  // Before anything was dealt.
  Snapshot() = default;
  explicit Snapshot(const Match& match) : table_(match.table()) {
    for (int i = 0; i < match.rules().seats; ++i) held_[seat(i)] = match.sight(seat(i)).mine;
  }

  // What happened last, as members of a JSON object: what all were told, and how the table changed.
  void write_shared(const Match& now, protocol::Json& json) const {
    json.key("told").begin('[');
    for (const Event& event : now.events()) protocol::write(now.rules(), event.told, json);
    json.end(']');
    protocol::write_change(now.rules(), table_, now.table(), json.key("table"));
  }
  // What one seat was told besides, and how its holding changed; nothing if nothing.
  void write_own(const Match& now, Seat at, protocol::Json& json) const {
    bool any = false;
    for (const Event& event : now.events())
      for (const Whisper& whisper : event.whispers) {
        if (whisper.to != at) continue;
        if (!any) json.key("secrets").begin('[');
        any = true;
        protocol::write(now.rules(), whisper.secret, json);
      }
    if (any) json.end(']');
    const Sight after = now.sight(at);
    if (held_[at] != after.mine || table_.purses[at].nuggets != after.table.purses[at].nuggets)
      protocol::write_change(now.rules(), {at, table_, held_[at]}, after, json.key("mine"));
  }

 private:
  Table table_;
  PerSeat<Holding> held_;
};

// A JSON list with an object for the start and for every answer: its number, what all were told, and what `own` adds.
template <class Own>
Result<std::string> steps_of(const std::shared_ptr<const Rules>& rules, const Record& record, Own own) {
  std::string out;
  protocol::Json json(out);
  json.begin('[');
  Snapshot before;
  const auto match = Match::replay(rules, record, [&](const Match& now) {
    json.begin('{').member("n", now.version());
    before.write_shared(now, json);
    own(before, now, json);
    json.end('}');
    before = Snapshot(now);
  });
  if (!match) return Error{match.error()};
  json.end(']');
  return out;
}

class ClassicGame final : public Game {
 public:
  ClassicGame(std::shared_ptr<const Rules> rules, std::shared_ptr<Chance> chance)
      : rules_(std::move(rules)), match_(Match::start(rules_, std::move(chance))) {}

  int seats() const override { return rules_->seats; }
  bool is_over() const override { return match_.is_over(); }
  Seats asked() const override { return match_.to_act(); }
  int answers() const override { return match_.version(); }
  bool is_idle() const override { return match_.is_idle(); }
  Played close() override {
    const Snapshot before(match_);
    match_.close();
    tell_bots();
    return written(before);
  }

  std::optional<Refused> refuse(Seat by, std::string_view answer) const override {
    const auto action = text::read_action(*rules_, answer);
    if (!action) return not_an_answer;
    const auto refusal = classic::refuse(*rules_, match_.sight(by), *action);
    if (!refusal) return {};
    return Refused{text::code(*refusal), text::sentence(*refusal)};
  }

  std::variant<Played, Refused> play(Seat by, std::string_view answer) override {
    const auto action = text::read_action(*rules_, answer);
    if (!action) return not_an_answer;
    const Snapshot before(match_);
    if (const auto refusal = match_.play(by, *action)) return Refused{text::code(*refusal), text::sentence(*refusal)};
    tell_bots();
    return written(before);
  }

  std::string view(Seat viewer) const override {
    std::string out;
    protocol::Json json(out);
    protocol::write_change(*rules_, Table{}, match_.table(), json.key("table"));
    if (viewer == nobody) return out;
    protocol::write_change(*rules_, View{viewer, {}, {}}, match_.sight(viewer), json.key("mine"));
    write_legal(viewer, json);
    return out;
  }

  std::string history(Seat viewer) const override {
    const auto steps = steps_of(rules_, match_.record(), [&](const Snapshot& before, const Match& now, auto& json) {
      if (viewer != nobody) before.write_own(now, viewer, json);
    });
    check(static_cast<bool>(steps), "a match that was played can be played again");
    return *steps;
  }

  void seat_bot(Seat at, std::string_view level, std::uint64_t seed) override {
    bots_[at] = classic::bots::make_bot(level, *rules_, at, seed);
    bots_[at]->begin(match_.view(at), filon::bots::heard_so_far(match_, at));
  }
  void remove_bot(Seat at) override { bots_[at] = nullptr; }
  std::string bot_answer(Seat at) override {
    legal_actions(*rules_, match_.sight(at), scratch());
    return text::print(*rules_, bots_[at]->choose(match_.sight(at), scratch(), {}));
  }

  std::string record() const override {
    const auto text = text::print_record(*rules_, match_.record());
    check(static_cast<bool>(text), "a match that was played can be written");
    return *text;
  }

  std::string standing() const override {
    std::string out;
    protocol::Json json(out);
    json.begin('{').key("scores").begin('[');
    for (int i = 0; i < seats(); ++i) json.value(int{match_.table().scores[seat(i)]});
    json.end(']').key("winners").begin('[');
    for (int i = 0; i < seats(); ++i)
      if (match_.table().winners.contains(seat(i))) json.value(i);
    json.end(']').end('}');
    return out;
  }

 private:
  static constexpr Refused not_an_answer{"not_an_answer", "This is not an answer in the notation."};

  void tell_bots() {
    for (int i = 0; i < seats(); ++i)
      if (bots_[seat(i)])
        for (const Event& event : match_.events()) bots_[seat(i)]->hear(heard_by(event, seat(i)));
  }

  void write_legal(Seat viewer, protocol::Json& json) const {
    if (!match_.to_act().contains(viewer) || bots_[viewer] || match_.is_idle()) return;
    legal_actions(*rules_, match_.sight(viewer), scratch());
    protocol::write(*rules_, scratch(), json.key("legal"));
  }

  Played written(const Snapshot& before) const {
    Played played;
    protocol::Json shared(played.shared);
    before.write_shared(match_, shared);
    for (int i = 0; i < seats(); ++i) {
      protocol::Json own(played.own[seat(i)]);
      before.write_own(match_, seat(i), own);
      write_legal(seat(i), own);
    }
    return played;
  }

  std::shared_ptr<const Rules> rules_;
  Match match_;
  PerSeat<std::unique_ptr<classic::bots::Bot>> bots_;
};

bool can_play(const Options& options) { return static_cast<bool>(compose(options, classic::deck_for(options))); }

void write_players(Modules with, protocol::Json& json) {
  json.begin('[');
  for (int seats = 1; seats <= max_seats; ++seats)
    if (can_play({Edition::E2024, seats, seat(0), with})) json.value(seats);
  json.end(']');
}

}  // namespace

std::string describe_classic() {
  std::string out;
  protocol::Json json(out);
  json.begin('{').member("game", "classic").key("editions").begin('[');
  for (Edition edition : all_editions) json.value(name(edition));
  json.end(']').key("players");
  write_players({}, json);
  json.key("modules").begin('[');
  for (Module module : all_modules) {
    json.begin('{').member("module", name(module)).key("editions").begin('[');
    for (Edition edition : all_editions)
      if (can_play({edition, 5, seat(0), {module}})) json.value(name(edition));
    json.end(']').key("players");
    write_players({module}, json);
    json.end('}');
  }
  json.end(']').key("bots").begin('[');
  for (std::string_view level : classic::bots::levels()) json.value(level);
  json.end(']').end('}');
  return out;
}

std::optional<Error> cannot_play_classic(const Setup& setup) {
  const auto options = options_of(setup);
  if (!options) return Error{options.error()};
  const auto rules = compose(*options, classic::deck_for(*options));
  if (!rules) return Error{rules.error()};
  return {};
}

Result<std::string> replay_classic(std::string_view text) {
  const auto options = text::record_options(text);
  if (!options) return Error{options.error()};
  const auto rules = shared_rules(*options);
  const auto record = text::read_record(*rules, text);
  if (!record) return Error{record.error()};
  int answers = 0;
  return steps_of(rules, *record, [&](const Snapshot& before, const Match& now, auto& json) {
    const bool is_answer = now.answers() > answers;
    answers = now.answers();
    if (is_answer) {
      const classic::Answer& answer = now.record().answers.back();
      json.member("by", index(answer.by)).member("answer", std::string_view(text::print(*rules, answer.action)));
    }
    json.key("own").begin('[');
    for (int i = 0; i < rules->seats; ++i) {
      json.begin('{');
      before.write_own(now, seat(i), json);
      json.end('}');
    }
    json.end(']');
  });
}

std::unique_ptr<Game> start_classic(const Setup& setup, std::shared_ptr<Chance> chance) {
  return std::make_unique<ClassicGame>(shared_rules(*options_of(setup)), std::move(chance));
}

}  // namespace filon::server
