// One player's WebSocket. It has no buffer of its own: there are tens of thousands of clients, and what comes is used
// up at once.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "kernel/rng.h"
#include "load/frames.h"

namespace filon::load {

// What all clients of a run share.
struct Surroundings {
  boost::asio::io_context& io;
  boost::asio::ip::tcp::endpoint server;
  Rng rng{1};
  std::array<char, 65536> scratch{};
};

class Client {
 public:
  // Whom it tells what happens.
  class Owner {
   public:
    virtual void heard(int client, std::string_view message) = 0;
    virtual void lost(int client, const std::string& why) = 0;

   protected:
    ~Owner() = default;
  };

  // Requires: no handler of the io_context runs once the client is gone.
  Client(Surroundings&, Owner&, int number);

  void connect();
  void say(std::string_view text) { send(Frame::Text, text); }
  void leave();

 private:
  void send_request();
  void wait();
  void read();
  // Takes the reply to the upgrade away; false: it is not complete, or none we can use.
  bool is_upgraded(std::string_view& bytes);
  void frame_came(Frame, std::string_view payload);
  void send(Frame, std::string_view payload);
  void write(std::string_view bytes);
  void lose(const std::string& why);

  Surroundings& around_;
  Owner& owner_;
  int number_;
  boost::asio::ip::tcp::socket socket_;
  std::string reply_;  // to the upgrade, until it is complete
  bool upgraded_ = false;
  FrameReader frames_;
};

}  // namespace filon::load
