#include "games/classic/text/position.h"

#include "games/classic/text/holding_line.h"
#include "games/classic/text/reader.h"
#include "games/classic/text/table_line.h"

namespace filon::text {

using namespace classic;

std::string print(const Rules& rules, const Table& table) {
  LineWriter out(rules.options, Holds::Table);
  write_table(rules, table, out);
  write_sizes(rules, table, out);
  return std::move(out).line();
}

std::string print(const Rules& rules, const View& view) {
  LineWriter out(rules.options, Holds::View);
  write_table(rules, view.table, out);
  write_sizes(rules, view.table, out);
  out.add("me", std::to_string(index(view.me)));
  const std::array<const Holding*, 1> mine{&view.mine};
  write_holdings(rules, mine, out);
  write_nuggets(view.table, {&view.me, 1}, out);
  return std::move(out).line();
}

Result<Options> options_of(std::string_view line) {
  const LineReader in(line);
  if (in.is_bad()) return in.error();
  return in.options();
}

Result<Table> read_table(const Rules& rules, std::string_view line) {
  LineReader in(line);
  in.expect(rules.options, Holds::Table);
  Supply supply(rules);
  Table table = read_table(rules, in, supply);
  read_sizes(rules, table, in, supply);
  in.expect_all_taken();
  if (in.is_bad()) return in.error();
  return table;
}

Result<View> read_view(const Rules& rules, std::string_view line) {
  LineReader in(line);
  in.expect(rules.options, Holds::View);
  Supply supply(rules);
  View view{nobody, read_table(rules, in, supply), {}};
  read_sizes(rules, view.table, in, supply);
  const auto me = number_in(in.take("me"), 0, rules.seats - 1);
  if (!me) in.complain("me", "it takes the seat whose view this is");
  view.me = seat(me.value_or(0));
  view.mine = read_holdings(rules, 1, in, supply).front();
  if (view.mine.hand.size() != view.table.hand_size[view.me]) in.complain("hand", "it has not the size the table says");
  if (view.mine.discarded.size() != face_down(view.table.discard_pile)[view.me])
    in.complain("discarded", "it has not the size the table says");
  const bool has_nuggets = view.table.purse[view.me].nuggets > 0;
  read_nuggets(view.table, {&view.me, 1}, in);
  if (has_nuggets != (view.table.purse[view.me].nuggets > 0)) in.complain("nuggets", "has_nuggets says otherwise");
  in.expect_all_taken();
  if (in.is_bad()) return in.error();
  return view;
}

}  // namespace filon::text
