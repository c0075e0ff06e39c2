import { expect, within } from 'storybook/test'
import { COMMUNITY_URL } from '#src/product/links.ts'
import preview from '#storybook/preview.tsx'
import { RecruitingBanner } from './RecruitingBanner.tsx'

const meta = preview.meta({ component: RecruitingBanner })

export const Invitation = meta.story({
  tags: ['A2.4-06', 'NS-25'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('region')).getByRole('link', { name: 'Join our community' })
    await expect(link).toHaveAttribute('href', COMMUNITY_URL)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.getAttribute('rel')).toContain('noopener')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** Above the footer of browsing pages, not of forms. */
export const AboveTheFooter = meta.story({
  parameters: { world: { path: '/chats' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Join our community' })).toBeVisible()
  },
})
