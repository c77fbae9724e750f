-- A room's finished games, told apart by the record that ended each.
CREATE TABLE finished_games (
    room      UUID   NOT NULL REFERENCES rooms (id),
    seq       BIGINT NOT NULL,
    game      TEXT   NOT NULL,
    -- JSON: the game's options, the names in the order of the seats, the outcome, the receipt.
    options   TEXT   NOT NULL,
    players   TEXT   NOT NULL,
    outcome   TEXT   NOT NULL,
    decisions BIGINT NOT NULL,
    began     BIGINT NOT NULL,
    ended     BIGINT NOT NULL,
    receipt   TEXT   NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE INDEX finished_games_ended ON finished_games (ended);
CREATE INDEX finished_games_game_ended ON finished_games (game, ended);

-- Finds the games that somebody of a name played in.
CREATE TABLE finished_players (
    name TEXT   NOT NULL,
    room UUID   NOT NULL,
    seq  BIGINT NOT NULL,
    PRIMARY KEY (name, room, seq),
    FOREIGN KEY (room, seq) REFERENCES finished_games (room, seq)
);
