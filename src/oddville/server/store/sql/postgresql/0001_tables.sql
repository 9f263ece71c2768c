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

-- One append: 0 if it is done; else the number that its key was carried out as, -1 - head if its first number is not
-- head + 1, or null if there is no such table. It raises nothing, so that several share a transaction. The row of the
-- table is locked first: from there on nobody else adds to its log.
-- `again` says that an earlier try may have been committed unseen: if the very entries are there, that was it.
CREATE FUNCTION append_entries(
    wanted text, first bigint, ats bigint[], keys text[], bodies bytea[],
    new_status text, new_public boolean, new_name text, new_updated_at bigint, new_due_at bigint, new_line bytea,
    again boolean
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    current bigint;
    earlier bigint;
BEGIN
    SELECT head INTO current FROM tables WHERE id = wanted FOR UPDATE;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    IF again AND current >= first + cardinality(ats) - 1 AND NOT EXISTS (
        SELECT FROM unnest(ats, keys, bodies) WITH ORDINALITY AS mine (at, key, body, place)
        LEFT JOIN entries AS theirs ON theirs.table_id = wanted AND theirs.number = first + place - 1
        WHERE (mine.at, mine.key, mine.body) IS DISTINCT FROM (theirs.at, theirs.key, theirs.body)
    ) THEN
        RETURN 0;
    END IF;
    SELECT number INTO earlier FROM entries WHERE table_id = wanted AND key = ANY (keys) ORDER BY number LIMIT 1;
    IF FOUND THEN
        RETURN earlier;
    END IF;
    IF current <> first - 1 THEN
        RETURN -1 - current;
    END IF;
    INSERT INTO entries (table_id, number, at, key, body)
        SELECT wanted, first + place - 1, at, key, body
        FROM unnest(ats, keys, bodies) WITH ORDINALITY AS mine (at, key, body, place);
    UPDATE tables SET head = first + cardinality(ats) - 1, status = new_status, public = new_public, name = new_name,
        updated_at = new_updated_at, due_at = new_due_at, line = new_line
        WHERE id = wanted;
    RETURN 0;
END
$$;
