import { expect, waitFor } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expired, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`
const PHILIPPA = `/chat/character/${characterId('archduchess-philippa-brae')}`

const meta = preview.meta({ render: () => <></>, globals: { viewport: { value: 'w1280' } } })

/** A conversation that has not begun: the second of four greetings is chosen. */
export const SecondOfFourGreetings = meta.story({
  parameters: { world: { path: PHILIPPA, viewer: 'jonas' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next greeting' }))
    await expect(await canvas.findByText('2/4')).toBeVisible()
    await expect(canvas.getAllByText(/It is only Tuesday’s title/)[0]).toBeVisible()
  },
})

/** The session expires while a message is being typed: the sign-in prompt opens, and the message is given back. */
export const SessionExpiresWhileTyping = meta.story({
  parameters: { world: { path: MIRELLE, viewer: 'mira', faults: expired('sendMessage') } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Message to/ })
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.type(field, 'Is it raining?{Enter}')
    await expect(await canvas.findByRole('dialog', { name: SIGN_IN_PROMPT })).toBeVisible()
  },
})
