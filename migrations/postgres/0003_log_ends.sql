-- Where a log ends, the log itself says: an append writes its records and nothing else.
ALTER TABLE rooms DROP COLUMN seq;
ALTER TABLE rooms DROP COLUMN changed;
