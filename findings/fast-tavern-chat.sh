#!/usr/bin/env bash
# Expected: the lines of a chat that SillyTavern exports (JSONL) become its messages. The first line describes the chat;
# lines with `is_system: true` are hidden from the model.
# Seen, fast-tavern 0.1.8, 2026-11-30: the first line becomes an empty message of the model, and the hidden line a message
# with the role system, which is part of the prompt.
#   model "", user "Hello", system "A hidden note", model "Come in."
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  fast-tavern@0.1.8
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { convertHistoryFromSillyTavern } from 'fast-tavern'

const lines = [
  { user_name: 'Nia', character_name: 'Mira', create_date: '2026-11-01 @10h00m00s', chat_metadata: {} },
  { name: 'Nia', is_user: true, is_system: false, mes: 'Hello' },
  { name: 'System', is_user: false, is_system: true, mes: 'A hidden note' },
  { name: 'Mira', is_user: false, is_system: false, mes: 'Come in.' },
]
const seen = convertHistoryFromSillyTavern(lines).map(({ role, content }) => [role, content])
console.log(seen)
assert.deepEqual(seen, [
  ['model', ''],
  ['user', 'Hello'],
  ['system', 'A hidden note'],
  ['model', 'Come in.'],
])
EOF
node run.mjs
