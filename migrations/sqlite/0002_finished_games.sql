-- A room's finished games, told apart by the record that ended each.
CREATE TABLE finished_games (
    room      BLOB    NOT NULL REFERENCES rooms (id),
    seq       INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    -- JSON: the game's options, the names in the order of the seats, the outcome, the receipt.
    options   TEXT    NOT NULL,
    players   TEXT    NOT NULL,
    outcome   TEXT    NOT NULL,
    decisions INTEGER NOT NULL,
    began     INTEGER NOT NULL,
    ended     INTEGER NOT NULL,
    receipt   TEXT    NOT NULL,
    PRIMARY KEY (room, seq)
) STRICT;

CREATE INDEX finished_games_ended ON finished_games (ended);
CREATE INDEX finished_games_game_ended ON finished_games (game, ended);

-- Finds the games that somebody of a name played in.
CREATE TABLE finished_players (
    name TEXT    NOT NULL,
    room BLOB    NOT NULL,
    seq  INTEGER NOT NULL,
    PRIMARY KEY (name, room, seq),
    FOREIGN KEY (room, seq) REFERENCES finished_games (room, seq)
) STRICT, WITHOUT ROWID;
