-- A hash chain over each log. `migrations.py` fills it for the entries that are there already.
ALTER TABLE tables ADD COLUMN hash bytea NOT NULL DEFAULT '';
ALTER TABLE entries ADD COLUMN hash bytea NOT NULL DEFAULT '';
ALTER TABLE snapshots ADD COLUMN hash bytea NOT NULL DEFAULT '';
