#!/usr/bin/env bash
# Expected: a library that converts lorebooks of SillyTavern and cards of version 2 obeys their switches: `useProbability:
# false` means always, `selective: false` means that secondary keys do not count, `case_sensitive: true` what it says.
# Seen, fast-tavern 0.1.8, 2026-11-30: it stores the three switches under `other` and asks none of them.
#   probability 30, useProbability false: active in 1 of 2 rolls (0.1 and 0.9)
#   selective false, secondary key missing in the text: not active
#   case_sensitive true, key "lamp", text "LAMP": active
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  fast-tavern@0.1.8
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { convertCharacterFromSillyTavern, convertWorldBookFromSillyTavern, getActiveEntries } from 'fast-tavern'

const ofSillyTavern = (fields) =>
  convertWorldBookFromSillyTavern({
    entries: {
      0: { uid: 0, key: ['lamp'], keysecondary: [], content: 'A lamp.', order: 1, position: 0, disable: false, ...fields },
    },
  })
const ofCard = (fields) =>
  convertCharacterFromSillyTavern({
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: 'Mira',
      first_mes: 'Come in.',
      character_book: {
        extensions: {},
        entries: [
          { keys: ['lamp'], content: 'A lamp.', extensions: {}, enabled: true, insertion_order: 1, ...fields },
        ],
      },
    },
  }).worldBook
const active = (book, text, roll = 0.5) =>
  getActiveEntries({ contextText: text, characterWorldBook: book, options: { rng: () => roll } }).length

const always = ofSillyTavern({ probability: 30, useProbability: false })
const seen = {
  'active of two rolls, useProbability false': active(always, 'lamp', 0.1) + active(always, 'lamp', 0.9),
  'active, selective false': active(ofCard({ selective: false, secondary_keys: ['red'] }), 'lamp'),
  'active, case_sensitive true, other case': active(ofCard({ case_sensitive: true }), 'LAMP'),
}
console.log(seen)
assert.deepEqual(Object.values(seen), [1, 0, 1])
EOF
node run.mjs
