#!/usr/bin/env bash
# Expected: a field whose value is undefined counts as missing, as in the JSON that is sent, or as any value.
# Seen, @cfworker/json-schema 4.1.6, 2026-11-30: it throws if the schema has a rule for that field, passes if it has none,
# and refuses it as an additional property.
#   known field: throws 'Instances of "undefined" type are not supported.'      unknown field: valid
#   with additionalProperties false: not valid      the same without the field: valid
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @cfworker/json-schema@4.1.6
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { validate } from '@cfworker/json-schema'

const open = { type: 'object', properties: { name: { type: 'string' } } }
const closed = { ...open, additionalProperties: false }
function result(lamp, schema) {
  try {
    return validate(lamp, schema, '2020-12').valid
  } catch ({ message }) {
    return message
  }
}
const seen = {
  'known field': result({ name: undefined }, open),
  'unknown field': result({ watts: undefined }, open),
  'with additionalProperties false': result({ watts: undefined }, closed),
  'without the field': result({}, closed),
}
console.log(seen)
assert.match(seen['known field'], /"undefined" type/)
assert.equal(seen['unknown field'], true)
assert.equal(seen['with additionalProperties false'], false)
assert.equal(seen['without the field'], true)
EOF
node run.mjs
