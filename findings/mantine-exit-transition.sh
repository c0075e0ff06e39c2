#!/usr/bin/env bash
# Expected: `<Transition duration={0} exitDuration={100}>` opens at once and fades out what is open.
# Seen, Mantine 9.8.1, 2026-11-30: at the end it unmounts the content, mounts a new one without its state, and fades out
# that.
#   mount, then closed: unmount, mount, unmount; the text of the second field is ""
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
const { MantineProvider, Transition } = await import('@mantine/core')
const passed = (time) => new Promise((done) => setTimeout(done, time))

const log = []
function Field() {
  useEffect(() => {
    log.push(`mount with "${document.querySelector('input').value}"`)
    return () => void log.push('unmount')
  }, [])
  return createElement('input')
}
let setOpened
function App() {
  const [mounted, setMounted] = useState(false)
  setOpened = setMounted
  return createElement(Transition, { mounted, duration: 0, exitDuration: 100 }, (style) =>
    createElement('div', { style }, createElement(Field)),
  )
}
const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(createElement(MantineProvider, null, createElement(App)))
await passed(200)
setOpened(true)
await passed(300)
document.querySelector('input').value = 'typed'
log.push('closed')
setOpened(false)
await passed(1000)
console.log(log)
assert.deepEqual(log, ['mount with ""', 'closed', 'unmount', 'mount with ""', 'unmount'])
process.exit()
EOF
node run.mjs
