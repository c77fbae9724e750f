-- The public list shows rooms with somebody in them, and who is there is known in memory alone.
DROP INDEX rooms_listed;
ALTER TABLE rooms DROP COLUMN listing;
