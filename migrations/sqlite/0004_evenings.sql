-- Rooms whose clocks run while nobody is there, rooms whose time is over, and what the public list says of a room.
ALTER TABLE rooms ADD COLUMN timed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN listing TEXT;

CREATE INDEX rooms_timed ON rooms (id) WHERE timed = 1;
CREATE INDEX rooms_listed ON rooms (created) WHERE listing IS NOT NULL;

-- When a server was last there: clocks stand still from then until one is there again.
CREATE TABLE house (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    alive INTEGER NOT NULL
) STRICT;
