import { expect, it } from 'vitest'
import { productTexts } from './productTexts.ts'

it.for([
  { what: 'text between tags', code: 'const a = <p>Sign In</p>', texts: ['Sign In'] },
  { what: 'a label', code: 'const a = <Field label="Login" className="a b" />', texts: ['Login'] },
  { what: 'a label of an object', code: "const a = { label: 'Latest', value: 'latest' }", texts: ['Latest'] },
  { what: 'a sentence', code: "const a = fail('Failed to search.')", texts: ['Failed to search.'] },
  { what: 'a choice', code: "const a = <p>{b ? 'Read less' : 'Read more'}</p>", texts: ['Read less', 'Read more'] },
  { what: 'a value within', code: 'const a = `Nobody has ${n} chats.`', texts: ['Nobody has {…} chats.'] },
  {
    what: 'no import, class, address or type',
    code: "import a from 'Some Module'; const b: 'A B' = x; f('https://a b')",
    texts: [],
  },
])('finds $what', ({ code, texts }) => {
  expect(productTexts('a.tsx', code)).toEqual(texts)
})
