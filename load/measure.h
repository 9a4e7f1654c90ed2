// One run against one server, and the figures it gives.
#pragma once

#include <optional>
#include <string>

#include <boost/asio/ip/tcp.hpp>

#include "load/percentiles.h"

namespace filon::load {

struct Scenario {
  std::string game = {};  // none: the first of the server's
  int tables = 20;
  int seats = 10;   // or the nearest number the server calls possible
  double rate = 0;  // answers a second and table; 0: the next as soon as all have seen the last
  double seconds = 10;
  double warmup = 3;
  std::optional<int> core;  // of the server; none: wherever it likes
};

struct Figures {
  double answers_per_second = 0;
  double processor_ms = 0;     // of the server, an answer
  double processor_share = 0;  // of the server, of one core
  double own_share = 0;        // of the load generator, of one core: near 1 it measures itself
  double others_share = 0;     // of everything else on the machine, of one core: above 0 all figures are too bad
  Percentiles milliseconds;    // until all have seen an answer
  double within_50_ms = 0;     // the share of the answers
  double bytes = 0;            // an answer, to all seats together
  double behind = 0;           // the share of the answers that came later than they were due
  bool durable = true;
  std::string game;
  int seats = 0;
};

struct Memory {
  double bytes = 0;    // the heap of a table
  double answers = 0;  // played at a table, on average
  std::string game;
  int seats = 0;
};

// None: a server of one's own.
using Where = std::optional<boost::asio::ip::tcp::endpoint>;

// Throw Failed.
Figures measure(const Scenario&, const Where&);
// Tables play this many answers, then all clients leave. Rate, seconds and warmup do not matter.
Memory measure_memory(const Scenario&, int answers, const Where&);

// How many tables of the scenario the machine has sockets for.
int most_tables(int seats);

}  // namespace filon::load
