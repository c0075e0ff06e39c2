#!/usr/bin/env bash
# Expected: parsers of `Content-Disposition` agree about headers as servers send them, at least the three that share a name.
# Seen with the versions below, 2026-11-30: of six parsers, only content-disposition 3 finds the name in all five headers.
#   a semicolon at the end: three of six throw
#   a name with spaces, without quotes: three throw, one finds no name
#   a quoted name with a semicolon: content-disposition-parser returns "one"
#   "100%25.png" in quotes, where nothing is encoded: @lazy-http returns "100%.png"
#   a damaged `filename*` beside a good `filename`: only content-disposition 3 returns the good one
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  content-disposition@3.1.0 @tinyhttp/content-disposition@2.2.4 content-disposition-header@0.6.0 \
  content-disposition-attachment@0.3.1 content-disposition-parser@1.0.2 @lazy-http/content-disposition@1.0.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { parse as express } from 'content-disposition'
import { parse as tinyhttp } from '@tinyhttp/content-disposition'
import header from 'content-disposition-header'
import { parse as attachment } from 'content-disposition-attachment'
import parser from 'content-disposition-parser'
import lazy from '@lazy-http/content-disposition'

const parsers = {
  'content-disposition': (text) => express(text).parameters.filename,
  '@tinyhttp/content-disposition': (text) => tinyhttp(text).parameters.filename,
  'content-disposition-header': (text) => header.parse(text).parameters.filename,
  'content-disposition-attachment': (text) => attachment(text).filename,
  'content-disposition-parser': (text) => parser(text).filename,
  '@lazy-http/content-disposition': (text) => lazy.parse(text).value,
}
const headers = {
  'a semicolon at the end': 'attachment; filename="mira.png";',
  'spaces without quotes': 'attachment; filename=Mira Vale.png',
  'a semicolon in quotes': 'attachment; filename="one;two.png"',
  'a percent sign in quotes': 'attachment; filename="100%25.png"',
  'a damaged filename*': `attachment; filename*=UTF-8''a%.png; filename="good.png"`,
}

const seen = {}
for (const [what, text] of Object.entries(headers)) {
  seen[what] = Object.values(parsers).map((parse) => {
    try {
      return parse(text) ?? 'none'
    } catch {
      return 'throws'
    }
  })
}
Object.keys(parsers).forEach((name, i) => console.log(`${name}:`, Object.values(seen).map((row) => row[i]).join(' | ')))
assert.deepEqual(seen, {
  'a semicolon at the end': ['mira.png', 'throws', 'throws', 'throws', 'mira.png', 'mira.png'],
  'spaces without quotes': ['Mira Vale.png', 'throws', 'throws', 'throws', 'Mira Vale.png', 'none'],
  'a semicolon in quotes': ['one;two.png', 'one;two.png', 'one;two.png', 'one;two.png', 'one', 'one;two.png'],
  'a percent sign in quotes': ['100%25.png', '100%25.png', '100%25.png', '100%25.png', '100%25.png', '100%.png'],
  'a damaged filename*': ['good.png', 'throws', 'throws', 'throws', 'a%.png', 'throws'],
})
EOF
node run.mjs
