#!/usr/bin/env bash
# Expected: react-docgen, which Storybook uses by default, lists the props of a component whose type is `Pick`, `Omit` or a
# union of types of the same file.
# Seen, react-docgen 8.0.4, 2026-11-30: there are none, without a message; of an intersection with the attributes of an
# element only the own ones are listed.
#   Plain: label, size      Picked: none      Omitted: none      Union: none
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 react-docgen@8.0.4
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { builtinResolvers, parse } from 'react-docgen'

const source = `
import type { ButtonHTMLAttributes } from 'react'
interface Props { label: string; size?: 'small' | 'large' }
export function Plain({ label }: Props) { return <b>{label}</b> }
export function Native({ label, ...rest }: Props & ButtonHTMLAttributes<HTMLButtonElement>) { return <button {...rest}>{label}</button> }
export function Picked({ label }: Pick<Props, 'label'>) { return <b>{label}</b> }
export function Omitted({ label }: Omit<Props, 'size'>) { return <b>{label}</b> }
export function Union(props: { kind: 'text'; text: string } | { kind: 'count'; count: number }) { return <b>{props.kind}</b> }
`
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 })
const seen = Object.fromEntries(
  parse(source, { filename: 'parts.tsx', resolver }).map(({ displayName, props }) => [
    displayName,
    Object.keys(props ?? {}).join(', ') || 'none',
  ]),
)
console.log(seen)
assert.deepEqual(seen, {
  Plain: 'label, size',
  Native: 'label, size',
  Picked: 'none',
  Omitted: 'none',
  Union: 'none',
})
EOF
./node_modules/.bin/node run.mjs
