#!/bin/sh
# Install what the tests use besides Python: a browser, PostgreSQL and Redis. Debian's packages, and only where that may be
# done: as root, on a machine with apt-get. It never fails: tests that miss something skip and say so.

missing=""
need() { # need COMMAND PACKAGE
    command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

need chromium chromium
need redis-server redis-server
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need initdb postgresql # Debian keeps it out of the PATH

[ -z "$missing" ] && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Not installed:$missing. Tests that need it will be skipped; install it, or run as root on a Debian machine."
    exit 0
fi

echo "Installing for the tests:$missing …"
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends $missing >/tmp/netrunner-apt.log 2>&1
}
if ! install; then # the machine's list of packages may be old or empty
    { apt-get update --quiet >/dev/null 2>&1 && install; } || {
        echo "Could not install:$missing (see /tmp/netrunner-apt.log). Tests that need it will be skipped."
    }
fi
exit 0
