#!/usr/bin/env bash
# Expected: readers of ZIP files that document no limit read a small archive whose writer uses the 64-bit records always.
# Seen, 2026-11-30: jszip and fflate read it, but-unzip 0.1.10 and unzipit 2.1.1 throw, the latter with the reason that
# the archive has several volumes.
#   jszip, fflate: card.json      but-unzip: throws      unzipit: throws
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @zip.js/zip.js@2.24.0 but-unzip@0.1.10 unzipit@2.1.1 fflate@0.8.3 jszip@3.10.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { unzip as butUnzip } from 'but-unzip'
import { unzipSync } from 'fflate'
import JSZip from 'jszip'
import { unzip as unzipit } from 'unzipit'

const writer = new ZipWriter(new Uint8ArrayWriter(), { zip64: true })
await writer.add('card.json', new TextReader('{}'))
const archive = await writer.close()
const readers = {
  jszip: async () => Object.keys((await JSZip.loadAsync(archive)).files),
  fflate: () => Object.keys(unzipSync(archive)),
  'but-unzip': () => [...butUnzip(archive)].map(({ filename }) => filename),
  unzipit: async () => Object.keys((await unzipit(archive)).entries),
}
const seen = {}
for (const [name, read] of Object.entries(readers)) {
  try {
    seen[name] = (await read()).join()
  } catch (error) {
    console.log(`${name}: ${error.message}`)
    seen[name] = 'throws'
  }
}
console.log(seen)
assert.deepEqual(seen, { jszip: 'card.json', fflate: 'card.json', 'but-unzip': 'throws', unzipit: 'throws' })
EOF
node run.mjs
