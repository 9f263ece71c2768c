-- A hash chain over each log. `migrations.py` fills it for the entries that are there already.
ALTER TABLE tables ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
ALTER TABLE entries ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
ALTER TABLE snapshots ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
