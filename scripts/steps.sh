# Sourced by ./check: steps that tell how long they took, one after the other or beside each other.

BESIDE=
STEPS=

# step NAME COMMAND...: the next step; the first that fails ends it all.
step() {
    step_name=$1
    shift
    say "== $step_name"
    step_began=$(date +%s)
    "$@"
    say "== $step_name: $(($(date +%s) - step_began)) s"
}

# beside NAME COMMAND...: a step that runs while the next ones do, and tells at its end what it said if it failed.
beside() {
    step_name=$1
    shift
    say "== beside the next steps: $step_name"
    [ -n "$STEPS" ] || {
        STEPS=$(mktemp -d)
        trap 'rm -rf "$STEPS"' EXIT
        trap 'kill $BESIDE 2>/dev/null; exit 130' INT TERM
    }
    beside_ends "$step_name" "$STEPS/$(echo "$BESIDE" | wc -w)" "$@" &
    BESIDE="$BESIDE $!"
}

beside_ends() {
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

# finish: wait for what runs beside; fails if one of them has failed.
finish() {
    for step_process in $BESIDE; do
        wait "$step_process" || fail "a step that ran beside the others failed; see above."
    done
    BESIDE=
}
