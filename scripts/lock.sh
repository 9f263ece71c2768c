#!/bin/sh
# Writes requirements/server.lock and build.lock anew with the newest versions that pyproject.toml allows. Needs a package index.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet pip-tools

compile() {
    name=$1 about=$2
    shift 2
    "$folder/venv/bin/pip-compile" --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe --no-header --no-emit-index-url \
        --no-emit-find-links --no-emit-trusted-host "$@" --output-file "$folder/$name.lock" pyproject.toml
    { printf '# %s: exact versions and the hashes of their files. Made by scripts/lock.sh.\n' "$about"; cat "$folder/$name.lock"; } \
        >"requirements/$name.lock"
}

compile server 'What a server installs, with PostgreSQL, Redis and pictures' --extra server --extra postgresql --extra redis --extra pictures
compile build 'What compiles it' --only-build-deps --all-build-deps
