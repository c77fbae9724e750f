-- To what time the house was put back from a backup, and when that was done.
ALTER TABLE house ADD COLUMN put_back BIGINT;
ALTER TABLE house ADD COLUMN put_back_on BIGINT;
