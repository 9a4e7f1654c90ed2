#include "cli/verify.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/retold.h"
#include "games/classic/text/record.h"
#include "server/fair/fair.h"

namespace filon::cli {
namespace {

// The match with the same answers and the cards of this seed. None: one of the answers is not legal with them.
std::optional<classic::Match> played_with(const Retold& retold, const server::Bytes32& seed) {
  auto match = classic::Match::start(retold.rules, server::fair_chance(seed));
  for (const classic::Answer& answer : retold.record.answers) {
    while (match.question_number() < answer.question && match.is_window()) match.close();
    if (match.play(answer.by, answer.action)) return {};
  }
  return match;
}

int failed_because(std::string_view why) {
  fmt::print("NOT confirmed: {}\n", why);
  return failed;
}

}  // namespace

int verify(const std::string& file, const std::string& deck_file, const std::string& commitment) {
  const std::string text = read_file(file);
  const Retold retold = read_retold(text, file, deck_file);
  const auto published = text::record_tag(text, "Commitment");
  const auto secret_tag = text::record_tag(text, "Secret");
  const auto salts_tag = text::record_tag(text, "Salts");
  const auto secret = secret_tag ? server::from_hex(*secret_tag) : std::nullopt;
  if (!published || !secret || !salts_tag)
    throw WrongUsage{fmt::format("{}: it lacks the tags Commitment, Secret and Salts of a served match", file)};

  // As numbers: hex in capitals is the same one.
  if (!commitment.empty() && server::from_hex(commitment) != server::from_hex(*published))
    return failed_because("the record names another commitment than the one you were shown.");
  if (server::from_hex(*published) != server::commitment(*secret))
    return failed_because("the secret is not the one that was committed to.");
  const auto match = played_with(retold, server::sealed_seed(*secret, server::salts_in(*salts_tag)));
  if (!match || match->record().chance != retold.record.chance)
    return failed_because("the secret and the salts deal other cards than the record says.");

  fmt::print("Confirmed: all {} cards and roles of this match were dealt by the secret of {} and the players' salts.\n",
             retold.record.chance.size(), *published);
  return succeeded;
}

}  // namespace filon::cli
