-- Marks the file as Filon's ("Filo"), so that nobody else's database is written to by mistake.
PRAGMA application_id = 0x46696c6f;

-- The log of every table that still runs. Entries of one table lie side by side: the next one touches one page.
CREATE TABLE entry (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 1),  -- 1, 2, 3 … without gaps
  text BLOB NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE finished (
  id INTEGER PRIMARY KEY,  -- in the order of finishing
  table_id TEXT NOT NULL UNIQUE,
  finished_at INTEGER NOT NULL,  -- seconds since 1970
  summary TEXT NOT NULL,  -- JSON
  packed BLOB NOT NULL  -- the record, then the entries of the log: storage/packing.h
) STRICT;

CREATE INDEX finished_by_time ON finished (finished_at, id);
