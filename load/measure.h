// One run against one server, and its results.
#pragma once

#include <optional>
#include <string>

#include <boost/asio/ip/tcp.hpp>

#include "load/percentiles.h"

namespace filon::load {

struct Scenario {
  std::string game = {};  // empty: the first game of the server
  int tables = 20;
  int seats = 10;   // or the nearest number that the server allows
  double rate = 0;  // answers a second at each table; 0: the next as soon as all have seen the last
  double seconds = 10;
  double warmup = 3;
  std::optional<int> core;  // of the server; none: any core
};

struct Figures {
  double answers_per_second = 0;
  double processor_ms = 0;     // of the server, for each answer
  double processor_share = 0;  // of the server, as a share of one core
  double own_share = 0;        // of the load generator, as a share of one core: near 1 it is the bottleneck
  double others_share = 0;     // of everything else on the machine: above 0 all figures are too bad
  Percentiles milliseconds;    // until all have seen an answer
  double within_50_ms = 0;     // share of the answers
  double bytes = 0;            // for each answer, to all seats together
  double behind = 0;           // share of the answers that were sent too late
  bool durable = true;
  std::string game;
  int seats = 0;
};

struct Memory {
  double bytes = 0;    // heap for each table
  double answers = 0;  // played at each table, on average
  std::string game;
  int seats = 0;
};

struct Place {
  boost::asio::ip::tcp::endpoint server, metrics;
};
// None: start a server.
using Where = std::optional<Place>;

// Both throw Failed.
Figures measure(const Scenario&, const Where&);
// Tables play this many answers, then all clients leave. Rate, seconds and warmup are ignored.
Memory measure_memory(const Scenario&, int answers, const Where&);

// How many tables with this many seats the limit of sockets allows.
int most_tables(int seats);

}  // namespace filon::load
