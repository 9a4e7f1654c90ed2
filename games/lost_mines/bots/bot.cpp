#include "games/lost_mines/bots/bot.h"

#include "kernel/rng.h"

namespace filon::lost_mines::bots {
namespace {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : rng_(seed) {}
  void begin(const View&, std::span<const Heard>) override {}
  Action choose(Sight, const Actions& legal, Budget) override {
    return legal[static_cast<std::size_t>(rng_.below(static_cast<int>(legal.size())))];
  }

 private:
  Rng rng_;
};

}  // namespace

std::span<const std::string_view> levels() {
  static constexpr std::string_view all[] = {"random"};
  return all;
}

std::unique_ptr<Bot> make_bot(std::string_view level, const Rules&, Seat who, std::uint64_t seed) {
  if (level == "random") return std::make_unique<RandomBot>(seed + static_cast<std::uint64_t>(who));
  return nullptr;
}

}  // namespace filon::lost_mines::bots
