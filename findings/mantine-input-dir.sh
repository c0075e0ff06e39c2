#!/usr/bin/env bash
# Expected: `dir` of a Mantine field goes where its `lang`, `title` and `spellCheck` go: to the input.
# Seen, Mantine 9.8.1, 2026-11-30: it goes to the box around the input. `dir="auto"` looks there for text and finds the label,
# so an Arabic name under an English label is written from left to right. A PasswordInput has it in both places.
#   TextInput, Textarea, NativeSelect, NumberInput: dir on the box, lang on the field      PasswordInput: dir on both
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  react@19.3.1 react-dom@19.3.1 @mantine/core@9.8.1 @mantine/hooks@9.8.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as Mantine from '@mantine/core'

const { createElement } = React
function places(name, attribute) {
  const field = createElement(Mantine[name], { label: 'Name', dir: 'auto', lang: 'ar', data: name === 'NativeSelect' ? ['a'] : undefined })
  const html = renderToStaticMarkup(createElement(Mantine.MantineProvider, null, field))
  return [...html.matchAll(/<(\w+)([^>]*)>/g)].filter(([, , rest]) => rest.includes(` ${attribute}="`)).map(([, tag]) => tag)
}
const names = ['TextInput', 'Textarea', 'NativeSelect', 'NumberInput', 'PasswordInput']
const seen = Object.fromEntries(names.map((name) => [name, { dir: places(name, 'dir'), lang: places(name, 'lang') }]))
console.log(seen)
assert.deepEqual(seen, {
  TextInput: { dir: ['div'], lang: ['input'] },
  Textarea: { dir: ['div'], lang: ['textarea'] },
  NativeSelect: { dir: ['div'], lang: ['select'] },
  NumberInput: { dir: ['div'], lang: ['input'] },
  PasswordInput: { dir: ['div', 'input'], lang: ['input'] },
})
EOF
node run.mjs
