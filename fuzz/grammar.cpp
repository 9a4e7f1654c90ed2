#include "fuzz/grammar.h"

#include <string_view>

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
                       R"(["discard",["map",{"map":[null]}]])"};
const Words aims = {R"({"card":"map","goal":1})",
                    R"({"card":"b-nesw","at":[1,0],"turned":true})",
                    R"({"card":"broken_cart","seat":1})",
                    R"({"card":"rockfall","at":[50,-50]})",
                    R"({"card":"repair_cart","seat":11})",
                    R"({"card":"thief","seat":0})",
                    R"({"goal":1})",
                    R"({"card":"start","at":[0,0],"seat":0,"goal":255})"};

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
        "begin",   "choose",    "why_not", "order",  "choosing",  "give_up", "take_back"};
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
      field("game", {R"("classic")", R"("classic")", R"("chess")"});
      options();
      field("players", {"3", "3", "4", "2", "10", "12"});
      field("public", {"true", "false"});
      field("clock", {"0", "1", "60", "86400", "2592000", "2592001"});
      person();
    } else if (type == "choose") {
      field("game", {R"("classic")", R"("classic")", R"("chess")"});
      options();
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
      if (bytes_.next() % 4 == 1) options();
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
  void options() {
    json_.key("options").begin('{');
    field("edition", {R"("2004")", R"("2011")", R"("2024")", R"("1999")"});
    maybe("modules", {"[]", R"(["saboteur2"])", R"(["saboteur2","saboteur2"])", "[[1,2]]", R"(["wc_veto"])"});
    json_.end('}');
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
    if (kind % 4 == 0) return field("answer", answers);
    // A legal answer with a small change, mostly still JSON.
    std::string text = known_.answer.empty() ? "[]" : known_.answer;
    if (kind % 4 > 1) {
      char& one = text[bytes_.below(text.size())];
      const std::size_t by = bytes_.below(95);
      if (one >= '0' && one <= '9') one = static_cast<char>('0' + by % 10);
      if (one >= 'a' && one <= 'z') one = static_cast<char>('a' + by % 26);
    }
    if (kind % 4 > 2) text += bytes_.take(4);
    json_.key("answer").plain(text);
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
