// Implements HostedMatch for any game. `Outside` is what a game gives to the rest of the program: its G, its Forms, and
// some functions; read games/classic/outside.h as an example. One source file of each game includes this.
#pragma once

#include <array>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "bots/bot.h"
#include "bots/so_far.h"
#include "games/game.h"
#include "kernel/match.h"
#include "protocol/changes.h"
#include "protocol/legal.h"
#include "protocol/reading.h"
#include "protocol/shapes.h"

namespace filon::games {

// Reads an answer as clients send it. None: the text is not an answer in this game.
template <class Outside>
std::optional<typename Outside::G::Action> read_answer(const typename Outside::Forms& forms, std::string_view text) {
  boost::system::error_code failed;
  std::array<unsigned char, 1024> room;  // most answers fit
  boost::json::monotonic_resource storage(room.data(), room.size());
  const boost::json::value json = boost::json::parse(text, failed, &storage);
  typename Outside::G::Action action;
  if (failed || !protocol::read(forms, json, action)) return {};
  return action;
}

template <class Outside>
std::string write_answer(const typename Outside::Forms& forms, const typename Outside::G::Action& action) {
  std::string out;
  protocol::Json json(out);
  protocol::write(forms, json, action);
  return out;
}

// The table and all holdings before a moment, to find out what it changed.
template <class Outside>
class Snapshot {
 public:
  using G = typename Outside::G;
  using Match = kernel::Match<G>;
  using Sight = kernel::Sight<typename G::Table, typename G::Holding>;
  using Forms = typename Outside::Forms;
  using Asked = kernel::Asked<typename G::Ask, typename G::Agenda>;  // not in "told", because "question" has it

  // Before the deal.
  Snapshot() = default;
  explicit Snapshot(const Match& match) : table_(match.table()) {
    for (int i = 0; i < match.rules().seats; ++i) held_[seat(i)] = match.sight(seat(i)).mine;
  }

  // The last moment as members of a JSON object: public events, the question, and the change of the table.
  void write_shared(const Match& now, protocol::Json& json) const {
    const Forms forms(now.rules());
    json.key("told").begin('[');
    for (const auto& event : now.events())
      if (!std::holds_alternative<Asked>(event.told)) protocol::write(forms, json, event.told);
    json.end(']');
    write_question(now, json);
    protocol::Patch patch(json.key("table"));
    protocol::Changes(forms).members(patch, table_ ? &*table_ : nullptr, now.table());
  }
  // The secrets of one seat and the change of its holding. Writes nothing if there are none.
  void write_own(const Match& now, Seat at, protocol::Json& json) const {
    const Forms forms(now.rules());
    bool any = false;
    for (const auto& event : now.events())
      for (const auto& whisper : event.whispers) {
        if (whisper.to != at) continue;
        if (!any) json.key("secrets").begin('[');
        any = true;
        protocol::write(forms, json, whisper.secret);
      }
    if (any) json.end(']');
    const Sight after = now.sight(at);
    if (!table_) return write_mine(forms, nullptr, after, json);
    const Sight before{at, *table_, held_[at]};
    write_mine(forms, &before, after, json);
  }

  static void write_question(const Match& now, protocol::Json& json) {
    const auto& question = now.table().question;
    json.key("question");
    if (!question.is_open()) return void(json.null());
    const Forms forms(now.rules());
    json.begin('{').member("number", now.question_number()).member("what", name(question.what));
    protocol::write(forms, json.key("seats"), question.seats);
    if (!question.answered.empty()) protocol::write(forms, json.key("answered"), question.answered);
    const kernel::Manner manner = G::manner(now.rules(), question.what);
    if (manner.silence_passes) json.member("window", true);
    json.end('}');
  }

  // The whole holding, or its change. Writes nothing if it is empty.
  static void write_mine(const Forms& forms, const Sight* before, Sight after, protocol::Json& json) {
    protocol::Patch own(json, "mine");
    if (!before || before->mine != after.mine)
      protocol::Changes(forms).members(own, before ? &before->mine : nullptr, after.mine);
    if constexpr (requires { forms.change_own(own, before, after); }) forms.change_own(own, before, after);
  }

 private:
  std::optional<typename G::Table> table_;
  PerSeat<typename G::Holding> held_;
};

// A JSON list with an object for the start and for every moment: its number, the public part, and what `own` adds.
template <class Outside, class Own>
Result<std::string> moments_of(const std::shared_ptr<const typename Outside::G::Rules>& rules,
                               const typename kernel::Match<typename Outside::G>::Record& record, Own own) {
  using Match = kernel::Match<typename Outside::G>;
  std::string out;
  protocol::Json json(out);
  json.begin('[');
  Snapshot<Outside> before;
  const auto match = Match::replay(rules, record, [&](const Match& now) {
    json.begin('{').member("n", now.version());
    before.write_shared(now, json);
    own(before, now, json);
    json.end('}');
    before = Snapshot<Outside>(now);
  });
  if (!match) return Error{match.error()};
  json.end(']');
  return out;
}

// Tables with the same options share their rules, because rules are some kilobytes and a table should be small.
template <class Outside>
std::shared_ptr<const typename Outside::G::Rules> shared_rules(const typename Outside::G::Options& options) {
  static std::vector<std::pair<typename Outside::G::Options, std::weak_ptr<const typename Outside::G::Rules>>> known;
  static std::mutex guard;
  const std::lock_guard lock(guard);
  std::erase_if(known, [](const auto& one) { return one.second.expired(); });
  for (const auto& [of, rules] : known)
    if (of == options)
      if (auto shared = rules.lock()) return shared;
  auto rules = std::make_shared<const typename Outside::G::Rules>(Outside::compose(options));
  known.emplace_back(options, rules);
  return rules;
}

template <class Outside>
class MatchOf final : public HostedMatch {
 public:
  using G = typename Outside::G;
  using Forms = typename Outside::Forms;
  using Match = kernel::Match<G>;
  using Action = typename G::Action;
  using Rules = typename G::Rules;
  using Before = Snapshot<Outside>;

  MatchOf(std::shared_ptr<const Rules> rules, std::shared_ptr<Chance> chance)
      : rules_(std::move(rules)), forms_(*rules_), match_(Match::start(rules_, std::move(chance))) {}

  int seats() const override { return rules_->seats; }
  bool is_over() const override { return match_.is_over(); }
  int moments() const override { return match_.version(); }
  int question() const override { return match_.question_number(); }
  kernel::Manner manner() const override { return G::manner(match_.rules(), match_.table().question.what); }
  Seats asked() const override { return match_.to_act(); }
  // If nobody may learn who has answered, this must not reveal who has a choice.
  bool is_idle() const override { return match_.is_idle() && !manner().hides_who_answered; }
  Played close() override {
    const Before before(match_);
    match_.close();
    earlier_.reset();
    gone_on_ = {};
    tell_bots();
    return written(before);
  }
  void go_on(Seat at) override { gone_on_.insert(at); }
  Seats gone_on() const override { return gone_on_; }

  std::optional<Refused> refuse(Seat by, std::string_view answer) const override {
    const auto action = read(answer);
    if (!action) return not_an_answer;
    return refuse(by, *action);
  }

  std::optional<Refused> refuse_both(Seat by, std::string_view answer, std::string_view then) const override {
    const auto first = read(answer);
    const auto second = read(then);
    if (!first || !second) return not_an_answer;
    if (const auto refused = refuse(by, *first)) return refused;
    // Only a game whose next question nobody can learn anything from takes two answers at once.
    if constexpr (requires { G::refuse_then(*rules_, match_.sight(by), *first, *second); }) {
      const auto refusal = G::refuse_then(*rules_, match_.sight(by), *first, *second);
      if (!refusal) return {};
      return Refused{name(*refusal), Outside::sentence(*refusal)};
    } else {
      return not_an_answer;
    }
  }

  bool is_signal(std::string_view answer) const override {
    if constexpr (kernel::HasSignals<G>) {
      const auto action = read(answer);
      return action && G::is_signal(*action);
    } else {
      return false;
    }
  }

  std::variant<Played, Kept, Refused> play(Seat by, std::string_view answer) override {
    const auto action = read(answer);
    if (!action) return not_an_answer;
    const Before before(match_);
    const int moment = match_.version();
    const std::size_t drawn = match_.record().chance.size();
    std::optional<Match> earlier;
    if (keeps_earlier_) earlier = match_;
    if (const auto refusal = match_.play(by, *action)) return Refused{name(*refusal), Outside::sentence(*refusal)};
    earlier_.reset();
    if (match_.version() == moment) return Kept{};
    if (earlier && !kernel::is_signal<G>(*action) && match_.record().chance.size() == drawn && tells_nothing_new())
      earlier_ = Earlier{by, *std::move(earlier)};
    tell_bots();
    return written(before);
  }

  std::optional<Refused> why_not(Seat by, std::string_view aim) const override {
    boost::system::error_code failed;
    const boost::json::value json = boost::json::parse(aim, failed);
    if (failed || !json.is_object()) return not_an_answer;
    const auto action = Outside::aimed(forms_, match_.sight(by), json.get_object());
    if (!action) return not_an_answer;
    return refuse(by, *action);
  }

  std::string view(Seat viewer) const override {
    std::string out;
    protocol::Json json(out);
    protocol::write(forms_, json.key("rules"), Outside::facts(*rules_));
    Before::write_question(match_, json);
    {
      protocol::Patch patch(json.key("table"));
      protocol::Changes(forms_).members(patch, static_cast<const typename G::Table*>(nullptr), match_.table());
    }
    if (viewer == nobody) return out;
    Before::write_mine(forms_, nullptr, match_.sight(viewer), json);
    if (const auto kept = match_.kept_answer(viewer)) protocol::write(forms_, json.key("kept"), *kept);
    write_legal(viewer, json);
    return out;
  }

  std::string history(Seat viewer) const override {
    const auto moments =
        moments_of<Outside>(rules_, match_.record(), [&](const Before& before, const Match& now, auto& json) {
          if (viewer != nobody) before.write_own(now, viewer, json);
        });
    check(static_cast<bool>(moments), "the record of a match cannot be replayed");
    return *moments;
  }

  Result<std::string> read_orders(Seat by, std::string_view text) const override {
    if constexpr (has_orders) {
      const auto orders = read_object<typename G::Orders>(text);
      if (!orders) return Error{"There are no such orders in this game."};
      if (const auto refusal = G::refuse_orders(*rules_, by, *orders))
        return Error{std::string(Outside::sentence(*refusal))};
      return write_object(*orders);
    } else {
      return Error{"This game has no standing orders."};
    }
  }

  Obeyed obey(Seat by, std::string_view text) const override {
    if constexpr (has_orders) {
      const auto orders = *read_object<typename G::Orders>(text);
      const auto sight = match_.sight(by);
      Obeyed obeyed{{}, write_object(G::orders_left(orders, *rules_, sight))};
      if (const auto answer = G::answer_by(orders, *rules_, sight))
        obeyed.answer = write_answer<Outside>(forms_, *answer);
      return obeyed;
    } else {
      return {{}, std::string(text)};
    }
  }

  void set_slow(bool is_slow) override { is_slow_ = is_slow; }

  void set_undo(bool on) override {
    keeps_earlier_ = on;
    if (!on) earlier_.reset();
  }
  Seat can_take_back() const override { return earlier_ ? earlier_->by : nobody; }
  void take_back() override {
    match_ = std::move(earlier_->match);
    earlier_.reset();
    for (const auto& [at, old] : std::map(players_)) seat_bot(at, old->level, old->seed);
  }

  void seat_bot(Seat at, std::string_view level, std::uint64_t seed) override {
    auto player = std::make_shared<Player>();
    player->level = level;
    player->seed = seed;
    player->rules = rules_;
    player->bot = bots::Traits<G>::make_bot(level, *rules_, at, seed);
    player->bot->begin(match_.view(at), bots::heard_so_far(match_, at));
    players_[at] = std::move(player);
  }
  void remove_bot(Seat at) override { players_.erase(at); }

  std::function<std::string()> bot_thought(Seat at) override {
    const std::shared_ptr<Player> player = players_.at(at);
    return [player, view = match_.view(at), heard = std::exchange(player->unheard, {})] {
      for (const auto& one : heard) player->bot->hear(one);
      G::legal_actions(*player->rules, view, scratch());
      return write_answer<Outside>(Forms(*player->rules), player->bot->choose(view, scratch(), bots::Budget{}));
    };
  }

  std::string record() const override { return Outside::print_record(*rules_, match_.record()); }

  std::string standing() const override {
    std::string out;
    protocol::Json json(out);
    json.begin('{').key("scores").begin('[');
    for (int i = 0; i < seats(); ++i) json.value(Outside::score(match_.table(), seat(i)));
    json.end(']');
    protocol::write(forms_, json.key("winners"), Outside::winners(match_.table()));
    json.end('}');
    return out;
  }

  void pack() override {
    match_.pack();
    if (earlier_) earlier_->match.pack();
  }

 private:
  static constexpr bool has_orders = requires { typename G::Orders; };
  static constexpr Refused not_an_answer{"not_an_answer", "This is not an answer in this game."};

  // A bot and the events it has not heard yet. It hears them on its own thread, just before it chooses.
  struct Player {
    std::string level;
    std::uint64_t seed = 0;
    std::shared_ptr<const Rules> rules;
    std::unique_ptr<bots::Bot<G>> bot;
    std::vector<kernel::Heard<typename G::Told, typename G::Secret>> unheard;
  };

  // A list of legal answers is large, and each thread needs only one at a time.
  static typename G::Actions& scratch() {
    thread_local typename G::Actions actions;
    return actions;
  }

  std::optional<Action> read(std::string_view answer) const {
    if (const auto action = read_answer<Outside>(forms_, answer)) return action;
    // Old logs have answers in the notation instead of JSON.
    if constexpr (requires { Outside::read_notation(*rules_, answer); }) return Outside::read_notation(*rules_, answer);
    return {};
  }
  // None: the text is not such an object.
  template <class T>
  std::optional<T> read_object(std::string_view text) const {
    boost::system::error_code failed;
    const boost::json::value json = boost::json::parse(text, failed);
    T value;
    if (failed || !json.is_object() || !protocol::read_members(forms_, json.get_object(), value)) return {};
    return value;
  }
  template <class T>
  std::string write_object(const T& value) const {
    std::string out;
    protocol::Json json(out);
    protocol::write(forms_, json, value);
    return out;
  }
  std::optional<Refused> refuse(Seat by, const Action& action) const {
    const auto refusal = G::refuse(*rules_, match_.sight(by), action);
    if (!refusal) return {};
    return Refused{name(*refusal), Outside::sentence(*refusal)};
  }

  // Whether nobody has learned anything from the last answer but the answer itself. Where others may have answered
  // without anybody knowing it, nothing can be taken back.
  bool tells_nothing_new() const {
    if constexpr (requires(const typename G::Told& told, const typename G::Secret& secret) {
                    Outside::is_news(told);
                    Outside::is_news(secret);
                  }) {
      for (const auto& event : match_.events()) {
        if (Outside::is_news(event.told)) return false;
        for (const auto& whisper : event.whispers)
          if (Outside::is_news(whisper.secret)) return false;
      }
      return !match_.is_over() && !manner().hides_who_answered && !manner().is_pause;
    } else {
      return false;
    }
  }

  void tell_bots() {
    for (const auto& [at, player] : players_)
      for (const auto& event : match_.events()) player->unheard.push_back(heard_by(event, at));
  }

  void write_legal(Seat viewer, protocol::Json& json) const {
    if (!match_.table().question.waiting().contains(viewer) || players_.contains(viewer)) return;
    if (manner().is_pause ? gone_on_.contains(viewer) : is_idle()) return;
    if (is_slow_ && manner().takes_orders) return;
    const auto sight = match_.sight(viewer);
    G::legal_actions(*rules_, sight, scratch());
    protocol::write_legal(forms_, sight, scratch(), json.key("legal"));
    if constexpr (requires { Outside::write_unplayable(forms_, sight, scratch(), json); })
      Outside::write_unplayable(forms_, sight, scratch(), json);
  }

  Played written(const Before& before) const {
    Played played;
    played.shared.reserve(512);
    protocol::Json shared(played.shared);
    before.write_shared(match_, shared);
    // Most seats learn nothing more, and what the others learn is long.
    std::string own;
    own.reserve(1024);
    for (int i = 0; i < seats(); ++i) {
      own.clear();
      protocol::Json json(own);
      before.write_own(match_, seat(i), json);
      write_legal(seat(i), json);
      played.own[seat(i)] = own;
    }
    return played;
  }

  std::shared_ptr<const Rules> rules_;
  Forms forms_;
  Match match_;
  std::map<Seat, std::shared_ptr<Player>> players_;
  Seats gone_on_;  // in the open pause
  struct Earlier {
    Seat by;
    Match match;
  };
  std::optional<Earlier> earlier_;  // before the last answer, if it can be taken back
  bool keeps_earlier_ = false;
  bool is_slow_ = false;
};

// A finished match, for everybody.
template <class Outside>
Result<std::string> replay_of(std::string_view text) {
  using Match = kernel::Match<typename Outside::G>;
  const auto options = Outside::record_options(text);
  if (!options) return Error{options.error()};
  const auto rules = shared_rules<Outside>(*options);
  const auto record = Outside::read_record(*rules, text);
  if (!record) return Error{record.error()};
  const typename Outside::Forms forms(*rules);
  std::size_t answers = 0;
  return moments_of<Outside>(rules, *record, [&](const Snapshot<Outside>& before, const Match& now, auto& json) {
    json.key("answers").begin('[');
    for (const auto& answer : now.record().answers.since(answers)) {
      json.begin('[').value(index(answer.by));
      protocol::write(forms, json, answer.action);
      json.end(']');
    }
    answers = now.record().answers.size();
    json.end(']').key("own").begin('[');
    for (int i = 0; i < rules->seats; ++i) {
      json.begin('{');
      before.write_own(now, seat(i), json);
      json.end('}');
    }
    json.end(']');
  });
}

// Without the question, which is a separate member of messages.
template <class Outside>
protocol::Shape told_shape() {
  protocol::Shape shape = protocol::Shapes<typename Outside::Forms>::template of<typename Outside::G::Told>();
  using Asked = typename Snapshot<Outside>::Asked;
  std::erase_if(shape.fields, [](const auto& one) {
    return one.second.fields.front().second.words.front() == fields::name<Asked>();
  });
  return shape;
}

template <class Outside>
protocol::NamedShapes shapes_of() {
  using G = typename Outside::G;
  using Shapes = protocol::Shapes<typename Outside::Forms>;
  using protocol::Shape;
  protocol::NamedShapes shapes{
      {"Seat", {Shape::Kind::Number}},
      {"Cell", {Shape::Kind::Tuple, {}, {{"x", {Shape::Kind::Number}}, {"y", {Shape::Kind::Number}}}}},
      {"Card", {Shape::Kind::Text}},
      {"Answer", Shapes::template answers<typename G::Action>()},
      {"Told", told_shape<Outside>()},
      {"Secret", Shapes::template of<typename G::Secret>()},
      {"Ask", Shapes::template of<typename G::Ask>()},
      {"Legal", Shapes::template legal<typename G::Action, kernel::Sight<typename G::Table, typename G::Holding>>()},
      {"Rules", Shapes::template of<decltype(Outside::facts(std::declval<const typename G::Rules&>()))>()},
      {"Table", Shapes::template changing<typename G::Table>()},
      {"Mine", Shapes::template changing<typename G::Holding>()},
  };
  if constexpr (requires(protocol::Shape& mine) { Outside::Forms::add_own_shapes(mine); })
    Outside::Forms::add_own_shapes(shapes.back().second);
  if constexpr (requires { typename G::Orders; })
    shapes.emplace_back("Orders", Shapes::template of<typename G::Orders>());
  else
    shapes.emplace_back("Orders", Shape{Shape::Kind::Object});
  if constexpr (requires { Outside::Forms::named_shapes(); })
    for (auto& one : Outside::Forms::named_shapes()) shapes.push_back(std::move(one));
  return shapes;
}

// The registry entry of a game.
template <class Outside>
Game game_of() {
  using G = typename Outside::G;
  return {
      .id = G::id,
      .options = Outside::options(),
      .fewest_players = Outside::fewest_players,
      .most_players = Outside::most_players,
      .bot_levels = Outside::bot_levels(),
      .why_not = Outside::why_not,
      .start = [](const Choice& choice, std::shared_ptr<Chance> chance) -> std::unique_ptr<HostedMatch> {
        return std::make_unique<MatchOf<Outside>>(shared_rules<Outside>(Outside::options_of(choice)),
                                                  std::move(chance));
      },
      .replay = replay_of<Outside>,
      .read_scenarios = Outside::read_scenarios,
      .typescript = [] { return protocol::as_typescript(shapes_of<Outside>()); },
      .schema = [] { return protocol::as_schema(shapes_of<Outside>()); },
  };
}

}  // namespace filon::games
