#!/usr/bin/env bash
# Expected: react-docgen-typescript works with TypeScript 7, since it asks for `typescript >= 4.3`, and npm installs both
# without a warning.
# Seen, react-docgen-typescript 2.4.0 with TypeScript 7.0.2, 2026-11-30: the package `typescript` has no compiler that can
# be called from JavaScript any more, so the first call throws about something else.
#   Cannot read properties of undefined (reading 'React')
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 react-docgen-typescript@2.4.0 typescript@7.0.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

const { peerDependencies } = require('react-docgen-typescript/package.json')
let message = 'none'
try {
  require('react-docgen-typescript').withDefaultConfig().parse('run.mjs')
} catch (error) {
  ;({ message } = error)
}
console.log({ peerDependencies, message })
assert.equal(peerDependencies.typescript, '>= 4.3.x')
assert.match(message, /reading 'React'/)
EOF
./node_modules/.bin/node run.mjs
