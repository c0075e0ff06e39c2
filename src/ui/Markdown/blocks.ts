import { blockQuote, codeFenced, list } from 'micromark-core-commonmark'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Construct, Extension, State } from 'micromark-util-types'

/** Faces that begin as a quote does. */
const ANGRY_FACE = /^>(?:[_.][<>]|[wu]<|:[()3D]|\/\/\/<)/
const YEAR = /^\d{3}/
const TILDES_AROUND_WORDS = /^~+(?!~)[ \t]*(?:\S*~|\S+[ \t]+\S)/
/** The bar of a face, or an escaped one, divides no cells. */
const NO_BAR = /^(?:[:;=]-?\||[^|\\]|\\.|\\$)*$/

/**
 * The blocks of a message, where people mean another thing than CommonMark: a row of a table needs a bar, a year is no
 * list number, tildes around words are no fence, a face is no quote, a line of dashes is no heading of the line above
 * it, an indent is no code, and HTML is text.
 */
export function blocks(): Extension {
  const meantList = unless(YEAR, list)
  const digits = Array.from('0123456789', (digit) => digit.charCodeAt(0))
  const fence = unless(TILDES_AROUND_WORDS, codeFenced)
  const unmeant = ['htmlFlow', 'htmlText', 'codeIndented', 'setextUnderline']
  return {
    disable: { null: [...unmeant, ...[blockQuote, codeFenced, list].map(({ name }) => name!)] },
    document: {
      62: unless(ANGRY_FACE, blockQuote),
      ...Object.fromEntries([42, 43, 45, ...digits].map((code) => [code, meantList])),
    },
    flow: { 96: fence, 126: fence, null: unless(NO_BAR, gfmTable().flow!.null as Construct) },
  }
}

/** A construct under a name of its own, except where `other` matches the rest of the line that begins it. */
function unless(other: RegExp, construct: Construct): Construct {
  const { continuation } = construct
  const meant: Construct = {
    ...construct,
    name: `${construct.name} as meant`,
    tokenize(effects, ok, nok) {
      const start = construct.tokenize.call(this, effects, ok, nok)
      return this.containerState?.type ? start : effects.check(restOfLine(other), nok, start)
    },
  }
  if (!continuation) return meant
  // The next line of a container begins with the same construct, which is disabled under its old name.
  const continued: Construct['tokenize'] = function (effects, ok, nok) {
    const attempt: typeof effects.attempt = (part, ...outcomes) =>
      effects.attempt(part === construct ? meant : part, ...outcomes)
    return continuation.tokenize.call(this, { ...effects, attempt }, ok, nok)
  }
  return { ...meant, continuation: { ...continuation, tokenize: continued } }
}

function restOfLine(pattern: RegExp): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let rest = ''
      const next: State = (code) => {
        // Line endings are -5 to -3, tabs are -2 and -1; null is the end of the text.
        if (code === null || code < -2) return pattern.test(rest) ? ok(code) : nok(code)
        rest += code < 0 ? '\t' : String.fromCharCode(code)
        effects.consume(code)
        return next
      }
      return (code) => {
        effects.enter('data')
        return next(code)
      }
    },
  }
}
