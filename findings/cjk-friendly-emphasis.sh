#!/usr/bin/env bash
# Expected: the extension that makes emphasis work beside Chinese, Japanese and Korean text does so for both signs, and
# changes nothing in other languages.
# Seen, micromark-extension-cjk-friendly 2.0.2, 2026-11-30: it helps `**「灯」**です` and not `__「灯」__です`; and since
# an emoji counts as such a letter, an English text changes.
#   👍**(really)**👍: four asterisks without the extension, bold with it
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  micromark@4.0.2 micromark-extension-cjk-friendly@2.0.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { micromark } from 'micromark'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'

const isBold = (text) =>
  [{}, { extensions: [cjkFriendlyExtension()] }].map((options) => micromark(text, options).includes('<strong>'))
const seen = {}
for (const text of ['**「灯」**です', '__「灯」__です', '👍**(really)**👍', 'so**(really)**so'])
  seen[text] = isBold(text)
console.log('bold without and with the extension:', seen)
assert.deepEqual(Object.values(seen), [
  [false, true],
  [false, false],
  [false, true],
  [false, false],
])
EOF
node run.mjs
