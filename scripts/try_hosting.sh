#!/bin/sh
# Runs the commands of docs/hosting.md, literally and in order, in a bare tree of Debian.
#
#   make wheel && sudo sh scripts/try_hosting.sh dist/rallybox-*.whl [FOLDER]
#
# Needs root, debootstrap, and the ports 80, 443, 5432 and 8765. What is installed comes from where this
# machine itself gets it. The folder (by default a temporary one) keeps the bare tree for the next time.
# There is no systemd in a tree: scripts/hosting/systemctl stands in, and starts what the units say.
set -eu

checkout=$(cd "$(dirname "$0")/.." && pwd)
wheel=$(realpath "$1")
folder=${2:-$(mktemp -d)}
python=${PYTHON:-python3}
bare="$folder/bare.tar"
tree="$folder/tree"
[ "$(id -u)" = 0 ] || { echo "only root can do this" >&2; exit 2; }

say() { printf '\n== %s\n' "$*"; }

inside() { chroot "$tree" /usr/bin/env -i PATH=/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive PIP_NO_INDEX=1 PIP_FIND_LINKS=/srv/wheels \
    PIP_DISABLE_PIP_VERSION_CHECK=1 ${http_proxy:+http_proxy="$http_proxy"} "$@"; }

clear_up() {
    if [ -d "$tree/proc/1" ]; then
        inside systemctl stop-all || true
        umount "$tree/proc" "$tree/dev" || true
    fi
    rm -rf "$tree"
}

make_bare() {
    release=$(. /etc/os-release && echo "$VERSION_CODENAME")
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Created-By: Packages" "Release: $release" | head -n 1)
    say "a bare $release"
    debootstrap --variant=minbase "$release" "$tree" "$mirror" > "$folder/debootstrap.log"
    tar -C "$tree" -cf "$bare" .
    rm -rf "$tree"
}

furnish() {
    mkdir -p "$tree"
    tar -C "$tree" -xf "$bare"
    mount -t proc proc "$tree/proc"
    mount --bind /dev "$tree/dev"
    # Where this machine gets its packages; nothing of it is written down anywhere else.
    rm -rf "$tree/etc/apt/sources.list"
    cp -rL /etc/apt/sources.list* /etc/apt/apt.conf.d "$tree/etc/apt/"
    cp /etc/resolv.conf /etc/hosts "$tree/etc/"
    cp -rL /usr/share/keyrings/. "$tree/usr/share/keyrings/"
    mkdir -p "$tree/usr/local/share/ca-certificates" "$tree/etc/ssl/certs"
    cp -L /etc/ssl/certs/ca-certificates.crt "$tree/etc/ssl/certs/"
    # Installing a service does not start it; the page does.
    printf '#!/bin/sh\nexit 101\n' > "$tree/usr/sbin/policy-rc.d"
    chmod 755 "$tree/usr/sbin/policy-rc.d"
    install -m 755 "$checkout/scripts/hosting/systemctl" "$tree/usr/local/sbin/systemctl"
    mkdir -p "$tree/srv/rallybox"
    cp -r "$checkout/deploy" "$tree/srv/rallybox/deploy"
    cp "$wheel" "$tree/srv/rallybox/"
    "$python" -m pip download --quiet --quiet --quiet --dest "$tree/srv/wheels" "$wheel"
    cp "$checkout/scripts/try_hosted.py" "$checkout/scripts/try_play.py" "$tree/srv/"
}

# Blocks that begin with three backticks and `sh`, and nothing else, are commands.
blocks() {
    mkdir -p "$tree/srv/steps"
    awk -v out="$tree/srv/steps" '
        /^```sh$/ { n += 1; file = sprintf("%s/%02d.sh", out, n); print "set -eux" > file; on = 1; next }
        /^```/ { on = 0 }
        on { print > file }
    ' "$checkout/docs/hosting.md"
}

trap clear_up EXIT
clear_up
[ -f "$bare" ] || make_bare
say "furniture"
furnish
blocks
for step in "$tree"/srv/steps/*.sh; do
    name=$(basename "$step")
    say "step ${name%.sh}"
    sed 1d "$step"
    inside sh "/srv/steps/$name" > "$folder/${name%.sh}.log" 2>&1 || {
        tail -n 40 "$folder/${name%.sh}.log" >&2
        inside systemctl logs >&2 || true
        echo "step ${name%.sh} failed; see $folder/${name%.sh}.log" >&2
        exit 1
    }
done
say "the first game, through the proxy"
inside /opt/rallybox/current/bin/python /srv/try_hosted.py https://rally.example /etc/rallybox/tls/rally.crt
say "everything on the page works"
