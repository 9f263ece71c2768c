-- Codes that can be used once, and what administrators set.
CREATE TABLE codes (
    hash bytea NOT NULL PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    purpose bytea NOT NULL,
    expires_at bigint NOT NULL
);

CREATE INDEX codes_table ON codes (table_id);
CREATE INDEX codes_expiry ON codes (expires_at);

CREATE TABLE flags (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    value bytea NOT NULL
);
