-- Ladders: their members and games. Ratings are computed from the results, which stay when a table is deleted.
CREATE TABLE ladders (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    host BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX ladders_changed ON ladders (changed_at);

CREATE TABLE ladder_members (
    ladder_id TEXT NOT NULL REFERENCES ladders (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    token BLOB NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (ladder_id, id),
    UNIQUE (ladder_id, name_key)
) STRICT;

CREATE TABLE ladder_games (
    table_id TEXT NOT NULL PRIMARY KEY,
    ladder_id TEXT NOT NULL REFERENCES ladders (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL,
    finished_at INTEGER,
    body BLOB NOT NULL
) STRICT;

CREATE INDEX ladder_games_ladder ON ladder_games (ladder_id);
CREATE INDEX ladder_games_open ON ladder_games (table_id) WHERE finished_at IS NULL;
