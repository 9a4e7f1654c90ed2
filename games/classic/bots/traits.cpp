#include "games/classic/bots/traits.h"

#include "games/classic/bots/bot.h"

namespace filon::bots {

using namespace classic;

namespace {

std::string_view interest_of(Role role) {
  switch (role) {
    case Role::Unknown: return "unknown";
    case Role::GoldDigger: return "digger";
    case Role::Saboteur: return "saboteur";
    case Role::BlueDigger: return "blue";
    case Role::GreenDigger: return "green";
    case Role::Boss: return "boss";
    case Role::Profiteer: return "profiteer";
    case Role::Geologist: return "geologist";
    case Role::GreedyDwarf: return "greedy";
  }
  report_bug("a role has an interest");
}

// The roles in the deal, in the order of Role.
std::vector<Role> roles_of(const Rules& rules) {
  std::vector<Role> roles;
  for (int role = 0; role < role_kinds; ++role)
    if (rules.role_pool.count(role) > 0) roles.push_back(static_cast<Role>(role));
  return roles;
}

// Geologists are paid for crystals, whoever wins (S2-SCORE-01).
bool has_crystals(const Rules& rules, const Table& table) {
  const auto laid = table.tunnels.laid();
  return std::any_of(laid.begin(), laid.end(), [&](const Laid& one) { return rules.deck[one.card].crystals > 0; });
}

}  // namespace

std::vector<std::string_view> Traits<Classic>::interests(const Rules& rules) {
  std::vector<std::string_view> names;
  for (Role role : roles_of(rules)) names.push_back(interest_of(role));
  return names;
}

std::size_t Traits<Classic>::interest(const Rules& rules, Sight sight) {
  const auto roles = roles_of(rules);
  return static_cast<std::size_t>(std::find(roles.begin(), roles.end(), sight.mine.role) - roles.begin());
}

// docs/rules/classic.md, section 4.3.
bool Traits<Classic>::wins(const Rules& rules, const Table& table, std::size_t interest) {
  const Winners side = table.results[table.results.size() - 1].winners;
  switch (roles_of(rules)[interest]) {
    case Role::Unknown: return false;
    case Role::GoldDigger: return side == Winners::Diggers;
    case Role::Saboteur: return side == Winners::Saboteurs;
    case Role::BlueDigger: return side == Winners::Blue || side == Winners::BlueAndGreen;
    case Role::GreenDigger: return side == Winners::Green || side == Winners::BlueAndGreen;
    case Role::Boss: return side != Winners::Saboteurs && side != Winners::Profiteer && side != Winners::Nobody;
    case Role::Profiteer: return side != Winners::Boss && side != Winners::Nobody;
    case Role::Geologist: return has_crystals(rules, table);
    case Role::GreedyDwarf: return side == Winners::GreedyDwarf;
  }
  report_bug("a role has an interest");
}

std::unique_ptr<Bot<Classic>> Traits<Classic>::make_bot(std::string_view level, const Rules& rules, Seat who,
                                                        std::uint64_t seed) {
  return classic::bots::make_bot(level, rules, who, seed);
}

}  // namespace filon::bots
