import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from './Markdown.tsx'

const html = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)

describe('links', () => {
  it.for([
    { rows: ['B5.12-02'], link: 'http://example.com/' },
    { rows: ['B5.12-02'], link: 'https://example.com/' },
    { rows: ['B5.12-02'], link: 'irc://example.com/moon' },
    { rows: ['B5.12-02'], link: 'ircs://example.com/moon' },
    { rows: ['B5.12-02'], link: 'mailto:mira@example.com' },
    { rows: ['B5.12-02'], link: 'xmpp:mira@example.com' },
  ])('to $link keep their address', ({ link }) => {
    expect(html(`[there](${link})`)).toContain(`href="${link}"`)
  })

  it.for([
    { rows: ['B5.12-02'], link: 'javascript:alert(1)' },
    { rows: ['B5.12-02'], link: 'JaVaScRiPt:alert(1)' },
    { rows: ['B5.12-02'], link: 'data:text/html,hello' },
    { rows: ['B5.12-02'], link: 'ftp://example.com/' },
    { rows: ['B5.12-02'], link: 'vbscript:x' },
  ])('to $link lose it and stay as text', ({ link }) => {
    expect(html(`[there](${link})`)).not.toMatch(/href="[^"]/)
    expect(html(`[there](${link})`)).toContain('there')
  })

  it('open in a new tab without a referrer', () => {
    expect(html('[there](https://example.com/)')).toContain('target="_blank" rel="noopener noreferrer"')
  })

  it.for([
    { text: '见 https://example.com/a，他说', links: ['https://example.com/a'] },
    { text: '（https://example.com/a?b=1）と', links: ['https://example.com/a?b=1'] },
    { text: 'https://example.com灯台へ、https://例え.jp/灯台', links: ['https://example.com', 'https://例え.jp/'] },
    { text: '请看www.example.com/a。“www.example.com”', links: ['www.example.com/a', 'www.example.com'] },
    { text: 'mira@example.comに書く', links: ['mira@example.com'] },
    { text: 'مرحباwww.example.com приветwww.example.com', links: [] },
    {
      text: 'https://example.com/a_(b)_c). https://example.com/“b”',
      links: ['https://example.com/a_(b)_c', 'https://example.com/'],
    },
  ])('end where their address ends: $text', ({ text, links }) => {
    expect(Array.from(html(text).matchAll(/<a [^>]*>(.*?)<\/a>/g), ([, words]) => words)).toEqual(links)
  })
})

describe('code in a message', () => {
  it.for([
    { text: '<div>hello there</div>', words: '&lt;div&gt;hello there&lt;/div&gt;' },
    { text: '<Mirelle> what now', words: '&lt;Mirelle&gt; what now' },
    { text: '<!-- note --> text', words: '&lt;!-- note --&gt; text' },
    { text: '<p>I say *hi*', words: '&lt;p&gt;I say <em>hi</em>' },
  ])('is shown as text: $text', ({ text, words }) => {
    expect(html(text)).toContain(words)
  })
})

it('a picture becomes a link, so that its server learns nothing', () => {
  const drawn = html('![the moon](https://example.com/moon.png)')
  expect(drawn).not.toContain('<img')
  expect(drawn).toContain('href="https://example.com/moon.png"')
  expect(drawn).toContain('the moon')
})

it('a picture with a forbidden address becomes its words', () => {
  expect(html('![the moon](javascript:alert(1))')).not.toContain('href')
})

it('a picture in a link becomes its words', () => {
  const drawn = html('[![the moon](https://example.com/moon.png)](https://example.com/)')
  expect(drawn.match(/<a /g)).toHaveLength(1)
  expect(drawn).toContain('href="https://example.com/"')
  expect(drawn).toContain('the moon')
})

it('tables, deleted and emphasised text are rendered', () => {
  const drawn = html('~~no~~ *maybe*\n\n| a |\n| - |\n| 1 |')
  for (const tag of ['<del>', '<em>', '<table>']) expect(drawn).toContain(tag)
})

describe('what people mean (NS-46)', () => {
  it.for([
    { rows: ['NS-46'], text: '- milk\nand then I left', drawn: '<li>milk<br/>\nand then I left</li>' },
    { text: '> - a\n>   b', drawn: '<li>a<br/>\nb</li>' },
    {
      text: '| a |\n| - |\n| b<br>c |\nand then',
      drawn: '<td>b<br/>\nc</td></tr></tbody></table></figure>\n<p>and then</p>',
    },
    {
      text: 'Roses\n    are *red*\n\n\tand blue',
      drawn: '<p>Roses<br/>\n\u00A0\u00A0\u00A0\u00A0are <em>red</em></p>\n<p>\u00A0\u00A0\u00A0\u00A0and blue</p>',
    },
    { text: ' *sigh... * I **said... **', drawn: '<p><em>sigh... </em> I <strong>said... </strong></p>' },
    { text: '*I have 2 * 3 = 6*', drawn: '<em>I have 2 * 3 = 6</em>' },
    { text: '*foo (*bar*) baz*', drawn: '<em>foo (<em>bar</em>) baz</em>' },
    { text: '**"bold"**text', drawn: '<strong>&quot;bold&quot;</strong>text' },
    { text: 'He left.\n---\nNext day', drawn: '<p>He left.</p>\n<hr/>\n<p>Next day</p>' },
    { text: '98. a\n99. b\n100. c', drawn: '<ol start="98">\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ol>' },
    { text: '```js\nlet *x*', drawn: '<pre><code class="language-js">let *x*\n</code></pre>' },
    { text: '~~~\n*x*\n~~~', drawn: '<pre><code>*x*\n</code></pre>' },
    { text: '> one\n> two\n\n>_< ouch', drawn: '<p>one<br/>\ntwo</p>\n</blockquote>\n<p>&gt;_&lt; ouch</p>' },
  ])('$text', ({ text, drawn }) => {
    expect(html(text)).toContain(drawn)
  })
})

it('headings are below those of the page', () => {
  expect(html('# one\n\n## two\n\n###### six')).toMatch(/<h3>one<\/h3>\s*<h4>two<\/h4>\s*<h6>six<\/h6>/)
})

it('the checkboxes of a task list have a name', () => {
  expect(html('- [x] one\n- [ ] two').match(/<input[^>]*aria-label="Done"/g)).toHaveLength(2)
})

it.for([
  { text: 'as he said[^1]\n\n[^1]: there', drawn: '<p>as he said[^1]</p>\n<p>[^1]: there</p>' },
  { text: '> see [^a]\n>\n> [^a]: /there', drawn: '<p>see [^a]</p>\n<p>[^a]: /there</p>' },
  { text: '![^1] and [this][^1]\n\n[^1]: there', drawn: '<p>![^1] and [this][^1]</p>\n<p>[^1]: there</p>' },
])('a footnote is not a link: $text', ({ text, drawn }) => {
  expect(html(text)).toContain(drawn)
  expect(html(text)).not.toContain('<a')
})
