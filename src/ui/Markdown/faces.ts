import type { Construct, Extension, State } from 'micromark-util-types'

/** Faces that contain signs of markdown. */
const FACES = [
  '^_^ ^__^ ^_~ ~_^ ^_- -_^ -_- ._. ;_; =_= ~_~ +_+ @_@ $_$ °_° •_• ╥_╥ *_* *-* *.* *^* <_< <_>',
  '>_< >_> >.< >.> >w< >u< >:( >:) >:3 >///<',
  '(*^_^*) (*^▽^*) (*^o^*) (*^.^*) (*´ω｀*) (*´∀｀*) (*≧▽≦*)',
  '\\_(ツ)_/ \\(^_^)/ \\(^o^)/ \\(^▽^)/ \\^_^/ \\^o^/ \\*o*/',
].flatMap((faces) => faces.split(' '))

/** Faces are text: their signs have no meaning. */
export function faces(): Extension {
  const text: NonNullable<Extension['text']> = {}
  for (const face of FACES) (text[face.charCodeAt(0)] ??= [] as Construct[]) as Construct[]
  for (const face of FACES) (text[face.charCodeAt(0)] as Construct[]).push(literally(face))
  return { text }
}

function literally(face: string): Construct {
  const [first, last] = [face.charCodeAt(0), face.charCodeAt(face.length - 1)]
  return {
    previous: (code) => code !== first,
    tokenize(effects, ok, nok) {
      let place = 0
      const next: State = (code) => {
        if (place === face.length) {
          effects.exit('data')
          return code === last ? nok(code) : ok(code)
        }
        if (code !== face.charCodeAt(place)) return nok(code)
        if (place === 0) effects.enter('data')
        place += 1
        effects.consume(code)
        return next
      }
      return next
    },
  }
}
