// People at the tables of a hub send any messages, disconnect and reconnect, while time passes and the server restarts.
// The first byte chooses the opening; then each byte is a step, followed by the bytes that the step needs.
#include <numeric>

#include "fuzz/playground.h"
#include "server/fair/test_random.h"

namespace filon::fuzz {
namespace {

using server::Time;

constexpr const char* base = R"("game":"classic","players":3,"options":{"edition":"2004"})";
constexpr const char* saboteur2 =
    R"("game":"classic","players":3,"options":{"edition":"2024","modules":["saboteur2"]})";
constexpr const char* lost_mines = R"("game":"lost_mines","players":3,"options":{"first_player":0})";
constexpr const char* five_in_the_mines =
    R"("game":"lost_mines","players":5,"options":{"turns":"quarter","collect_while_passing":"on","allow_end_flag":"off"})";
constexpr const char* short_lost_mines =
    R"("game":"lost_mines","players":3,"options":{"rounds":1,"auto_end_unreachable":"on","owner_sees_treasures":"off"})";

std::string join(const Playground& ground) {
  return R"({"type":"join","table":")" + ground.as_opening().table + R"(","name":"Bob","salt":"b"})";
}

void sit_down(Playground& ground, std::size_t people, const std::string& game = base) {
  ground.send(0, R"({"type":"create",)" + game + R"(,"public":true,"clock":0,"name":"Ann","salt":"a"})");
  for (std::size_t i = 1; i < people; ++i) ground.send(i, join(ground));
}

Opening lobby(const std::string& game = base) {
  Playground ground({}, false);
  sit_down(ground, 2, game);
  return ground.as_opening();
}

Opening with_bot(const std::string& game = base) {
  Playground ground({}, false);
  sit_down(ground, 2, game);
  ground.send(0, R"({"type":"add_bot","seat":2,"level":"easy"})");
  ground.send(0, R"({"type":"start"})");
  return ground.as_opening();
}

Opening with_clock(const std::string& game = base, std::size_t people = 3) {
  Playground ground({}, false);
  sit_down(ground, people, game);
  ground.send(0, R"({"type":"configure","clock":60})");
  ground.send(0, R"({"type":"start"})");
  return ground.as_opening();
}

// Everybody digs. The shortest of some matches is used, because its log is applied for each input.
Opening near_the_end(const std::string& game = base) {
  Opening shortest;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    server::repeat_random(seed);
    Playground ground(with_clock(game), false);
    ground.play_on();
    Opening opening = ground.as_opening();
    if (shortest.log.empty() || opening.log.size() < shortest.log.size()) shortest = std::move(opening);
  }
  constexpr std::ptrdiff_t answers_left = 2;
  shortest.log.erase(shortest.log.end() - answers_left, shortest.log.end());
  return shortest;
}

// As soon as a turn ends and no card was laid, the round is over.
Opening ready_to_end(const std::string& game) {
  Playground ground(with_clock(game), false);
  for (std::size_t i = 0; i < 3; ++i) ground.send(i, R"({"type":"signal","signal":["set_ready",true]})");
  return ground.as_opening();
}

const Opening& opening_of_lost_mines(std::uint8_t choice) {
  static const Opening openings[] = {with_clock(lost_mines),           with_bot(short_lost_mines),
                                     ready_to_end(lost_mines),         ready_to_end(short_lost_mines),
                                     with_clock(five_in_the_mines, 5), lobby(lost_mines)};
  static const Opening end = near_the_end(short_lost_mines);  // slow
  return choice == 127 ? end : openings[choice % std::size(openings)];
}

const Opening& opening(std::uint8_t choice) {
  if (choice >= 128) return opening_of_lost_mines(choice % 128);
  static const Opening openings[] = {{}, lobby(), with_bot(), with_clock()};
  static const Opening begun = with_clock(saboteur2);
  // These are ten times slower than the others.
  static const Opening ends[] = {near_the_end(saboteur2), near_the_end()};
  if (choice % 128 >= 126) return ends[choice % 128 - 126];
  return choice % 16 == 15 ? begun : openings[choice % 4];
}

void step(Playground& ground, Bytes& bytes) {
  const std::uint8_t byte = bytes.next();
  const std::size_t player = byte / 16 % Playground::players;
  constexpr Time times[] = {0, 1000, 900, 10'000, 61'000, 3'600'000, 86'400'000, 2'592'000'000};
  switch (byte % 16) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4: return ground.send_made(player, bytes);
    case 5:
    case 6: return ground.answer(player, bytes.next());
    case 7: return ground.answer_for_another(player, bytes.next());
    case 8: return ground.send(player, std::string(bytes.take(bytes.next())));
    case 9: return ground.hang_up(player);
    case 10: return ground.come_back(player);
    case 11: return ground.wait(1000);
    case 12: return ground.ponder();
    case 13: return ground.wait(bytes.any_of(times));
    case 14: return ground.restart();
    default: return ground.hold();
  }
}

void play(std::string_view input) {
  Bytes bytes(input);
  const std::uint8_t first = bytes.next();
  const Opening& begin = opening(first);
  server::repeat_random(1000U + first);  // names that differ from those of the openings
  // Thorough checks are slow and must not influence which inputs the fuzzer prefers, so the sum of the bytes decides.
  const bool thorough = std::accumulate(input.begin(), input.end(), 0U) % 16 == 0;
  Playground ground(begin, thorough);
  constexpr int most_steps = 48;
  for (int i = 0; i < most_steps && !bytes.empty(); ++i) step(ground, bytes);
}

}  // namespace
}  // namespace filon::fuzz

// The hub allocates and frees many small objects: with short stack traces for them it runs twice as fast.
// NOLINTNEXTLINE(bugprone-reserved-identifier): the sanitizer needs this name.
extern "C" const char* __asan_default_options() { return "malloc_context_size=2:quarantine_size_mb=8"; }

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  filon::server::repeat_random(1);
  filon::fuzz::play({});
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  filon::fuzz::play({reinterpret_cast<const char*>(data), size});
  return 0;
}
