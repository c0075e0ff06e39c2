// The page of the review. The server strips the types: it imports nothing that exists at run time.
import type { Picture } from './pictures.ts'

type View = 'before' | 'after' | 'difference' | 'slider'
const VIEWS: View[] = ['before', 'after', 'difference', 'slider']

const key = new URLSearchParams(location.search).get('key') ?? ''
const left = new Set<string>()
let pictures: Picture[] = []
let shown = ''
let view: View = 'slider'

const element = (id: string) => document.getElementById(id) as HTMLElement
const buttons = { accept, leave, all: acceptAll }
const current = () => pictures.find(({ name }) => name === shown)

for (const [id, act] of Object.entries(buttons)) element(id).addEventListener('click', () => void act())
element('slider').addEventListener('input', render)
element('views').append(
  ...VIEWS.map((each) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = each[0]!.toUpperCase() + each.slice(1)
    button.addEventListener('click', () => choose(each))
    return button
  }),
)
document.addEventListener('keydown', onKey)
await call('state')
show(pictures[0]?.name ?? '')

async function call(path: string, names?: string[]): Promise<void> {
  const response = await fetch(`/${path}?key=${key}`, names && { method: 'POST', body: JSON.stringify(names) }).catch(
    () => undefined,
  )
  if (!response?.ok) {
    element('summary').textContent = 'The review has ended or refused the call. Nothing was changed.'
    return
  }
  pictures = (await response.json()) as Picture[]
  render()
}

async function accept(): Promise<void> {
  const name = shown
  left.delete(name)
  await call('accept', [name])
  showNext()
}

function leave(): void {
  const picture = current()
  if (!picture || picture.isAccepted) return
  left.add(shown)
  showNext()
  render()
}

async function acceptAll(): Promise<void> {
  await call(
    'accept',
    namesOf(({ name, isAccepted }) => !isAccepted && !left.has(name)),
  )
}

function namesOf(fits: (picture: Picture) => boolean): string[] {
  return pictures.filter(fits).map(({ name }) => name)
}

function show(name: string): void {
  shown = name
  if (current()?.isNew) view = 'after'
  render()
  element('list').querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' })
}

function showNext(): void {
  const at = pictures.findIndex(({ name }) => name === shown)
  const next = pictures[at + 1]
  if (next) show(next.name)
}

function choose(next: View): void {
  if (current()?.isNew) return
  view = next
  render()
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const acts: Record<string, () => void> = { a: () => void accept(), A: () => void acceptAll(), l: leave }
  const act = acts[event.key]
  if (!act) return
  event.preventDefault()
  act()
}

function render(): void {
  const accepted = namesOf(({ isAccepted }) => isAccepted).length
  const open = pictures.length - accepted - left.size
  element('summary').textContent = `${pictures.length} changed, ${accepted} accepted, ${left.size} left, ${open} open`
  renderList()
  const picture = current()
  if (!picture) return
  element('name').textContent = picture.name
  element('new').hidden = !picture.isNew
  setDisabled('accept', picture.isAccepted)
  setDisabled('leave', picture.isAccepted || left.has(shown))
  setDisabled('all', open === 0)
  for (const [index, button] of [...element('views').children].entries()) {
    button.setAttribute('aria-pressed', String(VIEWS[index] === view))
    button.toggleAttribute('disabled', picture.isNew && VIEWS[index] !== 'after')
  }
  for (const side of ['before', 'after', 'difference']) renderSide(side, picture)
  element('slider-row').hidden = view !== 'slider'
  const stage = element('stage')
  stage.dataset.view = view
  stage.style.setProperty('--at', `${(element('slider') as HTMLInputElement).value}%`)
}

function setDisabled(id: string, isDisabled: boolean): void {
  element(id).toggleAttribute('disabled', isDisabled)
}

function renderSide(side: string, { name, isNew }: Picture): void {
  const image = document.getElementById(side) as HTMLImageElement
  if (isNew && side !== 'after') return image.removeAttribute('src')
  const source = `/${side}?key=${key}&name=${encodeURIComponent(name)}`
  if (image.getAttribute('src') !== source) image.src = source
}

/** Keeps the buttons of the list, and so the focus. */
function renderList(): void {
  const list = element('list')
  for (const picture of pictures.slice(list.children.length)) list.append(itemOf(picture))
  for (const [index, item] of [...list.children].entries()) {
    const picture = pictures[index]!
    const button = item.querySelector('button')!
    button.setAttribute('aria-current', String(picture.name === shown))
    item.querySelector('small')!.textContent = textOf(picture)
  }
}

function itemOf({ name }: Picture): HTMLLIElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  button.append(name, document.createElement('small'))
  button.addEventListener('click', () => show(name))
  item.append(button)
  return item
}

function textOf({ name, isAccepted, isNew }: Picture): string {
  if (isAccepted) return 'accepted'
  if (left.has(name)) return 'left'
  return isNew ? 'new' : 'changed'
}
