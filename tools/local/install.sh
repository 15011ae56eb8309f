#!/bin/sh
# Installs the dependencies when the lockfile or a package.json changed since the last time. Plain sh: it runs before anything else is there.
set -eu
cd "$(dirname "$0")/../.."
pnpm_version=12.21.0
stamp=node_modules/.installed

fail() { echo "$1" >&2; exit 1; }

now=$(cat pnpm-lock.yaml pnpm-workspace.yaml package.json ./*/package.json | cksum)
if [ -x node_modules/.bin/node ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then exit 0; fi

command -v node >/dev/null 2>&1 || fail "Node is missing. Install Node 20 or newer (https://nodejs.org) and run make again."
major=$(node -p 'process.versions.node.split(".")[0]')
[ "$major" -ge 20 ] || fail "Node $major is too old; Node 20 or newer is needed (https://nodejs.org)."

# Outside of the repository, since pnpm inside answers with the version that package.json names.
if command -v pnpm >/dev/null 2>&1 && (cd / && pnpm --version 2>/dev/null) | grep -q '^12\.'; then
  run_pnpm() { pnpm "$@"; }
else
  command -v npx >/dev/null 2>&1 || fail "npx is missing. It comes with Node's npm; install npm, or pnpm 12."
  run_pnpm() { npx --yes "pnpm@$pnpm_version" "$@"; }
fi

echo "installing the dependencies …"
CI=true run_pnpm install --frozen-lockfile || fail "the dependencies could not be installed; the lines above say why. make doctor checks the machine."
node_modules/.bin/node --version >/dev/null || fail "Node of node_modules does not start. Remove node_modules and run make again."
echo "$now" >"$stamp"
