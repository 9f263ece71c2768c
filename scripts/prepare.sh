# Sourced by ./oddville and ./check: installs OddVille from this folder into a virtual environment in .venv.
# Uses uv if present, else venv and pip. Compiles the rules if there is a C compiler.

say() { printf '%s\n' "$*" >&2; }
fail() { say "oddville: $*"; exit 1; }

find_python() {
    for candidate in ${PYTHON:-} python3.14 python3.13 python3.12 python3.11 python3; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    return 1
}

make_venv() {
    [ -x .venv/bin/python ] && .venv/bin/python -c 'import sys' 2>/dev/null && return
    rm -rf .venv
    say "Making a virtual environment in .venv …"
    if command -v uv >/dev/null 2>&1; then
        uv venv --quiet --python '>=3.11' .venv || fail "uv could not make .venv; see its message above."
        return
    fi
    python=$(find_python) ||
        fail "Python 3.11 or newer is needed. On Debian: apt-get install python3 python3-venv; or install uv."
    "$python" -m venv .venv >.venv-error 2>&1 || {
        cat .venv-error >&2; rm -rf .venv .venv-error
        fail "Python cannot make virtual environments. On Debian: apt-get install python3-venv; or install uv."
    }
    rm -f .venv-error
}

pip_install() {
    if command -v uv >/dev/null 2>&1; then
        uv pip install --quiet --python .venv/bin/python "$@"
    else
        .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"
    fi
}

sources_digest() {
    { printf '%s\n' "$1" "${CC:-}" "${ODDVILLE_PURE:-}"; .venv/bin/python --version
      find pyproject.toml setup.py requirements src -type f ! -name '*.pyc' ! -path '*.egg-info/*' -print0 | sort -z | xargs -0 cat
    } | .venv/bin/python -c 'import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest())'
}

# is_installed EXTRA: whether the current sources are installed with that extra ("" for none).
is_installed() {
    [ -x .venv/bin/python ] && [ -f .venv/oddville-installed ] &&
        [ "$(cat .venv/oddville-installed)" = "$(sources_digest "$1")" ]
}

packages_of() { sed -n 's/^\([a-z0-9-]*\)==.*/\1/p' "requirements/$1.lock" | sort; }

# The served set, exactly as in requirements/: every file must have one of the hashes there, also those that compile it.
install_locked() {
    pip_install --require-hashes -r requirements/server.lock -r requirements/build.lock || return
    pip_install --no-deps --no-build-isolation . || return
    packages_of server >.venv/served
    # not needed at run time
    for package in $(packages_of build | comm -13 .venv/served -); do
        if command -v uv >/dev/null 2>&1; then
            uv pip uninstall --quiet --python .venv/bin/python "$package"
        else
            .venv/bin/python -m pip uninstall --quiet --yes "$package"
        fi
    done
}

# prepare EXTRA: install the package with an extra ("" for none, "locked" for the locked versions) unless it is installed.
prepare() {
    is_installed "$1" && return
    make_venv
    say "Installing OddVille and its dependencies (half a minute to compile the rules) …"
    digest=$(sources_digest "$1") # before the installation, so that a source changed meanwhile is installed the next time
    rm -rf build
    if [ "$1" = locked ]; then install_locked; else pip_install ".${1:+[$1]}"; fi || fail "the installation failed; see the message above. It needs a package index to install from."
    rm -rf build
    .venv/bin/python -c 'import sys, oddville.rules.turn as t; sys.exit(t.__file__.endswith(".py"))' ||
        say "The rules run uncompiled: correct, but many times slower. Install a C compiler to change that (Debian: apt-get install gcc python3-dev)."
    printf '%s\n' "$digest" >.venv/oddville-installed
}
