import { isBeyondMarkdown } from '#src/lib/markdownBounds.ts'
import { paragraphsOf } from './hasMarkdown.ts'
import classes from './Markdown.module.css'

/** A text as it was typed. */
export function PlainText({ children: text }: { children: string }) {
  return <div className={classes.text}>{paragraphs(text)}</div>
}

/** Its paragraphs; one for a text beyond the limits, so that the number of elements does not grow with it. */
export function paragraphs(text: string) {
  if (isBeyondMarkdown(text)) return <AsTyped>{text.trim()}</AsTyped>
  return paragraphsOf(text).flatMap((paragraph, place) => [place > 0 && '\n', <p key={place}>{paragraph}</p>])
}

/** A text with its markdown characters, in one element. */
export function AsTyped({ children: text }: { children: string }) {
  return <p className={classes.typed}>{text}</p>
}
