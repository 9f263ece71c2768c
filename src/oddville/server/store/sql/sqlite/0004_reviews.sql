-- Reviews by the digest of game and settings; they belong to no table, since several tables and files may hold one game.
CREATE TABLE reviews (
    key TEXT NOT NULL PRIMARY KEY,
    is_done INTEGER NOT NULL CHECK (is_done IN (0, 1)),
    done INTEGER NOT NULL,
    total INTEGER NOT NULL,
    body BLOB NOT NULL,
    leased_until INTEGER NOT NULL,
    asked_at INTEGER NOT NULL
) STRICT;

CREATE INDEX reviews_asked ON reviews (asked_at);
