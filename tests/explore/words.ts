import { mira } from '#mocks/fixtures/users.ts'
import type { Random } from './random.ts'
import type { Control } from './sight.ts'

const TEXTS = [
  'says hello to the sea',
  '**bold** _and_ `code`\u0020[link](https://example.com)',
  'قمر فوق البحر',
  '🌙✨ 👩‍👩‍👧',
  '<b>hello</b> &amp; <script>x</script>',
  'averyverylongwordwithoutanybreak'.repeat(4),
]

/** The text to type into a field. Its first word is unique in a trail, so that it can be found again. */
export function wordsFor({ name, type }: Pick<Control, 'name' | 'type'>, random: Random, count: number): string {
  const mark = `robot${count}x`
  if (type === 'password') return random.pick([mira.password, mira.password, 'short'])
  if (type === 'email' || /e-?mail/i.test(name)) return random.pick([`${mark}@example.com`, 'no address'])
  if (/^login/i.test(name)) return random.pick(['mira', 'mira', 'jonas', mark])
  if (/beta/i.test(name)) return 'PERIGEE-BETA'
  if (/DELETE/.test(name)) return 'DELETE'
  if (/search|find/i.test(name) || type === 'search') return random.pick(['sea', 'moon', mark])
  if (/user ?name|^name|tag/i.test(name)) return mark
  return random.chance(0.05) ? '/fail' : `${mark} ${random.pick(TEXTS)}`
}

/** A text that the rules of every form accept in this field. */
export function validWordsFor({ name, type }: Pick<Control, 'name' | 'type'>, count: number): string {
  const mark = `robot${count}x`
  if (type === 'password') return /new/i.test(name) ? 'Perigee-7-moons' : mira.password
  if (/^login/i.test(name)) return 'mira'
  if (type === 'email' || /e-?mail/i.test(name)) return `${mark}@example.com`
  if (/beta/i.test(name)) return 'PERIGEE-BETA'
  if (/DELETE/.test(name)) return 'DELETE'
  return mark
}

/** The unique word of a typed text; undefined for a text without one. */
export function markOf(text: string): string | undefined {
  return /^robot\d+x/.exec(text)?.[0]
}
