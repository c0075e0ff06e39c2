import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Markdown } from './Markdown.tsx'

const TEXT = `*She does not look up from the lamp.* The brass is warm.

You came by the **cliff path**. ~~Nobody comes by the cliff path.~~ See [the chart](https://example.com/chart).

- sit
- the kettle is \`almost\` honest

> Paper has a longer memory.

| tide | time |
| --- | --- |
| high | 04:11 |
`

const meta = preview.meta({
  component: Markdown,
  args: { children: TEXT },
  decorators: [(Story) => <div style={{ maxWidth: 520, padding: 24 }}>{Story()}</div>],
})

export const Everything = meta.story({
  tags: ['phone'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the chart' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('table')).toBeVisible()
  },
})
