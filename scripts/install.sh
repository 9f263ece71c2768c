#!/bin/sh
# Installs OddVille from this folder into .venv, with extras such as `dev` or `postgresql,redis`, or `locked`: for a server, with the exact
# versions and hashes of requirements/. Used by ./check and the Dockerfile, so that the tested and the served installation are made alike.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh
prepare "${1:-}"
