-- Statements for PostgreSQL only. Lists are passed as JSON, one value for many rows.

-- name: lock_heads
SELECT id, head, hash FROM tables WHERE id = ANY (:ids) ORDER BY id FOR UPDATE

-- name: heads
SELECT id, head FROM tables WHERE id IN (SELECT json_array_elements_text(:ids::json))

-- name: keys
SELECT e.table_id, e.key, e.number
FROM json_to_recordset(:pairs::json) AS p (table_id text, key text)
JOIN entries AS e ON e.table_id = p.table_id AND e.key = p.key

-- name: entries_at
SELECT e.table_id, e.number, e.at, e.key, e.body
FROM json_to_recordset(:numbers::json) AS p (table_id text, number bigint)
JOIN entries AS e ON e.table_id = p.table_id AND e.number = p.number

-- name: insert_entries
INSERT INTO entries (table_id, number, at, key, body, hash)
SELECT table_id, number, at, key, decode(body, 'hex'), decode(hash, 'hex')
FROM json_to_recordset(:rows::json) AS r (
    table_id text, number bigint, at bigint, key text, body text, hash text
)

-- name: update_tables
UPDATE tables SET head = r.head, hash = decode(r.hash, 'hex'), status = r.status, public = r.public, name = r.name,
    updated_at = r.updated_at, due_at = r.due_at, line = decode(r.line, 'hex')
FROM json_to_recordset(:rows::json) AS r (
    id text, head bigint, hash text, status text, public boolean, name text, updated_at bigint, due_at bigint,
    line text
)
WHERE tables.id = r.id

-- name: links
SELECT number, at, key, body, hash FROM entries WHERE table_id = :id AND number >= :number ORDER BY number

-- name: migration_lock
SELECT pg_advisory_xact_lock(:lock)

-- name: lock_table
SELECT head FROM tables WHERE id = :id FOR KEY SHARE

-- name: repeatable_read
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ
