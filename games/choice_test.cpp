// Options of every kind: defaults are filled in, and the error for a wrong value is one sentence that names the option.
#include "games/choice.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace filon::games {
namespace {

namespace json = boost::json;

const Options options{{"edition", OneOf{{"old", "new"}, "new"}},
                      {"modules", AnyOf{{"fire", "water", "wind"}}},
                      {"cards", Number{1, 5, 4}},
                      {"claims", Layout{1, 3, {cell(0, 0), cell(1, 0)}}}};

std::string written(const Choice& choice) {
  std::string out;
  protocol::Json json(out);
  write_values(choice, json);
  return out;
}

// The completed choice, or the error.
std::string completed(const std::string& values) {
  const auto read = read_values(json::parse(values).as_object());
  if (!read) return "no kind of value";
  Choice choice{"game", 3, *read};
  const auto reason = complete(options, choice);
  if (!reason) return written(choice);
  EXPECT_FALSE(reason->code.empty());
  EXPECT_TRUE(reason->sentence.starts_with(reason->option + ": ")) << reason->sentence;
  EXPECT_EQ(reason->sentence.find('\n'), std::string::npos);
  return reason->sentence;
}

TEST(Choices, AreCompletedWithDefaults) {
  EXPECT_EQ(completed("{}"), R"({"cards":4,"claims":[[0,0],[1,0]],"edition":"new","modules":[]})");
  const std::string all = R"({"cards":1,"claims":[[-3,2]],"edition":"old","modules":["wind","fire"]})";
  EXPECT_EQ(completed(all), all);
  EXPECT_EQ(completed(R"({"modules":[]})"), completed("{}"));
}

TEST(Choices, ShareEqualValuesUntilOneIsChanged) {
  Choice one{"game", 3, {{"edition", "old"}, {"cards", 2}}};
  Choice other{"game", 4, {{"edition", "old"}, {"cards", 2}}};
  one.values.share();
  other.values.share();
  EXPECT_EQ(&*one.values.begin(), &*other.values.begin());
  other.values.set("cards", 3);
  EXPECT_EQ(one.number("cards"), 2);
  EXPECT_EQ(other.number("cards"), 3);
  EXPECT_EQ(other.word("edition"), "old");
}

TEST(Choices, AreRefusedWithOneSentence) {
  const std::pair<const char*, const char*> wrong[] = {
      {R"({"colour":1})", "colour: this game has no such option"},
      {R"({"edition":"gone"})", "edition: it takes old or new"},
      {R"({"edition":3})", "edition: it takes old or new"},
      {R"({"edition":["old"]})", "edition: it takes old or new"},
      {R"({"edition":[[0,0]]})", "edition: it takes old or new"},
      {R"({"modules":"fire"})", "modules: it takes a list of fire, water or wind"},
      {R"({"modules":1})", "modules: it takes a list of fire, water or wind"},
      {R"({"modules":[[0,0]]})", "modules: it takes a list of fire, water or wind"},
      {R"({"modules":["fire","earth"]})", "modules: it takes a list of fire, water or wind, not \"earth\""},
      {R"({"modules":["fire","fire"]})", "modules: \"fire\" is there twice; each can be taken once"},
      {R"({"cards":0})", "cards: it takes a whole number from 1 to 5"},
      {R"({"cards":6})", "cards: it takes a whole number from 1 to 5"},
      {R"({"cards":"4"})", "cards: it takes a whole number from 1 to 5"},
      {R"({"cards":[]})", "cards: it takes a whole number from 1 to 5"},
      {R"({"claims":[]})", "claims: it takes a list of 1 to 3 different cells like [3,0]"},
      {R"({"claims":[[0,0],[0,0]]})", "claims: it takes a list of 1 to 3 different cells like [3,0]"},
      {R"({"claims":[[0,0],[0,1],[0,2],[0,3]]})", "claims: it takes a list of 1 to 3 different cells like [3,0]"},
      {R"({"claims":"here"})", "claims: it takes a list of 1 to 3 different cells like [3,0]"},
      {R"({"claims":7})", "claims: it takes a list of 1 to 3 different cells like [3,0]"},
      {R"({"claims":["here"]})", "claims: it takes a list of 1 to 3 different cells like [3,0]"},
  };
  for (const auto& [values, sentence] : wrong) EXPECT_EQ(completed(values), sentence) << values;
}

TEST(Choices, AreNotReadIfAValueHasNoValidKind) {
  for (const char* value : {"null", "true", "1.5", "1e3", "{}", "[1]", "[null]", "[\"a\",1]", "[[1]]", "[[1,2,3]]",
                            "[[1,101]]", "[[1,-101]]", "[[1,2],\"a\"]", "[[1.5,2]]", "9999999999"})
    EXPECT_EQ(completed(std::string(R"({"cards":)") + value + "}"), "no kind of value") << value;
  std::string many = R"({"modules":["a")";
  for (int i = 0; i < 100; ++i) many += ",\"a\"";
  EXPECT_EQ(completed(many + "]}"), "no kind of value");
}

}  // namespace
}  // namespace filon::games
