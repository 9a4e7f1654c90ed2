// Names and talk: what people write in any language is taken, what cannot be seen or spoils other lines is not.
#include "protocol/names.h"

#include <gtest/gtest.h>

#include "protocol/letters.h"

namespace filon::protocol {
namespace {

std::string with(std::string text, char32_t letter) { return text + utf8_of(std::u32string(1, letter)) + text; }

std::string name(std::string_view text) {
  const auto read = read_name(text);
  return read ? *read : "refused";
}

TEST(Letters, AreReadAndWritten) {
  const std::u32string all = {0x41, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0x10000, 0x10FFFF};
  EXPECT_EQ(letters_of(utf8_of(all)), all);
}

TEST(Letters, WhatIsNotUtf8CannotBeSeen) {
  for (const std::string text :
       {"\x80", "\xC3", "\xC3(", "\xE2\x82", "\xE2\x28\xA1", "\xF0\x9F\x92", "\xF8\x88\x80\x80\x80", "\xFF", "\xC0\x80",
        "\xE0\x80\x80", "\xF0\x80\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80"}) {
    const std::u32string letters = letters_of(text);
    EXPECT_TRUE(std::any_of(letters.begin(), letters.end(), is_unseen)) << testing::PrintToString(text);
    EXPECT_EQ(name("A" + text), "refused") << testing::PrintToString(text);
    EXPECT_FALSE(read_talk("A" + text)) << testing::PrintToString(text);
  }
}

TEST(Names, OfAnyLanguageAreTaken) {
  for (const std::string text : {"Ann",
                                 "Ann 2",
                                 "Ann 王",
                                 "Zoë",
                                 "Łukasz",
                                 "Ólafur",
                                 "Jean-Paul",
                                 "O'Neill",
                                 "Dr. No",
                                 "O'Neill-Ünsal 3",
                                 "Nguyễn Thị",
                                 "Ngu\u0079\u0302\u0303n",
                                 "Ольга",
                                 "Анна",
                                 "Ελένη",
                                 "דוד",
                                 "עמית",
                                 "محمد",
                                 "मोहिनी",
                                 "अनिता",
                                 "ज़ें",
                                 "สมหญิง",
                                 "สมชาย",
                                 "ហេង",
                                 "ကြော့",
                                 "နွဲ့",
                                 "སྒྲོལ་མ",
                                 "김민수",
                                 "김철수",
                                 "さくら",
                                 "田中さん",
                                 "王小明",
                                 "李小龍",
                                 "☃",
                                 "Bob \"the mole\" \\",
                                 "...",
                                 "🦊",
                                 "\U0001FAE9",  // an emoji that is newer than ICU 72
                                 "abcdefghijklmnopqrstuvwx"})
    EXPECT_EQ(name(text), text);
}

TEST(Names, WhiteSpaceIsTidied) {
  EXPECT_EQ(name("  Ann  "), "Ann");
  EXPECT_EQ(name("Ann\u00A0\u3000 Lee\u2003"), "Ann Lee");
}

TEST(Names, BlankOnesAreRefused) {
  for (const std::string text : {"", " ", "\u00A0", "\u2003\u3000", "\u1680", "\u0301", "\u2DF6", "\U00016FE4",
                                 "\u2D7F", "\U0001107F", "Ann \u2D7F"})
    EXPECT_EQ(name(text), "refused") << testing::PrintToString(text);
}

TEST(Names, LettersThatCannotBeSeenAreRefused) {
  for (const char32_t letter : std::u32string_view(U"\n\t\u001F\u007F\u0085\u009F\u00AD\u034F\u0600\u061C\u115F\u1160"
                                                   U"\u17B4\u180B\u180E\u200B\u200C\u200D\u200E\u200F"
                                                   U"\u2028\u2029\u202A\u202E\u2060\u2066\u2069\u206F\u2800\u3164\uE000"
                                                   U"\u0378\uFFFC\U0001D455\U00013441\U0001D159"
                                                   U"\uFDD0\uFE00\uFE0E\uFE0F\uFEFF\uFFA0\uFFF9\uFFFE"
                                                   U"\U0001FFFF\U000E0001\U000E0041\U000E0100\U000F0000\U0010FFFF")) {
    EXPECT_TRUE(is_unseen(letter)) << static_cast<unsigned>(letter);
    EXPECT_EQ(name(with("A", letter)), "refused") << static_cast<unsigned>(letter);
  }
  EXPECT_EQ(read_name("\u202EAnn").error(),
            "it takes 1 to 24 letters that can be seen, with at most two marks on each");
}

TEST(Names, EmojiMayBeJoined) {
  for (const std::string text :
       {"❤️", "Ann ❤️‍🔥", "👩‍🚀", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "👁️‍🗨️",
        "🏳️‍🌈", "🙂‍↔️", "🇫🇷"})
    EXPECT_EQ(name(text), text);
  for (const std::string text : {"A\u200DB", "🦊\u200D", "\u200D🦊", "🦊\u200DA", "A\uFE0F", "❤\uFE0F\uFE0F",
                                 "🦊\u200D\u200D🦊", "1\uFE0F\u20E3", "\uFE0F\u200D🦊"})
    EXPECT_EQ(name(text), "refused") << testing::PrintToString(text);
}

TEST(Names, HaveAtMostTwoMarksOnALetter) {
  EXPECT_NE(name("e\u0301\u0323x"), "refused");
  EXPECT_EQ(name("e\u0301\u0323\u0300x"), "refused");
  EXPECT_EQ(name("ก\u0E47\u0E47\u0E47"), "refused");
  EXPECT_EQ(name("क\u093E\u093E\u093E\u093E\u093E"), "refused") << "beside it";
}

TEST(Marks, OfAnyScriptDoNotPileUp) {
  for (const char32_t mark :
       std::u32string_view(U"\u0301\u07EB\u0951\u0F90\u135F\u1CE0\u20DD\u2DF6\u302A\uA8E0\U0001E000")) {
    const std::string heap = utf8_of(U"A" + std::u32string(10, mark)),
                      tibetan = utf8_of(U"\u0F40" + std::u32string(22, mark));
    for (const std::string& text : {heap, tibetan}) {
      EXPECT_EQ(name(text), "refused") << text;
      EXPECT_FALSE(read_talk(text)) << text;
    }
  }
}

TEST(Names, HaveAtMost24Letters) {
  EXPECT_EQ(name("abcdefghijklmnopqrstuvwxy"), "refused");
  EXPECT_EQ(name(std::string(26, ' ') + "a"), "refused");
}

TEST(Names, OfBotsAreRefused) {
  for (const std::string text : {"Bot", "bot 2", "B0T", "Вот", "Robot 1", "Robot facile", "Easy bot", "bot normal",
                                 "NORMAL", "easy", "Gundar", "gündar 3", "Ｙｒｓｏｋ"})
    EXPECT_EQ(name(text), "refused") << text;
  for (const std::string text : {"Bot ２",
                                 "Bot 𝟐",
                                 "Bot ²",
                                 "Bot ②",
                                 "Bot ٢",
                                 "Bot 二",
                                 "Bot #2",
                                 "Robot-2",
                                 "(bot)",
                                 "Bot.",
                                 "2Bot",
                                 "Bot10",
                                 "Bot II",
                                 "bot iv",
                                 "Bot Ⅱ",
                                 "Bot ll",
                                 "Robot II facile",
                                 "II. Bot",
                                 "B o t",
                                 "F a c i l e II",
                                 "0skrim2",
                                 "Faci|e",
                                 "R0B0T 🤖",
                                 "ʙᴏᴛ",
                                 "Ⓑⓞⓣ",
                                 "ΒΟΤ",
                                 "βot",
                                 "Böt ⑴"})
    EXPECT_EQ(name(text), "refused") << text;
  EXPECT_EQ(read_name("Bot").error(), "it cannot be what bots are called");
  for (const std::string text : {"Botho", "Robotnik", "Normann", "Easy rider", "Abbot", "2", "II", "二", "Petra",
                                 "Botix", "Robotix", "Bot Mimi", "Vi", "🤖"})
    EXPECT_EQ(name(text), text);
}

TEST(Talk, OfAnyLanguageIsTakenAsItIs) {
  for (const std::string text : {"  Hello  ☃ \"all\" ", "שָׁלוֹם לְכֻלָּם", "السَّلَامُ عَلَيْكُمْ", "می‌خواهم",
                                 "क्‍ष", "1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "!", "a\u200Fb"}) {
    const auto read = read_talk(text);
    ASSERT_TRUE(read) << text << ": " << read.error();
    EXPECT_EQ(*read, text);
  }
}

TEST(Talk, ThatShowsNothingOrSpoilsOtherLinesIsRefused) {
  for (const std::string text : {"", "   ", "\u00A0\u3000", "\u200B", "\u3164 \u2800", "\u200F", "\u0301"})
    EXPECT_FALSE(read_talk(text)) << testing::PrintToString(text);
  for (const char32_t letter :
       std::u32string_view(U"\n\u0000\u0085\u2028\u2029\u202A\u202D\u202E\u2066\u2068\u2069\u206A\uFFF9\uFFFE"))
    EXPECT_FALSE(read_talk(with("A", letter))) << static_cast<unsigned>(letter);
  EXPECT_FALSE(read_talk("z\u0301\u0302\u0303\u0304\u0305"));
  EXPECT_TRUE(read_talk(std::string(300, 'x')));
  EXPECT_FALSE(read_talk(std::string(301, 'x')));
}

}  // namespace
}  // namespace filon::protocol
