-- Statements for SQLite only. Lists are returned as one row of JSON and inserted by one statement: Python releases the GIL
-- for every row it fetches or inserts, and must wait for it while another thread is busy.

-- name: logs
SELECT (
    SELECT json_group_object(id, json_array(head, hex(hash))) FROM tables WHERE id IN (SELECT value FROM json_each(:ids))
), (
    SELECT json_group_array(json_array(e.table_id, e.key, e.number))
    FROM json_each(:pairs) AS p CROSS JOIN entries AS e
    WHERE e.table_id = json_extract(p.value, '$[0]') AND e.key = json_extract(p.value, '$[1]')
)

-- name: heads
SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(:ids))

-- name: links
SELECT json_group_array(json_array(number, at, key, hex(body), hex(hash)))
FROM (SELECT number, at, key, body, hash FROM entries WHERE table_id = :id AND number >= :number ORDER BY number)

-- name: lock_table
SELECT head FROM tables WHERE id = :id

-- name: insert_entries
INSERT INTO entries (table_id, number, at, key, body, hash) VALUES {rows}

-- name: update_tables
UPDATE tables SET head = new.column2, hash = new.column3, status = new.column4, public = new.column5,
    name = new.column6, updated_at = new.column7, due_at = new.column8, line = new.column9
FROM (VALUES {rows}) AS new WHERE tables.id = new.column1

-- name: broken_logs
SELECT id FROM tables AS t
WHERE head <> (SELECT COUNT(*) FROM entries WHERE table_id = t.id)
    OR head <> (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = t.id)
LIMIT 1
