#!/bin/sh
# PostgreSQL for the tests, from Debian's package, if it is not there and may be installed.
# The tests start a server of their own; the package's is not wanted.
set -e
if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "PostgreSQL is not installed and cannot be installed from here; some tests will fail and say so." >&2
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
get() {
    apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold \
        postgresql >/dev/null 2>&1
}
get || { apt-get update -qq >/dev/null 2>&1 && get; } ||
    echo "Debian's package postgresql could not be installed; some tests will fail and say so." >&2
