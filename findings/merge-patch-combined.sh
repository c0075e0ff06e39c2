#!/usr/bin/env bash
# Expected: `merge(first, second)` returns one patch with the effect of both, one after the other.
# Seen, json-merge-patch 1.0.2, 2026-11-30: if the first deletes an object and the second creates it again, the merged
# patch keeps the old fields of that object.
#   one after the other: {"profile":{"name":"Nia"}}
#   merged:              {"profile":{"bio":"Keeper of lamps","name":"Nia"}}
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  json-merge-patch@1.0.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
const { apply, merge } = createRequire(import.meta.url)('json-merge-patch')

const record = () => ({ profile: { bio: 'Keeper of lamps' } })
const first = { profile: null }
const second = { profile: { name: 'Nia' } }
const inTurn = apply(apply(record(), first), second)
const merged = apply(record(), merge(first, second))
console.log('one after the other:', JSON.stringify(inTurn))
console.log('merged:', JSON.stringify(merged))
assert.deepEqual(inTurn, { profile: { name: 'Nia' } })
assert.deepEqual(merged, { profile: { bio: 'Keeper of lamps', name: 'Nia' } })
EOF
node run.mjs
