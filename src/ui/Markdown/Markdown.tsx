import { type ComponentProps, createContext, type ReactElement, useContext } from 'react'
import ReactMarkdown from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { isBeyondMarkdown } from '#src/lib/markdownBounds.ts'
import { BeyondBounds, boundedTree } from './boundedTree.ts'
import { gitHubFlavour } from './gitHubFlavour.ts'
import { linkOfPicture, wordsOfPicture } from './pictureWords.ts'
import classes from './Markdown.module.css'
import { linesAsTyped } from './linesAsTyped.ts'
import { noFootnotes } from './noFootnotes.ts'
import { AsTyped } from './PlainText.tsx'

/** Links may use these protocols only; an address without a protocol stays on the site. */
const LINK_PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

const schema = { ...defaultSchema, protocols: { ...defaultSchema.protocols, href: LINK_PROTOCOLS } }
const remarkPlugins = [gitHubFlavour, boundedTree, noFootnotes, linesAsTyped]
const rehypePlugins: ComponentProps<typeof ReactMarkdown>['rehypePlugins'] = [[rehypeSanitize, schema]]

/** Links must not be nested. */
const InLink = createContext(false)

/**
 * Loading a picture in a user's text would tell its server who reads the text and when: it renders as a link, or as
 * text inside a link.
 */
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
  // Headings in a user's text rank below those of the page.
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
  // Wide tables scroll sideways in a container that the keyboard reaches. No landmark: there may be many.
  table: ({ node: _node, ...table }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <figure className={classes.wide} aria-label="Table" tabIndex={0}>
      <table {...table} />
    </figure>
  ),
  img: Picture,
  // Only task lists have checkboxes.
  input: ({ node: _node, ...box }) => <input {...box} aria-label="Done" />,
}

/**
 * Renders markdown (GitHub's flavour). HTML in it stays text, and code and unsafe links are removed
 * . Heavy: load it with `lazyPart`.
 */
export function Markdown({ children }: { children: string }) {
  return <div className={classes.text}>{elementsOf(children)}</div>
}

/** About as many texts as a reader scrolls past and back to. */
const REMEMBERED_TEXTS = 60
const remembered = new Map<string, ReactElement>()

/**
 * The elements of a text. Parsing takes longer than rendering, and the rows of a long conversation mount and unmount:
 * the last texts are cached. The same text has the same elements in every world.
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
 * The elements of a text, rendered once. A text beyond the limits is rendered as typed: no field and no message can
 * block the page.
 */
export function parse(text: string): ReactElement {
  if (isBeyondMarkdown(text)) return <AsTyped>{text.trim()}</AsTyped>
  try {
    // Called as a function: as a component it would parse at each mount.
    return ReactMarkdown({ children: text, remarkPlugins, rehypePlugins, components })
  } catch (error) {
    if (!(error instanceof BeyondBounds)) throw error
    return <AsTyped>{text.trim()}</AsTyped>
  }
}
