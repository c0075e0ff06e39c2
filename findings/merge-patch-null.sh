#!/usr/bin/env bash
# Expected: a difference that a JSON Merge Patch cannot express (a field that becomes null) is refused.
# Seen, json-merge-patch 1.0.2 and json8-merge-patch 1.0.4, 2026-11-30: both return a patch that deletes the field, so
# the record after the patch is not the one that was compared; nothing is thrown.
#   {"picture":"a.png"} → {"picture":null}: patch {"picture":null}, applied {}
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  json-merge-patch@1.0.2 json8-merge-patch@1.0.4
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import plain from 'json-merge-patch'
import json8 from 'json8-merge-patch'

const before = { picture: 'a.png' }
const wanted = { picture: null }
for (const [name, diff, apply] of [
  ['json-merge-patch', plain.generate, plain.apply],
  ['json8-merge-patch', json8.diff, json8.apply],
]) {
  const patch = diff(structuredClone(before), structuredClone(wanted))
  const after = apply(structuredClone(before), patch)
  console.log(`${name}: patch ${JSON.stringify(patch)}, applied ${JSON.stringify(after)}, wanted ${JSON.stringify(wanted)}`)
  assert.deepEqual(patch, { picture: null })
  assert.deepEqual(after, {})
}
EOF
node run.mjs
