#!/bin/sh
# Chromium for the browser tests, from Debian's package, if it is not there and may be installed.
set -e
[ -z "$CHROMIUM" ] || exit 0
[ ! -x /usr/bin/chromium ] || exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Chromium is not at /usr/bin/chromium; install it, or say CHROMIUM=/path/to/it." >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
get() { apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1; }
get || { apt-get update -qq >/dev/null 2>&1 && get; } ||
    { echo "Debian's package chromium could not be installed." >&2 && exit 1; }
