-- What only PostgreSQL is asked.

-- name: append
SELECT append_entries(
    :table_id, :first, :ats::bigint[], :keys::text[], :bodies::bytea[],
    :status, :public, :name, :updated_at, :due_at, :line, :again
)

-- name: entries
SELECT number, at, key, body FROM entries WHERE table_id = :id AND number > :number ORDER BY number

-- name: one_at_a_time
SELECT pg_advisory_xact_lock(:lock)

-- name: lock_table
SELECT head FROM tables WHERE id = :id FOR KEY SHARE
