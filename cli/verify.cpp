#include "cli/verify.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/source.h"
#include "games/game.h"
#include "server/fair/fair.h"

namespace filon::cli {
namespace {

int failed_because(std::string_view why) {
  fmt::print("NOT confirmed: {}\n", why);
  return failed;
}

}  // namespace

int verify(const terminal::Source& record, const std::string& commitment) {
  const auto published = games::record_tag(record.text, "Commitment");
  const auto secret = server::from_hex(games::record_tag(record.text, "Secret").value_or(""));
  const auto salts = games::record_tag(record.text, "Salts");
  if (!published || !secret || !salts)
    throw WrongUsage{fmt::format("{}: it lacks the tags Commitment, Secret and Salts of a served match", record.name)};

  // Compared as numbers, because hex digits may be upper or lower case.
  if (!commitment.empty() && server::from_hex(commitment) != server::from_hex(*published))
    return failed_because("the record names another commitment than the one you were shown.");
  if (server::from_hex(*published) != server::commitment(*secret))
    return failed_because("the secret is not the one that was committed to.");
  const auto seed = server::sealed_seed(*secret, server::salts_in(*salts));
  const auto dealt = program_of_record(record).dealt_alike(record, server::fair_chance(seed));
  if (!dealt) return failed_because("the secret and the salts deal other cards than the record says.");

  fmt::print("Confirmed: all {} cards and roles of this match were dealt by the secret of {} and the players' salts.\n",
             *dealt, *published);
  return succeeded;
}

}  // namespace filon::cli
