#!/bin/sh
# Installs OddVille from this folder into .venv, with an extra such as `dev` or `postgresql,redis`. `./check` begins with it, and
# the Dockerfile runs it: what is tested is installed in the same way as what is served.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh
prepare "${1:-}"
