-- A room is its log. Its row says who may append and where the log ends.
CREATE TABLE rooms (
    id      BLOB    NOT NULL PRIMARY KEY,
    code    TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    stage   TEXT    NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished')),
    -- Raised by every claim; whoever appends with an older one is refused.
    epoch   INTEGER NOT NULL,
    -- The number and the time of the last record.
    seq     INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

-- A code opens one room, while that room is in its lobby.
CREATE UNIQUE INDEX rooms_code_in_lobby ON rooms (code) WHERE stage = 'lobby';

CREATE TABLE records (
    room BLOB    NOT NULL REFERENCES rooms (id),
    seq  INTEGER NOT NULL,
    at   INTEGER NOT NULL,
    body TEXT    NOT NULL
) STRICT;

-- An index beside the table: a clustered log is slower to append to.
CREATE UNIQUE INDEX records_room_seq ON records (room, seq);
