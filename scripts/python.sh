#!/bin/sh
# Prints a Python that is new enough: the one that was asked for (make PYTHON=...), or the first found.
# If there is none, says so, in the words of the catalogue.
cd "$(dirname "$0")/.." || exit 1
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
wanted=$1
[ -n "$wanted" ] || set -- python3 python3.14 python3.13 python3.12 python3.11 python
for python; do
    if new_enough "$python"; then
        echo "$python"
        exit 0
    fi
done

language=${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}
words=src/rallybox/locales/${language%%[._@-]*}/begin.ftl
[ -f "$words" ] || words=src/rallybox/locales/en/begin.ftl
say() { sed -n "s/^$1 = //p" "$words"; }
found=$("$1" -c 'import sys; print(".".join(map(str, sys.version_info[:3])))' 2>/dev/null)
if [ -n "$found" ]; then
    say begin-old-python | sed "s/{ \$version }/$found/" >&2
elif [ -n "$wanted" ]; then
    # The path goes in as it is, whatever is in it.
    say begin-not-that-python | while IFS= read -r line; do
        printf '%s%s%s\n' "${line%%"{ \$path }"*}" "$wanted" "${line#*"{ \$path }"}" >&2
    done
else
    say begin-no-python >&2
fi
exit 1
