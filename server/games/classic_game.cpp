#include "server/games/classic_game.h"

#include <map>
#include <mutex>

#include <filon/classic/match.h>
#include <filon/text/answers.h>
#include <filon/text/record.h>
#include <filon/text/words.h>

#include "bot.h"
#include "classic_deck.h"
#include "protocol/classic.h"

namespace filon::server {
namespace {

using namespace classic;

Result<Options> options_of(const Setup& setup) {
  const auto edition = edition_named(setup.edition);
  if (!edition) return Error{"edition: there is no edition \"" + setup.edition + "\"; it takes 2004, 2011 or 2024"};
  if (!setup.modules.empty()) return Error{"modules: there is no module \"" + setup.modules.front() + "\" yet"};
  return Options{*edition, setup.seats, seat(0)};
}

// Tables of the same kind share their rules: these are some kilobytes, a table should not be.
std::shared_ptr<const Rules> shared_rules(const Options& options) {
  static std::map<std::pair<Edition, int>, std::shared_ptr<const Rules>> known;
  static std::mutex guard;
  const std::lock_guard lock(guard);
  auto& rules = known[{options.edition, options.seats}];
  if (!rules) rules = std::make_shared<const Rules>(*compose(options, decks::base_deck()));
  return rules;
}

// Lists of legal answers are large, and a thread needs only one at a time.
Actions& scratch() {
  thread_local Actions actions;
  return actions;
}

class ClassicGame final : public Game {
 public:
  ClassicGame(std::shared_ptr<const Rules> rules, std::shared_ptr<Chance> chance)
      : rules_(std::move(rules)), match_(Match::start(rules_, std::move(chance))) {}

  int seats() const override { return rules_->seats; }
  bool is_over() const override { return match_.is_over(); }
  Seats asked() const override { return match_.to_act(); }
  int answers() const override { return match_.version(); }

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
    const Table before = match_.table();
    PerSeat<Holding> held;
    for (int i = 0; i < seats(); ++i) held[seat(i)] = match_.sight(seat(i)).mine;
    if (const auto refusal = match_.play(by, *action)) return Refused{text::code(*refusal), text::sentence(*refusal)};
    tell_bots();
    return written(before, held);
  }

  std::string view(Seat viewer) const override {
    std::string out;
    protocol::Json json(out);
    protocol::write_change(*rules_, Table{}, match_.table(), json.key("table"));
    if (viewer == nobody) return out;
    protocol::write_change(*rules_, Holding{}, match_.sight(viewer).mine, json.key("mine"));
    write_legal(viewer, json);
    return out;
  }

  void seat_bot(Seat at, std::string_view level, std::uint64_t seed) override {
    bots_[at] = bots::make_bot(level, *rules_, at, seed);
    bots_[at]->begin(match_.view(at));
  }
  void remove_bot(Seat at) override { bots_[at] = nullptr; }
  std::string bot_answer(Seat at) override {
    legal_actions(*rules_, match_.sight(at), scratch());
    return text::print(*rules_, bots_[at]->choose(match_.sight(at), scratch()));
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
    if (!match_.to_act().contains(viewer)) return;
    legal_actions(*rules_, match_.sight(viewer), scratch());
    protocol::write(*rules_, scratch(), json.key("legal"));
  }

  Played written(const Table& before, const PerSeat<Holding>& held) const {
    Played played;
    protocol::Json shared(played.shared);
    shared.key("told").begin('[');
    for (const Event& event : match_.events()) protocol::write(*rules_, event.told, shared);
    shared.end(']');
    protocol::write_change(*rules_, before, match_.table(), shared.key("table"));

    for (int i = 0; i < seats(); ++i) {
      const Seat at = seat(i);
      protocol::Json own(played.own[at]);
      bool any = false;
      for (const Event& event : match_.events())
        for (const Whisper& whisper : event.whispers) {
          if (whisper.to != at) continue;
          if (!any) own.key("secrets").begin('[');
          any = true;
          protocol::write(*rules_, whisper.secret, own);
        }
      if (any) own.end(']');
      if (held[at] != match_.sight(at).mine)
        protocol::write_change(*rules_, held[at], match_.sight(at).mine, own.key("mine"));
      write_legal(at, own);
    }
    return played;
  }

  std::shared_ptr<const Rules> rules_;
  Match match_;
  PerSeat<std::unique_ptr<bots::Bot>> bots_;
};

}  // namespace

std::string describe_classic() {
  std::string out;
  protocol::Json json(out);
  json.begin('{').member("game", "classic").key("editions").begin('[');
  for (Edition edition : all_editions) json.value(name(edition));
  json.end(']').key("modules").begin('[').end(']').key("players").begin('[');
  for (int seats = 1; seats <= max_seats; ++seats)
    if (compose(Options{Edition::E2024, seats, seat(0)}, decks::base_deck())) json.value(seats);
  json.end(']').key("bots").begin('[');
  for (std::string_view level : bots::levels()) json.value(level);
  json.end(']').end('}');
  return out;
}

std::optional<Error> cannot_play_classic(const Setup& setup) {
  const auto options = options_of(setup);
  if (!options) return Error{options.error()};
  const auto rules = compose(*options, decks::base_deck());
  if (!rules) return Error{rules.error()};
  return {};
}

std::unique_ptr<Game> start_classic(const Setup& setup, std::shared_ptr<Chance> chance) {
  return std::make_unique<ClassicGame>(shared_rules(*options_of(setup)), std::move(chance));
}

}  // namespace filon::server
