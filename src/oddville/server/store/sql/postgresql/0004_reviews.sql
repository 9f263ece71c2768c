-- Reviews by the digest of game and settings; they belong to no table, since several tables and files may hold one game.
CREATE TABLE reviews (
    key text COLLATE "C" NOT NULL PRIMARY KEY,
    is_done integer NOT NULL CHECK (is_done IN (0, 1)),
    done integer NOT NULL,
    total integer NOT NULL,
    body bytea NOT NULL,
    leased_until bigint NOT NULL,
    asked_at bigint NOT NULL
);

CREATE INDEX reviews_asked ON reviews (asked_at);
