import { type ComponentProps, createContext, type ReactElement, useContext } from 'react'
import ReactMarkdown from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { isBeyondMarkdown } from '#src/lib/markdownBounds.ts'
import { BeyondBounds, boundedTree } from './boundedTree.ts'
import { gitHubFlavour } from './gitHubFlavour.ts'
import { linkOfPicture, wordsOfPicture } from './pictureWords.ts'
import classes from './Markdown.module.css'
import { noFootnotes } from './noFootnotes.ts'
import { AsTyped } from './PlainText.tsx'

/** Links may lead here and nowhere else; an address without a protocol stays on the site (B5.12-02). */
const LINK_PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

const schema = { ...defaultSchema, protocols: { ...defaultSchema.protocols, href: LINK_PROTOCOLS } }
const remarkPlugins = [gitHubFlavour, boundedTree, noFootnotes]
const rehypePlugins: ComponentProps<typeof ReactMarkdown>['rehypePlugins'] = [[rehypeSanitize, schema]]

/** No link stands in another. */
const InLink = createContext(false)

/** A picture in somebody's text would tell its server who reads it and when: it becomes a link, or words in a link. */
function Picture({ src, alt }: ComponentProps<'img'>) {
  const isInLink = useContext(InLink)
  const link = linkOfPicture(src, isInLink)
  const words = wordsOfPicture({ src, alt }, isInLink)
  if (link === undefined) return words
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}

const components: ComponentProps<typeof ReactMarkdown>['components'] = {
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
  // Wide tables scroll sideways in a place of their own, which the keyboard reaches. No landmark: there may be many.
  table: ({ node: _node, ...table }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <figure className={classes.wide} aria-label="Table" tabIndex={0}>
      <table {...table} />
    </figure>
  ),
  img: Picture,
  // Those of a task list are the only ones (B5.12-01).
  input: ({ node: _node, ...box }) => <input {...box} aria-label="Done" />,
}

/**
 * Text with markdown (GitHub's flavour). HTML in it stays text, and what could run, or lead somewhere odd, is gone
 * (B5.12-01). Heavy: bring it with `lazyPart`.
 */
export function Markdown({ children }: { children: string }) {
  return <div className={classes.text}>{elementsOf(children)}</div>
}

/** As many texts as a reader scrolls past and back to. */
const REMEMBERED_TEXTS = 60
const remembered = new Map<string, ReactElement>()

/**
 * What a text is drawn as. Parsing takes longer than drawing, and the rows of a long conversation come and go: the last
 * texts are remembered. The same text is the same elements in every world.
 */
export function elementsOf(text: string): ReactElement {
  const known = remembered.get(text)
  remembered.delete(text)
  const elements = known ?? parse(text)
  remembered.set(text, elements)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED_TEXTS && oldest !== undefined) remembered.delete(oldest)
  return elements
}

/**
 * What a text is drawn as, for one look at it. A text beyond the bounds is drawn as it was typed: no field and no message
 * can take the page with it.
 */
export function parse(text: string): ReactElement {
  if (isBeyondMarkdown(text)) return <AsTyped>{text.trim()}</AsTyped>
  try {
    // As a function, which it is: as a component it would parse whenever it is mounted.
    return ReactMarkdown({ children: text, remarkPlugins, rehypePlugins, components })
  } catch (error) {
    if (!(error instanceof BeyondBounds)) throw error
    return <AsTyped>{text.trim()}</AsTyped>
  }
}
