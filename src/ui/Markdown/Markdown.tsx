import { type Schema, defaultSchema, sanitize } from 'hast-util-sanitize'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { type ComponentProps, createContext, memo, type ReactElement, useContext } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import classes from './Markdown.module.css'

/** Links may lead here and nowhere else; an address without a protocol stays on the site (B5.12-02). */
export const LINK_PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

const schema: Schema = { ...defaultSchema, protocols: { ...defaultSchema.protocols, href: LINK_PROTOCOLS } }
const syntax = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }

/** No link stands in another. */
const InLink = createContext(false)

/** A picture in somebody's text would tell its server who reads it and when: it becomes a link, or words in a link. */
function Picture({ src, alt }: ComponentProps<'img'>) {
  const isInLink = useContext(InLink)
  if (isInLink || typeof src !== 'string' || src === '') return alt
  return (
    <a href={src} target="_blank" rel="noopener noreferrer">
      {alt || src}
    </a>
  )
}

const components: Partial<Components> = {
  // Headings in somebody's text stand below those of the page.
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  a: ({ node: _node, children, ...link }) => (
    <a {...link} target="_blank" rel="noopener noreferrer">
      <InLink value={true}>{children}</InLink>
    </a>
  ),
  // Wide tables scroll sideways in a place of their own, which the keyboard reaches.
  table: ({ node: _node, ...table }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <section className={classes.wide} aria-label="Table" tabIndex={0}>
      <table {...table} />
    </section>
  ),
  img: Picture,
}

/**
 * Text with markdown (GitHub's flavour). HTML in it stays text, and what could run, or lead somewhere odd, is gone
 * (B5.12-01). Heavy: bring it with `lazyPart`. These are the parts that react-markdown, remark-gfm and rehype-sanitize
 * are made of, without those that write markdown, take plugins or read files: a quarter less to load.
 */
export const Markdown = memo(function Markdown({ children }: { children: string }) {
  return <div className={classes.text}>{drawn(children)}</div>
})

function drawn(text: string): ReactElement {
  const safe = sanitize(toHast(fromMarkdown(text, syntax), { allowDangerousHtml: true }), schema)
  return toJsxRuntime(safe, {
    Fragment,
    jsx,
    jsxs,
    components,
    ignoreInvalidStyle: true,
    passKeys: true,
    passNode: true,
  })
}
