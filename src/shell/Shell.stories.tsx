import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Shell } from './Shell.tsx'

const meta = preview.meta({
  // The default path would be that of the whole group.
  title: 'shell/Shell',
  component: Shell,
  args: { children: <h1 style={{ padding: 'var(--gutter)' }}>A page</h1> },
  parameters: { world: { at: '/settings' } },
})

export const AroundAPage = meta.story({
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('heading', { name: 'A page' })).toBeVisible()
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('navigation')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
})

/** The first tab stop skips bars and menus. */
export const Skipping = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

/** The bars stay while the page scrolls. */
export const Scrolled = meta.story({
  args: { children: <div style={{ height: 4000 }}>A long page</div> },
  play: async ({ canvas }) => {
    window.scrollTo(0, 3000)
    await expect(window.scrollY).toBe(3000)
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
    await expect(canvas.getByRole('navigation').getBoundingClientRect()).toMatchObject({
      top: 0,
      bottom: window.innerHeight,
    })
  },
})

export const ScrolledOnAPhone = meta.story({
  args: { children: <div style={{ height: 4000 }}>A long page</div> },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 2000)
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
    await expect(canvas.getByRole('navigation').getBoundingClientRect().bottom).toBe(window.innerHeight)
    // The bottom bar hides nothing of the footer at the end of the page.
    window.scrollTo(0, 9999)
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect()
    await expect(footer.bottom).toBeLessThanOrEqual(canvas.getByRole('navigation').getBoundingClientRect().top)
  },
})

/** The page has the height of the window: a conversation scrolls inside. */
export const AroundAConversation = meta.story({
  args: { children: <div style={{ height: '100%', background: 'var(--surface)' }} /> },
  parameters: { world: { at: '/chat/character/00000000-0000-4000-8000-000000000000' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await expect(canvas.getByRole('main').getBoundingClientRect()).toMatchObject({
      top: 64,
      bottom: window.innerHeight,
    })
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
})

/** Two apps on one page, as in the docs: each stays in its own box. */
export const TwoOnOnePage = meta.story({
  render: (args) => (
    <>
      {['one', 'two'].map((name) => (
        <div key={name} data-testid={name} style={{ '--frame-height': '400px', height: 400, overflow: 'auto' }}>
          <Shell {...args} />
        </div>
      ))}
    </>
  ),
  parameters: { a11y: { test: 'off' } }, // two banners on one page are the subject of this story
  play: async ({ canvas }) => {
    for (const name of ['one', 'two']) {
      const box = canvas.getByTestId(name).getBoundingClientRect()
      const side = within(canvas.getByTestId(name)).getByRole('navigation').getBoundingClientRect()
      await expect(side.top).toBe(box.top)
      await expect(side.bottom).toBe(box.bottom)
    }
  },
})
