-- Tables, their logs, the editions they are played with.
CREATE TABLE editions (
    hash TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    rules TEXT NOT NULL,
    edition TEXT NOT NULL,
    secret BLOB NOT NULL,
    settings BLOB NOT NULL,
    head INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('waiting', 'running', 'over')),
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    name TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    due_at INTEGER,
    line BLOB NOT NULL
) STRICT;

CREATE INDEX tables_newest ON tables (created_at, id);
CREATE INDEX tables_public ON tables (created_at, id) WHERE public;
CREATE INDEX tables_public_status ON tables (status, created_at, id) WHERE public;
CREATE INDEX tables_due ON tables (due_at, id) WHERE due_at IS NOT NULL;

-- Rows are never changed, only added, and removed with their table.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    key TEXT,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_key ON entries (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    rules TEXT NOT NULL,
    body BLOB NOT NULL
) STRICT;
