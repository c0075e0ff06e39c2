// oxlint-disable no-underscore-dangle -- the parser's own names
import { attention } from 'micromark-core-commonmark'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import type { Code, Construct, Extension, TokenizeContext } from 'micromark-util-types'
import { isEastAsian } from './eastAsian.ts'

/** What may follow the first mark of an emphasis that begins within a word. */
const BEGINS = /[\p{Ps}\p{Pi}\p{Pf}"']/u
/** What may precede the last mark of an emphasis that ends within a word. */
const ENDS = /[\p{Pe}\p{Pi}\p{Pf}"'.!?…]/u

/**
 * CommonMark decides by white space whether marks beside a sign begin or end an emphasis, so that `**"bold"**text` and
 * East Asian text, which has no spaces, keep their marks. Here a quote, a bracket or the end of a sentence decides as
 * well, and a space before the last mark does not matter (`*sigh... *`). Two tildes strike out, one tilde is text.
 */
export function emphasis(): Extension {
  const strikethrough = gfmStrikethrough({ singleTilde: false })
  return {
    ...strikethrough,
    text: { 42: withinWords(attention), 126: withinWords(strikethrough.text![126] as Construct) },
  }
}

function withinWords(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const before = this.previous
      const widened = (after: Code) => {
        const marks = this.events.at(-1)![1]
        if (!isSpace(after)) marks._open ||= isEastAsian(before) || BEGINS.test(signOf(after))
        if (!isSpace(before)) marks._close ||= isEastAsian(before) || isEastAsian(after) || ENDS.test(signOf(before))
        else if (/[\s.,!?…)"”]/.test(signOf(after))) marks._close ||= isOpenBefore(this)
        return ok(after)
      }
      return construct.tokenize.call(this, effects, widened, nok)
    },
  }
}

/** Whether the last event but one are marks after a space, and the same marks before the words are still open. */
function isOpenBefore({ events, sliceSerialize }: TokenizeContext): boolean {
  const [words, marks] = [events.at(-3)?.[1], events.at(-1)![1]]
  // A sum has spaces around its sign.
  if (!words || !/[^\d\s][ \t]+$/.test(sliceSerialize(words))) return false
  const before = events.findLast(
    ([, token]) => token !== marks && (token.type === marks.type || token.type === 'lineEnding'),
  )?.[1]
  return (
    before?.type === marks.type && !!before._open && !before._close && sliceSerialize(before) === sliceSerialize(marks)
  )
}

/** The parser's codes below zero are line endings and tabs, null is the end of the text. */
function signOf(code: Code): string {
  return code === null || code < 0 ? ' ' : String.fromCharCode(code)
}

function isSpace(code: Code): boolean {
  return /\s/.test(signOf(code))
}
