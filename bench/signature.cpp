#include "bench/signature.h"

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "bench/mixer.h"
#include "bots/random_play.h"
#include "games/classic/bots/bot.h"
#include "games/classic/deck.h"
#include "games/classic/fields.h"
#include "games/classic/sample.h"

namespace filon::bench {
namespace {

constexpr int random_games = 2;  // for each edition and number of players
constexpr std::array<std::string_view, 2> bot_levels{"easy", "normal"};
constexpr std::array<int, 3> bot_tables{3, 5, 10};  // numbers of players
constexpr int answers_between_samples = 16;

std::shared_ptr<const classic::Rules> rules_of(classic::Edition edition, int players, classic::Modules with = {}) {
  const classic::Options options{edition, players, seat(0), with};
  auto rules = compose(options, classic::deck_for(options));
  check(static_cast<bool>(rules), "the game cannot be played with these options");
  return std::make_shared<const classic::Rules>(*std::move(rules));
}

class Signer {
 public:
  // Plays one match. `choose` returns the answer of the asked seat, `tell` is called after each moment.
  template <class Choose, class Tell>
  void play(const std::shared_ptr<const classic::Rules>& rules, std::uint64_t seed, Choose choose, Tell tell) {
    classic::Match match = classic::Match::start(rules, seed);
    rng_ = Rng(~seed);
    tell(match);
    hear(match);
    look(match);
    while (!match.is_over()) {
      const Seat by = match.to_act().front();
      legal_actions(*rules, match.sight(by), *legal_);
      mix_(*legal_);
      const classic::Action answer = choose(match.sight(by));
      check(!match.play(by, answer), "an answer is not legal");
      tell(match);
      hear(match);
      close_idle(match, [&] {
        tell(match);
        hear(match);
      });
      look(match);
      if (match.answers() % answers_between_samples == 0 && !match.is_over()) sample(match, by);
    }
  }

  classic::Action any_legal() {
    return (*legal_)[static_cast<std::size_t>(rng_.below(static_cast<int>(legal_->size())))];
  }
  const classic::Actions& legal() const { return *legal_; }
  std::uint64_t number() const { return mix_.number(); }

 private:
  void hear(const classic::Match& match) {
    for (const classic::Event& event : match.events()) {
      const auto* asked = std::get_if<classic::Asked>(&event.told);
      if (!asked || asked->question.what != classic::Ask::GoOn) mix_(event);
    }
  }
  // The discard pile counts for what it holds: how many face down of each seat, and the cards face up.
  void mix(const classic::Table& table) {
    fields::for_each(table, [&](std::string_view name, const auto& member) {
      if (name == "purse") mix_(face_down(table.discard_pile));
      if constexpr (std::same_as<decltype(member), const classic::DiscardPile&>)
        mix_(face_up(member));
      else
        mix_(member);
    });
  }
  void look(const classic::Match& match) {
    mix(match.table());
    for (int i = 0; i < match.rules().seats; ++i) mix_(match.sight(seat(i)).mine);
  }

  // Samples a world from the view of a seat, and plays it to the end.
  void sample(const classic::Match& match, Seat seat) {
    classic::World world = sample_world(match.rules(), match.sight(seat), {}, rng_);
    mix_(bots::play_randomly(world, rng_, *legal_, [](const classic::World&) { return true; }));
    mix(world.table());
  }

  Mixer mix_;
  Rng rng_{0};
  std::unique_ptr<classic::Actions> legal_ = std::make_unique<classic::Actions>();
};

void play_random(Signer& signer, const std::shared_ptr<const classic::Rules>& rules, std::uint64_t seed) {
  signer.play(rules, seed, [&](classic::Sight) { return signer.any_legal(); }, [](const classic::Match&) {});
}

void play_bots(Signer& signer, const std::shared_ptr<const classic::Rules>& rules, std::string_view level,
               std::uint64_t seed) {
  std::vector<std::unique_ptr<classic::bots::Bot>> players;
  for (int i = 0; i < rules->seats; ++i)
    players.push_back(classic::bots::make_bot(level, *rules, seat(i), seed + static_cast<std::uint64_t>(i)));
  signer.play(
      rules, seed,
      [&](classic::Sight sight) {
        return players[static_cast<std::size_t>(sight.me)]->choose(sight, signer.legal(), {});
      },
      [&](const classic::Match& match) {
        for (int i = 0; i < rules->seats; ++i) {
          classic::bots::Bot& player = *players[static_cast<std::size_t>(i)];
          if (match.version() == 0) {
            player.begin(match.view(seat(i)), {});
          } else {
            for (const classic::Event& event : match.events()) player.hear(heard_by(event, seat(i)));
          }
        }
      });
}

}  // namespace

std::uint64_t signature() {
  Signer signer;
  std::uint64_t seed = 1;
  for (classic::Edition edition : {classic::Edition::E2004, classic::Edition::E2011, classic::Edition::E2024})
    for (int players = 3; players <= 10; ++players)
      for (int game = 0; game < random_games; ++game) play_random(signer, rules_of(edition, players), seed++);
  for (classic::Edition edition : {classic::Edition::E2011, classic::Edition::E2024})
    for (int players = 2; players <= 12; ++players)
      play_random(signer, rules_of(edition, players, {classic::Module::Saboteur2}), seed++);
  for (std::string_view level : bot_levels)
    for (int players : bot_tables) play_bots(signer, rules_of(classic::Edition::E2024, players), level, seed++);
  for (std::string_view level : bot_levels)
    play_bots(signer, rules_of(classic::Edition::E2011, 7, {classic::Module::Saboteur2}), level, seed++);
  return signer.number();
}

}  // namespace filon::bench
