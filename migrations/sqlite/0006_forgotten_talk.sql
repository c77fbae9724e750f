-- How many records of what was said are not kept any more: a log is whole without them.
ALTER TABLE rooms ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
