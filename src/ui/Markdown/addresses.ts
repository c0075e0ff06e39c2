import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'
import { isEastAsian } from './eastAsian.ts'

/** Letters and digits of scripts that separate words, and signs of an address. */
const IN_WORD = /[\p{L}\p{N}@./_-]/u
const TYPOGRAPHIC_QUOTES = '“”„‘’«»'

/**
 * Addresses become links. For the standard, an address ends at white space only; here it also ends at a quote that no
 * keyboard of addresses has, and at the first East Asian letter or full-width sign outside its host.
 */
export function addresses(): Extension {
  const { text } = gfmAutolinkLiteral()
  const ended = Object.entries(text!).map(([code, constructs]) => [code, [constructs!].flat().map(endedAsWritten)])
  return { text: Object.fromEntries(ended) as Extension['text'] }
}

/**
 * The same construct, for which the text ends where an address does: its states, also those of its parts, see null (the
 * end of the text) there, and pass the real character on when they are done.
 */
function endedAsWritten(construct: Construct): Construct {
  if (construct.name === 'emailAutolink') return construct
  const isWww = construct.name === 'wwwAutolink'
  return {
    ...construct,
    // After a sign, the package finds an address without a protocol in a second pass, which has no such end.
    previous: isWww ? isBeforeWord : construct.previous!,
    tokenize(effects, ok, nok) {
      // The parser tries all constructs of a sign if the previous sign fits one of them.
      if (isWww && !isBeforeWord(this.previous)) return nok
      const isEnd = endOfAddress(this)
      let real: Code = null
      let isOver = false
      const realCode =
        (state: State): State =>
        () =>
          state(real)
      const over =
        (state: State): State =>
        () => {
          isOver = true
          return state(real)
        }
      const seen =
        (state: State): State =>
        (code) => {
          real = code
          const next = state(isEnd(code) ? null : code)
          return isOver || !next ? next : seen(next)
        }
      const within = (own: Effects): Effects => ({
        ...own,
        attempt: (part, ...next) => own.attempt(withRealCode(part as Construct), ...next),
        check: (part, ...next) => own.check(withRealCode(part as Construct), ...next),
      })
      const withRealCode = (part: Construct): Construct => ({
        ...part,
        tokenize(own, done, failed) {
          return part.tokenize.call(this, within(own), realCode(done), realCode(failed))
        },
      })
      const self = isWww ? (Object.create(this, { previous: { value: null } }) as TokenizeContext) : this
      return seen(construct.tokenize.call(self, within(effects), over(ok), over(nok)))
    },
  }
}

function isBeforeWord(code: Code): boolean {
  return code === null || code < 0 || isEastAsian(code) || !IN_WORD.test(String.fromCharCode(code))
}

/** A host may have East Asian letters, but not directly after another letter: `example.com` ends before them. */
function endOfAddress(context: TokenizeContext): (code: Code) => boolean {
  let isInHost = true
  return (code) => {
    const before = context.previous ?? 0
    const sign = code === null || code < 0 ? '' : String.fromCharCode(code)
    if (/[/?#]/.test(sign) && !/[/:]/.test(String.fromCharCode(before))) isInHost = false
    if (sign !== '' && TYPOGRAPHIC_QUOTES.includes(sign)) return true
    return isEastAsian(code) && !(isInHost && (isEastAsian(before) || /[/.-]/.test(String.fromCharCode(before))))
  }
}
