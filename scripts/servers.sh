# Sourced by ./check: finds or installs PostgreSQL and Redis, which the tests start on loopback, Chromium, and systemd-analyze,
# which checks the systemd unit.

# Sets MISSING_SERVERS to the missing Debian packages, each preceded by a space.
find_servers() {
    MISSING_SERVERS=
    { command -v postgres || ls /usr/lib/postgresql/*/bin/postgres; } >/dev/null 2>&1 ||
        MISSING_SERVERS="$MISSING_SERVERS postgresql"
    command -v redis-server >/dev/null 2>&1 || MISSING_SERVERS="$MISSING_SERVERS redis-server"
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 ||
        command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 ||
        MISSING_SERVERS="$MISSING_SERVERS chromium"
    command -v systemd-analyze >/dev/null 2>&1 || MISSING_SERVERS="$MISSING_SERVERS systemd"
}

# Installs missing packages if possible (root on Debian), without starting services. If CI is set, all are required.
install_servers() {
    find_servers
    [ -n "$MISSING_SERVERS" ] || return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing$MISSING_SERVERS for the tests …"
        # the tests need no windows, and run faster without
        apt_install $(echo "$MISSING_SERVERS" | sed 's/chromium/chromium-headless-shell/') ||
            apt_install $MISSING_SERVERS || say "apt-get could not install$MISSING_SERVERS; see its message above."
        find_servers
        [ -n "$MISSING_SERVERS" ] || return 0
    fi
    [ -z "${CI:-}" ] || fail "missing:$MISSING_SERVERS. Install them: apt-get install$MISSING_SERVERS"
    say "Missing:$MISSING_SERVERS. The tests that need them are skipped (Debian: apt-get install$MISSING_SERVERS)."
}

apt_install() {
    policy=/usr/sbin/policy-rc.d # keeps Debian from starting installed services
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"
        trap 'rm -f /usr/sbin/policy-rc.d' EXIT INT TERM
        made_policy=1
    fi
    installed=0
    { apt_quietly install "$@" || { apt_quietly update && apt_quietly install "$@"; }; } || installed=1
    if [ -n "${made_policy:-}" ]; then
        rm -f "$policy"
        trap - EXIT INT TERM
    fi
    return $installed
}

apt_quietly() { DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends "$@" >/dev/null; }
