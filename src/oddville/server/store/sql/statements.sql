-- Statements for both databases. A line `-- name: x` begins statement x.

-- name: insert_table
INSERT INTO tables (
    id, created_at, rules, edition, secret, settings, head, hash, status, public, name, updated_at, due_at, line
) VALUES (
    :id, :created_at, :rules, :edition, :secret, :settings, :head, :hash, :status, :public, :name, :updated_at, :due_at,
    :line
)
ON CONFLICT (id) DO NOTHING

-- name: insert_entry
INSERT INTO entries (table_id, number, at, key, body, hash) VALUES (:table_id, :number, :at, :key, :body, :hash)

-- name: save_snapshot
INSERT INTO snapshots (table_id, number, rules, body, hash) VALUES (:table_id, :number, :rules, :body, :hash)
ON CONFLICT (table_id) DO UPDATE
SET number = excluded.number, rules = excluded.rules, body = excluded.body, hash = excluded.hash
WHERE excluded.number >= snapshots.number

-- name: head
SELECT head FROM tables WHERE id = :id

-- name: table
SELECT t.id, t.created_at, t.rules, t.edition, t.secret, t.settings,
    t.status, t.public, t.name, t.updated_at, t.due_at, t.line, t.head, t.hash, s.number, s.rules, s.body, s.hash
FROM tables AS t LEFT JOIN snapshots AS s ON s.table_id = t.id
WHERE t.id = :id

-- name: unchained_tables
SELECT id, created_at, rules, edition, secret, settings FROM tables

-- name: unchained_snapshots
SELECT table_id, number, rules, body FROM snapshots

-- name: set_table_hash
UPDATE tables SET hash = :hash WHERE id = :id

-- name: set_entry_hash
UPDATE entries SET hash = :hash WHERE table_id = :table_id AND number = :number

-- name: set_snapshot_hash
UPDATE snapshots SET hash = :hash WHERE table_id = :table_id

-- name: table_ids
SELECT id FROM tables ORDER BY id

-- name: delete_table
DELETE FROM tables WHERE id = :id

-- name: delete_tables
DELETE FROM tables

-- name: delete_flags
DELETE FROM flags

-- name: delete_ladders
DELETE FROM ladders

-- name: delete_reviews
DELETE FROM reviews

-- name: any_content
SELECT 1 WHERE EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM flags) OR EXISTS (SELECT 1 FROM ladders)

-- name: delete_stale
DELETE FROM tables WHERE id = :id AND status = :status AND updated_at < :before

-- name: save_edition
INSERT INTO editions (hash, text) VALUES (:hash, :text) ON CONFLICT (hash) DO NOTHING

-- name: edition_text
SELECT text FROM editions WHERE hash = :hash

-- name: editions
SELECT hash, text FROM editions ORDER BY hash

-- name: public_tables
SELECT id, created_at, head, status, public, name, updated_at, due_at, line FROM tables
WHERE public AND (created_at, id) < (:created_at, :id)
ORDER BY created_at DESC, id DESC LIMIT :limit

-- name: public_tables_by_status
SELECT id, created_at, head, status, public, name, updated_at, due_at, line FROM tables
WHERE public AND status = :status AND (created_at, id) < (:created_at, :id)
ORDER BY created_at DESC, id DESC LIMIT :limit

-- name: all_tables
SELECT id, created_at, head, status, public, name, updated_at, due_at, line FROM tables
WHERE (created_at, id) < (:created_at, :id)
ORDER BY created_at DESC, id DESC LIMIT :limit

-- name: stale_tables
SELECT id FROM tables WHERE status = :status AND updated_at < :before ORDER BY updated_at, id LIMIT :limit

-- name: due_tables
SELECT id, due_at FROM tables WHERE due_at <= :now ORDER BY due_at, id LIMIT :limit

-- name: future_tables
SELECT id, due_at FROM tables WHERE due_at > :now AND due_at < :before AND updated_at > :now
ORDER BY due_at, id LIMIT :limit

-- name: claim
UPDATE tables SET due_at = :until WHERE id = :id AND due_at = :due_at AND head = COALESCE(:head, head)

-- name: put_code
INSERT INTO codes (hash, table_id, purpose, expires_at) VALUES (:hash, :table_id, :purpose, :expires_at)
ON CONFLICT (hash) DO NOTHING

-- name: take_code
DELETE FROM codes WHERE hash = :hash RETURNING hash, table_id, purpose, expires_at

-- name: delete_expired_codes
DELETE FROM codes WHERE expires_at <= :now

-- name: codes
SELECT hash, table_id, purpose, expires_at FROM codes ORDER BY hash

-- name: get_flag
SELECT value FROM flags WHERE name = :name

-- name: set_flag
INSERT INTO flags (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value

-- name: clear_flag
DELETE FROM flags WHERE name = :name

-- name: flags
SELECT name, value FROM flags WHERE substr(name, 1, length(:prefix)) = :prefix ORDER BY name

-- name: review
SELECT key, is_done, done, total, body, leased_until, asked_at FROM reviews WHERE key = :key

-- name: finished_reviews
SELECT key FROM reviews WHERE is_done = 1 ORDER BY key

-- name: insert_review
INSERT INTO reviews (key, is_done, done, total, body, leased_until, asked_at)
VALUES (:key, :is_done, :done, :total, :body, :leased_until, :asked_at)
ON CONFLICT (key) DO NOTHING

-- name: claim_review
INSERT INTO reviews (key, is_done, done, total, body, leased_until, asked_at)
VALUES (:key, 0, 0, :total, :body, :until, :now)
ON CONFLICT (key) DO UPDATE SET leased_until = excluded.leased_until, asked_at = excluded.asked_at
WHERE reviews.is_done = 0 AND reviews.leased_until <= :now

-- name: save_review
UPDATE reviews SET body = :body, done = :done, is_done = :is_done, leased_until = :until
WHERE key = :key AND is_done = 0 AND done <= :done

-- name: mark_review_asked
UPDATE reviews SET asked_at = :now WHERE key = :key

-- name: delete_old_reviews
DELETE FROM reviews WHERE asked_at < :before
    OR key IN (SELECT key FROM reviews ORDER BY asked_at DESC, key LIMIT 1000000 OFFSET :most)

-- name: insert_ladder
INSERT INTO ladders (id, name, host, created_at, changed_at) VALUES (:id, :name, :host, :created_at, :changed_at)
ON CONFLICT (id) DO NOTHING

-- name: ladder
SELECT id, name, host, created_at, changed_at FROM ladders WHERE id = :id

-- name: ladders
SELECT id, name, host, created_at, changed_at FROM ladders ORDER BY id

-- name: touch_ladder
UPDATE ladders SET changed_at = :now WHERE id = :id AND changed_at < :now

-- name: delete_old_ladders
DELETE FROM ladders WHERE changed_at < :before

-- name: insert_ladder_member
INSERT INTO ladder_members (ladder_id, id, name, name_key, token, joined_at)
VALUES (:ladder_id, :id, :name, :name_key, :token, :joined_at)
ON CONFLICT DO NOTHING

-- name: ladder_members
SELECT ladder_id, id, name, name_key, token, joined_at FROM ladder_members
WHERE ladder_id = :id ORDER BY joined_at, id

-- name: clear_ladder_member
UPDATE ladder_members SET name = :name, name_key = :name_key, token = :token
WHERE ladder_id = :ladder_id AND id = :id

-- name: delete_ladder_member
DELETE FROM ladder_members WHERE ladder_id = :ladder_id AND id = :id

-- name: insert_ladder_game
INSERT INTO ladder_games (table_id, ladder_id, made_at, finished_at, body)
VALUES (:table_id, :ladder_id, :made_at, :finished_at, :body)
ON CONFLICT (table_id) DO NOTHING

-- name: ladder_game
SELECT table_id, ladder_id, made_at, finished_at, body FROM ladder_games WHERE table_id = :table_id

-- name: ladder_games
SELECT table_id, ladder_id, made_at, finished_at, body FROM ladder_games
WHERE ladder_id = :id ORDER BY made_at, table_id

-- name: finish_ladder_game
UPDATE ladder_games SET finished_at = :at, body = :body WHERE table_id = :table_id AND finished_at IS NULL

-- name: unrecorded_ladder_games
SELECT g.table_id FROM ladder_games AS g JOIN tables AS t ON t.id = g.table_id
WHERE g.finished_at IS NULL AND t.status = 'over' ORDER BY g.table_id

-- name: delete_lost_ladder_games
DELETE FROM ladder_games WHERE finished_at IS NULL AND table_id NOT IN (SELECT id FROM tables)

-- name: count_tables
SELECT status, COUNT(*), SUM(head) FROM tables GROUP BY status

-- name: make_versions
CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL PRIMARY KEY)

-- name: version
SELECT COALESCE(MAX(version), 0) FROM schema_version

-- name: add_version
INSERT INTO schema_version (version) VALUES (:version)
