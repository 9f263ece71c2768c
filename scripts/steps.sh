# Sourced by ./check: runs timed steps, in the foreground or in the background.

BACKGROUND=
STEPS=

# step NAME COMMAND...: run a step; a failure ends the script.
step() {
    step_name=$1
    shift
    say "== $step_name"
    step_began=$(date +%s)
    "$@"
    say "== $step_name: $(($(date +%s) - step_began)) s"
}

# background NAME COMMAND...: run a step in the background; its output is shown only if it fails.
background() {
    step_name=$1
    shift
    say "== in the background: $step_name"
    [ -n "$STEPS" ] || {
        STEPS=$(mktemp -d)
        trap 'rm -rf "$STEPS"' EXIT
        trap 'kill $BACKGROUND 2>/dev/null; exit 130' INT TERM
    }
    run_logged "$step_name" "$STEPS/$(echo "$BACKGROUND" | wc -w)" "$@" &
    BACKGROUND="$BACKGROUND $!"
}

run_logged() {
    trap - EXIT INT TERM
    step_began=$(date +%s)
    step_name=$1
    step_log=$2
    shift 2
    if "$@" >"$step_log" 2>&1 </dev/null; then
        say "== $step_name: $(($(date +%s) - step_began)) s"
    else
        say "== $step_name FAILED"
        cat "$step_log" >&2
        return 1
    fi
}

# wait_for_background: wait for all background steps; fails if one has failed.
wait_for_background() {
    for step_process in $BACKGROUND; do
        wait "$step_process" || fail "a background step failed; see above."
    done
    BACKGROUND=
}
