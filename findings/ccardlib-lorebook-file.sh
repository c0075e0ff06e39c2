#!/usr/bin/env bash
# Expected: `lorebook.convert` accepts a lorebook file of version 3, which the specification of cards writes as
# `{ "spec": "lorebook_v3", "data": { … } }`, or refuses it.
# Seen, @risuai/ccardlib 0.4.2, 2026-11-30: the result is an empty lorebook, without an error; only the inner object works.
#   the file:         0 entries
#   its field "data": 1 entry
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @risuai/ccardlib@0.4.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { CCardLib } from '@risuai/ccardlib'

const book = {
  extensions: {},
  entries: [
    { keys: ['lamp'], content: 'hello', extensions: {}, enabled: true, insertion_order: 1, use_regex: false },
  ],
}
const entriesOf = (lorebook) => CCardLib.lorebook.convert(structuredClone(lorebook), { from: 'v3', to: 'v2' }).entries.length
const seen = { 'the file': entriesOf({ spec: 'lorebook_v3', data: book }), 'its field "data"': entriesOf(book) }
console.log(seen)
assert.deepEqual(Object.values(seen), [0, 1])
EOF
node run.mjs
