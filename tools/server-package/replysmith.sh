#!/bin/sh
# Starts the server; with a word after it, runs that command instead.
# Settings come from the environment and from a file .env in the present folder.
here=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
node=node
if [ -x "$here/node" ]; then node=$here/node; fi
if ! command -v "$node" >/dev/null; then
  echo 'Replysmith needs Node 22.22 or newer, and there is none here. Install Node 24.' >&2
  exit 1
fi
"$node" -e '
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 22)) {
    console.error(`Replysmith needs Node 22.22 or newer; this is ${process.versions.node}. Install Node 24.`);
    process.exit(1);
  }' || exit 1
if [ $# -gt 0 ]; then exec "$node" "$here/server/cli.js" "$@"; fi
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
exec "$node" --max-semi-space-size=2 --heap-growing-percent=15 "$here/server/main.js"
