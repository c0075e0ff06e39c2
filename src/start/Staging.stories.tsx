import { expect, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import preview from '#storybook/preview.tsx'
import { callsTo } from '#storybook/storyWorlds.ts'
import { READ_ONLY } from './readOnlyFetch.ts'

const meta = preview.meta({ render: () => <></>, globals: { viewport: { value: 'w1280' } } })

/** A staging environment that is read-only: a like is blocked before it leaves the page, and a toast says why. */
export const ReadOnlyStaging = meta.story({
  parameters: {
    world: {
      path: `/character/${characterId('captain-oru')}`,
      viewer: 'mira',
      readOnlyEnvironment: 'staging',
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }))
    const toast = await canvas.findByText(READ_ONLY)
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.queryByText('You cannot perform this action.')).toBeNull()
    await expect(callsTo(canvasElement, 'likeCharacter')).toEqual([])
    const page = within(canvasElement.ownerDocument.body)
    await expect(page.getByRole('complementary', { name: 'Environment' })).toHaveTextContent('staging · read-only')
  },
})
