/** The viewport of the stories' toolbar, as Storybook gives it to a loader. */
interface Story {
  id: string
  title: string
  name: string
  globals: { viewport?: { value?: string } }
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
}

/** The story that this window was opened for. Storybook writes every later story into the address, too. */
const OPENED_FOR = idIn(window.location.search)

/**
 * Loader: a story whose frame is opened at its own address, in a window of another width than the story declares, is
 * shown in a nested frame of the declared size. In Storybook's interface the toolbar sets the size, in tests the
 * runner; nobody does it for the address that the search of states lists as `frame`.
 */
export function inDeclaredSize({ id, title, name, globals, parameters }: Story): Promise<void> | undefined {
  const size = parameters.viewport?.options?.[globals.viewport?.value ?? '']?.styles
  if (!size || !isOpenedDirectly(id) || window.innerWidth === Number.parseInt(size.width, 10)) return undefined
  // Storybook hides all other elements of the body while a story is loading.
  document.documentElement.append(nestedFrame(`${title}: ${name}`, size))
  // The story of this window is never rendered, and its play function never runs.
  return new Promise(() => {})
}

function isOpenedDirectly(id: string): boolean {
  return window.parent === window && OPENED_FOR === id
}

function idIn(search: string): string | null {
  const address = new URLSearchParams(search)
  return address.get('viewMode') === 'docs' ? null : address.get('id')
}

function nestedFrame(title: string, { width, height }: { width: string; height: string }): HTMLElement {
  const frame = document.createElement('iframe')
  Object.assign(frame, { title, src: window.location.href })
  Object.assign(frame.style, { width, height })
  const around = document.createElement('div')
  around.className = 'declared-size'
  around.append(frame)
  return around
}
