// The tags at the top of a match record. Unknown tags, such as names and dates, are skipped.
#include <map>

#include "games/classic/text/notes.h"
#include "games/classic/text/reader.h"
#include "games/classic/text/record.h"
#include "games/classic/text/script.h"

namespace filon::text {

using namespace classic;

namespace {

using Tags = std::map<std::string_view, std::string_view>;

Result<Tags> read_tags(std::string_view& text) {
  Reader in(text);
  Tags tags;
  for (in.skip_blanks(); in.take('['); in.skip_blanks()) {
    const auto name = in.word();
    in.skip_blanks();
    const bool opened = in.take('"');
    const auto value = in.until("\"");
    if (!opened || !in.take("\"]")) return Error{"record: a tag such as [Players \"5\"] is not closed"};
    tags[name] = value;
  }
  text = in.rest();
  return tags;
}

}  // namespace

std::optional<std::string> record_tag(std::string_view text, std::string_view name) {
  const auto tags = read_tags(text);
  if (!tags || !tags->contains(name)) return {};
  return std::string(tags->at(name));
}

Result<Header> read_header(std::string_view& text) {
  auto tags = read_tags(text);
  if (!tags) return Error{tags.error()};
  const std::string_view edition = (*tags)["Edition"], players = (*tags)["Players"], first = (*tags)["First"];
  const std::string_view listener = (*tags)["Ears"], game = (*tags)["Game"], with = (*tags)["With"];

  const auto edition_played = named<Edition>(edition);
  const auto seats = number_in(players, 1, max_seats);
  const auto first_seat = number_in(first, 0, max_seats - 1);
  const auto modules = modules_named(with);
  const auto heard = number_in(listener, 0, max_seats - 1);
  if ((*tags)["Filon"] != "1") return Error{"Filon: the record is not of format 1"};
  if (game != "classic") return Error{"Game: it takes classic, not " + quoted(game)};
  if (!edition_played) return Error{"Edition: it takes 2004, 2011 or 2024, not " + quoted(edition)};
  if (!seats) return Error{"Players: it takes a number up to 12, not " + quoted(players)};
  if (!first_seat) return Error{"First: it takes a seat, not " + quoted(first)};
  if (!modules) return Error{"With: it takes modules with commas between, not " + quoted(with)};
  if (!listener.empty() && listener != "table" && !heard)
    return Error{"Ears: it takes a seat or table, not " + quoted(listener)};

  Header header{{*edition_played, *seats, seat(*first_seat), *modules, {}}, {}};
  const auto cells = [&](std::string_view tag, auto& read) {
    return (*tags)[tag].empty() || take_cells((*tags)[tag], read);
  };
  classic::Layout& layout = header.options.layout;
  if (!cells("Goals", layout.goals) || !cells("Chests", layout.chests) || !cells("Workshop", layout.workshop) ||
      !cells("Party", layout.party))
    return Error{"Goals, Chests, Workshop, Party: they take cells as in 3,-1/3,1"};
  if (const std::string_view seconds = (*tags)["VetoSeconds"]; !seconds.empty()) {
    const auto number = number_in(seconds, 2, 15);
    if (!number) return Error{"VetoSeconds: it takes a number from 2 to 15, not " + quoted(seconds)};
    header.options.veto_seconds = *number;
  }
  if (!listener.empty()) header.listener = heard ? seat(*heard) : nobody;
  return header;
}

}  // namespace filon::text
