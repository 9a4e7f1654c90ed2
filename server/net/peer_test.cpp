#include "server/net/peer.h"

#include <vector>

#include <gtest/gtest.h>

#include "server/net/origin.h"

namespace filon::server {
namespace {

const std::vector<std::string> proxies{"127.0.0.1", "10.0.0.7"};

TEST(Peer, OnlyATrustedProxyCanForwardAnAddress) {
  EXPECT_EQ(client_address("203.0.113.5", "198.51.100.1", proxies), "203.0.113.5");
  EXPECT_EQ(client_address("127.0.0.1", "198.51.100.1", proxies), "198.51.100.1");
  EXPECT_EQ(client_address("127.0.0.1", "198.51.100.1", {}), "127.0.0.1");
}

TEST(Peer, TheLastUntrustedAddressCounts) {
  EXPECT_EQ(client_address("127.0.0.1", "1.2.3.4, 198.51.100.1", proxies), "198.51.100.1") << "the first may be forged";
  EXPECT_EQ(client_address("127.0.0.1", "198.51.100.1, 10.0.0.7", proxies), "198.51.100.1");
  EXPECT_EQ(client_address("127.0.0.1", "nonsense", proxies), "127.0.0.1");
  EXPECT_EQ(client_address("127.0.0.1", "", proxies), "127.0.0.1");
}

TEST(Peer, LimitsCountHouseholds) {
  EXPECT_EQ(limit_key("203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(limit_key("::ffff:203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(limit_key("2001:db8:1:2:3:4:5:6"), limit_key("2001:db8:1:2::1"));
  EXPECT_NE(limit_key("2001:db8:1:2::1"), limit_key("2001:db8:1:3::1"));
}

TEST(Origin, IsASchemeAndAHost) {
  EXPECT_TRUE(is_origin("https://example.org"));
  EXPECT_TRUE(is_origin("http://example.org:8080"));
  for (const char* wrong : {"example.org", "https://", "https://example.org/", "https://*.example.org", "ftp://a"})
    EXPECT_FALSE(is_origin(wrong)) << wrong;
}

}  // namespace
}  // namespace filon::server
