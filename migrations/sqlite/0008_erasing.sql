-- Finished games outlive their rooms, without the names unless the room was to keep them.
CREATE TABLE kept_games (
    room       BLOB    NOT NULL,
    seq        INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    players    TEXT    NOT NULL,
    outcome    TEXT    NOT NULL,
    decisions  INTEGER NOT NULL,
    began      INTEGER NOT NULL,
    ended      INTEGER NOT NULL,
    receipt    TEXT    NOT NULL,
    -- Whether the names stay when the room goes.
    keep_names INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, seq)
) STRICT;
INSERT INTO kept_games (room, seq, game, options, players, outcome, decisions, began, ended, receipt)
    SELECT room, seq, game, options, players, outcome, decisions, began, ended, receipt FROM finished_games;

CREATE TABLE kept_players (
    name TEXT    NOT NULL,
    room BLOB    NOT NULL,
    seq  INTEGER NOT NULL,
    PRIMARY KEY (name, room, seq),
    FOREIGN KEY (room, seq) REFERENCES kept_games (room, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO kept_players (name, room, seq) SELECT name, room, seq FROM finished_players;

DROP TABLE finished_players;
DROP TABLE finished_games;
ALTER TABLE kept_games RENAME TO finished_games;
ALTER TABLE kept_players RENAME TO finished_players;
CREATE INDEX finished_games_ended ON finished_games (ended);
CREATE INDEX finished_games_game_ended ON finished_games (game, ended);
-- Without this the games of one room are looked for in the whole list of players.
CREATE INDEX finished_players_game ON finished_players (room, seq);

-- Since when nobody but the room itself has done anything in it; nothing where somebody was the last.
ALTER TABLE rooms ADD COLUMN quiet_since INTEGER;

-- Codes of rooms that are gone and that no other room gets before this time.
CREATE TABLE resting_codes (
    code  TEXT    NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;
