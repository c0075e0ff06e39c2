#!/usr/bin/env bash
# Expected: with the documented option `removeDecorators: false`, `convert` keeps the decorators of lorebook entries
# ("@@depth 4") when a card of version 3 becomes one of version 2.
# Seen, @risuai/ccardlib 0.4.2, 2026-11-30: the option is in the types and in no code: the decorators are always removed.
#   removeDecorators true:  "hello"
#   removeDecorators false: "hello"
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

const card = () => ({
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    name: 'Mira',
    description: '',
    personality: '',
    scenario: '',
    first_mes: '',
    mes_example: '',
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: [],
    group_only_greetings: [],
    tags: [],
    creator: '',
    character_version: '',
    extensions: {},
    character_book: {
      extensions: {},
      entries: [
        {
          keys: ['lamp'],
          content: '@@depth 4\nhello',
          extensions: {},
          enabled: true,
          insertion_order: 1,
          use_regex: false,
        },
      ],
    },
  },
})

for (const removeDecorators of [true, false]) {
  const converted = CCardLib.character.convert(card(), { to: 'v2', options: { removeDecorators } })
  const { content } = converted.data.character_book.entries[0]
  console.log(`removeDecorators ${removeDecorators}: ${JSON.stringify(content)}`)
  assert.equal(content, 'hello')
}
EOF
node run.mjs
