// People are told apart: names that look the same get a number.
#include "protocol/looks.h"

#include <gtest/gtest.h>

#include "protocol/names.h"

namespace filon::protocol {
namespace {

using Names = std::vector<std::string>;

TEST(Looks, AreTheSameForNamesThatPeopleCannotTellApart) {
  const Names alike[] = {
      {"Ann", "ann", "ANN", "A n n", "Änn", "A\u0308nn", "Аnn", "Αnn", "Ａｎｎ", "𝐀𝐧𝐧", "𝕬𝖓𝖓"},
      {"Ann", "ꓮꓠꓠ", "ɑnn", "ᴀɴɴ", "Ⓐⓝⓝ", "Aոո", "A\u0951nn", "A\u2DF6nn"},
      {"Otto", "0tto", "OTTO", "Οττο", "Отто", "Øtto"},
      {"Lil1", "lill", "IIII", "1111", "Ӏііl"},
      {"Zoé", "ZOE", "Zoe\u0301"},
      {"Ольга", "ОЛЬГА"},
      {"Сергей", "СЕРГЕИ"},
      {"Νίκος", "ΝΙΚΟΣ"},
      {"Γιάννης", "ΓΙΑΝΝΗΣ"},
      {"Thị Ơ", "thi o"},
      {"Łukasz", "lukasz"},
      {"❤️", "❤"},
      {"Agent 007", "Agent OO7"},
      {"Eve", "EVE", "ᎬᏙᎬ"},
      {"Paul", "Pauⅼ", "Pauℓ", "Paսl"},
      {"Heidi", "ℋeidi"},
      {"Bob", "Boь", "Вob", "βob"},
      {"Tom", "TOM", "Torn", "Toм"},
      {"Carl", "ϲarl"},
      {"O'Neill", "O’Neill"},
  };
  for (const Names& names : alike)
    for (const std::string& name : names) EXPECT_TRUE(look_alike(name, names.front())) << name;
}

TEST(Looks, DifferForOtherNames) {
  const Names names = {"Ann",     "Anna",   "Ann 2",  "Ann 3",    "Bob",      "Zoë",    "Łukasz",    "Nguyễn Thị",
                       "Ólafur",  "王小明", "王小月", "田中さん", "田中くん", "김철수", "김민수",    "Анна",
                       "Ольга",   "Олег",   "Ελένη",  "עמית",     "דוד",      "محمد",   "أحمد",      "अनिता",
                       "अमिता",   "राजु",    "राजू",    "สมชาย",    "สมชิย",     "李",     "Jean-Paul", "Paul",
                       "O'Neill", "Dr. No", "🦊",     "🦉",       "...",      "Van",    "Nan",       "སྒྲོལ་མ"};
  for (const std::string& one : names)
    for (const std::string& other : names) EXPECT_EQ(look_alike(one, other), &one == &other) << one << " " << other;
}

TEST(ToldApart, ByTheFirstFreeNumber) {
  EXPECT_EQ(told_apart("Ann", {}), "Ann");
  EXPECT_EQ(told_apart("Ann", Names{"Bob", "Anna"}), "Ann");
  EXPECT_EQ(told_apart("Ann", Names{"ann"}), "Ann 2");
  EXPECT_EQ(told_apart("Ann", Names{"Ann", "ANN 2", "Ann 4"}), "Ann 3");
  EXPECT_EQ(told_apart("Ann 2", Names{"Ann", "Ann 2"}), "Ann 2 2");
}

TEST(ToldApart, WithinTheLengthOfNames) {
  const std::string longest(longest_name, 'n');
  Names taken = {longest};
  while (taken.size() < 12) taken.push_back(told_apart(longest, taken));
  EXPECT_EQ(taken[1], std::string(22, 'n') + " 2");
  EXPECT_EQ(taken[11], std::string(21, 'n') + " 12");
  // A blank or half an emoji is not left before the number. Whoever has such a name can send it again.
  for (const std::string cut :
       {"nnnnnnnnnnnnnnnnnnnnn nn", "nnnnnnnnnnnnnnnnnnnn👩‍🚀n", "nnnnnnnnnnnnnnnnnnnnnn❤️"}) {
    const std::string numbered = told_apart(cut, Names{cut});
    const auto again = read_name(numbered);
    ASSERT_TRUE(again) << numbered << ": " << again.error();
    EXPECT_EQ(*again, numbered);
  }
}

}  // namespace
}  // namespace filon::protocol
