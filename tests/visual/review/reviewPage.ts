import { type Picture, type Pictures, SIDES } from './pictures.ts'

const VIEWS = [...SIDES, 'slider'] as const

export const isOpen = ({ state }: Picture) => state === 'changed' || state === 'new'

/** The page of one picture. Each step loads it again; its script is for the line of the slider and for the keys. */
export function reviewPage(pictures: Pictures, search: URLSearchParams): string {
  const all = pictures.list()
  const { name, state } = all.find((one) => one.name === search.get('name')) ?? all[0]!
  const sides = SIDES.filter((side) => pictures.fileOf(name, side) !== undefined)
  const views = VIEWS.filter((each) => sides.length > 1 || each === 'after')
  const view = views.find((each) => each === search.get('view')) ?? views.at(-1)!
  const address = (path: string, changes: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...Object.fromEntries(search), name, view, ...changes })}`.replaceAll('&', '&amp;')
  const count = (of: (picture: Picture) => boolean) => all.filter(of).length
  const step = (path: string, key: string, text: string, isPossible: boolean) =>
    `<button formaction="${address(path, {})}" data-key="${key}"${isPossible ? '' : ' disabled'}>${text}</button>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Review of pictures</title>
<style>
  :root { color-scheme: dark; font: 15px/1.5 system-ui; overflow-wrap: anywhere }
  body { display: grid; grid-template: auto 1fr / minmax(0, 20rem) minmax(0, 1fr); gap: 16px 24px; margin: 24px }
  header { grid-column: 1 / -1 }
  main, form, p, h1, h2 { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 }
  main { flex-direction: column }
  button, a { padding: 6px 10px; color: inherit; font: inherit }
  [aria-current] { background: #32285a }
  nav a { display: block }
  p a { text-transform: capitalize }
  input { width: 20rem }
  div { position: relative; width: fit-content; border: 1px solid }
  img { display: block; max-width: 100% }
  /* The picture after the change lies over the one before and shows its right part only. */
  img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
</style>
<header>
  <h1>Review of pictures</h1>
  <output>${all.length} changed, ${count((one) => one.state === 'accepted')} accepted, ${count((one) => one.state === 'left')} left, ${count(isOpen)} open</output>
</header>
<nav aria-label="Pictures">
  ${all.map((one) => link(address('/', { name: one.name }), `${one.name}: ${one.state}`, one.name === name)).join('\n  ')}
</nav>
<main>
  <h2>${name}</h2>
  <p>${views.map((each) => link(address('/', { view: each }), each, each === view)).join(' ')}</p>
  <form method="post">
    ${step('/accept', 'a', 'Accept (a)', state !== 'accepted')}
    ${step('/leave', 'l', 'Leave (l)', isOpen({ name, state }))}
    ${step('/accept-all', 'A', 'Accept all (Shift + A)', all.some(isOpen))}
  </form>
  ${state === 'new' ? '<p>This picture is new: it has no baseline.</p>' : ''}
  ${view === 'slider' ? '<label>Line between before and after <input type="range"></label>' : ''}
  <div>${sides
    .filter((side) => side === view || (view === 'slider' && side !== 'difference'))
    .map((side) => `<img src="${address(`/${side}`, {})}" alt="${side}">`)
    .join('')}</div>
</main>
<script>
  document.querySelector('input')?.addEventListener('input', ({ target }) =>
    document.querySelector('div').style.setProperty('--at', target.value + '%'))
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (!ctrlKey && !metaKey && !altKey) [...document.forms[0]].find(({ dataset }) => dataset.key === key)?.click()
  })
</script>
`
}

function link(address: string, text: string, isCurrent: boolean): string {
  return `<a href="${address}"${isCurrent ? ' aria-current="true"' : ''}>${text}</a>`
}
