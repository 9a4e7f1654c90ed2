#include "server/storage/sqlite/journal_index.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace filon::server::sqlite {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(RowIds, KeepIdsOfAnyDistance) {
  const std::vector<RowId> ids = {1, 2, 129, 130, 16'600, 5'000'000, RowId{1} << 40, (RowId{1} << 62) + 1};
  RowIds rows;
  for (const RowId id : ids) rows.add(id);
  EXPECT_EQ(rows.all(), ids);
  rows.remove(130);
  rows.remove(1);
  EXPECT_THAT(rows.all(), ElementsAre(2, 129, 16'600, 5'000'000, RowId{1} << 40, (RowId{1} << 62) + 1));
}

TEST(JournalIndex, IsAsBeforeAfterARollback) {
  JournalIndex index;
  index.append("oak", 1);
  index.append("elm", 1);
  index.commit();
  index.append("oak", 2);
  index.append("fir", 1);
  index.append_mark();
  EXPECT_THAT(index.remove("elm"), ElementsAre(2));
  index.move("oak", 1);
  EXPECT_FALSE(index.is_live("elm"));
  index.rollback();
  EXPECT_EQ(index.newest(), 2);
  EXPECT_EQ(index.last_number("oak"), 1u);
  EXPECT_EQ(index.last_number("elm"), 1u);
  EXPECT_FALSE(index.is_live("fir"));
  EXPECT_THAT(index.remove("oak"), ElementsAre(1));
  EXPECT_THAT(index.remove("elm"), ElementsAre(2));
  EXPECT_THAT(index.remove("fir"), IsEmpty());
}

TEST(JournalIndex, NamesAChunkWhenAQuarterIsLive) {
  JournalIndex index;
  const auto rows = static_cast<std::uint32_t>(JournalIndex::chunk_rows);
  // Every fourth row is of the table that stays; the row 0 is missing.
  for (std::uint32_t row = 1; row < rows; ++row) index.append(row % 4 == 0 ? "stays" : "ends", row);
  index.commit();
  index.remove("ends");
  index.commit();
  EXPECT_EQ(index.sparse_chunk(), std::nullopt) << "it has the newest row";
  index.append_mark();
  index.commit();
  EXPECT_EQ(index.sparse_chunk(), 0);
  index.forget_chunk(0);
  EXPECT_EQ(index.sparse_chunk(), std::nullopt);
}

TEST(JournalIndex, IsTheSameWhenItIsReadAgain) {
  JournalIndex written, read;
  const auto rows = static_cast<RowId>(3 * JournalIndex::chunk_rows);
  for (RowId row = 1; row <= rows; ++row) {
    const TableId table = row % 3 == 0 ? "oak" : "elm";
    written.append(table, static_cast<std::uint32_t>(row));
    read.read(row, table, static_cast<std::uint32_t>(row), table == "oak");
  }
  written.remove("elm");
  written.commit();
  read.end_reading();
  EXPECT_EQ(read.newest(), written.newest());
  EXPECT_EQ(read.is_live("elm"), written.is_live("elm"));
  EXPECT_EQ(read.last_number("oak"), written.last_number("oak"));
  EXPECT_EQ(read.sparse_chunk(), written.sparse_chunk());
  EXPECT_EQ(read.remove("oak"), written.remove("oak"));
}

}  // namespace
}  // namespace filon::server::sqlite
