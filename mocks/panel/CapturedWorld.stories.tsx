import preview from '#storybook/preview.tsx'
import { expect } from 'storybook/test'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { NEVER_SEEN } from '#mocks/capture/replay.ts'
import bug from './bug.json?raw'

// A session on staging, captured without words: a chat was opened, two messages were sent, and the list of chats failed.
const meta = preview.meta({
  title: 'Mock panel/Captured world',
  parameters: { world: { database: bug } },
})

/** The last page of the session. Its messages were sent, and never read again. */
export const SentMessages = meta.story({
  parameters: { world: { path: '/chat/character/c8e0bfef-294f-5954-93ed-fbc18290d046' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Tlaa avbts scm lnla eua nud lio uf nud uvit?')).toBeVisible()
    await expect(await canvas.findByText('fmbfehz', { selector: 'strong' })).toBeVisible()
    await expect(await canvas.findByText(/^Scm avbts vil pphs\./)).toBeVisible()
    await expect(await canvas.findByText(/^Ils vssh\. Nud avv/)).toBeVisible()
    const { server } = storyWorld(canvasElement)
    await expect(server.log.calls().filter(({ why }) => why?.includes(NEVER_SEEN))).toEqual([])
  },
})

/** A call that failed in the session. */
export const FailedList = meta.story({
  parameters: { world: { path: '/chats' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to load your chats.')).toBeVisible()
  },
})
