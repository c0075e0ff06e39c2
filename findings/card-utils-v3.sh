#!/usr/bin/env bash
# Expected: a character card of version 3, which this library does not know, is refused by `safeParseToV2`, or keeps what
# version 2 has too.
# Seen, character-card-utils 2.0.3, 2026-11-30: if the card repeats the six old fields at its top, as many programs write
# them for older readers, it is read as a card of version 1: success, without greetings, tags, creator and lorebook.
# The same happens to a card of version 2 whose `character_book` is null. Without the six fields, both are refused.
#   version 3: refused; with the old fields: success, 0 alternate greetings, 0 tags, creator ""
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  character-card-utils@2.0.3
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
const { safeParseToV2 } = createRequire(import.meta.url)('character-card-utils')

const old = {
  name: 'Mira',
  description: 'Keeps a lighthouse.',
  personality: 'calm',
  scenario: 'a storm',
  first_mes: 'Come in.',
  mes_example: '',
}
const data = {
  ...old,
  creator_notes: 'Best read aloud.',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: ['Who is there?'],
  tags: ['sea'],
  creator: 'Nia',
  character_version: '1.2',
  extensions: {},
}
const version3 = { spec: 'chara_card_v3', spec_version: '3.0', data: { ...data, group_only_greetings: [] } }
const nullBook = { spec: 'chara_card_v2', spec_version: '2.0', data: { ...data, character_book: null } }

function read(card) {
  const result = safeParseToV2(card)
  if (!result.success) return 'refused'
  const { alternate_greetings, tags, creator } = result.data.data
  return `success, ${alternate_greetings.length} alternate greetings, ${tags.length} tags, creator "${creator}"`
}

const seen = {
  'version 3': read(version3),
  'version 3 with the old fields': read({ ...old, ...version3 }),
  'version 2, null book': read(nullBook),
  'version 2, null book, with the old fields': read({ ...old, ...nullBook }),
}
console.log(seen)
assert.deepEqual(Object.values(seen), [
  'refused',
  'success, 0 alternate greetings, 0 tags, creator ""',
  'refused',
  'success, 0 alternate greetings, 0 tags, creator ""',
])
EOF
node run.mjs
