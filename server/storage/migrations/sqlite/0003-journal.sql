-- The logs of all tables that still run become one journal, in the order of writing. Entries of many tables share a
-- page, so a commit writes few pages. There is no index by table, which would again need a page for each table: the
-- server keeps in memory where the entries are (storage/sqlite/journal_index.h). Entries of a finished table stay until
-- their part of the journal is cleaned; they no longer count.
ALTER TABLE entry RENAME TO entry_by_table;

CREATE TABLE entry (
  id INTEGER PRIMARY KEY,  -- always larger than all before; the newest row is never deleted
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 0),  -- 1, 2, 3 … without gaps; 0: the table was finished or dropped here
  text BLOB NOT NULL
) STRICT;

INSERT INTO entry (table_id, number, text) SELECT table_id, number, text FROM entry_by_table ORDER BY table_id, number;

DROP TABLE entry_by_table;
