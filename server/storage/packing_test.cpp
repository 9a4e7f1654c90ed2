#include "server/storage/packing.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace filon::server {
namespace {

TEST(Packing, RestoresAnyTexts) {
  EXPECT_TRUE(rc::check([](const std::vector<std::string>& texts) {
    const Result<std::vector<std::string>> back = unpack(pack(texts));
    RC_ASSERT(static_cast<bool>(back));
    RC_ASSERT(*back == texts);
  }));
}

TEST(Packing, RestoresEmptyAndLargeTexts) {
  const std::vector<std::string> nothing;
  const std::vector<std::string> large = {std::string(3'000'000, 'x'), "", std::string(127, 'a'),
                                          std::string(128, 'b')};
  EXPECT_EQ(*unpack(pack(nothing)), nothing);
  EXPECT_EQ(*unpack(pack(large)), large);
}

TEST(Packing, MakesALogSmall) {
  std::vector<std::string> log;
  std::size_t plain = 0;
  for (int n = 0; n < 200; ++n) {
    log.push_back(R"({"seat":)" + std::to_string(n % 5) + R"(,"answer":{"place":"cross","at":[)" +
                  std::to_string(n % 9) + "," + std::to_string(n % 7) + R"(],"turned":false},"chance":[)" +
                  std::to_string(n * 37 % 41) + "]}");
    plain += log.back().size();
  }
  EXPECT_LT(pack(log).size(), plain / 5);
}

TEST(Packing, DetectsDamagedBytes) {
  const std::string packed = pack({"record", "one", "two"});
  EXPECT_FALSE(unpack(""));
  EXPECT_FALSE(unpack("not zlib"));
  for (std::size_t length = 0; length < packed.size(); ++length) EXPECT_FALSE(unpack(packed.substr(0, length)));
  for (std::size_t at = 0; at < packed.size(); ++at) {
    std::string bent = packed;
    bent[at] = static_cast<char>(bent[at] ^ 0x55);
    EXPECT_FALSE(unpack(bent)) << "byte " << at;
  }
}

}  // namespace
}  // namespace filon::server
