#!/usr/bin/env bash
# Expected: if the code of a route cannot be loaded, its error component is shown.
# Seen, TanStack Router 1.170.46, 2026-11-30: `lazyRouteComponent` reloads the whole page first, once per address of a
# file; without a connection that ends on the browser's own error page, and what was typed elsewhere on the page is lost.
# Other errors of the same import are shown at once.
#   "Failed to fetch dynamically imported module": 1 reload      another error: 0 reloads, shown
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  happy-dom@21.0.4 react@19.3.1 react-dom@19.3.1 @tanstack/react-router@1.170.46
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const window = new Window({ url: 'http://localhost/' })
window.SyntaxError = SyntaxError
const { document, HTMLElement, Node, Element, Event, sessionStorage, location, history } = window
Object.assign(globalThis, { window, document, HTMLElement, Node, Element, Event, sessionStorage, location, history })
globalThis.self = window
globalThis.navigator ??= window.navigator
for (const name of ['addEventListener', 'removeEventListener']) globalThis[name] = window[name].bind(window)
globalThis.scrollTo = window.scrollTo = () => {}
let reloads = 0
Object.defineProperty(location, 'reload', { value: () => (reloads += 1) })
console.warn = console.error = () => {}

const { createElement } = (await import('react')).default
const { createRoot } = await import('react-dom/client')
const router = await import('@tanstack/react-router')

async function open(message) {
  reloads = 0
  const rootRoute = router.createRootRoute({ errorComponent: ({ error }) => `shown: ${error.message}` })
  const component = router.lazyRouteComponent(() => Promise.reject(new TypeError(message)))
  const page = router.createRoute({ getParentRoute: () => rootRoute, path: '/', component })
  const app = router.createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: router.createMemoryHistory({ initialEntries: ['/'] }),
  })
  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element, { onCaughtError() {} }).render(createElement(router.RouterProvider, { router: app }))
  await new Promise((done) => setTimeout(done, 1000))
  return { reloads, isShown: element.textContent.startsWith('shown') }
}
const missing = await open('Failed to fetch dynamically imported module: http://localhost/page.js')
const other = await open('Something else')
console.log({ missing, other })
assert.equal(missing.reloads, 1)
assert.deepEqual(other, { reloads: 0, isShown: true })
process.exit()
EOF
node --conditions=browser run.mjs
