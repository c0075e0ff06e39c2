import { expect, it } from 'vitest'
import { ACCESSIBILITY_KEY } from '#src/storage/preferenceKeys.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { paintPreferences } from './paintPreferences.ts'

function painted(stored: Record<string, string>) {
  const attributes = new Map<string, boolean>()
  const root = { style: { fontSize: '' }, toggleAttribute: (name: string, on: boolean) => attributes.set(name, on) }
  paintPreferences(memoryStorage(stored), root as unknown as HTMLElement)
  return { fontSize: root.style.fontSize, on: [...attributes].filter(([, on]) => on).map(([name]) => name) }
}

it('text size, bold text, highlighting and the expanded sidebar are applied before the first paint', () => {
  const accessibility = JSON.stringify({ fontSize: 1.25, boldText: true, highlightClickable: true })
  expect(painted({ [ACCESSIBILITY_KEY]: accessibility, sidebarExpanded: 'true' })).toEqual({
    fontSize: '125%',
    on: ['data-bold-text', 'data-highlight-clickable', 'data-sidebar-expanded'],
  })
})

it.for(['{}', '{"fontSize":9}', '{"fontSize":"1.25"}', 'nonsense', '[]', 'null'])('%s changes nothing', (stored) => {
  expect(painted({ [ACCESSIBILITY_KEY]: stored })).toEqual({ fontSize: '', on: [] })
})
