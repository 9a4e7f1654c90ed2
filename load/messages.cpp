#include "load/messages.h"

#include <algorithm>
#include <cstdlib>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>

namespace filon::load {
namespace {

namespace json = boost::json;

// Calls visit(name, card or null, rest) for each listed answer, and describe(name, how) for each described set.
void for_each_answer(const json::object& legal, const auto& visit, const auto& describe) {
  for (const auto& [name, how] : legal) {
    if (const json::array* list = how.if_array()) {
      for (const json::value& rest : *list) visit(name, json::value(), rest);
      continue;
    }
    const json::object* by_card = how.if_object();
    if (!by_card) continue;
    const bool is_described = by_card->contains("least") || by_card->contains("pay") || by_card->contains("pawns");
    if (is_described) {
      describe(name, *by_card);
      continue;
    }
    for (const auto& [card, list] : *by_card)
      if (const json::array* rests = list.if_array())
        for (const json::value& rest : *rests) visit(name, json::value(card), rest);
  }
}

int number_in(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value && value->is_int64() ? static_cast<int>(value->get_int64()) : 0;
}

// Random cards of the hand, in its order.
json::array some_of(const json::array& hand, int count, Rng& rng) {
  json::array taken;
  int left = static_cast<int>(hand.size());
  for (const json::value& card : hand)
    if (rng.below(left--) < count - static_cast<int>(taken.size())) taken.push_back(card);
  return taken;
}

const json::value& any_of(const json::object& how, std::string_view key, Rng& rng) {
  const json::array& list = how.at(key).as_array();
  return list[static_cast<std::size_t>(rng.below(static_cast<int>(list.size())))];
}

// {"least":1,"most":3}: one to three cards of the hand. {"away":[cards],"pay":2}: one of these cards, and two of the
// hand. {"pawns":[0,1],"cells":[[1,0]]}: a card of the hand, one of these pawns, one of these cells.
json::array make_described(std::string_view name, const json::object& how, const json::array& hand, Rng& rng) {
  json::array answer{name};
  if (how.contains("pay")) {
    const json::value* away = how.if_contains("away");
    if (away && away->is_array() && !away->get_array().empty())
      answer.push_back(
          away->get_array()[static_cast<std::size_t>(rng.below(static_cast<int>(away->get_array().size())))]);
    answer.emplace_back(some_of(hand, number_in(how, "pay"), rng));
    return answer;
  }
  if (how.contains("pawns")) {
    answer.push_back(some_of(hand, 1, rng)[0]);
    answer.push_back(any_of(how, "pawns", rng));
    answer.push_back(any_of(how, "cells", rng));
    return answer;
  }
  const int least = number_in(how, "least");
  const int most = std::max(least, number_in(how, "most"));
  answer.emplace_back(some_of(hand, least + rng.below(most - least + 1), rng));
  return answer;
}

}  // namespace

std::optional<json::object> read_message(std::string_view text, json::storage_ptr storage) {
  boost::system::error_code failed;
  json::value value = json::parse(text, failed, std::move(storage));
  if (failed || !value.is_object()) return {};
  return std::move(value.get_object());
}

std::string_view type_of(const json::object& message) {
  const json::value* type = message.if_contains("type");
  return type && type->is_string() ? std::string_view(type->get_string()) : std::string_view();
}

std::string text_in(const json::object& message, std::string_view key) {
  const json::value* text = message.if_contains(key);
  return text && text->is_string() ? std::string(text->get_string()) : std::string();
}

Question question_in(const json::object& message) {
  const json::value* question = message.if_contains("question");
  if (!question || !question->is_object()) return {};
  const json::value* window = question->get_object().if_contains("window");
  return {number_in(question->get_object(), "number"), window && *window == json::value(true)};
}

void follow_hand(const json::object& message, json::array& hand) {
  if (type_of(message) == "view") hand.clear();
  const json::value* mine = message.if_contains("mine");
  if (!mine || !mine->is_object()) return;
  const json::value* change = mine->get_object().if_contains("hand");
  if (!change) return;
  hand = change->is_array() ? change->get_array() : json::array{};
}

std::optional<json::array> pick_answer(const json::object& message, const json::array& hand, Rng& rng) {
  const json::value* legal = message.if_contains("legal");
  if (!legal || !legal->is_object()) return {};
  const int cards = std::max(1, static_cast<int>(hand.size()));
  int count = 0;
  for_each_answer(
      legal->get_object(), [&](std::string_view, const json::value&, const json::value&) { ++count; },
      [&](std::string_view, const json::object&) { count += cards; });
  if (count == 0) return {};
  int before = rng.below(count);
  std::optional<json::array> answer;
  for_each_answer(
      legal->get_object(),
      [&](std::string_view name, const json::value& card, const json::value& rest) {
        if (before-- != 0) return;
        answer = json::array{name};
        if (!card.is_null()) answer->push_back(card);
        if (rest.is_array()) answer->insert(answer->end(), rest.get_array().begin(), rest.get_array().end());
      },
      [&](std::string_view name, const json::object& how) {
        if (before >= 0 && before < cards) answer = make_described(name, how, hand, rng);
        before -= cards;
      });
  return answer;
}

bool has_one_answer(const json::object& message) {
  const json::value* legal = message.if_contains("legal");
  if (!legal || !legal->is_object() || legal->get_object().size() != 1) return false;
  const json::array* list = legal->get_object().begin()->value().if_array();
  return list && list->size() == 1;
}

const json::object* find_game(const json::object& welcome, std::string_view id) {
  const json::value* games = welcome.if_contains("games");
  if (!games || !games->is_array()) return nullptr;
  for (const json::value& game : games->get_array())
    if (game.is_object() && (id.empty() || text_in(game.get_object(), "game") == id)) return &game.get_object();
  return nullptr;
}

std::optional<int> nearest_players(const json::object& game, const json::object& advice, int wanted) {
  boost::system::error_code failed;
  const json::value whole(advice);
  const json::value* impossible = whole.find_pointer("/impossible/players", failed);
  const json::value range(game);
  const json::value* least = range.find_pointer("/players/0", failed);
  const json::value* most = range.find_pointer("/players/1", failed);
  if (!impossible || !impossible->is_object() || !least || !most || !least->is_int64() || !most->is_int64()) return {};
  std::optional<int> nearest;
  for (int players = static_cast<int>(least->get_int64()); players <= most->get_int64(); ++players)
    if (!impossible->get_object().contains(std::to_string(players)) &&
        (!nearest || std::abs(players - wanted) < std::abs(*nearest - wanted)))
      nearest = players;
  return nearest;
}

std::string choose_message(std::string_view game, int players) {
  return json::serialize(json::object{{"type", "choose"}, {"game", game}, {"players", players}});
}

std::string create_message(std::string_view game, int players) {
  return json::serialize(json::object{
      {"type", "create"}, {"game", game}, {"players", players}, {"public", false}, {"clock", 0}, {"name", "Load 0"}});
}

std::string join_message(std::string_view table, int client) {
  return json::serialize(json::object{{"type", "join"}, {"table", table}, {"name", "Load " + std::to_string(client)}});
}

std::string resume_message(std::string_view token, std::string_view table) {
  return json::serialize(json::object{{"type", "resume"}, {"token", token}, {"table", table}});
}

std::string answer_message(int question, const json::array& answer) {
  return json::serialize(json::object{{"type", "answer"}, {"question", question}, {"answer", answer}});
}

}  // namespace filon::load
