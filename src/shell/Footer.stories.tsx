import { expect } from 'storybook/test'
import { COMMUNITY_URL, CONTACT_URL, PRIVACY_URL, TERMS_URL } from '#src/product/links.ts'
import preview from '#storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({ component: Footer })

export const Links = meta.story({
  tags: ['A2.4-01', 'A2.4-02', 'A2.4-03', 'A2.4-04', 'A2.4-05', 'A9-37', 'NS-22'],
  parameters: { world: { clock: '2031-02-03T12:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/©/)).toHaveTextContent('© 2031 Perigee')
    const links = canvas.getAllByRole<HTMLAnchorElement>('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy', PRIVACY_URL],
      ['Terms of Use', TERMS_URL],
      ['Community', COMMUNITY_URL],
      ['Contact', CONTACT_URL],
    ])
    for (const link of links) {
      await expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|mailto:)/)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link.rel).toContain('noopener')
    }
  },
})
