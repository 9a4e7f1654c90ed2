-- A finished table is found by the code that people know, too. It is in the summary, if that can be read.
ALTER TABLE finished ADD COLUMN code TEXT GENERATED ALWAYS AS
  (CASE WHEN json_valid(summary) THEN CAST(json_extract(summary, '$.code') AS TEXT) END) VIRTUAL;

CREATE INDEX finished_by_code ON finished (code, id);
