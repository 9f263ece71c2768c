#!/bin/sh
# Builds the image with Docker or Podman and tests it: it starts as its own user on a read-only file system and becomes healthy,
# a table is created and a move played, a stop exits cleanly, and a second container with the same volume continues that table.
# Test containers and volumes are removed; the image stays.
#
#   scripts/image.sh                                     # oddville
#   scripts/image.sh play.example.org/oddville:1         # under another name
#   scripts/image.sh oddville --no-cache --pull          # options after the name go to `docker build`
#   ENGINE=podman scripts/image.sh
set -eu
cd "$(dirname "$0")/.."
name=${1:-oddville}
[ $# -eq 0 ] || shift
trial=oddville-trial-$$

say() { printf '%s\n' "$*" >&2; }
fail() { say "image: $*"; exit 1; }

find_engine() {
    for candidate in ${ENGINE:-docker podman}; do
        "$candidate" info >/dev/null 2>&1 && printf '%s\n' "$candidate" && return
    done
    fail "neither Docker nor Podman answers here. On Debian: apt-get install podman."
}

clean_up() {
    "$engine" rm --force "$trial" >/dev/null 2>&1 || :
    "$engine" volume rm --force "$trial" >/dev/null 2>&1 || :
}

# start: run a container as in deploy/compose.yaml, but with SQLite in its volume, and wait until it is healthy.
start() {
    "$engine" run --detach --name "$trial" --volume "$trial:/data" --read-only --tmpfs /tmp --cap-drop ALL \
        --security-opt no-new-privileges "$name" >/dev/null
    seconds=0
    until "$engine" exec "$trial" python /opt/oddville/healthy.py 2>/dev/null; do
        seconds=$((seconds + 1))
        [ "$seconds" -le 60 ] && [ "$("$engine" inspect --format '{{.State.Running}}' "$trial")" = true ] || {
            "$engine" logs "$trial" >&2
            fail "the server does not become ready; see its log above."
        }
        sleep 1
    done
}

stop() {
    "$engine" stop -t 30 "$trial" >/dev/null
    ended=$("$engine" inspect --format '{{.State.ExitCode}}' "$trial")
    [ "$ended" = 0 ] || { "$engine" logs "$trial" >&2; fail "the server exited with $ended when stopped; see its log above."; }
    "$engine" rm "$trial" >/dev/null
}

play() { "$engine" exec --interactive "$trial" python - "$@" <scripts/image_play.py; }

engine=$(find_engine)
case "$engine" in
    # Podman's own format has no HEALTHCHECK
    *podman) "$engine" build --format docker --tag "$name" "$@" . ;;
    *) "$engine" build --tag "$name" "$@" . ;;
esac

trap clean_up EXIT
trap 'exit 1' INT TERM
start
[ "$("$engine" inspect --format '{{if .Config.Healthcheck}}yes{{end}}' "$trial")" = yes ] || fail "$name has no health check."
[ "$("$engine" exec "$trial" id -u)" = 8612 ] || fail "the server does not run as its own user."
table=$(play)
record=$(play "$table")
stop
start
[ "$(play "$table")" = "$record" ] || fail "after a restart the table is not as it was left."
stop
size=$("$engine" inspect --format '{{.Size}}' "$name")
say "$name is built and tested, $((size / 1000000)) MB."
