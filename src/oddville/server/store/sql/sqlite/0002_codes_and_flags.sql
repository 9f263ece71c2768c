-- Codes that can be used once, and what administrators set.
CREATE TABLE codes (
    hash BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    purpose BLOB NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX codes_table ON codes (table_id);
CREATE INDEX codes_expiry ON codes (expires_at);

CREATE TABLE flags (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
