#!/usr/bin/env bash
# Expected: `keepMounted` tabs keep their panels alive: effects of a hidden panel go on. Tests with the documented
# `env="test"` of the provider show what the app does.
# Seen, Mantine 9.8.1, 2026-11-30: a hidden panel is inside React's `Activity`, so its effects end and start again at each
# change of the tab; with `env="test"` they do not. Only `keepMountedMode="display-none"` is the same in both.
#   default: start, stop, start      env test: start      keepMountedMode display-none: start
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  happy-dom@21.0.4 react@19.3.1 react-dom@19.3.1 @mantine/core@9.8.1 @mantine/hooks@9.8.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const window = new Window({ url: 'http://localhost/' })
window.SyntaxError = SyntaxError
Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement, Node: window.Node })
for (const name of ['getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia'])
  globalThis[name] = window[name].bind(window)
globalThis.navigator ??= window.navigator
const { createElement, useEffect, useState } = (await import('react')).default
const { createRoot } = await import('react-dom/client')
const { MantineProvider, Tabs } = await import('@mantine/core')
const rendered = () => new Promise((done) => setTimeout(done, 200))

async function effectsOf({ env, ...tabs }) {
  const log = []
  function Content() {
    useEffect(() => {
      log.push('start')
      return () => void log.push('stop')
    }, [])
    return 'content'
  }
  let select
  function App() {
    const [value, setValue] = useState('one')
    select = setValue
    return createElement(
      Tabs,
      { value, keepMounted: true, ...tabs },
      createElement(Tabs.Panel, { value: 'one' }, createElement(Content)),
      createElement(Tabs.Panel, { value: 'two' }, 'other'),
    )
  }
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(createElement(MantineProvider, { env }, createElement(App)))
  await rendered()
  select('two')
  await rendered()
  select('one')
  await rendered()
  return log.join(', ')
}

const seen = {
  default: await effectsOf({}),
  'env test': await effectsOf({ env: 'test' }),
  'keepMountedMode display-none': await effectsOf({ keepMountedMode: 'display-none' }),
}
console.log(seen)
assert.deepEqual(Object.values(seen), ['start, stop, start', 'start', 'start'])
process.exit()
EOF
node run.mjs
