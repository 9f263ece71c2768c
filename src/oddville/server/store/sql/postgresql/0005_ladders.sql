-- Ladders: their members and games. Ratings are computed from the results, which stay when a table is deleted.
CREATE TABLE ladders (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    name text COLLATE "C" NOT NULL,
    host bytea NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
);

CREATE INDEX ladders_changed ON ladders (changed_at);

CREATE TABLE ladder_members (
    ladder_id text COLLATE "C" NOT NULL REFERENCES ladders (id) ON DELETE CASCADE,
    id text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    token bytea NOT NULL,
    joined_at bigint NOT NULL,
    PRIMARY KEY (ladder_id, id),
    UNIQUE (ladder_id, name_key)
);

CREATE TABLE ladder_games (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    ladder_id text COLLATE "C" NOT NULL REFERENCES ladders (id) ON DELETE CASCADE,
    made_at bigint NOT NULL,
    finished_at bigint,
    body bytea NOT NULL
);

CREATE INDEX ladder_games_ladder ON ladder_games (ladder_id);
CREATE INDEX ladder_games_open ON ladder_games (table_id) WHERE finished_at IS NULL;
