-- A room is its log. Its row says who may append and where the log ends.
CREATE TABLE rooms (
    id      UUID   NOT NULL PRIMARY KEY,
    code    TEXT   NOT NULL,
    game    TEXT   NOT NULL,
    stage   TEXT   NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished')),
    -- Raised by every claim; whoever appends with an older one is refused.
    epoch   BIGINT NOT NULL,
    -- The number and the time of the last record.
    seq     BIGINT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
-- Every append rewrites its room's row: room for that on the row's own page.
) WITH (fillfactor = 70);

-- A code opens one room, while that room is in its lobby.
CREATE UNIQUE INDEX rooms_code_in_lobby ON rooms (code) WHERE stage = 'lobby';

CREATE TABLE records (
    room UUID   NOT NULL REFERENCES rooms (id),
    seq  BIGINT NOT NULL,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL
);

CREATE UNIQUE INDEX records_room_seq ON records (room, seq);
