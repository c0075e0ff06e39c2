import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { markdownAttacks } from '#tests/support/markdownAttacks.ts'
import { MarkdownText, preloadMarkdown } from './MarkdownText.tsx'

const meta = preview.meta({
  component: MarkdownText,
  args: { children: '' },
  parameters: { a11y: { test: 'off' } }, // hundreds of texts without a heading are not a page
})

const ALLOWED_ELEMENTS = new Set(
  'a,blockquote,br,code,del,div,em,figure,h2,h3,h4,h5,h6,hr,input,li,ol,p,pre,section,span,strong,sup,table,tbody,td,th,thead,tr,ul'.split(
    ',',
  ),
)
const ALLOWED_ATTRIBUTES = new Set(
  'href,target,rel,class,id,style,title,tabindex,aria-label,aria-describedby,checked,disabled,type,start,align,dir,data-footnote-ref,data-footnote-backref,data-footnotes'.split(
    ',',
  ),
)

/** The list of the row (B5.12-02): a list imported from the code would allow whatever the code allows. */
const ALLOWED_PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/** A hostile text runs no code, loads nothing, and links only to addresses of the six protocols. */
export const Attacks = meta.story({
  tags: ['B5.12-01', 'B5.12-02'],
  beforeEach: preloadMarkdown,
  render: () => (
    <main>
      {markdownAttacks.map((attack, place) => (
        <div key={place} data-attack={attack}>
          <MarkdownText>{attack}</MarkdownText>
        </div>
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(markdownAttacks.length).toBeGreaterThanOrEqual(100)
    // Rendered by the markdown code, not as plain text.
    await waitFor(() => expect(canvasElement.querySelectorAll('a').length).toBeGreaterThan(5))

    for (const element of canvasElement.querySelectorAll('[data-attack] *')) {
      const attack = element.closest('[data-attack]')!.getAttribute('data-attack')!
      const name = element.tagName.toLowerCase()
      await expect(ALLOWED_ELEMENTS.has(name), `<${name}> from ${attack}`).toBe(true)
      for (const { name: attribute, value } of element.attributes) {
        await expect(ALLOWED_ATTRIBUTES.has(attribute), `${attribute}="${value}" from ${attack}`).toBe(true)
        // Only in table columns with an alignment.
        if (attribute === 'style') await expect(value).toMatch(/^text-align: (left|right|center);$/)
        if (attribute === 'href' && value !== '')
          await expect(ALLOWED_PROTOCOLS, `${value} from ${attack}`).toContain(protocolOf(value))
      }
      if (name === 'a' && !element.getAttribute('href')?.startsWith('#'))
        await expect(element.getAttribute('rel')).toBe('noopener noreferrer')
    }
    await expect((window as { attacked?: unknown }).attacked).toBeUndefined()
    const asked = performance.getEntriesByType('resource').map((entry) => entry.name)
    await expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([])
  },
})

/** As the browser resolves it; an address without a protocol stays on the site. Invalid ones have no target. */
function protocolOf(address: string): string {
  if (!URL.canParse(address, 'https://perigee.example')) return address.split(':')[0]!
  return new URL(address, 'https://perigee.example').protocol.replace(':', '')
}
