-- Tables, their logs, the editions they are played with. Texts are compared byte by byte, as SQLite does.
CREATE TABLE editions (
    hash text COLLATE "C" NOT NULL PRIMARY KEY,
    text text NOT NULL
);

CREATE TABLE tables (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    created_at bigint NOT NULL,
    rules text NOT NULL,
    edition text NOT NULL,
    secret bytea NOT NULL,
    settings bytea NOT NULL,
    head bigint NOT NULL,
    status text NOT NULL CHECK (status IN ('waiting', 'running', 'over')),
    public boolean NOT NULL,
    name text NOT NULL,
    updated_at bigint NOT NULL,
    due_at bigint,
    line bytea NOT NULL
);

CREATE INDEX tables_newest ON tables (created_at, id);
CREATE INDEX tables_public ON tables (created_at, id) WHERE public;
CREATE INDEX tables_public_status ON tables (status, created_at, id) WHERE public;
CREATE INDEX tables_due ON tables (due_at, id) WHERE due_at IS NOT NULL;

-- Rows are never changed, only added, and removed with their table.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL CHECK (number > 0),
    at bigint NOT NULL,
    key text COLLATE "C",
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE snapshots (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    rules text NOT NULL,
    body bytea NOT NULL
);
