import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { forgetWithheldState, viewerHistory } from './viewerHistory.ts'

function openHistory() {
  const browser = createMemoryHistory({ initialEntries: ['/explore'] })
  const who = { viewer: 'mira' }
  return { browser, who, history: viewerHistory(browser, () => [who.viewer]) }
}
const PRIVATE = { character: { name: 'Nobody’s business' }, linkToken: 'business' }

it('shows the passed state to its owner', () => {
  const { history } = openHistory()
  history.push('/chat/character/1', PRIVATE)
  expect(history.location).toMatchObject({ pathname: '/chat/character/1', state: PRIVATE })
  expect(history.location.state).not.toHaveProperty('__viewer')
  history.push('/explore')
  history.back()
  expect(history.location.state).toMatchObject(PRIVATE)
})

it('shows it to no other user, on any entry, after Back or after a page load in the same browser', () => {
  const { browser, history, who } = openHistory()
  history.push('/chat/character/1', PRIVATE)
  history.push('/explore')
  for (const viewer of ['jonas', '']) {
    who.viewer = viewer
    history.back()
    expect(history.location.pathname).toBe('/chat/character/1')
    expect(JSON.stringify(history.location)).not.toContain('business')
    const reloaded = viewerHistory(browser, () => [viewer])
    expect(JSON.stringify(reloaded.location)).not.toContain('business')
    history.forward()
  }
  who.viewer = 'mira'
  history.back()
  expect(history.location.state).toMatchObject(PRIVATE)
})

it('shows the entries of all its owners', () => {
  const { browser, history } = openHistory()
  history.push('/chat/character/1', PRIVATE)
  expect(viewerHistory(browser, () => ['jonas', 'mira']).location.state).toMatchObject(PRIVATE)
})

it('removes the hidden state from the browser’s entry', () => {
  const { browser, history, who } = openHistory()
  history.push('/chat/character/1', PRIVATE)
  who.viewer = 'jonas'
  forgetWithheldState(history)
  expect(JSON.stringify(browser.location.state)).not.toContain('business')
  expect(history.location.pathname).toBe('/chat/character/1')
})

it('notifies its listeners only of what its readers see, and keeps state without an owner', () => {
  const { history, who } = openHistory()
  history.push('/reset-password', { linkDone: 'x', ...PRIVATE })
  history.push('/explore')
  who.viewer = ''
  const listener = vi.fn()
  const stop = history.subscribe(listener)
  history.back()
  expect(listener.mock.calls.at(-1)?.[0]).toMatchObject({ location: { state: { linkDone: 'x' } } })
  expect(JSON.stringify(listener.mock.calls)).not.toContain('business')
  expect(history.location.state.linkDone).toBe('x')
  stop()
})

it('returns the same location object as long as nothing has changed, as a history does', () => {
  const { history, who } = openHistory()
  history.push('/chats', PRIVATE)
  expect(history.location).toBe(history.location)
  const before = history.location
  who.viewer = 'jonas'
  expect(history.location).not.toBe(before)
  expect(history.length).toBe(2)
})
