import type { Control, Sight } from './sight.ts'

/** A sight of the list of chats that breaks no law, with some properties replaced. */
export function exampleSight(part: Partial<Sight> = {}): Sight {
  return {
    path: '/chats',
    title: 'Chats · Perigee',
    headings: ['Chats'],
    dialogs: [],
    textLength: 400,
    raw: [],
    sidewaysPx: 0,
    windowWidth: 390,
    textSizePx: 16,
    busy: [],
    controls: [],
    ...part,
  }
}

/** A button that can be pressed, with some properties replaced. */
export function exampleControl(part: Partial<Control> = {}): Control {
  return { role: 'button', name: 'Like', nth: 0, kind: 'press', isSubmit: false, opens: false, isOnTop: true, ...part }
}
