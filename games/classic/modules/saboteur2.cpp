// Saboteur 2: two teams, its own roles, nuggets instead of gold cards. Its cards are in its box.
#include "games/classic/judging.h"
#include "games/classic/modules/modules.h"

namespace filon::classic {

std::optional<Reason> add_saboteur2(Rules& rules) {
  if (rules.options.edition == Edition::E2004)  // S2-SETUP-02
    return Reason{"edition",
                  "edition_without_module",
                  {{"edition", "2004"}, {"module", "saboteur2"}},
                  "with: saboteur2 is played with edition 2011 or 2024, not 2004"};
  rules.players = {2, 12};   // S2-SETUP-01
  rules.hand_size = 6;       // S2-SETUP-29
  rules.set_aside = 10;      // S2-SETUP-27
  rules.pass_with = {1, 3};  // S2-TURN-11
  rules.clear_with = 2;      // S2-TURN-04

  rules.role_pool = {};  // S2-SETUP-20, -21
  for (const auto& [role, copies] : {std::pair{Role::BlueDigger, 4},
                                     {Role::GreenDigger, 4},
                                     {Role::Boss, 1},
                                     {Role::Profiteer, 1},
                                     {Role::Geologist, 2},
                                     {Role::Saboteur, 3}})
    rules.role_pool.add(static_cast<int>(role), copies);
  rules.shows_spare_roles = false;  // S2-END-05

  rules.gold = {};  // S2-SETUP-21
  rules.judge = judge_teams;
  rules.share_gold = share_nuggets;
  rules.shut_out =
      rules.options.edition == Edition::E2011 ? ShutOut::BossElseSaboteurs : ShutOut::BossAndProfiteer;  // D11..D15
  return {};
}

}  // namespace filon::classic
