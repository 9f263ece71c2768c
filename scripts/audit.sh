#!/bin/sh
# Looks up the versions of requirements/*.lock in the Python advisory database. Needs the internet, so it is not part of ./check.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/python" -m pip install --quiet pip-audit
for lock in requirements/server.lock requirements/build.lock; do
    "$folder/bin/pip-audit" --require-hashes --disable-pip --requirement "$lock"
done
