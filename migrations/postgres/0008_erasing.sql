-- Finished games outlive their rooms, without the names unless the room was to keep them.
ALTER TABLE finished_games DROP CONSTRAINT finished_games_room_fkey;
-- Whether the names stay when the room goes.
ALTER TABLE finished_games ADD COLUMN keep_names BIGINT NOT NULL DEFAULT 0;
-- Without this the games of one room are looked for in the whole list of players.
CREATE INDEX finished_players_game ON finished_players (room, seq);

-- Since when nobody but the room itself has done anything in it; nothing where somebody was the last.
ALTER TABLE rooms ADD COLUMN quiet_since BIGINT;

-- Codes of rooms that are gone and that no other room gets before this time.
CREATE TABLE resting_codes (
    code  TEXT   NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
