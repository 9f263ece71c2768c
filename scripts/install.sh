#!/bin/sh
# Installs OddVille with its server from this folder into .venv, and extras such as `dev` or `postgresql,redis`; or `locked`: the exact
# versions and hashes of requirements/. Used by ./check and the Dockerfile, so that the tested and the served installation are made alike.
set -eu
cd "$(dirname "$0")/.."
. scripts/prepare.sh
case "${1:-}" in
    dev | locked) prepare "$1" ;;
    *) prepare "server${1:+,$1}" ;;
esac
