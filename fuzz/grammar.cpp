#include "fuzz/grammar.h"

#include <string_view>

#include <boost/json.hpp>

#include "protocol/json.h"

namespace filon::fuzz {
namespace {

using Words = std::vector<std::string_view>;

// Instead of a valid value.
const Words wrong_values = {"null", "-1",   "12",   "9223372036854775808", "1.5", "1e400", "true",  "\"\"",
                            "[]",   "[[]]", "[{}]", R"({"seat":0})",       "{}",  "\"1\"", "false", R"("\u0000")"};
const Words names = {R"("Ann")",
                     R"("Bob")",
                     R"("Zo\u00eb \"the\" \\ mole")",
                     "\"\xF0\x9F\x92\x8E\"",
                     R"("abcdefghijklmnopqrstuvwx")",
                     R"("abcdefghijklmnopqrstuvwxy")",
                     R"("\n")",
                     R"("\u202e")"};
const Words small_words = {R"("easy")", R"("normal")", R"("random")", R"("gold")",
                           R"("cat")",  R"("")",       R"("Easy")",   R"("2011")"};
const Words answers = {R"(["pass"])",
                       R"(["discard",["map"]])",
                       R"(["take_gold",3])",
                       R"(["peek_goal","map",1])",
                       R"(["break_tool","broken_cart",0])",
                       R"(["place_path","b-nesw",[1,0]])",
                       R"(["rockfall","rockfall",[3,0]])",
                       R"(["mend_tool","repair_cart",1,"cart"])",
                       R"(["place_path","b-nesw",[99999999999,0],true])",
                       R"(["go_on"])",
                       R"([])",
                       R"([["pass"]])",
                       R"(["discard",["map",{"map":[null]}]])",
                       R"(["walk",[]])",
                       R"(["walk",[[4,2],[99999999999,0]]])"};
const Words signals = {R"(["set_ready",true])", R"(["set_ready",false])", R"(["set_ready"])", R"(["set_ready",1])",
                       R"(["dance"])"};
const Words aims = {R"({"card":"map","goal":1})",
                    R"({"card":"b-nesw","at":[1,0],"turned":true})",
                    R"({"card":"broken_cart","seat":1})",
                    R"({"card":"rockfall","at":[50,-50]})",
                    R"({"card":"repair_cart","seat":11})",
                    R"({"card":"thief","seat":0})",
                    R"({"goal":1})",
                    R"({"card":"start","at":[0,0],"seat":0,"goal":255})",
                    R"({"at":[4,2]})",
                    R"({"card":"lm-ew","at":[1,3],"rotation":180})",
                    R"({"card":"trap","edge":[[0,3],[1,3]]})",
                    R"({"card":"secret_info_mine_dwarf","mine":3,"slot":0,"seat":1})"};

const Words orders = {"{}",
                      R"({"veto_next_of":1})",
                      R"({"veto_reaching_goal":true,"never_pays":true})",
                      R"({"never_pays":false})",
                      R"({"veto_next_of":11})",
                      R"({"more":[null]})"};

class Maker {
 public:
  Maker(Bytes& bytes, const Known& known) : bytes_(bytes), known_(known), json_(out_) {}

  std::string make() {
    constexpr std::string_view types[] = {
        "create",  "join",      "resume",  "watch",  "sit",       "rename",  "leave",      "clear",
        "shuffle", "configure", "start",   "pause",  "hand_over", "mute",    "substitute", "take_over",
        "hide",    "add_bot",   "rematch", "answer", "say",       "state",   "ping",       "history",
        "begin",   "choose",    "why_not", "order",  "choosing",  "give_up", "take_back",  "signal"};
    const std::string_view type = bytes_.any_of(types);
    json_.begin('{').member("type", type);
    fill(type);
    if (bytes_.next() == 0xFF) json_.key("more").plain(any(wrong_values));
    json_.end('}');
    return out_;
  }

 private:
  void fill(std::string_view type) {
    if (type == "create") {
      game();
      field("players", {"3", "3", "4", "2", "10", "12"});
      field("public", {"true", "false"});
      field("clock", {"0", "1", "60", "86400", "2592000", "2592001"});
      person();
    } else if (type == "choose") {
      game();
      field("players", {"3", "3", "4", "2", "10", "12", "13", "99"});
    } else if (type == "why_not") {
      field("aim", aims);
    } else if (type == "order") {
      field("orders", orders);
    } else if (type == "join") {
      known("table", known_.tables);
      maybe("seat", seats);
      person();
    } else if (type == "resume") {
      known("token", known_.tokens);
      if (bytes_.next() % 2 == 1) known("table", known_.tables);
    } else if (type == "watch") {
      known("table", known_.tables);
    } else if (type == "rename") {
      person();
    } else if (type == "sit" || type == "clear" || type == "hand_over") {
      field("seat", seats);
    } else if (type == "add_bot") {
      field("seat", seats);
      field("level", small_words);
    } else if (type == "configure") {
      maybe("public", {"true", "false"});
      maybe("clock", {"0", "1", "60", "86400", "-1"});
      maybe("rest", {"5", "90", "3600", "4"});
      maybe("players", {"3", "4", "2", "12", "13"});
      if (bytes_.next() % 4 == 1) options(any_game());
      maybe("undo", {"true", "false"});
    } else if (type == "pause" || type == "choosing") {
      field("on", {"true", "false"});
    } else if (type == "substitute") {
      field("seat", seats);
      maybe("level", small_words);
    } else if (type == "mute" || type == "hide") {
      field("seat", seats);
      field("on", {"true", "false"});
    } else if (type == "answer") {
      answer();
    } else if (type == "signal") {
      answer("signal", bytes_.next(), signals, known_.answers);
    } else if (type == "say") {
      field("text", {R"("good luck")", R"("7 said 0 \"quoted\"")", R"("")", "\"\xC3\xA9\"", R"("\r\n8 paused ")"});
    } else if (type == "state") {
      field("about", {R"("goal")", R"("suspect")", R"("trust")", R"("request")", R"("reaction")", R"("dream")"});
      maybe("subject", seats);
      bytes_.next() % 4 == 1 ? field("what", {R"("cheer")", R"("hello")"}) : maybe("what", small_words);
      maybe("with", small_words);
    }
  }
  // Most bytes choose a sensible value; the highest ones choose a wrong value or omit the field.
  void field(std::string_view name, const Words& sensible) {
    const std::uint8_t choice = bytes_.next();
    if (choice == 0xFF) return;
    json_.key(name).plain(choice >= 0xE8 ? wrong_values[(choice - 0xE8U) & 15U] : sensible[choice % sensible.size()]);
  }
  void maybe(std::string_view name, const Words& sensible) {
    if (bytes_.next() % 2 == 1) field(name, sensible);
  }
  void known(std::string_view name, const std::vector<std::string>& all) {
    const std::uint8_t choice = bytes_.next();
    if (all.empty() || choice >= 0xF0) return field(name, {R"("ABCDE")", R"("abcdefghijklmnopqrstuv")"});
    json_.member(name, std::string_view(all[choice % all.size()]));
  }
  // Null: one that the server does not have.
  const boost::json::object* any_game() {
    const std::size_t choice = bytes_.below(known_.games.size() + 1);
    return choice < known_.games.size() ? &known_.games[choice].as_object() : nullptr;
  }
  void game() {
    const boost::json::object* chosen = any_game();
    json_.member("game", chosen ? std::string_view(chosen->at("game").as_string()) : "chess");
    options(chosen);
  }
  void options(const boost::json::object* game) {
    json_.key("options").begin('{');
    for (std::size_t left = bytes_.below(4); left > 0 && game; --left) {
      const boost::json::object& option = bytes_.any_of(game->at("options").as_array()).as_object();
      const std::vector<std::string> values = values_of(option);
      field(option.at("id").as_string(), Words(values.begin(), values.end()));
    }
    json_.end('}');
  }
  static std::vector<std::string> values_of(const boost::json::object& option) {
    std::vector<std::string> values;
    for (const auto& [kind, all] : option) {
      if (kind == "one_of" || kind == "number")  // of a number: the least and the most
        for (const boost::json::value& one : all.as_array()) values.push_back(boost::json::serialize(one));
      if (kind == "any_of")
        for (const boost::json::value& one : all.as_array()) values.push_back("[" + boost::json::serialize(one) + "]");
      if (kind == "usual") values.push_back(boost::json::serialize(all));
    }
    return values;
  }
  void person() {
    field("name", names);
    maybe("avatar", small_words);
    maybe("salt", small_words);
  }
  void answer() {
    const std::uint8_t choice = bytes_.next();
    if (choice < 0xE0)
      json_.member("question", known_.question + (choice % 16 == 1 ? 1 : choice % 16 == 2 ? -1 : 0));
    else
      field("question", wrong_values);
    const std::uint8_t kind = bytes_.next();
    answer("answer", kind, answers, known_.answers);
    if (kind >= 0xC0) answer("then", bytes_.next(), answers, known_.earlier);
  }
  // One of the words, or a legal answer (the first or any), some of them with a small change, mostly still JSON.
  void answer(std::string_view name, std::uint8_t kind, const Words& words, const std::vector<std::string>& legal) {
    if (kind % 4 == 0) return field(name, words);
    std::string text = legal.empty() ? "[]" : kind < 4 ? legal.front() : bytes_.any_of(legal);
    if (kind % 4 > 1) {
      char& one = text[bytes_.below(text.size())];
      const std::size_t by = bytes_.below(95);
      if (one >= '0' && one <= '9') one = static_cast<char>('0' + by % 10);
      if (one >= 'a' && one <= 'z') one = static_cast<char>('a' + by % 26);
    }
    if (kind % 4 > 2) text += bytes_.take(4);
    json_.key(name).plain(text);
  }
  std::string_view any(const Words& words) { return bytes_.any_of(words); }

  inline static const Words seats = {"0", "1", "2", "3", "0", "1", "2", "11"};

  Bytes& bytes_;
  const Known& known_;
  std::string out_;
  protocol::Json json_;
};

}  // namespace

std::string make_message(Bytes& bytes, const Known& known) { return Maker(bytes, known).make(); }

}  // namespace filon::fuzz
