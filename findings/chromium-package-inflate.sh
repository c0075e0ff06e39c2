#!/usr/bin/env bash
# Expected: `inflate` unpacks the browser of its package, or says that it could not.
# Seen, @sparticuz/chromium 153.0.0, 2026-11-30: if the temporary folder has a file of that name, from an older version or
# an unpacking that was interrupted, it returns that path at once as if it were the browser.
#   a file "chromium" of 24 bytes is in the folder: inflate returns it, 24 bytes
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sparticuz/chromium@153.0.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { statSync, writeFileSync } from 'node:fs'
import { inflate } from '@sparticuz/chromium'

process.env.TMPDIR = process.cwd()
writeFileSync('chromium', 'an interrupted unpacking')
const path = await inflate(`${process.cwd()}/node_modules/@sparticuz/chromium/bin/chromium.br`)
const { size } = statSync(path)
console.log(`inflate returned a file of ${size} bytes`)
assert.equal(size, 24)
EOF
node run.mjs
