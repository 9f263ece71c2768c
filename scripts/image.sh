#!/bin/sh
# Builds the image with Docker or Podman, whichever is there, and proves it: it starts as its own user on a file system that it
# cannot write to, finds itself healthy, a table is made and a move played, a stop ends it in good order, and a second container
# with the same volume goes on at that table. What it makes to prove that is taken away again; the image stays.
#
#   scripts/image.sh                                     # oddville
#   scripts/image.sh play.example.org/oddville:1         # under another name
#   scripts/image.sh oddville --no-cache --pull          # what follows the name is for `docker build`
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

take_away() {
    "$engine" rm --force "$trial" >/dev/null 2>&1 || :
    "$engine" volume rm --force "$trial" >/dev/null 2>&1 || :
}

# start: a container as deploy/compose.yaml runs it, but on the SQLite file in its volume; waits until it is healthy.
start() {
    "$engine" run --detach --name "$trial" --volume "$trial:/data" --read-only --tmpfs /tmp --cap-drop ALL \
        --security-opt no-new-privileges "$name" >/dev/null
    seconds=0
    until "$engine" exec "$trial" python /opt/oddville/healthy.py 2>/dev/null; do
        seconds=$((seconds + 1))
        [ "$seconds" -le 60 ] && [ "$("$engine" inspect --format '{{.State.Running}}' "$trial")" = true ] || {
            "$engine" logs "$trial" >&2
            fail "the server does not get ready; its log stands above."
        }
        sleep 1
    done
}

stop() {
    "$engine" stop -t 30 "$trial" >/dev/null
    ended=$("$engine" inspect --format '{{.State.ExitCode}}' "$trial")
    [ "$ended" = 0 ] || { "$engine" logs "$trial" >&2; fail "stopped, the server ended with $ended; its log stands above."; }
    "$engine" rm "$trial" >/dev/null
}

play() { "$engine" exec --interactive "$trial" python - "$@" <scripts/image_play.py; }

engine=$(find_engine)
case "$engine" in
    # Podman's own format knows no HEALTHCHECK
    *podman) "$engine" build --format docker --tag "$name" "$@" . ;;
    *) "$engine" build --tag "$name" "$@" . ;;
esac

trap take_away EXIT
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
say "$name is built and proved, $((size / 1000000)) MB."
